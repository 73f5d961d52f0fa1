/** What an interrupt is played for, and whether that is legal (R-FC-50 to R-FC-56). */
import { neighbour } from '../../../geometry/hex/index.ts';
import type { Rejection, Seat } from '../../../kernel/contract.ts';
import { checkPatrol } from '../../damage/index.ts';
import { checkEscape } from '../../objectives/places.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import type { OpenTable } from '../../state.ts';
import type { Hand, Unit } from '../../table.ts';
import { moveOf, setting } from '../../unit/stats.ts';
import { checkAttack, legalAttacks } from '../attacks/readiness.ts';
import { checkPath, destinations } from '../moving/course.ts';
import type {
  InterruptAttackOffer,
  InterruptMoveOffer,
  InterruptOffer,
  InterruptRepairsOffer,
  InterruptUse,
  WindowFrame,
} from './schema.ts';
import { canBeMoved, interruptCards, removals, unitsOf } from './means.ts';
import type { UnitId } from '../../ids.ts';

type UseOf<K extends InterruptUse['use']> = Extract<InterruptUse, { use: K }>;

function ownUnit(table: OpenTable, hand: Hand, id: UnitId): Unit | Rejection {
  const unit = unitsOf(table, hand).find((each) => each.id === id);
  return (
    unit ?? refuse('not-your-unit', 'R-FC-56', 'Interrupts use a unit of yours on the board. Choose one of those.')
  );
}
const isRefused = (found: Unit | Rejection): found is Rejection => 'sentence' in found;

function checkMove(table: OpenTable, hand: Hand, use: UseOf<'move'>): Rejection | undefined {
  const unit = ownUnit(table, hand, use.unit);
  if (isRefused(unit)) return unit;
  if (unit.artifact !== null)
    return refuse('carries-artifact', 'FC-SCN-10', `${unit.name} carries an artifact. Move another unit.`);
  if (!canBeMoved(unit)) return refuse('cannot-move', 'R-FC-51', `${unit.name} cannot move. Choose a unit with Move.`);
  if (use.facing !== undefined)
    return use.path.length === 0 && (use.patrol ?? null) === null && use.leave === undefined
      ? undefined
      : refuse('turn-or-move', 'R-FC-79', 'A Move action either turns on the spot or enters hexes. Choose one.');
  const course = { allowance: moveOf(unit), straight: false, fixed: null };
  return checkPath(table, unit, use.path, course) ?? checkEnd(table, unit, use);
}

/** What a move is to end with. */
export interface MoveEnd {
  readonly path: readonly number[];
  readonly patrol?: string | null | undefined;
  readonly leave?: true | undefined;
}

/** Whether fighters whose move ends there may join the named ship, or a unit may leave the board (R-FC-158, R-FC-232). */
export function checkEnd(table: OpenTable, unit: Unit, { path, patrol, leave }: MoveEnd): Rejection | undefined {
  const at = unit.at === null ? null : path.reduce(neighbour, unit.at);
  if (leave === true) return checkEscape(table, unit, at, patrol ?? null);
  if (patrol === null || patrol === undefined || at === null) return undefined;
  return checkPatrol(table, unit, table.units[patrol], at);
}

function checkFire(table: OpenTable, hand: Hand, use: UseOf<'attack'>, window: WindowFrame): Rejection | undefined {
  const unit = ownUnit(table, hand, use.unit);
  if (isRefused(unit)) return unit;
  const any = setting(table.match.options, 'interruptAttackAnyTarget', false);
  if (!any && use.target !== window.unit)
    return refuse('not-the-mover', 'R-FC-50', 'Interrupt Attack is aimed at the unit that moves. Name that one.');
  return checkAttack(table, {
    attacker: use.unit,
    target: use.target,
    mode: use.mode,
    weapon: use.weapon ?? null,
    cause: 'interrupt',
  });
}

export function checkRepairs(table: OpenTable, hand: Hand, use: UseOf<'repairs'>): Rejection | undefined {
  const unit = ownUnit(table, hand, use.unit);
  if (isRefused(unit)) return unit;
  return removals(unit).includes(use.remove)
    ? undefined
    : refuse('nothing-to-repair', 'R-FC-52', `${unit.name} has no such token. Choose one that it has.`);
}

/** Why the hand cannot use an interrupt like this at this window; its action follows the usual rules (FC-INT-10). */
export function checkUse(table: OpenTable, hand: Hand, use: InterruptUse, window: WindowFrame): Rejection | undefined {
  switch (use.use) {
    case 'move':
      return checkMove(table, hand, use);
    case 'attack':
      return checkFire(table, hand, use, window);
    case 'repairs':
      return checkRepairs(table, hand, use);
    case 'counter-intelligence':
      return undefined;
  }
}

const about = (unit: Unit): readonly string[] => [`unit:${unit.id}`];

export const repairsOffers = (table: OpenTable, hand: Hand): readonly InterruptRepairsOffer[] =>
  unitsOf(table, hand)
    .filter((unit) => removals(unit).length > 0)
    .map((unit) => ({
      kind: 'play-interrupt',
      label: `Interrupt Repairs on ${unit.name}`,
      about: about(unit),
      rule: 'R-FC-52',
      card: interruptCards.repairs,
      use: 'repairs',
      unit: unit.id,
      removals: removals(unit),
    }));

const moveOffers = (table: OpenTable, hand: Hand): readonly InterruptMoveOffer[] =>
  unitsOf(table, hand)
    .filter(canBeMoved)
    .map((unit) => ({
      kind: 'play-interrupt',
      label: `Interrupt Move with ${unit.name}`,
      about: about(unit),
      rule: 'R-FC-51',
      card: interruptCards.move,
      use: 'move',
      unit: unit.id,
      destinations: destinations(table, unit, { allowance: moveOf(unit), straight: false, fixed: null }),
      turns: true,
    }));

function attackOffers(table: OpenTable, hand: Hand, window: WindowFrame, by: Seat): readonly InterruptAttackOffer[] {
  const any = setting(table.match.options, 'interruptAttackAnyTarget', false);
  return unitsOf(table, hand)
    .filter(({ seat }) => seat !== null && (seat === by || hand.seats.includes(by)))
    .flatMap((unit) =>
      legalAttacks(table, unit, ['weapon', 'boarding'], { cause: 'interrupt' })
        .filter(({ target }) => any || target === window.unit)
        .map(({ mode, target, weapon }) => ({
          kind: 'play-interrupt' as const,
          label: `Interrupt Attack with ${unit.name}`,
          about: [`unit:${unit.id}`, `unit:${target}`],
          rule: 'R-FC-50',
          card: interruptCards.attack,
          use: 'attack' as const,
          unit: unit.id,
          mode: mode === 'boarding' ? ('boarding' as const) : ('weapon' as const),
          target,
          weapon: weapon ?? null,
        })),
    );
}

/** Everything that one type of interrupt could be used for at this window. */
export function usesOf(
  table: OpenTable,
  hand: Hand,
  type: InterruptUse['use'],
  window: WindowFrame,
  by: Seat,
): readonly InterruptOffer[] {
  switch (type) {
    case 'move':
      return moveOffers(table, hand);
    case 'attack':
      return attackOffers(table, hand, window, by);
    case 'repairs':
      return repairsOffers(table, hand);
    case 'counter-intelligence':
      return [
        {
          kind: 'play-interrupt',
          label: window.at === 'order' ? 'Counter the Special order' : 'Counter the interrupt',
          about: [],
          rule: 'R-FC-53',
          card: interruptCards['counter-intelligence'],
          use: 'counter-intelligence',
        },
      ];
  }
}
