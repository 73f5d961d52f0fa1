/** How attacks begin: by an Attack action, by a field that a unit enters or stands in; and how a patrol joins in. */
import type { Crippling, FeatureId, UnitId, WeaponId } from '../../ids.ts';
import type { Procedure } from '../../procedure.ts';
import type { OpenTable } from '../../state.ts';
import type { Unit } from '../../table.ts';
import { living } from '../../damage/harm.ts';
import { hexOf, patrolOf } from '../../unit/units.ts';
import type { AttackFrame } from './schema.ts';
import type { AttackSpec } from './readiness.ts';
import { provokes, weaponOf } from './shot.ts';

const blank = {
  kind: 'attack',
  attacker: null,
  feature: null,
  weapon: null,
  power: false,
  bonusDice: 0,
  cripples: null,
  step: 'declared',
  patrol: null,
  reduced: 0,
  swept: false,
  sweptPaid: false,
  struck: false,
  rolls: [],
  result: null,
  targetDestroyed: false,
  selfDestructs: false,
  marked: [],
} as const satisfies Partial<AttackFrame>;

/**
 * Lays an attack that `checkAttack` lets through on top of the flow; the frame below goes on when it is over, whatever
 * became of both units. `cause: 'order'` uses up the unit's attack of this turn (R-FC-235).
 */
export function declareAttack(p: Procedure, spec: AttackSpec): void {
  const [attacker, target] = [p.state.units[spec.attacker], p.state.units[spec.target]];
  const at = target === undefined ? null : hexOf(p.state, target);
  if (attacker === undefined || target === undefined || at === null) return;
  const weapon: WeaponId | null = spec.mode === 'weapon' ? (spec.weapon ?? null) : null;
  const cripples: Crippling | null = spec.cripples ?? null;
  p.emit({
    kind: 'attack-declared',
    mode: spec.mode,
    cause: spec.cause,
    attacker: attacker.id,
    feature: null,
    target: target.id,
    weapon,
    power: spec.power ?? false,
  });
  p.push({
    ...blank,
    rolls: [],
    marked: [],
    mode: spec.mode,
    cause: spec.cause,
    attacker: attacker.id,
    side: attacker.side,
    target: target.id,
    weapon,
    power: spec.power ?? false,
    bonusDice: spec.bonusDice ?? 0,
    cripples,
    targetAt: at,
  });
}

/** A field attacks a unit in its hex; nothing happens to a unit that is gone, or to one that the mines know (R-FC-96). */
export function hazardAttack(p: Procedure, { feature: id, unit }: { feature: FeatureId; unit: UnitId }): void {
  const [feature, target] = [p.state.features[id], living(p, unit)];
  if (feature === undefined || target?.place !== 'board' || target.at === null || !isHazard(p.state, id, target))
    return;
  p.emit({
    kind: 'attack-declared',
    mode: 'hazard',
    cause: 'hazard',
    attacker: null,
    feature: id,
    target: unit,
    weapon: null,
    power: false,
  });
  p.push({
    ...blank,
    rolls: [],
    marked: [],
    mode: 'hazard',
    cause: 'hazard',
    feature: id,
    side: 'neutral',
    target: unit,
    targetAt: target.at,
  });
}

/** Whether a feature attacks units of this one's side: mines spare their owner's (FC-TER-10, R-FC-87, R-FC-96). */
export function isHazard(table: OpenTable, id: FeatureId, unit: Unit): boolean {
  const feature = table.features[id];
  if (feature?.at === null || feature === undefined) return false;
  if (feature.kind === 'asteroids') return true;
  return (
    feature.kind === 'minefield' && feature.strength > 0 && (feature.side === 'neutral' || feature.side !== unit.side)
  );
}

/** The patrol that its owner may send against this attack for a card: ready, its ship the target (R-FC-160, R-FC-161). */
export function patrolThatMayReact(table: OpenTable, frame: AttackFrame): Unit | undefined {
  const target = table.units[frame.target];
  const attacker = frame.attacker === null ? undefined : table.units[frame.attacker];
  const incoming = { mode: frame.mode, attacker: attacker ?? null, weapon: weaponOf(frame.weapon) };
  if (target?.place !== 'board' || frame.patrol !== null || !provokes(incoming)) return undefined;
  const patrol = patrolOf(table, target);
  return patrol?.patrolReady === true && patrol.ships > 0 ? patrol : undefined;
}

/**
 * The patrol flies against the attack that waits below the window; its token, and no other, is flipped by that
 * (FC-CAP-5, FC-MISC-11, R-FC-159).
 */
export function reactWithPatrol(p: Procedure): void {
  const index = p.state.frames.findLastIndex((frame) => frame.kind === 'attack');
  const frame = p.state.frames[index];
  if (frame?.kind !== 'attack') return;
  const patrol = patrolThatMayReact(p.state, frame);
  if (patrol === undefined) return;
  p.emit({ kind: 'patrol-reacted', unit: patrol.id, parent: frame.target });
  p.set({ frames: p.state.frames.map((each, at) => (at === index ? { ...frame, patrol: patrol.id } : each)) });
}
