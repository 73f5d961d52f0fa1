/** Why an order, a spend or a pass is not legal on this turn; the state is left alone then (FC-MISC-14, R-FC-225). */
import type { Rejection, Seat } from '../../../kernel/contract.ts';
import type { Command, CommandOf } from '../../commands.ts';
import { basicOrders, cards } from '../../data/cards.ts';
import type { CardId } from '../../ids.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import type { Sight } from '../../state.ts';
import type { Hand } from '../../table.ts';
import { notHeld } from '../round/handler.ts';
import { checkAside } from './aside.ts';
import { cardTexts, checkCard, checkLine, checkOwn } from './eligibility.ts';
import type { TurnFrame } from './frames.ts';
import { checkPurpose } from './purposes.ts';
import { spendPrice, together } from './turn-offers.ts';

function checkPay(sight: Sight, hand: Hand, card: CardId): Rejection | undefined {
  if (!(sight.own?.cards ?? []).includes(card))
    return refuse('not-in-hand', 'FC-ORD-3', 'You do not hold that card. Play one of your hand.');
  if (hand.playUsed < hand.playValue) return undefined;
  return refuse(
    'no-play-left',
    'FC-SEQ-12',
    `You have used all ${hand.playValue} Play of this round. Pass; interrupts are still yours.`,
  );
}

function checkUnits(sight: Sight, hand: Hand, command: CommandOf<'play-order'>, by: Seat): Rejection | undefined {
  const { lines, modifiers } = cards[command.card];
  if (command.units.length !== lines.length)
    return refuse('wrong-lines', 'FC-ORD-6', `This card has ${lines.length} lines. Name a unit, or none, for each.`);
  const named = command.units.filter((id) => id !== null);
  if (named.length === 0) return refuse('no-unit', 'R-FC-36', 'Name at least one unit that may take this order.');
  if (new Set(named).size < named.length)
    return refuse('same-unit', 'FC-ORD-6', 'One unit cannot take both lines. Name two units, or leave one line out.');
  for (const [index, line] of lines.entries()) {
    const id = command.units[index];
    if (id === null || id === undefined) continue;
    const unit = sight.units[id];
    const problem =
      checkLine(sight, hand, unit, line, by) ?? (unit === undefined ? undefined : checkCard(unit, modifiers));
    if (problem !== undefined) return problem;
  }
  const [one, other] = named.map((id) => sight.units[id]);
  const apart = one !== undefined && other !== undefined && !together(sight, one, other);
  return modifiers.formation === true && apart
    ? refuse('not-adjacent', 'R-FC-61', `${one.name} and ${other.name} are not next to each other. Name two that are.`)
    : undefined;
}

function checkOrder(sight: Sight, hand: Hand, command: CommandOf<'play-order'>, by: Seat): Rejection | undefined {
  const pay = checkPay(sight, hand, command.card);
  if (pay !== undefined) return pay;
  if (cards[command.card].kind !== 'order')
    return refuse('no-order', 'FC-ORD-1', 'An Interrupt has no order on its front. Play its back as a basic order.');
  if (!cardTexts(sight))
    return refuse('basic-only', 'FC-ORD-19', 'This practice game has basic orders only. Play the back of the card.');
  return checkUnits(sight, hand, command, by);
}

/** One card, or two where the game says so (R-FC-40). */
function checkPrice(sight: Sight, { card, also }: CommandOf<'spend-card'>): Rejection | undefined {
  const price = spendPrice(sight);
  if ((also === undefined ? 1 : 2) !== price)
    return refuse('wrong-price', 'R-FC-40', `A spend costs ${price === 1 ? '1 card' : '2 cards'} in this game.`);
  return also !== undefined && notHeld(sight.own?.cards ?? [], [card, also]) !== undefined
    ? refuse('not-in-hand', 'R-FC-40', 'You do not hold both cards. Choose two of your hand.')
    : undefined;
}

function checkSpend(sight: Sight, hand: Hand, command: CommandOf<'spend-card'>, by: Seat): Rejection | undefined {
  const pay = checkPay(sight, hand, command.card) ?? checkPrice(sight, command);
  if (pay !== undefined) return pay;
  const unit = sight.units[command.unit];
  const own = checkOwn(hand, unit, by);
  if (own !== undefined || unit === undefined) return own;
  if (unit.place !== 'board' || unit.activated)
    return refuse('already-activated', 'R-FC-40', `${unit.name} must be on the board and not activated this round.`);
  return checkPurpose(sight, unit, command.purpose);
}

export function checkTurn(sight: Sight, frame: TurnFrame, command: Command, by: Seat): Rejection | undefined {
  const hand = sight.hands[frame.hand];
  if (hand === undefined) return undefined;
  if (command.kind === 'redundant-systems' || command.kind === 'play-interrupt') return checkAside(sight, command, by);
  if (frame.stage === 'after')
    return command.kind === 'decline'
      ? undefined
      : refuse('turn-used', 'FC-SEQ-8', 'Your order for this turn is given. Use Redundant Systems, or end the turn.');
  switch (command.kind) {
    case 'pass':
      return frame.passing.includes(by)
        ? refuse('already-agreed', 'R-FC-203', 'You have agreed to pass. The other members of your side decide now.')
        : undefined;
    case 'play-order':
      return checkOrder(sight, hand, command, by);
    case 'play-basic': {
      const line = basicOrders[command.order];
      return checkPay(sight, hand, command.card) ?? checkLine(sight, hand, sight.units[command.unit], line, by);
    }
    case 'spend-card':
      return checkSpend(sight, hand, command, by);
    default:
      return refuse('not-now', 'FC-SEQ-8', 'It is your turn. Play an order, spend a card, or pass.');
  }
}
