/** The current values of a ship: what its class gives, its fittings add and its losses take. */
import { distanceMils } from '../../geometry/table/index.ts';
import { stepped } from '../../mechanics/dice/index.ts';
import { basesOf } from '../../mechanics/blueprint-fleets/bases.ts';
import type { Squadron } from '../../mechanics/blueprint-fleets/records.ts';
import { commanderOf } from '../../mechanics/blueprint-fleets/ships.ts';
import { evasiveDice } from '../data/action-tables.ts';
import { type DieSize, dieSizes } from '../data/dice.ts';
import { modules } from '../data/modules.ts';
import { distances, sizes } from '../data/sizes.ts';
import type { ModuleId } from '../ids.ts';
import type { OpenTable } from '../state.ts';
import { optionOf, type Ship } from '../table.ts';
import { classOf, coreWorks, fittedSpaces, hasCustomization, type PlacedShip, workingSpaces } from './ships.ts';

/** How many modules of this kind work. */
export const working = (ship: Ship, module: ModuleId): number => workingSpaces(ship, module).length;

/** R-DA-140, R-DA-30: it can leave by hyperspace at all. */
export const canJump = (ship: Ship): boolean => coreWorks(ship, 'HY');

/** DA-12.7.20a, DA-12.7.20b, R-DA-151; `absent` for stations. */
export { driveState } from '../../mechanics/blueprint-fleets/fittings.ts';

/** R-DA-03: all ships have bases of one size. */
export const baseRadiusMils = (): number => sizes.baseDiameterMils / 2;
export const fighterRadiusMils = sizes.fighterDiameterMils / 2;

/** R-DA-03. */
export const { baseOf, touching } = basesOf<Ship>(baseRadiusMils, fighterRadiusMils, distances.contactMils);

/** DA-3.3.1b, DA-3.3.2b, R-DA-22: the higher bonus alone; a captain is neither (DA-3.3.3). */
const rankSteps = { admiral: 2, commander: 1, captain: 0 } as const;

/** R-DA-23: two steps up while a Point Defense Screen works; one below the rating bought once it is lost. */
function screenSteps(ship: Ship): number {
  const { effect } = modules['point-defense-screen'];
  if (effect.kind !== 'defense' || fittedSpaces(ship, 'point-defense-screen').length === 0) return 0;
  return working(ship, 'point-defense-screen') > 0 ? effect.steps : effect.steps - effect.stepsLost;
}

/**
 * The current DEF die (R-DA-23): what was bought, d4 while the Defense Network is destroyed (DA-12.7.11), with the steps
 * of rank and Point Defense Screen and `more` of the attack at hand, added up and clipped once (R-DA-07). Undefined
 * where it is stepped away.
 */
export function defenseDie(ship: Ship, more = 0): DieSize | undefined {
  const base = coreWorks(ship, 'DF') ? ship.def : 4;
  // All steps at once, and none beyond the d16 (DA-1.2.1c, R-DA-07).
  return stepped(dieSizes, base, rankSteps[ship.rank] + screenSteps(ship) + more) as DieSize | undefined;
}

/** The die that the ship has, or would have, for evading (R-DA-92). */
export const evasiveDie = ({ match }: OpenTable, ship: Ship): DieSize =>
  evasiveDice[optionOf(match, 'evasiveDice')][ship.speed];

/** How many critical hits so many hits score: one for each full CR, or one at most where that is agreed (R-DA-118). */
export function criticalsOf({ match }: OpenTable, hits: number, rating: number): number {
  const scored = Math.floor(hits / rating);
  return optionOf(match, 'criticals') === 'single' ? Math.min(1, scored) : scored;
}

/** Current CR: DA-1.8.5, Expert Engineers DA-12.4.5, Reinforced Hull DA-12.7.30, which no critical hit destroys. */
export function criticalRating(ship: Ship): number {
  const { effect } = modules['reinforced-hull'];
  const hull =
    fittedSpaces(ship, 'reinforced-hull').length > 0 && effect.kind === 'critical-rating' ? effect.rating : 0;
  return classOf(ship).cr + (hasCustomization(ship, 'expert-engineers') ? 1 : 0) + hull;
}

/** Hangar Capacity now: DA-12.1p, DA-12.7.14; none while every hangar location is destroyed (R-DA-135). */
export function hangarCapacity(ship: Ship): number {
  const { hangar } = classOf(ship);
  const { effect } = modules['hangar-bay'];
  const own = (['HG', 'HG2'] as const).filter((id) => ship.spaces[id] !== undefined);
  const bays = working(ship, 'hangar-bay');
  if (own.every((id) => !coreWorks(ship, id)) && bays === 0) return 0;
  const each = effect.kind === 'hangar' ? (effect.classes[ship.class] ?? effect.others) : 0;
  return hangar + bays * each;
}

/** R-DA-34: what has hangars, damaged ones included. */
export const isCarrier = (ship: Ship): boolean =>
  classOf(ship).hangar > 0 || fittedSpaces(ship, 'hangar-bay').length > 0;

/** DA-3.4a: within the command radius of its Squadron Commander, who is on the table. */
export function inCommand(state: OpenTable, squadron: Squadron, ship: PlacedShip): boolean {
  const commander = commanderOf(state, squadron);
  if (commander === undefined) return false;
  return distanceMils(ship.at, commander.at) <= distances.commandRadiusMils + distances.toleranceMils;
}
