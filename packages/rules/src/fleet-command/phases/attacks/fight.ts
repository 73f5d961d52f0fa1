/** What comes before the attack: the patrol's fight and defensive fire (R-FC-127 to R-FC-132, R-FC-160 to R-FC-163). */
import type { Weapon } from '../../data/weapons.ts';
import { addFocusFire, living, loseShips } from '../../damage/harm.ts';
import type { FeatureId, WeaponId } from '../../ids.ts';
import type { Procedure } from '../../procedure.ts';
import type { Unit } from '../../table.ts';
import { evasiveOf, setting, warDice } from '../../unit/stats.ts';
import { marksOf, successes, type Throw, throwDice } from './dice.ts';
import type { AttackFrame } from './schema.ts';
import { attackerOf, incomingOf } from './question.ts';
import type { Roll } from './roll.ts';
import {
  armourInDefence,
  defenceOptions,
  evasiveAgainstDefence,
  fightPool,
  hazardPool,
  patrolWeapon,
  penetrating,
  plainArmour,
  rapidFire,
  takesDiceOff,
  value,
  weaponOf,
} from './shot.ts';

const blank = {
  feature: null,
  armour: [],
  rapidFire: 0,
  evasive: 0,
  highExplosive: false,
  evader: null,
  marks: 0,
} as const;

/** The least face with which a field hits (FC-TER-2, FC-TER-7, R-FC-87). */
export const HAZARD_NEED = 5;

/**
 * The patrol's pool; for close quarters weapons and fields the initiator's first, at the same time (FC-CAP-7, FC-CAP-8,
 * R-FC-162, R-FC-163). Ordnance does not fight back (FC-CAP-9).
 */
export function beginFight(p: Procedure, frame: AttackFrame, patrol: Unit): void {
  const weapon = patrolWeapon(patrol);
  const target = p.state.units[frame.target];
  if (weapon === undefined || target === undefined) return p.replace({ ...frame, step: 'defence' });
  const initiator = initiatorThrow(p, frame, patrol);
  const rolls: Roll[] = [
    ...(initiator === undefined ? [] : [throwDice(p, initiator)]),
    throwDice(p, patrolThrow(p, frame, patrol, weapon)),
  ];
  p.replace({ ...frame, rolls });
}

function initiatorThrow(p: Procedure, frame: AttackFrame, patrol: Unit): Throw | undefined {
  const [attacker, weapon] = [attackerOf(p.state, frame), weaponOf(frame.weapon)];
  const { options } = p.state.match;
  const common = {
    ...blank,
    stage: 'initiator',
    against: patrol.id,
    evader: patrol.id,
    evasive: evasiveOf(patrol, options),
  } as const;
  const field = frame.feature === null ? undefined : p.state.features[frame.feature];
  if (field !== undefined)
    return {
      ...common,
      feature: field.id,
      unit: null,
      side: 'neutral',
      pool: hazardPool(field),
      need: HAZARD_NEED,
      armour: plainArmour(p.state, patrol, 1),
      valour: false,
      ferocious: false,
    };
  if (frame.mode !== 'weapon' || attacker === undefined || weapon?.closeQuarters !== true) return undefined;
  return {
    ...common,
    unit: attacker.id,
    side: attacker.side,
    pool: fightPool(attacker, weapon),
    need: warDice(attacker),
    armour: plainArmour(p.state, patrol, penetrating(weapon, frame.power)),
    rapidFire: rapidFire(weapon, frame.power, patrol),
    highExplosive: weapon.highExplosive,
    valour: true,
    ferocious: true,
  };
}

function patrolThrow(p: Procedure, frame: AttackFrame, patrol: Unit, weapon: Weapon): Throw {
  const incoming = incomingOf(p.state, frame);
  const against = takesDiceOff(incoming) ? null : incoming.attacker;
  return {
    ...blank,
    stage: 'patrol',
    unit: patrol.id,
    side: patrol.side,
    against: against?.id ?? null,
    evader: against?.id ?? null,
    pool: fightPool(patrol, weapon),
    need: warDice(patrol),
    armour: against === null ? [] : plainArmour(p.state, against, weapon.penetrating),
    rapidFire: against === null ? 0 : rapidFire(weapon, false, against),
    evasive: against === null ? 0 : evasiveOf(against, p.state.match.options),
    highExplosive: weapon.highExplosive,
    marks: against === null ? 0 : weapon.ionizing ? 2 : 1,
    valour: true,
    ferocious: true,
  };
}

/**
 * Losses of both at the same time (FC-CAP-6). The patrol's successes reduce a minefield (FC-CAP-7), take dice off the
 * attack to come of asteroids (FC-CAP-8) or ordnance (FC-CAP-9), or hit who rams or boards (FC-CAP-10).
 */
export function endFight(p: Procedure, frame: AttackFrame): void {
  const [initiator, patrol] = [
    frame.rolls.find(({ stage }) => stage === 'initiator'),
    frame.rolls.find(({ stage }) => stage === 'patrol'),
  ];
  const incoming = incomingOf(p.state, frame);
  const hits = patrol === undefined ? 0 : successes(patrol);
  const field = frame.feature === null ? undefined : p.state.features[frame.feature];
  const off = patrol?.against === null && field?.kind !== 'minefield' ? hits : 0;
  if (initiator !== undefined) tell(p, frame, initiator, 0);
  if (patrol !== undefined) tell(p, frame, patrol, off);
  const struckPatrol = initiator === undefined ? 0 : applyLosses(p, frame, initiator);
  const marked = patrol === undefined ? [] : applyFightOnUnit(p, frame, patrol);
  const swept = field?.kind === 'minefield' && hits > 0;
  if (swept) reduceMinefield(p, field.id, 'patrol');
  p.replace({
    ...frame,
    step: 'defence',
    rolls: [],
    reduced: frame.reduced + off,
    swept: frame.swept || swept,
    sweptPaid: frame.sweptPaid || swept,
    struck: frame.struck || (incoming.mode === 'hazard' && struckPatrol > 0),
    marked: [...frame.marked, ...marked],
  });
}

/** Focus Fire from the dice that mark, then the ships; the units that were marked. */
function applyFightOnUnit(p: Procedure, frame: AttackFrame, roll: Roll): string[] {
  if (roll.against === null) return [];
  const placed = addFocusFire(p, roll.against, marksOf(roll), { rule: 'R-FC-117', by: causeName(p, roll) });
  applyLosses(p, frame, roll);
  return placed > 0 ? [roll.against] : [];
}

const causeName = (p: Procedure, roll: Roll): string =>
  roll.unit === null ? 'the field' : (p.state.units[roll.unit]?.name ?? roll.unit);

function applyLosses(p: Procedure, _frame: AttackFrame, roll: Roll): number {
  if (roll.against === null) return 0;
  const remaining = Math.max(0, successes(roll) - value(roll.armour));
  const rule = roll.stage === 'defence' ? 'FC-DF-5' : 'R-FC-162';
  return loseShips(p, roll.against, remaining, { rule, by: causeName(p, roll) });
}

/** The event that says what a settled roll comes to. */
export function tell(p: Procedure, frame: AttackFrame, roll: Roll, reduces: number): void {
  const hits = successes(roll);
  p.emit({
    kind: 'roll-resolved',
    stage: roll.stage,
    unit: roll.unit,
    feature: roll.unit === null ? frame.feature : null,
    against: roll.against,
    successes: hits,
    armour: roll.armour,
    remaining: roll.against === null ? 0 : Math.max(0, hits - value(roll.armour)),
    marks: marksOf(roll),
    reduces,
  });
}

/** One step down: 5, 3, gone (FC-TER-9). An asteroid field stays as it is (FC-TER-3). */
export function reduceMinefield(p: Procedure, id: FeatureId, why: string): void {
  const field = p.state.features[id];
  if (field?.kind !== 'minefield' || field.strength === 0) return;
  p.emit({ kind: 'minefield-reduced', feature: id, from: field.strength, to: field.strength > 3 ? 3 : 0, why });
}

/** The target fires with a weapon, or lets the attack come (R-FC-126). That does not activate it (FC-MISC-11). */
export function answerDefence(p: Procedure, frame: AttackFrame, weapon: WeaponId | null): void {
  const target = p.state.units[frame.target];
  const incoming = incomingOf(p.state, frame);
  const option =
    target === undefined
      ? undefined
      : defenceOptions(p.state, target, incoming).find((each) => each.weapon.id === weapon);
  p.emit({ kind: 'defence-answered', unit: frame.target, weapon: option?.weapon.id ?? null });
  if (target === undefined || option === undefined) return p.replace({ ...frame, step: 'strike' });
  const against = takesDiceOff(incoming) ? null : incoming.attacker;
  const { options } = p.state.match;
  const evasive = evasiveAgainstDefence(p.state, incoming, frame.power);
  const reactive = setting(options, 'focusFireFromReactiveRolls', false);
  const roll = throwDice(p, {
    ...blank,
    stage: 'defence',
    unit: target.id,
    side: target.side,
    against: against?.id ?? null,
    evader: incoming.attacker?.id ?? null,
    pool: option.pool,
    need: warDice(target),
    armour: against === null ? [] : armourInDefence(against, option.weapon),
    evasive,
    highExplosive: option.weapon.highExplosive,
    marks: reactive && against !== null ? 1 : 0,
    valour: true,
    ferocious: false,
  });
  p.replace({ ...frame, rolls: [roll] });
}

/** Its successes hurt the attacker, or take dice off a field or off ordnance (FC-DF-5, FC-DF-6). */
export function endDefence(p: Procedure, frame: AttackFrame): void {
  const [roll] = frame.rolls;
  if (roll === undefined) return p.replace({ ...frame, step: 'strike' });
  const hits = successes(roll);
  const reduces = roll.against === null ? hits : 0;
  tell(p, frame, roll, reduces);
  const marked = applyFightOnUnit(p, frame, roll);
  p.replace({
    ...frame,
    step: 'strike',
    rolls: [],
    reduced: frame.reduced + reduces,
    swept: frame.swept || (frame.mode === 'hazard' && hits > 0),
    marked: [...frame.marked, ...marked],
  });
}

/** Whether who attacks is still there to do so; fields are, until their mines are gone. */
export function attackerLives(p: Procedure, frame: AttackFrame): boolean {
  if (frame.attacker !== null) return living(p, frame.attacker) !== undefined;
  const field = frame.feature === null ? undefined : p.state.features[frame.feature];
  return field !== undefined && field.at !== null;
}
