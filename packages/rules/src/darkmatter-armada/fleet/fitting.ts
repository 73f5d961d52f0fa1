/** What a ship's class and fittings give it before anything is damaged: its spaces, its boxes, its ratings. */
import { sum } from '../../mechanics/blueprint-fleets/lists/design.ts';
import { stepped } from '../../mechanics/dice/index.ts';
import {
  blueprints,
  type EquipmentSpaceId,
  equipmentSpaceIds,
  type ReactorSpaceId,
  reactorSpaceIds,
  type SpaceId,
} from '../data/blueprints.ts';
import { classes, type MountId, mountIds } from '../data/classes.ts';
import { type DieSize, dieSizes } from '../data/dice.ts';
import { type FixedModuleId, fixedModules, type LifeSupportId, lifeSupports } from '../data/modules.ts';
import type { ModuleId, ReactorId } from '../data/modules.ts';
import type { OptionValues } from '../data/options.ts';
import type { MountKind } from '../data/ordnance.ts';
import {
  customizationsOf,
  defenseOf,
  lifeSupportOf,
  optionalModule,
  reactorIn,
  type ShipDesign,
  type WeaponDesign,
} from './design.ts';

/** The kind of a mount: its quadrant, or `T` for what fires all round (R-DA-32). */
export function mountKind(mount: MountId): MountKind {
  return mount === 'F' || mount === 'P' || mount === 'S' || mount === 'A' ? mount : 'T';
}

/** How many of that module are fitted; the hold of a freighter is a Cargo Space (R-DA-31). */
export function moduleCount(ship: Pick<ShipDesign, 'class' | 'equipment'>, module: ModuleId): number {
  const holds = module === 'cargo-space' && classes[ship.class].civilian ? 1 : 0;
  return holds + Object.values(ship.equipment).filter((id) => id === module).length;
}

/** Hangar Capacity of the class with its Hangar Bays (DA-12.1p, DA-12.7.14). */
export function hangarCapacity(ship: Pick<ShipDesign, 'class' | 'equipment'>): number {
  const bays = Object.values(ship.equipment).map((id) => {
    const effect = optionalModule(id)?.effect;
    return effect?.kind === 'hangar' ? (effect.classes[ship.class] ?? effect.others) : 0;
  });
  return classes[ship.class].hangar + sum(bays);
}

/** Units that the ship's Cargo Spaces hold (DA-12.7.7b). */
export function cargoCapacity(ship: Pick<ShipDesign, 'class' | 'equipment'>): number {
  return classes[ship.class].hullSize * moduleCount(ship, 'cargo-space');
}

/** Crew points that the ship starts with (DA-12.1v). */
export function crewPoints(ship: Pick<ShipDesign, 'class' | 'lifeSupport'>): number {
  return classes[ship.class].cp + lifeSupports[lifeSupportOf(ship)].crew;
}

/** The part of a row of boxes that is compromised; a third unless the players agree on another. */
export type CompromisedPart = OptionValues['compromisedBoxes'];
const parts: Readonly<Record<CompromisedPart, number>> = { quarter: 4, third: 3, half: 2 };

/** How many of the last boxes of a row are compromised: rounded up, or half of that rounded down, at least one (DA-1.8.6, R-DA-19). */
function compromised(boxes: number, halved: boolean, part: CompromisedPart): number {
  const all = Math.ceil(boxes / parts[part]);
  return halved ? Math.max(1, Math.floor(all / 2)) : all;
}

/** Compromised HP boxes; Redundant Systems halves them (DA-12.4.11). */
export function compromisedHull(
  ship: Pick<ShipDesign, 'class' | 'customizations'>,
  part: CompromisedPart = 'third',
): number {
  return compromised(classes[ship.class].hp, customizationsOf(ship).includes('redundant-systems'), part);
}

/** Compromised CP boxes; Veteran Crew halves them (DA-12.4.17). */
export function compromisedCrew(
  ship: Pick<ShipDesign, 'class' | 'customizations' | 'lifeSupport'>,
  part: CompromisedPart = 'third',
): number {
  return compromised(crewPoints(ship), customizationsOf(ship).includes('veteran-crew'), part);
}

/** Steps of the DEF die by rank; an admiral's take the place of a commander's (DA-3.3.1b, DA-3.3.2b, R-DA-22). */
export const rankSteps = { admiral: 2, commander: 1, captain: 0 } as const;

/** The DEF die as the ship begins: what is bought, its officer, its Point Defense Screen; copies do not add up (R-DA-23, R-DA-24). */
export function startingDefense(ship: Pick<ShipDesign, 'class' | 'def' | 'rank' | 'equipment'>): DieSize {
  const screens = Object.values(ship.equipment).map((id) => {
    const effect = optionalModule(id)?.effect;
    return effect?.kind === 'defense' ? effect.steps : 0;
  });
  const die = stepped(dieSizes, defenseOf(ship), rankSteps[ship.rank] + Math.max(0, ...screens));
  // Steps upwards never lead off the ladder.
  return dieSizes.find((each) => each === die) ?? defenseOf(ship);
}

/** The Critical Rating as the ship begins: Expert Engineers add 1 (DA-12.4.5), one Reinforced Hull its rating (DA-12.7.30). */
export function startingCriticalRating(ship: Pick<ShipDesign, 'class' | 'customizations' | 'equipment'>): number {
  const hulls = Object.values(ship.equipment).map((id) => {
    const effect = optionalModule(id)?.effect;
    return effect?.kind === 'critical-rating' ? effect.rating : 0;
  });
  const engineers = customizationsOf(ship).includes('expert-engineers') ? 1 : 0;
  return classes[ship.class].cr + engineers + Math.max(0, ...hulls);
}

/** What stands in a space of a ship. */
export type Fitted =
  | ({ readonly kind: 'weapon' } & WeaponDesign)
  | { readonly kind: 'module'; readonly module: ModuleId }
  | { readonly kind: 'reactor'; readonly reactor: ReactorId }
  | { readonly kind: 'life-support'; readonly grade: LifeSupportId }
  | { readonly kind: 'fixed'; readonly module: FixedModuleId };

const isMount = (space: SpaceId): space is MountId => (mountIds as readonly SpaceId[]).includes(space);
const isEquipment = (space: SpaceId): space is EquipmentSpaceId =>
  (equipmentSpaceIds as readonly SpaceId[]).includes(space);
const isReactor = (space: SpaceId): space is ReactorSpaceId => (reactorSpaceIds as readonly SpaceId[]).includes(space);

/** What the design puts into the space; null where it stays empty (DA-1.8.14, DA-1.8.15). */
export function fittedIn(ship: ShipDesign, space: SpaceId): Fitted | null {
  if (isMount(space)) {
    const weapon = ship.weapons[space];
    return weapon === undefined ? null : { kind: 'weapon', ...weapon };
  }
  if (isEquipment(space)) {
    const module = optionalModule(ship.equipment[space] ?? '');
    return module === undefined ? null : { kind: 'module', module: module.id };
  }
  if (isReactor(space)) return { kind: 'reactor', reactor: reactorIn(ship, space) };
  if (space === 'LS') return { kind: 'life-support', grade: lifeSupportOf(ship) };
  const fixed = Object.values(fixedModules).find(({ spaces }) => (spaces as readonly SpaceId[]).includes(space));
  return fixed === undefined ? null : { kind: 'fixed', module: fixed.id };
}

/** Every space of the class's blueprint, in the order of its critical map, with what the design puts into it. */
export function fittedSpaces(ship: ShipDesign): readonly { readonly space: SpaceId; readonly fitted: Fitted | null }[] {
  const spaces = [...new Set(blueprints[ship.class].criticals.map(({ space }) => space))];
  return spaces.map((space) => ({ space, fitted: fittedIn(ship, space) }));
}
