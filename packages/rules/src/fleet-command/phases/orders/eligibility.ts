/** Who can be given an order: the filters of the cards, and what bars a unit (section 6 of the checklist). */
import type { Rejection, Seat } from '../../../kernel/contract.ts';
import { basicOrders, type CardModifiers, cards, type CardLine, type UnitFilter } from '../../data/cards.ts';
import { families } from '../../data/classes.ts';
import { checkLeaving } from '../../damage/index.ts';
import type { BasicOrder, CardId, UnitId } from '../../ids.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import type { OpenTable } from '../../state.ts';
import type { Hand, Unit } from '../../table.ts';
import { canAct, cardOf, crewOf, setting, typeOf } from '../../unit/stats.ts';
import { allUnits } from '../../unit/units.ts';
import { removals } from '../interrupts/means.ts';
import { checkReinforcement } from '../../specials/reinforce/action.ts';
import type { OrderFrame } from './frames.ts';

const listed = (types: UnitFilter['types']): string => {
  if (types === 'any') return 'any unit';
  if (types === 'strike') return 'strike craft';
  return types === 'capital' ? 'capital ships' : types.map((type) => type.replace('-', ' ')).join(', ');
};

/** Why the unit is not of the kind that the line is for. */
function checkKind(unit: Unit, filter: UnitFilter): Rejection | undefined {
  const { types } = filter;
  const wanted = types === 'any' || (typeof types === 'string' ? families[types] : types).includes(typeOf(unit));
  const no = (sentence: string) => refuse('wrong-unit', 'FC-ORD-16', sentence);
  if (!wanted) return no(`This order is for ${listed(types)}. ${unit.name} is none of them.`);
  if (filter.crew === true && crewOf(unit) === null) return no(`${unit.name} has no crew. Choose a unit with Crew.`);
  if (filter.token === true && removals(unit).length === 0)
    return no(`${unit.name} has no Focus Fire and nothing crippled. Choose a unit with a token.`);
  if (filter.lightning === true && cardOf(unit).abilities.afterburners === undefined)
    return no(`${unit.name} has no Lightning Move. Choose a unit that has it.`);
  if (filter.harvest === true && cardOf(unit).abilities.harvest === undefined)
    return no(`${unit.name} cannot harvest. Choose a unit with Harvest.`);
  return undefined;
}

/** Why the unit is not where an order can reach it (FC-ORD-8). */
function checkPlace(table: OpenTable, unit: Unit, filter: UnitFilter): Rejection | undefined {
  if (filter.from === 'embarked' && unit.place !== 'embarked')
    return refuse('not-embarked', 'R-FC-66', `${unit.name} is not aboard a ship. Choose an embarked strike craft.`);
  if (filter.from !== undefined) return checkReinforcement(table, unit);
  if (unit.place === 'patrol') return checkLeaving(table, unit);
  if (unit.place !== 'board')
    return refuse('not-on-board', 'FC-ORD-8', `${unit.name} is not on the board. Bring it on by Reinforce first.`);
  return undefined;
}

/** Why this seat cannot give the unit any order now (FC-ORD-8, R-FC-203). */
export function checkOwn(hand: Hand, unit: Unit | undefined, by: Seat): Rejection | undefined {
  if (unit === undefined || unit.side !== hand.side)
    return refuse('not-your-unit', 'FC-ORD-8', 'Orders go to units of your own side. Choose one of those.');
  if (unit.seat !== by)
    return refuse('not-your-unit', 'R-FC-203', `${unit.name} is led by somebody else. Choose a unit of your own.`);
  if (!canAct(unit)) return refuse('cannot-act', 'FC-BRD-18', `${unit.name} takes no orders. Choose another unit.`);
  return undefined;
}

/** Why the unit cannot be named for a line of an order. */
export function checkLine(
  table: OpenTable,
  hand: Hand,
  unit: Unit | undefined,
  line: CardLine,
  by: Seat,
): Rejection | undefined {
  const own = checkOwn(hand, unit, by);
  if (own !== undefined || unit === undefined) return own;
  // A factory that builds is named for the order without being activated by it (R-FC-174).
  const launches = line.units.from !== undefined && unit.place === 'board';
  if (unit.activated && !launches)
    return refuse(
      'already-activated',
      'FC-SEQ-13',
      `${unit.name} has had its order this round. Choose a unit that has not.`,
    );
  return checkKind(unit, line.units) ?? checkPlace(table, unit, line.units);
}

/** What a card as a whole demands of a unit (FC-SCN-10). */
export function checkCard(unit: Unit, modifiers: CardModifiers): Rejection | undefined {
  return modifiers.straight !== undefined && unit.artifact !== null
    ? refuse(
        'carries-artifact',
        'FC-SCN-10',
        `${unit.name} carries an artifact and cannot do that. Choose another unit.`,
      )
    : undefined;
}

/** The units that each line of a Special order may name. */
export function candidates(table: OpenTable, hand: Hand, card: CardId, by: Seat): readonly (readonly Unit[])[] {
  const { lines, modifiers } = cards[card];
  return lines.map((line) =>
    allUnits(table).filter(
      (unit) => checkLine(table, hand, unit, line, by) === undefined && checkCard(unit, modifiers) === undefined,
    ),
  );
}

/** Whether any unit of the hand could still be given an order this round (R-FC-35). */
export const hasOrderable = (table: OpenTable, hand: Hand): boolean =>
  allUnits(table).some(
    (unit) =>
      unit.seat !== null &&
      hand.seats.includes(unit.seat) &&
      unit.side === hand.side &&
      canAct(unit) &&
      isReachable(table, unit),
  );

function isReachable(table: OpenTable, unit: Unit): boolean {
  if (unit.place === 'patrol') return !unit.activated && checkLeaving(table, unit) === undefined;
  if (unit.place === 'board' && !unit.activated) return true;
  return checkReinforcement(table, unit) === undefined && (unit.place === 'board' || !unit.activated);
}

/** Whether card texts are in use; a practice game has basic orders only (FC-ORD-19). */
export const cardTexts = (table: OpenTable): boolean => !setting(table.match.options, 'basicOrdersOnly', false);

const basics: readonly BasicOrder[] = ['move', 'attack', 'reinforce', 'harvest'];

/** Basic orders that a named unit could take after Counter-Intelligence (R-FC-53). */
export function downgrades(
  table: OpenTable,
  order: OrderFrame,
): readonly { unit: UnitId; orders: readonly BasicOrder[] }[] {
  const hand = table.hands[order.hand];
  if (hand === undefined) return [];
  return order.lines.flatMap(({ unit: id }) => {
    if (id === null) return [];
    const orders = basics.filter(
      (basic) => checkLine(table, hand, table.units[id], basicOrders[basic], order.seat) === undefined,
    );
    return [{ unit: id, orders }];
  });
}
