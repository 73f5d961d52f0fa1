/** The power budget of a ship: what its reactors give and what its systems draw, place by place (DA-12.2.3a, DA-12.2.3b). */
import { sum } from '../../mechanics/blueprint-fleets/lists/design.ts';
import {
  blueprints,
  type EquipmentSpaceId,
  equipmentSpaceIds,
  type ReactorSpaceId,
  reactorSpaceIds,
} from '../data/blueprints.ts';
import { classes, type MountId, mountIds } from '../data/classes.ts';
import { powerByDie } from '../data/dice.ts';
import { reactors } from '../data/modules.ts';
import type { OptionValues } from '../data/options.ts';
import { ordnance } from '../data/ordnance.ts';
import { defenseOf, optionalModule, reactorIn, type ShipDesign, type WeaponDesign } from './design.ts';

/** Where power comes from or goes. */
export type PowerPlace = 'class' | 'def' | MountId | EquipmentSpaceId | ReactorSpaceId;

export interface PowerLine {
  readonly at: PowerPlace;
  readonly power: number;
}

export interface PowerBudget {
  readonly available: number;
  readonly used: number;
  /** The rating of the class, then reactors and Auxiliary Power Units; none that give nothing. */
  readonly sources: readonly PowerLine[];
  /** The DEF system, then weapons and modules; none that draw nothing. */
  readonly drains: readonly PowerLine[];
}

/** What a DEF system draws that is not above its class's baseline (R-DA-20). */
export type DefPower = OptionValues['baselineDefPower'];

/** The spaces of a ship's own blueprint among `ids`. */
function spacesAmong<Id extends string>(ship: Pick<ShipDesign, 'class'>, ids: readonly Id[]): readonly Id[] {
  const drawn: readonly string[] = blueprints[ship.class].criticals.map(({ space }) => space);
  return ids.filter((id) => drawn.includes(id));
}

/** The mounts, equipment spaces and reactor spaces of the ship's class, in the order in which they are listed. */
export const mountsOf = (ship: Pick<ShipDesign, 'class'>): readonly MountId[] => spacesAmong(ship, mountIds);
export const equipmentSpacesOf = (ship: Pick<ShipDesign, 'class'>): readonly EquipmentSpaceId[] =>
  spacesAmong(ship, equipmentSpaceIds);
export const reactorSpacesOf = (ship: Pick<ShipDesign, 'class'>): readonly ReactorSpaceId[] =>
  spacesAmong(ship, reactorSpaceIds);

/** What a weapon draws by its die (DA-12.2.3c). */
export const weaponPower = ({ ordnance: id, die }: WeaponDesign): number =>
  powerByDie[ordnance[id].torpedo ? 'torpedo' : 'direct'][die];

/** What the ship's DEF system draws (DA-12.2.3c, R-DA-20). */
export function defensePower(ship: Pick<ShipDesign, 'class' | 'def'>, baseline: DefPower = 'charged'): number {
  const base = classes[ship.class].def;
  const die = defenseOf(ship);
  if (baseline === 'charged' || die < base) return powerByDie.defense[die];
  if (baseline === 'free') return die === base ? 0 : powerByDie.defense[die];
  return powerByDie.defense[die] - powerByDie.defense[base];
}

const lines = (all: readonly PowerLine[]): readonly PowerLine[] => all.filter(({ power }) => power > 0);
const total = (all: readonly PowerLine[]): number => sum(all.map(({ power }) => power));

/**
 * The budget of a design, legal or not; what has no place on its blueprint draws and gives all the same. Life support,
 * drives, bridge and hyperdrive draw nothing (DA-12.2.3d).
 */
export function powerBudget(ship: ShipDesign, baseline: DefPower = 'charged'): PowerBudget {
  const { power, auxiliaryPower } = classes[ship.class];
  const fitted = equipmentSpaceIds.map((at) => ({ at, id: ship.equipment[at] ?? '' }));
  const sources = lines([
    { at: 'class', power },
    ...reactorSpaceIds.map((at) => ({ at, power: reactors[reactorIn(ship, at)].power })),
    ...fitted.map(({ at, id }) => ({ at, power: id === 'auxiliary-power-unit' ? auxiliaryPower : 0 })),
  ]);
  const drains = lines([
    { at: 'def', power: defensePower(ship, baseline) },
    ...mountIds.map((at) => {
      const weapon = ship.weapons[at];
      return { at, power: weapon === undefined ? 0 : weaponPower(weapon) };
    }),
    ...fitted.map(({ at, id }) => ({ at, power: optionalModule(id)?.power ?? 0 })),
  ]);
  return { available: total(sources), used: total(drains), sources, drains };
}
