/** What uncancelled Ordnance results do to the target: 11.5, in the order of the ordnance table (R-QR-144). */
import { loseCrew, loseHull, gainDisorder } from '../../../mechanics/blueprint-fleets/losses/harm.ts';
import { destroy } from '../../../mechanics/blueprint-fleets/losses/withdrawal.ts';
import { ordnance, type Ordnance, type OrdnanceEffect, ordnanceIds } from '../../data/ordnance.ts';
import type { OrdnanceId } from '../../ids.ts';
import type { Procedure } from '../../procedure.ts';
import { isPlaced, shipOf } from '../../../mechanics/blueprint-fleets/ships.ts';
import { classOf } from '../../ship/ships.ts';
import { criticalRating, defense, maxMoveMils } from '../../ship/stats.ts';
import type { AttackFrame } from './frames.ts';

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
