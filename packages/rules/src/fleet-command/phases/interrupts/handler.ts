/** A window asks its hands one after another until all decline in a row (R-FC-47). */
import type { Rejection, Seat } from '../../../kernel/contract.ts';
import type { Command, CommandOf } from '../../commands.ts';
import type { HandlerOf } from '../../game.ts';
import type { CardId, InterruptKind } from '../../ids.ts';
import type { Offer } from '../../offers.ts';
import type { Procedure } from '../../procedure.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { handOf } from '../../sight.ts';
import type { OpenTable, Sight } from '../../state.ts';
import type { Hand } from '../../table.ts';
import { enemyReacts } from '../../solo/reactions.ts';
import { carryOn, declareInterrupt, sendPatrol } from './declaring.ts';
import type { InterruptOffer, WindowFrame } from './schema.ts';
import { answerersOf, interruptOf, patrolAnswerer, typesAt } from './means.ts';
import { sampleUse } from './sampling.ts';
import { checkUse, usesOf } from './uses.ts';

const asked = (table: OpenTable, frame: WindowFrame): Hand | undefined => {
  const id = frame.ask[0];
  return id === undefined || frame.pending !== null ? undefined : table.hands[id];
};

const typeNames: { readonly [K in InterruptKind]: string } = {
  move: 'Interrupt Move',
  attack: 'Interrupt Attack',
  repairs: 'Interrupt Repairs',
  'counter-intelligence': 'Counter-Intelligence',
};

/** Why the card cannot be played as an interrupt here, before its use is looked at (R-FC-45, R-FC-46). */
export function checkInterruptCard(
  sight: Sight,
  hand: Hand,
  command: CommandOf<'play-interrupt'>,
  types: readonly InterruptKind[],
): Rejection | undefined {
  const type = interruptOf(command.card);
  if (!(sight.own?.cards ?? []).includes(command.card))
    return refuse('not-in-hand', 'FC-INT-1', 'You do not hold that card. Play one of your hand.');
  if (type === undefined)
    return refuse('no-interrupt', 'FC-ORD-1', 'That card is a Special order. Play an Interrupt card here.');
  if (hand.interrupts.includes(type))
    return refuse(
      'interrupt-used',
      'FC-INT-4',
      `You have played ${typeNames[type]} this round. Each type works once a round.`,
    );
  if (!types.includes(type))
    return refuse('not-at-this-moment', 'R-FC-46', `${typeNames[type]} cannot be played at this moment. Decline.`);
  if (command.use.use !== type)
    return refuse('wrong-use', 'FC-INT-13', `${typeNames[type]} cannot be used for that. Use it for what it says.`);
  return undefined;
}

function checkSendPatrol(sight: Sight, frame: WindowFrame, hand: Hand, card: CardId): Rejection | undefined {
  if (patrolAnswerer(sight, frame, hand) === undefined)
    return refuse(
      'no-patrol-ready',
      'R-FC-160',
      'No patrol of yours can react here, or you have no Play left. Decline.',
    );
  return (sight.own?.cards ?? []).includes(card)
    ? undefined
    : refuse('not-in-hand', 'R-FC-41', 'You do not hold that card. Spend one of your hand.');
}

function check(sight: Sight, frame: WindowFrame, command: Command, by: Seat): Rejection | undefined {
  const hand = handOf(sight, by);
  if (hand === undefined || command.kind === 'decline') return undefined;
  if (command.kind === 'send-patrol') return checkSendPatrol(sight, frame, hand, command.card);
  if (command.kind !== 'play-interrupt')
    return refuse('not-now', 'R-FC-46', 'Play is paused for interrupts. Play one, or decline.');
  return checkInterruptCard(sight, hand, command, typesAt(frame, hand)) ?? checkUse(sight, hand, command.use, frame);
}

function offersOf(sight: Sight, frame: WindowFrame, by: Seat): readonly InterruptOffer[] {
  const hand = handOf(sight, by);
  if (hand === undefined) return [];
  const held = sight.own?.cards ?? [];
  const types = typesAt(frame, hand).filter(
    (type) => !hand.interrupts.includes(type) && held.some((card) => interruptOf(card) === type),
  );
  const offers: InterruptOffer[] = [
    { kind: 'decline', label: 'Let play go on', about: [], rule: 'R-FC-47' },
    ...types.flatMap((type) => usesOf(sight, hand, type, frame, by)),
  ];
  if (frame.patrol !== null && patrolAnswerer(sight, frame, hand) === by && held.length > 0)
    offers.push({
      kind: 'send-patrol',
      label: `Spend a card: ${sight.units[frame.patrol]?.name ?? 'the patrol'} meets the attacker first`,
      about: [`unit:${frame.patrol}`],
      rule: 'FC-CAP-4',
      cards: [...new Set(held)],
      patrol: frame.patrol,
    });
  return offers;
}

function resolve(p: Procedure, frame: WindowFrame, command: Command, by: Seat): void {
  const hand = handOf(p.state, by);
  if (hand === undefined) return;
  if (command.kind === 'decline') {
    // In a team the owner of the ship has spoken for its patrol; the hand is still to be asked (R-FC-204).
    const held = patrolAnswerer(p.state, frame, hand) !== undefined && hand.seats.length > 1;
    p.replace(held ? { ...frame, patrolHeld: true } : { ...frame, ask: frame.ask.slice(1) });
  }
  if (command.kind === 'send-patrol') sendPatrol(p, frame, hand.id, by, command.card);
  const kind = command.kind === 'play-interrupt' ? interruptOf(command.card) : undefined;
  if (command.kind === 'play-interrupt' && kind !== undefined)
    declareInterrupt(p, { kind, hand: hand.id, seat: by, side: hand.side, card: command.card, use: command.use });
}

function advance(p: Procedure, frame: WindowFrame): void {
  if (frame.pending !== null) return carryOn(p, frame, frame.pending);
  if (!frame.enemyAsked) {
    p.replace({ ...frame, enemyAsked: true });
    return enemyReacts(p, frame);
  }
  if (frame.ask.length === 0) return p.pop();
  // Who is on top of the list can no longer react, or has left the table.
  p.replace({ ...frame, ask: frame.ask.slice(1) });
}

export const windowHandler: HandlerOf<'window'> = {
  awaiting: (table, frame) => {
    if (!frame.enemyAsked) return [];
    const hand = asked(table, frame);
    return hand === undefined ? [] : answerersOf(table, frame, hand);
  },
  advance,
  offers: (sight, frame, by): readonly Offer[] => offersOf(sight, frame, by),
  check,
  resolve,
  sample: (sight, frame, offer, _by, random) => {
    if (offer.kind === 'decline') return { kind: 'decline' };
    if (offer.kind === 'send-patrol') {
      const card = offer.cards[Math.floor(random() * offer.cards.length)] ?? offer.cards[0];
      if (card !== undefined) return { kind: 'send-patrol', card };
    }
    if (offer.kind === 'play-interrupt') return sampleUse(offer, random);
    throw new Error(`a window does not offer ${offer.kind} at ${frame.at} of round ${sight.match.round}`);
  },
  standingAnswer: () => ({ kind: 'decline' }),
};
