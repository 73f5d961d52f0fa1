/** Ship records from a fleet design, as they are when the game begins (R-QR-64). */
import type { Seat } from '../../kernel/contract.ts';
import { blueprints, equipmentSpaceIds } from '../data/blueprints.ts';
import { classes } from '../data/classes.ts';
import { type ShipDesign, shipPoints } from '../fleet/design.ts';
import { hangarCapacity, shadedCrew, shadedHull } from '../fleet/fitting.ts';
import { type ModuleId, type SpaceId, mountIds, type ShipId, type SquadronId } from '../ids.ts';
import { freshActivation, type MatchViewRecord, optionOf, type Ship, type Space } from '../table.ts';
import { tokensOf } from '../../mechanics/blueprint-fleets/setup/fleets.ts';
import type { Fighter } from '../../mechanics/blueprint-fleets/records.ts';

const isMount = (space: SpaceId): space is (typeof mountIds)[number] =>
  (mountIds as readonly SpaceId[]).includes(space);
const isEquipment = (space: SpaceId): space is (typeof equipmentSpaceIds)[number] =>
  (equipmentSpaceIds as readonly SpaceId[]).includes(space);

function fittedIn(design: ShipDesign, space: SpaceId): Space['fitted'] {
  if (isMount(space)) {
    const weapon = design.weapons[space];
    return weapon === undefined ? null : { kind: 'weapon', ordnance: weapon.ordnance, dice: weapon.dice };
  }
  if (isEquipment(space)) {
    // A legal design fits optional modules only (QR-1.10.12a).
    const module = design.equipment[space] as ModuleId | undefined;
    return module === undefined ? null : { kind: 'module', module };
  }
  return { kind: 'core' };
}

/** Every space of the class's blueprint, in the order of its critical map; unused ones stay empty (QR-1.10.11a). */
export function buildSpaces(design: ShipDesign): Ship['spaces'] {
  const spaces: Ship['spaces'] = {};
  for (const { space } of blueprints[design.class].criticals)
    spaces[space] = { fitted: fittedIn(design, space), condition: 'working' };
  return spaces;
}

/**
 * A ship as it is built from a legal design: whole, unmarked, off the table, its shields down. Its record has its name,
 * class, full cost, squadron and rank; that of its side has the faction (QR-1.10.1a).
 */
export function buildShip(design: ShipDesign, of: { id: ShipId; seat: Seat; squadron: SquadronId }): Ship {
  const { hp, cp } = classes[design.class];
  const spaces = buildSpaces(design);
  const generators = (Object.entries(spaces) as [SpaceId, Space][])
    .filter(([, space]) => space.fitted?.kind === 'module' && space.fitted.module === 'shield-generator')
    .map(([id]) => [id, null] as const);
  // Written out: Node 20 gives each copy by `...` to which a field is added a hidden class of its own, a kilobyte and more.
  return {
    id: of.id,
    seat: of.seat,
    squadron: of.squadron,
    name: design.name,
    class: design.class,
    rank: design.rank,
    cost: shipPoints(design),
    place: 'off',
    at: null,
    facingCdeg: 0,
    hull: hp,
    hullMax: hp,
    hullShaded: shadedHull(design),
    crew: cp,
    crewMax: cp,
    crewShaded: shadedCrew(design),
    disorder: 0,
    fullStop: false,
    spaces,
    customizations: [...design.customizations],
    shields: Object.fromEntries(generators),
    defLost: 0,
    crLost: 0,
    plasmaEffects: 0,
    antimatter: false,
    cloak: 'off',
    activation: freshActivation(null),
    hangar: { launched: false, recovered: false, relaunched: false },
    spent: {},
    checked: false,
    captured: false,
    fate: null,
  };
}

/** Shades the boxes of a ship that was built as the match has it (R-QR-36). */
export function shade(ship: Ship, match: Pick<MatchViewRecord, 'options'>): void {
  const part = optionOf(match, 'shadedBoxes');
  ship.hullShaded = shadedHull(ship, part);
  ship.crewShaded = shadedCrew(ship, part);
}

/** The fighter tokens of a carrier: as many as its Hangar Capacity, all aboard (QR-1.10.7a). */
export function buildFighters(
  design: ShipDesign,
  of: { id: ShipId; seat: Seat },
  match: Pick<MatchViewRecord, 'options'>,
): readonly Fighter[] {
  const light = optionOf(match, 'lightCarrierHangarBonus');
  return tokensOf(design.name, of, hangarCapacity(design, light));
}
