/** Deploying the fleets: QR-5.2.5, R-QR-57, scouts last (QR-5.2.6, R-QR-62). */
import { distanceMils } from '../../../geometry/table/index.ts';
import type { Rejection, Seat } from '../../../kernel/contract.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { type HidingRules, placesFor as placesBy } from '../../../mechanics/blueprint-fleets/ambush/hiding.ts';
import type { ReserveRules } from '../../../mechanics/blueprint-fleets/reserve/waiting.ts';
import type { DeployRules } from '../../../mechanics/blueprint-fleets/setup/deploying.ts';
import { suggestDeployment as suggestBy } from '../../../mechanics/blueprint-fleets/setup/formation.ts';
import { placedShips } from '../../../mechanics/blueprint-fleets/ships.ts';
import { distances, sizes } from '../../data/sizes.ts';
import type { SquadronId } from '../../ids.ts';
import { type Base, ground, onTheTable, setDown } from '../../ship/clearance.ts';
import { hasCustomization } from '../../ship/ships.ts';
import type { OpenTable } from '../../state.ts';
import { optionOf, type Ship } from '../../table.ts';

/** Scouts go anywhere more than 12" from enemies where the players have agreed so (R-QR-62). */
function freeArea(state: OpenTable): boolean {
  const frame = state.frames.at(-1);
  const scouts = frame?.kind === 'deployment' && frame.step === 'scouts';
  return scouts && optionOf(state.match, 'scoutArea') === 'anywhere-12-from-enemy';
}

const SCOUT_CLEARANCE = 12_000;

function freeFault(state: OpenTable, ship: Ship, base: Base): Rejection | undefined {
  if (!onTheTable(state, base))
    return refuse('off-table', 'QR-8.2.5a', `${ship.name} would reach over the table's edge. Place it on the table.`);
  const near = placedShips(state).find(
    (enemy) => enemy.seat !== ship.seat && distanceMils(enemy.at, base.at) <= SCOUT_CLEARANCE,
  );
  if (near === undefined) return undefined;
  return refuse('near-enemy', 'R-QR-62', `${ship.name} would stand within 12″ of ${near.name}. Place it farther off.`);
}

/** A base too large for its zone stands at its side's own edge (QR-5.2.5.3b, R-QR-59, R-QR-226); tokens: QR-5.2.5.1a. */
export const deploying: DeployRules = {
  ground,
  commandRadiusMils: distances.commandRadiusMils,
  isScout: (ship: Ship) => hasCustomization(ship, 'scout'),
  isScreen: (ship: Ship) => hasCustomization(ship, 'defensive-screen'),
  awayFromZone: (state: OpenTable, ship: Ship, base) => (freeArea(state) ? freeFault(state, ship, base) : null),
  ship: setDown('QR-8.2.5a', 'Place it on the table.'),
  token: {
    edge: ['QR-8.2.5a', 'Place it on the table.'],
    overlap: ['R-QR-162', 'Place it clear of it.'],
    planet: 'token',
  },
  zone: 'QR-5.2.5.3a',
  beside: 'QR-8.3.7a',
  whole: 'QR-5.2.5a',
  fightersOut: 'QR-5.2.5.1a',
  scouts: 'QR-5.2.6a',
  turn: 'QR-5.2.5b',
  reserve: 'QR-5.2.5c',
};

/** Squadrons behind discs: QR-5.2.5.4a-c, R-QR-53, R-QR-60. */
export const hiding: HidingRules = {
  ground,
  discRadiusMils: sizes.ambushDiscDiameterMils / 2,
  hasAmbush: (ship: Ship) => hasCustomization(ship, 'ambush'),
  ambush: 'QR-5.2.5.4a',
  seen: 'R-QR-53',
  hide: 'QR-5.2.5.4b',
  lie: 'R-QR-60',
  enemy: 'QR-5.2.5.4c',
};

/** Squadrons in hyperspace: QR-5.2.5.2, at the end QR-9.1c; from round 5 on they are lost (QR-7.1.3a, R-QR-73). */
export const reserves: ReserveRules & { readonly lostFromRound: number } = {
  lostFromRound: 5,
  hasHyperdrive: (ship: Ship) => ship.spaces.HY !== undefined,
  late: 'QR-7.1.3a',
  called: 'QR-7.1.1a',
  flagship: 'QR-5.2.5.2c',
  whole: 'QR-5.2.5.2b',
  hyperdrive: 'R-QR-58',
  share: 'QR-5.2.5.2a',
};

export const suggestDeployment = (state: OpenTable, squadron: SquadronId) => suggestBy(deploying, state, squadron);
export const placesFor = (state: OpenTable, seat: Seat) => placesBy(hiding, state, seat);
