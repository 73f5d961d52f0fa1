/** The attack itself, what it does to its target, and the roll of a rammed unit. */
import { addCrewDamage, addFocusFire, cripple, living, loseShips, testForHulk } from '../../damage/harm.ts';
import { capture } from '../../damage/harm.ts';
import type { Cause } from '../../damage/events.ts';
import type { Crippling, UnitId } from '../../ids.ts';
import type { Procedure } from '../../procedure.ts';
import type { Unit } from '../../table.ts';
import { cardOf, evasiveOf, isCapital, isFighter, printedArmour, setting, warDice } from '../../unit/stats.ts';
import { marksOf, successes, type Throw, throwDice } from './dice.ts';
import { HAZARD_NEED, tell } from './fight.ts';
import type { AttackFrame } from './schema.ts';
import { attackerOf, mayBeCaptured } from './question.ts';
import type { Part } from './roll.ts';
import {
  armourAtImpact,
  attackArmour,
  attackPool,
  hazardPool,
  impactPool,
  plainArmour,
  rapidFire,
  type Shot,
  value,
  weaponOf,
} from './shot.ts';

export const isBoarding = ({ mode }: Pick<AttackFrame, 'mode'>): boolean =>
  mode === 'boarding' || mode === 'counterattack';

/** The attack of a frame as a shot; undefined for a field. */
export function shotOf(frame: AttackFrame, attacker: Unit | undefined, target: Unit): Shot | undefined {
  if (frame.mode === 'hazard' || attacker === undefined) return undefined;
  const { mode, power, bonusDice } = frame;
  return { attacker, target, mode, weapon: weaponOf(frame.weapon), power, bonusDice };
}

const reducedBy = (dice: number): readonly Part[] =>
  dice === 0 ? [] : [{ amount: -dice, why: 'patrol and defensive fire', rule: 'FC-DF-6' }];

function strikeThrow(p: Procedure, frame: AttackFrame, target: Unit): Throw | undefined {
  const attacker = attackerOf(p.state, frame);
  const shot = shotOf(frame, attacker, target);
  const { options } = p.state.match;
  const common = {
    stage: 'attack',
    against: target.id,
    evader: target.id,
    evasive: evasiveOf(target, options),
  } as const;
  if (shot !== undefined) {
    const weapon = shot.mode === 'weapon' ? shot.weapon : null;
    return {
      ...common,
      unit: shot.attacker.id,
      feature: null,
      side: shot.attacker.side,
      pool: [...attackPool(p.state, shot), ...reducedBy(frame.reduced)],
      need: warDice(shot.attacker),
      armour: attackArmour(p.state, shot),
      rapidFire: rapidFire(weapon, frame.power, target),
      highExplosive: weapon?.highExplosive ?? false,
      marks: weapon?.ionizing === true ? 2 : 1,
      valour: true,
      ferocious: true,
    };
  }
  const field = frame.feature === null ? undefined : p.state.features[frame.feature];
  if (field === undefined) return undefined;
  return {
    ...common,
    unit: null,
    feature: field.id,
    side: 'neutral',
    // A minefield is reduced as a token, and by the dice that defensive fire takes off (R-FC-95, FC-DF-6).
    pool: [...hazardPool(field), ...reducedBy(frame.reduced)],
    need: HAZARD_NEED,
    armour: plainArmour(p.state, target, 1),
    rapidFire: 0,
    highExplosive: false,
    marks: 1,
    valour: false,
    ferocious: false,
  };
}

/**
 * Rolls the attack with the dice of the ships that defensive fire has left (FC-CQ-4); without dice it comes to nothing,
 * but has been made (R-FC-90).
 */
export function beginStrike(p: Procedure, frame: AttackFrame): void {
  const target = p.state.units[frame.target];
  const made = target === undefined ? undefined : strikeThrow(p, frame, target);
  if (made === undefined || value(made.pool) === 0) {
    p.emit({
      kind: 'attack-void',
      attacker: frame.attacker,
      feature: frame.feature,
      target: frame.target,
      why: 'no dice are left',
      rule: 'R-FC-90',
    });
    return p.replace({
      ...frame,
      step: frame.mode === 'ram' ? 'crippling' : 'aftermath',
      result: { successes: 0, remaining: 0, marks: 0 },
    });
  }
  p.replace({ ...frame, rolls: [throwDice(p, made)] });
}

/** Takes the settled roll as the result of the attack, by the Armour before its own Focus Fire (FC-DMG-7). */
export function endStrike(p: Procedure, frame: AttackFrame): void {
  const [roll] = frame.rolls;
  if (roll === undefined) return p.replace({ ...frame, step: 'aftermath' });
  tell(p, frame, roll, 0);
  const hits = successes(roll);
  const result = { successes: hits, remaining: Math.max(0, hits - value(roll.armour)), marks: marksOf(roll) };
  const next: AttackFrame = { ...frame, rolls: [], result };
  const target = p.state.units[frame.target];
  if (isBoarding(frame) && result.remaining > 0 && target !== undefined && mayBeCaptured(p.state, target))
    return p.replace({ ...next, step: 'prize' });
  harm(p, next);
}

/** The prize is taken, or destroyed after all (R-FC-150). */
export function answerPrize(p: Procedure, frame: AttackFrame, take: boolean): void {
  if (!take || frame.attacker === null || frame.result === null) return harm(p, frame);
  const cause: Cause = { rule: 'R-FC-147', by: 'boarders' };
  addCrewDamage(p, frame.target, Math.min(frame.result.marks, crewDamageLeft(p, frame.target)), cause);
  takeArtifact(p, frame);
  capture(p, frame.target, frame.attacker);
  p.replace({ ...frame, step: 'aftermath' });
}

/** Points that a captured ship still takes: the new crew keeps it from being a hulk (R-FC-150). */
function crewDamageLeft(p: Procedure, id: UnitId): number {
  const unit = p.state.units[id];
  return unit === undefined || !isCapital(unit) ? Infinity : Math.max(0, printedArmour(unit) - unit.crewDamage);
}

function causeOf(p: Procedure, frame: AttackFrame): Cause {
  const by =
    frame.attacker === null ? p.state.features[frame.feature ?? '']?.name : p.state.units[frame.attacker]?.name;
  const rules = {
    weapon: 'FC-RNG-29',
    ram: 'FC-RAM-8',
    boarding: 'FC-BRD-8',
    counterattack: 'R-FC-149',
    hazard: 'R-FC-87',
  };
  return { rule: rules[frame.mode], by: by ?? 'the field' };
}

/** Tokens first, then ships, then what goes with them (FC-DMG-5, R-FC-147). */
function harm(p: Procedure, frame: AttackFrame): void {
  const { result } = frame;
  const cause = causeOf(p, frame);
  const before = p.state.units[frame.target];
  if (result === null || before === undefined) return p.replace({ ...frame, step: 'aftermath' });
  if (cardOf(before).abilities.boardingOnly === true) {
    if (result.remaining > 0) takeArtifact(p, frame);
    return p.replace({ ...frame, step: 'aftermath' });
  }
  const boarded = isBoarding(frame);
  const placed = boarded ? 0 : addFocusFire(p, frame.target, fatal(before, result) ? 0 : result.marks, cause);
  if (boarded && !fatal(before, result)) addCrewDamage(p, frame.target, result.marks, cause);
  if (boarded && result.remaining > 0) takeArtifact(p, frame);
  const lost = loseShips(p, frame.target, result.remaining, cause);
  if (boarded) testForHulk(p, frame.target, cause);
  const target = living(p, frame.target);
  if (frame.cripples !== null && result.successes > 0 && target !== undefined)
    cripple(p, target.id, frame.cripples, { rule: 'R-FC-73', by: cause.by });
  const attacker = attackerOf(p.state, frame);
  const always = setting(p.state.match.options, 'fighterRamAlwaysDies', false);
  p.replace({
    ...frame,
    step: frame.mode === 'ram' ? 'crippling' : 'aftermath',
    struck: frame.struck || lost > 0 || placed > 0,
    targetDestroyed: p.state.units[frame.target]?.place === 'destroyed',
    selfDestructs:
      frame.mode === 'ram' && attacker !== undefined && isFighter(attacker) && (always || result.successes > 0),
    marked: placed > 0 ? [...frame.marked, frame.target] : frame.marked,
  });
}

/** A destroyed unit takes no tokens (R-FC-116). */
const fatal = (target: Unit, { remaining }: { remaining: number }): boolean => remaining >= target.ships;

/** A successful boarding moves the token to the boarder, who can carry one (R-FC-153). */
function takeArtifact(p: Procedure, frame: AttackFrame): void {
  const [boarder, holder] = [attackerOf(p.state, frame), p.state.units[frame.target]];
  if (boarder === undefined || boarder.artifact !== null || holder?.artifact === null || holder === undefined) return;
  p.emit({ kind: 'artifact-taken', artifact: holder.artifact, unit: boarder.id, from: holder.id });
}

/** What the ramming fighters cripple on what they hit (R-FC-143). */
export function answerCrippling(p: Procedure, frame: AttackFrame, crippling: Crippling): void {
  if (frame.attacker !== null) {
    p.emit({ kind: 'crippling-chosen', unit: frame.attacker, target: frame.target, crippling });
    cripple(p, frame.target, crippling, { rule: 'FC-RAM-7', by: causeOf(p, frame).by });
  }
  p.replace({ ...frame, step: 'impact' });
}

/** The rammed unit rolls twice its printed Armour, also when it is destroyed (R-FC-141). */
export function beginImpact(p: Procedure, frame: AttackFrame): void {
  const [rammer, rammed] = [attackerOf(p.state, frame), p.state.units[frame.target]];
  if (rammer === undefined || rammed === undefined || value(impactPool(rammed)) === 0)
    return p.replace({ ...frame, step: 'aftermath' });
  const roll = throwDice(p, {
    stage: 'impact',
    unit: rammed.id,
    feature: null,
    side: rammed.side,
    against: rammer.id,
    evader: null,
    pool: impactPool(rammed),
    need: warDice(rammed),
    armour: armourAtImpact(rammer),
    rapidFire: 0,
    evasive: 0,
    highExplosive: false,
    marks: setting(p.state.match.options, 'focusFireFromReactiveRolls', false) ? 1 : 0,
    valour: true,
    ferocious: false,
  });
  p.replace({ ...frame, rolls: [roll] });
}

export function endImpact(p: Procedure, frame: AttackFrame): void {
  const [roll] = frame.rolls;
  const next: AttackFrame = { ...frame, rolls: [], step: 'aftermath' };
  if (roll === undefined || frame.attacker === null) return p.replace(next);
  tell(p, frame, roll, 0);
  const cause: Cause = { rule: 'FC-RAM-9', by: p.state.units[frame.target]?.name ?? frame.target };
  const placed = addFocusFire(p, frame.attacker, marksOf(roll), cause);
  loseShips(p, frame.attacker, Math.max(0, successes(roll) - value(roll.armour)), cause);
  p.replace(placed > 0 ? { ...next, marked: [...frame.marked, frame.attacker] } : next);
}
