/** The machine of an attack: one step after another, each taken by itself or by an answer. */
import type { Crippling, Hex, SideId, WeaponId } from '../../ids.ts';
import { directionTo, distance } from '../../../geometry/hex/index.ts';
import { destroyUnit } from '../../damage/destruction.ts';
import { endBuffs, living } from '../../damage/harm.ts';
import { releasePatrol, returnHexes, strandedPatrol } from '../../damage/patrol.ts';
import { judge } from '../../objectives/judge.ts';
import type { Procedure } from '../../procedure.ts';
import type { OpenTable } from '../../state.ts';
import { crewOf, setting } from '../../unit/stats.ts';
import { allUnits, sameHex, sideOfTurn } from '../../unit/units.ts';
import { openWindow } from '../interrupts/windows.ts';
import { startMove } from '../moving/move.ts';
import { hazardAttack, isHazard, patrolThatMayReact } from './declaration.ts';
import { reroll, rollAgain, serverPick } from './dice.ts';
import { answerDefence, attackerLives, beginFight, endDefence, endFight, reduceMinefield } from './fight.ts';
import type { AttackFrame } from './schema.ts';
import { attackerOf, openRoll, type Question, questionOf } from './question.ts';
import type { Roll } from './roll.ts';
import { value } from './shot.ts';
import { answerCrippling, answerPrize, beginImpact, beginStrike, endImpact, endStrike } from './strike.ts';

/** An answer to the question of the step. */
export type AttackAnswer =
  | { readonly kind: 'defensive-fire'; readonly weapon: WeaponId | null }
  | { readonly kind: 'reroll'; readonly dice: readonly number[] }
  | { readonly kind: 'roll-again'; readonly by: 'valour' | 'ferocious' | null }
  | { readonly kind: 'capture'; readonly capture: boolean }
  | { readonly kind: 'cripple'; readonly crippling: Crippling }
  | { readonly kind: 'overrun'; readonly go: boolean }
  | { readonly kind: 'place-patrol'; readonly at: Hex };

/** Takes an answer that has been checked against the question. */
export function answer(p: Procedure, frame: AttackFrame, given: AttackAnswer): void {
  switch (given.kind) {
    case 'defensive-fire':
      return answerDefence(p, frame, given.weapon);
    case 'reroll':
    case 'roll-again': {
      const open = openRoll(p.state, frame);
      if (open === undefined) return;
      const done = given.kind === 'reroll' ? reroll(p, open.roll, given.dice) : rollAgain(p, open.roll, given.by);
      return p.replace({ ...frame, rolls: frame.rolls.map((roll, at) => (at === open.place ? done : roll)) });
    }
    case 'capture':
      return answerPrize(p, frame, given.capture);
    case 'cripple':
      return answerCrippling(p, frame, given.crippling);
    case 'overrun':
      return answerOverrun(p, frame, given.go);
    case 'place-patrol':
      return placePatrol(p, given.at);
  }
}

/** What the server says for who is not there: the automated enemy (R-FC-218). */
export function automatedAnswer(table: OpenTable, question: Question): AttackAnswer {
  switch (question.kind) {
    case 'overrun': {
      const hazard = Object.values(table.features).some(
        ({ id, at }) => at !== null && sameHex(at, question.at) && isHazard(table, id, question.unit),
      );
      return { kind: 'overrun', go: !hazard };
    }
    case 'capture':
      return { kind: 'capture', capture: true };
    default:
      return standing(table, question);
  }
}

/** What a seat whose time is up is taken to have said (R-FC-58): nothing spent, nobody moved, defensive fire taken. */
export function standing(table: OpenTable, question: Question): AttackAnswer {
  switch (question.kind) {
    case 'defensive-fire': {
      const best = [...question.options].sort((one, other) => other.dice - one.dice)[0];
      const wanted = setting(table.match.options, 'autoDefensiveFire', true);
      return { kind: 'defensive-fire', weapon: wanted ? (best?.weapon.id ?? null) : null };
    }
    case 'reroll':
      return { kind: 'reroll', dice: serverPick(table, question.roll) };
    case 'roll-again':
      return { kind: 'roll-again', by: null };
    case 'capture':
      return { kind: 'capture', capture: false };
    case 'cripple':
      return { kind: 'cripple', crippling: question.among[0] ?? 'weapons' };
    case 'overrun':
      return { kind: 'overrun', go: false };
    case 'place-patrol':
      return { kind: 'place-patrol', at: question.hexes[0] ?? { col: 0, row: 0 } };
  }
}

/**
 * The next step that nobody is asked about: first the patrol, then defensive fire, then the attack itself (FC-CQ-3,
 * FC-DF-2), a ram as well (FC-RAM-4, R-FC-142).
 */
export function advanceAttack(p: Procedure, frame: AttackFrame): void {
  const question = questionOf(p.state, frame);
  if (question !== undefined) return answer(p, frame, automatedAnswer(p.state, question));
  if (frame.rolls.length > 0) return advanceRolls(p, frame);
  switch (frame.step) {
    case 'declared':
      return declared(p, frame);
    case 'patrol':
      return patrol(p, frame);
    case 'defence':
      return p.replace({ ...frame, step: canGoOn(p, frame) ? 'strike' : 'aftermath' });
    case 'strike':
      return canGoOn(p, frame) ? beginStrike(p, frame) : p.replace({ ...frame, step: 'aftermath' });
    case 'prize':
      return answerPrize(p, frame, false);
    case 'crippling':
      return p.replace({ ...frame, step: 'impact' });
    case 'impact':
      return beginImpact(p, frame);
    case 'aftermath':
      return aftermath(p, frame);
    case 'placing':
      return placing(p, frame);
    case 'overrun':
      return p.replace({ ...frame, step: 'closing' });
    case 'closing':
      return closing(p, frame);
    case 'done':
      return p.pop();
  }
}

const canGoOn = (p: Procedure, frame: AttackFrame): boolean =>
  attackerLives(p, frame) && living(p, frame.target) !== undefined;

/** The automated enemy rolls its first attack again that comes to nothing after armour (R-FC-212). */
function enemyIsFerocious(table: OpenTable, { stage, side, ferocious, faces, need, armour }: Roll): boolean {
  const record = side === 'neutral' ? undefined : table.sides[side];
  if (record?.automated !== true || record.factionCardUsed || side !== 'taiidan') return false;
  if (stage !== 'attack' || !ferocious || faces.length === 0) return false;
  return faces.filter((face) => face >= need).length <= value(armour);
}

function advanceRolls(p: Procedure, frame: AttackFrame): void {
  const open = openRoll(p.state, frame);
  if (open !== undefined) {
    // Nothing to choose, or the server picks by option (R-FC-108).
    const done = open.roll.picked
      ? rollAgain(p, open.roll, enemyIsFerocious(p.state, open.roll) ? 'ferocious' : null)
      : reroll(p, open.roll, serverPick(p.state, open.roll));
    return p.replace({ ...frame, rolls: frame.rolls.map((roll, at) => (at === open.place ? done : roll)) });
  }
  if (frame.step === 'patrol') return endFight(p, frame);
  if (frame.step === 'defence') return endDefence(p, frame);
  if (frame.step === 'impact') return endImpact(p, frame);
  return endStrike(p, frame);
}

/** The side whose turn is paused by what happens. */
function sideInTurn(p: Procedure, frame: AttackFrame): SideId {
  const { turn } = p.state.match;
  const side = turn === null ? undefined : sideOfTurn(p.state, turn);
  if (side !== undefined) return side;
  const own = p.state.units[frame.attacker ?? frame.target]?.side;
  return own === 'taiidan' ? 'taiidan' : 'kushan';
}

/** W-attack: a patrol's reaction, Repairs (R-FC-46). */
function declared(p: Procedure, frame: AttackFrame): void {
  p.replace({ ...frame, step: 'patrol' });
  const patrol = patrolThatMayReact(p.state, frame);
  openWindow(p, { at: 'attack', side: sideInTurn(p, frame), patrol: patrol?.id ?? null });
}

function patrol(p: Procedure, frame: AttackFrame): void {
  const unit = frame.patrol === null ? undefined : living(p, frame.patrol);
  if (unit === undefined) return p.replace({ ...frame, step: 'defence' });
  beginFight(p, frame, unit);
}

/** What ends with the attack: the ramming fighters, mines that have gone off, buffs, locks. */
function aftermath(p: Procedure, frame: AttackFrame): void {
  const attacker = attackerOf(p.state, frame);
  if (frame.selfDestructs && attacker !== undefined)
    destroyUnit(p, attacker.id, { rule: 'FC-RAM-7', by: 'its own ram' });
  if (frame.feature !== null) {
    if (frame.struck) reduceMinefield(p, frame.feature, 'ships or Focus Fire');
    if (frame.swept && !frame.sweptPaid) reduceMinefield(p, frame.feature, 'defensive fire');
  }
  for (const unit of new Set(frame.marked)) endBuffs(p, unit, { rule: 'R-FC-43', by: 'Focus Fire' });
  lock(p, frame);
  p.replace({ ...frame, step: 'placing' });
}

/** A boarded unit that has not been activated may counterattack (R-FC-149). */
function lock(p: Procedure, frame: AttackFrame): void {
  const [boarder, defender] = [attackerOf(p.state, frame), living(p, frame.target)];
  if (frame.mode !== 'boarding' || boarder === undefined || living(p, boarder.id) === undefined) return;
  if (defender === undefined || defender.activated || defender.side === boarder.side || defender.side === 'neutral')
    return;
  if ((crewOf(defender) ?? 0) > 0) p.emit({ kind: 'units-locked', boarder: boarder.id, defender: defender.id });
}

/** Patrols without a ship come back, one after another (R-FC-166). */
function placing(p: Procedure, frame: AttackFrame): void {
  const unit = strandedPatrol(p.state);
  const hex = unit?.at === null || unit?.at === undefined ? undefined : returnHexes(p.state, unit.at)[0];
  if (hex === undefined) return p.replace({ ...frame, step: 'overrun' });
  placePatrol(p, hex);
}

/** On the board again, where the fields of the hex attack it (R-FC-86). */
function placePatrol(p: Procedure, at: Hex): void {
  const unit = strandedPatrol(p.state);
  if (unit === undefined) return;
  releasePatrol(p, unit.id, at, unit.facing, unit.activated);
  for (const { id, at: there } of Object.values(p.state.features))
    if (there !== null && sameHex(there, at)) hazardAttack(p, { feature: id, unit: unit.id });
}

/** Into the hex of the destroyed unit, at no cost (R-FC-133). */
function answerOverrun(p: Procedure, frame: AttackFrame, go: boolean): void {
  const unit = attackerOf(p.state, frame);
  p.replace({ ...frame, step: 'closing' });
  if (unit === undefined) return;
  p.emit({ kind: 'overrun-answered', unit: unit.id, go, at: frame.targetAt });
  const direction = unit.at === null ? undefined : directionTo(unit.at, frame.targetAt);
  if (go && direction !== undefined)
    startMove(p, { unit: unit.id, path: [direction], allowance: 0, cause: 'overrun', seat: unit.seat });
}

/** Objectives, then W-resolved (R-FC-46, R-FC-184). */
function closing(p: Procedure, frame: AttackFrame): void {
  p.replace({ ...frame, step: 'done' });
  endLocksApart(p);
  judge(p);
  if (p.state.match.outcome === null) openWindow(p, { at: 'resolved', side: sideInTurn(p, frame), patrol: null });
}

/** Locks end once the two are no longer next to each other (R-FC-149). */
export function endLocksApart(p: Procedure): void {
  const units = allUnits(p.state).filter((unit) => {
    const other = unit.lockedWith === null ? undefined : p.state.units[unit.lockedWith];
    if (unit.lockedWith === null) return false;
    return other?.at === null || other?.at === undefined || unit.at === null || distance(unit.at, other.at) !== 1;
  });
  if (units.length > 0) p.emit({ kind: 'lock-ended', units: units.map(({ id }) => id) });
}
