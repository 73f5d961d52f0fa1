/** What an attack is waiting for, from the open table alone. */
import type { Seat } from '../../../kernel/contract.ts';
import { scenarioOfMatch } from '../../scenario/ready.ts';
import { returnHexes, strandedPatrol } from '../../damage/patrol.ts';
import type { Crippling, Hex } from '../../ids.ts';
import type { OpenTable } from '../../state.ts';
import type { Unit } from '../../table.ts';
import { moveOf, setting } from '../../unit/stats.ts';
import { ownerOf, sideOfTurn, unitAt } from '../../unit/units.ts';
import { againOptions, picks } from './dice.ts';
import type { AttackFrame } from './schema.ts';
import type { Roll } from './roll.ts';
import { defenceOptions, type DefenceOption, isCloseQuarters, type Incoming, weaponOf } from './shot.ts';

export type Question =
  | { readonly kind: 'defensive-fire'; readonly unit: Unit; readonly options: readonly DefenceOption[] }
  | { readonly kind: 'reroll'; readonly unit: Unit; readonly roll: Roll; readonly place: number }
  | {
      readonly kind: 'roll-again';
      readonly unit: Unit;
      readonly roll: Roll;
      readonly place: number;
      readonly by: readonly ('valour' | 'ferocious')[];
    }
  | { readonly kind: 'capture'; readonly unit: Unit; readonly target: Unit }
  | { readonly kind: 'cripple'; readonly unit: Unit; readonly target: Unit; readonly among: readonly Crippling[] }
  | { readonly kind: 'place-patrol'; readonly unit: Unit; readonly hexes: readonly Hex[] }
  | { readonly kind: 'overrun'; readonly unit: Unit; readonly at: Hex };

export const attackerOf = (table: OpenTable, frame: AttackFrame): Unit | undefined =>
  frame.attacker === null ? undefined : table.units[frame.attacker];

export const incomingOf = (table: OpenTable, frame: AttackFrame): Incoming => ({
  mode: frame.mode,
  attacker: attackerOf(table, frame) ?? null,
  weapon: weaponOf(frame.weapon),
});

/** The roll that goes on: single dice first, then whole rolls, the active side's first (R-FC-21, R-FC-122). */
export function openRoll(
  table: OpenTable,
  frame: AttackFrame,
): { readonly roll: Roll; readonly place: number } | undefined {
  const place = frame.rolls.findIndex(({ picked }) => !picked);
  const open = place >= 0 ? place : unsettled(table, frame);
  const roll = frame.rolls[open];
  return roll === undefined ? undefined : { roll, place: open };
}

function unsettled(table: OpenTable, frame: AttackFrame): number {
  const turn = table.match.turn;
  const active = turn === null ? undefined : sideOfTurn(table, turn);
  const own = frame.rolls.findIndex(({ settled, side }) => !settled && side === active);
  return own >= 0 ? own : frame.rolls.findIndex(({ settled }) => !settled);
}

function rollQuestion(table: OpenTable, frame: AttackFrame): Question | undefined {
  const open = openRoll(table, frame);
  if (open === undefined) return undefined;
  const { roll, place } = open;
  const choice = picks(roll);
  if (choice !== undefined) {
    const chooser = choice.ability === 'evasive' ? roll.evader : roll.unit;
    const unit = chooser === null ? undefined : table.units[chooser];
    if (unit === undefined || setting(table.match.options, 'autoReroll', false)) return undefined;
    return { kind: 'reroll', unit, roll, place };
  }
  const by = againOptions(table, roll);
  const unit = roll.unit === null ? undefined : table.units[roll.unit];
  return by.length === 0 || unit === undefined ? undefined : { kind: 'roll-again', unit, roll, place, by };
}

/** Whether the scenario lets boarders take this unit (FC-WIN-4); its Crew Damage does not matter (R-FC-150). */
export const mayBeCaptured = (table: OpenTable, target: Unit): boolean =>
  scenarioOfMatch(table.match)?.rules.capture?.includes(target.card) === true;

function prizeQuestion(table: OpenTable, frame: AttackFrame): Question | undefined {
  const [unit, target] = [attackerOf(table, frame), table.units[frame.target]];
  if (unit === undefined || target === undefined || (frame.result?.remaining ?? 0) < 1) return undefined;
  return mayBeCaptured(table, target) ? { kind: 'capture', unit, target } : undefined;
}

export const cripplingsLeft = (target: Unit): readonly Crippling[] =>
  (['weapons', 'engines', 'bays'] as const).filter((what) => !target.crippled.includes(what));

function cripplingQuestion(table: OpenTable, frame: AttackFrame): Question | undefined {
  const [unit, target] = [attackerOf(table, frame), table.units[frame.target]];
  if (unit === undefined || target?.place !== 'board' || !frame.selfDestructs || (frame.result?.successes ?? 0) < 1)
    return undefined;
  const among = cripplingsLeft(target);
  return among.length === 0 ? undefined : { kind: 'cripple', unit, target, among };
}

/** Who destroys a unit at close quarters, or by a ram that it lives through, may take its hex (FC-RAM-11). */
function overrunQuestion(table: OpenTable, frame: AttackFrame): Question | undefined {
  const unit = attackerOf(table, frame);
  const close = frame.mode !== 'hazard' && isCloseQuarters({ mode: frame.mode, weapon: weaponOf(frame.weapon) });
  if (!close || !frame.targetDestroyed || unit?.place !== 'board' || moveOf(unit) === 0) return undefined;
  return unitAt(table, frame.targetAt) === undefined ? { kind: 'overrun', unit, at: frame.targetAt } : undefined;
}

function placingQuestion(table: OpenTable): Question | undefined {
  const unit = strandedPatrol(table);
  if (unit === undefined || unit.at === null) return undefined;
  const hexes = returnHexes(table, unit.at);
  return hexes.length < 2 ? undefined : { kind: 'place-patrol', unit, hexes };
}

/** The question of the present step; undefined where the attack goes on by itself. */
export function questionOf(table: OpenTable, frame: AttackFrame): Question | undefined {
  if (frame.rolls.length > 0) return rollQuestion(table, frame);
  switch (frame.step) {
    case 'defence': {
      const unit = table.units[frame.target];
      const options = unit === undefined ? [] : defenceOptions(table, unit, incomingOf(table, frame));
      return unit === undefined || options.length === 0 ? undefined : { kind: 'defensive-fire', unit, options };
    }
    case 'prize':
      return prizeQuestion(table, frame);
    case 'crippling':
      return cripplingQuestion(table, frame);
    case 'placing':
      return placingQuestion(table);
    case 'overrun':
      return overrunQuestion(table, frame);
    default:
      return undefined;
  }
}

/** Who answers: the owner of the unit, also where its team shares a hand (R-FC-204); nobody for the automated enemy. */
export const askedOf = (table: OpenTable, frame: AttackFrame): readonly Seat[] => {
  const question = questionOf(table, frame);
  const owner = question === undefined ? undefined : ownerOf(table, question.unit);
  return owner === undefined ? [] : [owner];
};
