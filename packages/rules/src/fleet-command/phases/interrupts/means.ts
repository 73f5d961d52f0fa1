/** What a hand could react with, judged by what everybody can see: counts, types already played, tokens (R-FC-57). */
import type { Seat } from '../../../kernel/contract.ts';
import type { CardId, InterruptKind } from '../../ids.ts';
import { cards } from '../../data/cards.ts';
import type { OpenTable } from '../../state.ts';
import type { Hand, Unit } from '../../table.ts';
import { canAct, cardOf, crewOf, isCrippled, isFighter, moveOf } from '../../unit/stats.ts';
import { allUnits } from '../../unit/units.ts';
import type { Removal } from '../orders/frames.ts';
import type { WindowFrame } from './schema.ts';

export const interruptCards: { readonly [K in InterruptKind]: CardId } = {
  move: 'interrupt-move',
  attack: 'interrupt-attack',
  repairs: 'interrupt-repairs',
  'counter-intelligence': 'interrupt-counter-intelligence',
};
/** The type of an interrupt card; undefined for a Special order. */
export const interruptOf = (card: CardId): InterruptKind | undefined => {
  const known = cards[card];
  return known.kind === 'interrupt' ? known.interrupt : undefined;
};

/**
 * Whether the hand's players give orders to a unit on the board (R-FC-56, R-FC-203); objects of its side among them, and
 * activated units (FC-INT-5, FC-SEQ-14).
 */
const commands = (hand: Hand, { side, seat, place, hulk }: Unit): boolean =>
  side === hand.side && place === 'board' && !hulk && (seat === null || hand.seats.includes(seat));
export const unitsOf = (table: OpenTable, hand: Hand): readonly Unit[] =>
  allUnits(table).filter((unit) => commands(hand, unit));

/** What a repair could take off a unit (R-FC-44). */
export const removals = (unit: Unit): readonly Removal[] => [
  ...unit.crippled,
  ...(unit.focusFire > 0 ? (['focus-fire'] as const) : []),
];

/** Units that an Interrupt Move can use; who carries an artifact cannot (FC-SCN-10). */
export const canBeMoved = (unit: Unit): boolean => unit.seat !== null && moveOf(unit) > 0 && unit.artifact === null;

/** Units that could make the attack of an Interrupt Attack, whoever is near (R-FC-50). */
export const canBeFired = (unit: Unit): boolean => {
  const { abilities, weapons } = cardOf(unit);
  if (unit.seat === null || !canAct(unit) || abilities.noAttack === true) return false;
  const armed = weapons.length > 0 && !isCrippled(unit, 'weapons');
  return armed || ((crewOf(unit) ?? 0) > 0 && !isFighter(unit));
};

/**
 * Whether the hand may still play an interrupt of this type this round, for all that others can see (R-FC-45). It may
 * after passing and without Play too (FC-INT-6).
 */
export function couldPlay(table: OpenTable, hand: Hand, type: InterruptKind): boolean {
  if (hand.cards === 0 || hand.interrupts.includes(type)) return false;
  const anyUnit = (fits: (unit: Unit) => boolean): boolean =>
    allUnits(table).some((unit) => commands(hand, unit) && fits(unit));
  switch (type) {
    case 'move':
      return anyUnit(canBeMoved);
    case 'attack':
      return anyUnit(canBeFired);
    case 'repairs':
      return anyUnit(({ crippled, focusFire }) => crippled.length > 0 || focusFire > 0);
    case 'counter-intelligence':
      return true;
  }
}

/**
 * The types that a window is for, to this hand (R-FC-46, R-FC-47). Move and Attack are for an opponent's turn only
 * (FC-INT-2), Repairs and Counter-Intelligence for either side's (FC-INT-3).
 */
export function typesAt(window: Pick<WindowFrame, 'at' | 'side'>, hand: Hand): readonly InterruptKind[] {
  const opposes = hand.side !== window.side;
  switch (window.at) {
    case 'order':
    case 'interrupt':
      return opposes ? ['counter-intelligence'] : [];
    case 'step':
      return opposes ? ['move', 'attack', 'repairs'] : ['repairs'];
    case 'attack':
    case 'resolved':
    case 'end':
      return ['repairs'];
    case 'own':
      return [];
  }
}

type PatrolWindow = Pick<WindowFrame, 'patrol' | 'patrolHeld'>;

/** The owner of the attacked ship, who alone answers for its patrol, where this hand could pay for it (R-FC-41, R-FC-160, R-FC-204). */
export function patrolAnswerer(table: OpenTable, window: PatrolWindow, hand: Hand): Seat | undefined {
  const patrol = window.patrol === null ? undefined : table.units[window.patrol];
  if (window.patrolHeld === true || patrol?.place !== 'patrol' || !patrol.patrolReady) return undefined;
  const seat = table.units[patrol.parent ?? '']?.seat ?? null;
  return seat !== null && hand.seats.includes(seat) && hand.cards > 0 && hand.playUsed < hand.playValue
    ? seat
    : undefined;
}

/** Whether a window has to be opened for this hand. */
export const couldReact = (
  table: OpenTable,
  window: Pick<WindowFrame, 'at' | 'side'> & PatrolWindow,
  hand: Hand,
): boolean =>
  hand.seats.length > 0 &&
  (typesAt(window, hand).some((type) => couldPlay(table, hand, type)) ||
    patrolAnswerer(table, window, hand) !== undefined);

/** The seats that answer for a hand: first who has the attacked ship, for its patrol; then whoever holds the hand (R-FC-204). */
export function answerersOf(table: OpenTable, window: WindowFrame, hand: Hand): readonly Seat[] {
  const owner = patrolAnswerer(table, window, hand);
  if (owner !== undefined) return [owner];
  return couldReact(table, window, hand) ? hand.seats : [];
}
