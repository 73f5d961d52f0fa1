/** What uncancelled Ordnance results do to the target: 11.5, in the order of the ordnance table (R-QR-137, R-QR-139, R-QR-144). */
import { gainDisorder, loseCrew, loseHull } from '../../../mechanics/blueprint-fleets/losses/harm.ts';
import { destroy } from '../../../mechanics/blueprint-fleets/losses/withdrawal.ts';
import { ordnance, type Ordnance, type OrdnanceEffect, ordnanceIds } from '../../data/ordnance.ts';
import type { OrdnanceId, Point, ShipId, SpaceId } from '../../ids.ts';
import type { Procedure } from '../../procedure.ts';
import { isPlaced, shipOf } from '../../../mechanics/blueprint-fleets/ships.ts';
import { classOf, fittedSpaces, type PlacedShip } from '../../ship/ships.ts';
import { baseOf, baseRadiusMils, criticalRating, defense, maxMoveMils } from '../../ship/stats.ts';
import type { AttackFrame } from './schema.ts';
import type { OpenTable } from '../../state.ts';
import type { Ship } from '../../table.ts';
import { baseShape, chord, offset } from '../../../geometry/table/index.ts';
import { inTheWay } from '../../../mechanics/open-table/index.ts';
import { settle } from '../../../mechanics/blueprint-fleets/losses/settle.ts';
import { distances } from '../../data/sizes.ts';
import { onTheTable, standing } from '../../ship/clearance.ts';
import { strikeAlong } from '../movement/terrain.ts';
import { leaveTable } from '../../scenarios/ending.ts';

/** Results left in the attack whose effect is of this kind. */
export const resultsOf = (frame: AttackFrame, kind: OrdnanceEffect['kind']): number =>
  frame.pools.reduce(
    (total, pool, index) => total + (ordnance[pool.ordnance].effect.kind === kind ? (frame.results[index] ?? 0) : 0),
    0,
  );

/** Beam and Explosive: the extra dice of all their results in one batch (R-QR-12, R-QR-135). */
function rollOn(p: Procedure, frame: AttackFrame): void {
  const rolls = frame.pools.flatMap((pool, index) => {
    const { effect, name } = ordnance[pool.ordnance];
    const results = frame.results[index] ?? 0;
    if (effect.kind !== 'extra-dice' || results === 0) return [];
    const faces = [
      ...p.dice.roll(6, effect.dice * results, `extra dice: ${name} of ${shipOf(p.state, pool.ship).name}`),
    ];
    const hits = faces.filter((face) => face >= pool.need).length;
    return [{ ship: pool.ship, ordnance: pool.ordnance, need: pool.need, faces, hits }];
  });
  if (rolls.length === 0) return;
  const hits = rolls.reduce((total, roll) => total + roll.hits, 0);
  p.emit({ kind: 'extra-dice-rolled', by: frame.by, target: frame.target, rolls, hits });
  const rule = ordnance[rolls[0]?.ordnance ?? 'beam'].rule;
  loseHull(p, frame.target, hits, { rule, by: 'extra dice' });
}

/** Lasting losses: each is told with what remains. */
function impair(
  p: Procedure,
  frame: AttackFrame,
  id: OrdnanceId,
  of: 'defense' | 'critical-rating' | 'plasma-effects' | 'optimal-range',
  amount: number,
): void {
  const ship = shipOf(p.state, frame.target);
  const left = {
    defense: defense({ ...ship, defLost: ship.defLost + amount }),
    'critical-rating': criticalRating({ ...ship, crLost: ship.crLost + amount }),
    'plasma-effects': maxMoveMils({ ...ship, fullStop: false, plasmaEffects: ship.plasmaEffects + amount }),
    'optimal-range': null,
  }[of];
  p.emit({ kind: 'ship-impaired', ship: frame.target, ordnance: id, of, amount, left });
  // QR-8.4.8.5a
  if (of === 'critical-rating' && left === 0)
    destroy(p, frame.target, { rule: 'QR-8.4.8.5a', by: 'no critical rating left' });
}

function destroyGenerator(p: Procedure, frame: AttackFrame): void {
  const ship = shipOf(p.state, frame.target);
  const { generator: space } = frame;
  if (space === null) return;
  const shieldDropped = ship.shields[space] ?? null;
  p.emit({ kind: 'generator-destroyed', ship: frame.target, space, shieldDropped });
}

/** One type's results, `results` of them, on a target that is still there. */
function applyEffect(p: Procedure, frame: AttackFrame, { id, effect, name, rule }: Ordnance, results: number): void {
  const { target } = frame;
  const by = name;
  switch (effect.kind) {
    case 'extra-hits':
      return loseHull(p, target, effect.hits * results, { rule, by });
    case 'lose-hull':
      return loseHull(p, target, effect.hull * results, { rule, by });
    case 'lose-crew':
      return loseCrew(p, target, effect.crew * results, { rule, by });
    case 'gain-disorder':
      return gainDisorder(p, target, effect.markers * results, { rule, by });
    case 'lose-optimal-range':
      return impair(p, frame, id, 'optimal-range', 1);
    case 'lose-defense':
      return impair(p, frame, id, 'defense', effect.defense * results);
    case 'lose-critical-rating':
      return impair(p, frame, id, 'critical-rating', effect.rating * results);
    case 'slow':
      // R-QR-141: stations are unaffected.
      return classOf(shipOf(p.state, target)).station ? undefined : impair(p, frame, id, 'plasma-effects', results);
    case 'lose-initiative':
      return p.emit({ kind: 'initiative-jammed', seat: shipOf(p.state, target).seat, target, results });
    case 'destroy-shield-generator':
      return results >= effect.results ? destroyGenerator(p, frame) : undefined;
    // Each of these has its own step of the attack.
    case 'extra-dice':
    case 'push':
    case 'critical':
    case 'lower-cover':
      return undefined;
  }
}

/** Carries out every effect that has no step of its own; a ship that is gone receives nothing more. */
export function applyEffects(p: Procedure, frame: AttackFrame): void {
  for (const id of ordnanceIds) {
    if (!isPlaced(shipOf(p.state, frame.target))) return;
    // Beam and Explosive results roll on together, in one batch, at the place of the first of them.
    if (id === 'beam') rollOn(p, frame);
    const results = frame.pools.reduce(
      (total, pool, index) => total + (pool.ordnance === id ? (frame.results[index] ?? 0) : 0),
      0,
    );
    if (results > 0) applyEffect(p, frame, ordnance[id], results);
  }
}

/** Generators that are not destroyed yet, offline ones included. */
export const liveGenerators = (ship: Ship): readonly SpaceId[] =>
  fittedSpaces(ship, 'shield-generator').filter((space) => ship.spaces[space]?.condition !== 'destroyed');

/** What the owner may choose from; none where too few results are left. */
export function generatorsAtStake(state: OpenTable, frame: AttackFrame): readonly SpaceId[] {
  const { effect } = ordnance.disruptor;
  const needed = effect.kind === 'destroy-shield-generator' ? effect.results : Infinity;
  if (resultsOf(frame, 'destroy-shield-generator') < needed) return [];
  return liveGenerators(shipOf(state, frame.target));
}

const { effect } = ordnance.gravitational;
/** How far one result pushes, in mils. */
export const pushMils = effect.kind === 'push' ? effect.distanceMils : 0;

/** Where the push ends: the full way, or the last place short of it where no base is overlapped. */
function endOfPush(
  state: OpenTable,
  ship: PlacedShip,
  bearing: number,
): { to: Point; mils: number; stoppedBy: string | null } {
  const radiusMils = baseRadiusMils(ship);
  const others = standing(state, [ship.id]);
  let mils = pushMils;
  let stoppedBy: string | null = null;
  for (;;) {
    const base = { at: offset(ship.at, bearing, mils), radiusMils };
    const hit = mils === 0 ? undefined : inTheWay(base, others);
    if (hit === undefined) return { to: base.at, mils, stoppedBy };
    stoppedBy = hit.name;
    const room = hit.base.radiusMils + radiusMils - distances.contactMils;
    const part = chord(ship.at, base.at, baseShape({ at: hit.base.at, radiusMils: room }), {
      growMils: 0,
      edge: 'counts',
    });
    mils = Math.max(0, Math.min(mils - 1, part?.enterMils ?? mils - 1));
  }
}

/**
 * Pushes the target on one bearing, facing kept: terrain on its path acts, a planet or the table's edge destroys it,
 * bases in the way shorten the push. What the path does settles by itself; what the attack owes stays owed.
 */
export function pushOnce(p: Procedure, by: `seat-${number}`, shipId: ShipId, bearing: number): void {
  const ship = shipOf(p.state, shipId);
  if (!isPlaced(ship)) return;
  const from = ship.at;
  const { to, mils, stoppedBy } = endOfPush(p.state, ship, bearing);
  const owed = p.state.due;
  p.setDue({ checks: [], consequences: [] });
  p.emit({ kind: 'ship-pushed', by, ship: shipId, from, to, distanceMils: mils, bearingCdeg: bearing, stoppedBy });
  if (mils > 0) strikeAlong(p, shipId, from, to);
  const pushed = shipOf(p.state, shipId);
  if (isPlaced(pushed) && !onTheTable(p.state, baseOf(pushed)))
    leaveTable(p, shipId, { rule: 'QR-8.2.5a', by: 'pushed off the table' });
  settle(p);
  const gone = !isPlaced(shipOf(p.state, shipId));
  p.setDue({ ...owed, checks: gone ? owed.checks.filter((id) => id !== shipId) : owed.checks });
}
