/** Deploying the fleets: DA-6.2.5, R-DA-48, reserve R-DA-49, ambush DA-6.2.5.5, R-DA-50, scouts last DA-6.2.6, R-DA-51. */
import { separationMils, baseGapMils } from '../../../geometry/table/index.ts';
import type { Rejection, Seat } from '../../../kernel/contract.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { type HidingRules, placesFor as placesBy } from '../../../mechanics/blueprint-fleets/ambush/hiding.ts';
import type { ReserveRules } from '../../../mechanics/blueprint-fleets/reserve/waiting.ts';
import { opponentOf, zonesOfSide } from '../../../mechanics/blueprint-fleets/seats.ts';
import type { DeployRules } from '../../../mechanics/blueprint-fleets/setup/deploying.ts';
import { suggestDeployment as suggestBy } from '../../../mechanics/blueprint-fleets/setup/formation.ts';
import { inches } from '../../../mechanics/blueprint-fleets/names.ts';
import { discsOf, onTable } from '../../../mechanics/blueprint-fleets/ships.ts';
import { areaShape } from '../../../mechanics/open-table/index.ts';
import { distances, sizes } from '../../data/sizes.ts';
import type { SquadronId } from '../../ids.ts';
import { type Base, ground, onTheTable, setDown, tape } from '../../ship/clearance.ts';
import { hasCustomization } from '../../ship/ships.ts';
import { baseRadiusMils } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import { optionOf, type Ship } from '../../table.ts';

const discRadiusMils = sizes.ambushDiscDiameterMils / 2;

/** Scouts that were kept for last stand anywhere but in an enemy zone or in contact with the enemy (R-DA-51). */
function scoutFault(state: OpenTable, ship: Ship, base: Base): Rejection | undefined {
  if (!onTheTable(state, base))
    return refuse('off-table', 'DA-9.2.8', `${ship.name} would reach over the table's edge. Place it on the table.`);
  const enemy = opponentOf(state, ship.seat);
  const side = state.sides[enemy];
  const shape = { at: base.at, shape: { kind: 'circle', radiusMils: base.radiusMils } } as const;
  const inZone = (side === undefined ? [] : zonesOfSide(side)).some(
    (zone) => separationMils(shape, areaShape(zone)) < -tape.distanceMils,
  );
  if (inZone)
    return refuse(
      'enemy-zone',
      'DA-6.2.6',
      `${ship.name} would stand in the enemy’s deployment zone. Place it outside.`,
    );
  const away = optionOf(state.match, 'scoutDistanceMils');
  const near = [
    ...onTable(state, enemy).map(({ name, at }) => ({ name, base: { at, radiusMils: baseRadiusMils() } })),
    ...discsOf(state, enemy).map(({ at }) => ({ name: 'an enemy overlay', base: { at, radiusMils: discRadiusMils } })),
  ].map((other) => ({ ...other, gapMils: baseGapMils(base, other.base) }));
  const touched = near.find(({ gapMils }) => gapMils <= tape.contactMils);
  if (touched === undefined) {
    const close = near.find(({ gapMils }) => gapMils < away - tape.distanceMils);
    if (close === undefined) return undefined;
    const sentence = `${ship.name} would stand ${inches(close.gapMils)} from ${close.name}. Keep scouts ${inches(away)} from the enemy.`;
    return refuse('near-enemy', 'R-DA-51', sentence, { leastMils: away });
  }
  return refuse('touches-enemy', 'DA-6.2.6', `${ship.name} would touch ${touched.name}. Place it clear of the enemy.`);
}

/** Its squadron deploys after all others, and not in a zone. */
function scoutsNow(state: OpenTable): boolean {
  const frame = state.frames.at(-1);
  return frame?.kind === 'deployment' && frame.step === 'scouts';
}

export const deploying: DeployRules = {
  ground,
  commandRadiusMils: distances.commandRadiusMils,
  isScout: (ship: Ship) => hasCustomization(ship, 'scout'),
  isScreen: (ship: Ship) => hasCustomization(ship, 'defensive-screen'),
  awayFromZone: (state: OpenTable, ship: Ship, base) => (scoutsNow(state) ? scoutFault(state, ship, base) : null),
  ship: setDown('DA-6.2.5.4', 'Place it on the table.'),
  token: {
    edge: ['DA-6.2.5.1', 'Place it on the table.'],
    overlap: ['R-DA-72', 'Place it clear of it.'],
    planet: 'token',
  },
  zone: 'DA-6.2.5.4',
  beside: 'DA-6.2.5.1',
  whole: 'DA-6.2.5b',
  fightersOut: 'DA-6.2.5.1',
  scouts: 'DA-6.2.6',
  turn: 'DA-6.2.5a',
  reserve: 'DA-6.2.5b',
};

/** Squadrons behind overlays: DA-6.2.5.5a, DA-6.2.5.5b, R-DA-50. */
export const hiding: HidingRules = {
  ground,
  discRadiusMils,
  hasAmbush: (ship: Ship) => hasCustomization(ship, 'ambush'),
  ambush: 'DA-6.2.5.5a',
  seen: 'DA-6.2.5.5a',
  hide: 'DA-6.2.5.5a',
  lie: 'R-DA-50',
  enemy: 'DA-6.2.5.5b',
};

/** Squadrons in hyperspace: DA-6.2.5.3; they may come in any round, by two portals at most at once (DA-8.1c, R-DA-57). */
export const reserves: ReserveRules = {
  hasHyperdrive: (ship: Ship) => ship.spaces.HY !== undefined,
  late: 'DA-7.2',
  called: 'DA-8.1a',
  flagship: 'DA-6.2.5.3b',
  whole: 'DA-6.2.5.3b',
  hyperdrive: 'R-DA-49',
  share: 'DA-6.2.5.3a',
  mostOpen: { portals: 2, rule: 'DA-8.1c' },
};

export const suggestDeployment = (state: OpenTable, squadron: SquadronId) => suggestBy(deploying, state, squadron);
export const placesFor = (state: OpenTable, seat: Seat) => placesBy(hiding, state, seat);
