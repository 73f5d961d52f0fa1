/** One turn: an order, a spent card or a pass (FC-SEQ-8). */
import type { Random, Seat } from '../../../kernel/contract.ts';
import type { Command } from '../../commands.ts';
import type { HandlerOf } from '../../game.ts';
import type { CardId, UnitId } from '../../ids.ts';
import type { Procedure } from '../../procedure.ts';
import type { Hand } from '../../table.ts';
import { resolveAside, sampleAside } from './aside.ts';
import type { OrderFrame, TurnFrame } from './frames.ts';
import type { PlayOrderOffer, SpendOffer } from './offers.ts';
import { mayUseRedundantSystems } from './redundant-systems.ts';
import { advanceTurn } from './turn.ts';
import { checkTurn } from './turn-checks.ts';
import { turnOffers } from './turn-offers.ts';

const fresh = {
  kind: 'order',
  basic: null,
  purpose: null,
  countered: false,
  stage: 'declared',
  line: 0,
  action: 0,
  faces: [],
  removals: 0,
  hazards: [],
} as const;

const linesOf = (units: readonly (UnitId | null)[]): OrderFrame['lines'] =>
  units.map((unit, line) => ({ line, unit, moves: [], target: null }));

function begin(
  p: Procedure,
  frame: TurnFrame,
  order: Omit<OrderFrame, keyof typeof fresh> & Partial<OrderFrame>,
): void {
  p.replace({ ...frame, stage: 'after' });
  p.push({ ...fresh, faces: [], hazards: [], ...order });
}

function passTurn(p: Procedure, frame: TurnFrame, hand: Hand, by: Seat): void {
  const passing = [...frame.passing, by];
  if (hand.seats.some((seat) => !passing.includes(seat))) {
    p.emit({ kind: 'pass-agreed', hand: hand.id, by });
    return p.replace({ ...frame, passing });
  }
  p.emit({ kind: 'passed', hand: hand.id, automatic: false });
  p.replace({ ...frame, stage: 'end', passing: [] });
}

function resolve(p: Procedure, frame: TurnFrame, command: Command, by: Seat): void {
  const hand = p.state.hands[frame.hand];
  if (hand === undefined) return;
  const common = { hand: hand.id, seat: by };
  switch (command.kind) {
    case 'pass':
      return passTurn(p, frame, hand, by);
    case 'decline':
      return p.replace({ ...frame, stage: 'end' });
    case 'redundant-systems':
    case 'play-interrupt':
      return resolveAside(p, command, by);
    case 'play-order': {
      const { card, units } = command;
      p.emit({ kind: 'order-declared', hand: hand.id, by, card, face: 'front', basic: null, units });
      return begin(p, frame, { ...common, card, face: 'front', lines: linesOf(units) });
    }
    case 'play-basic': {
      const { card, order: basic, unit } = command;
      p.emit({ kind: 'order-declared', hand: hand.id, by, card, face: 'back', basic, units: [unit] });
      return begin(p, frame, { ...common, card, face: 'back', basic, lines: linesOf([unit]) });
    }
    case 'spend-card': {
      const { card, also, unit, purpose } = command;
      p.emit({ kind: 'card-spent', hand: hand.id, by, card, also: also ?? null, unit, purpose });
      // The unit that acts is activated, the one that receives is not (FC-BRD-15, FC-MISC-3).
      return begin(p, frame, { ...common, card, face: 'spend', purpose, lines: linesOf([unit]) });
    }
    default:
      return;
  }
}

function sampleUnits(offer: PlayOrderOffer, random: Random): (UnitId | null)[] {
  const pick = <T>(items: readonly T[]): T | undefined => items[Math.floor(random() * items.length)];
  const [first = [], second] = offer.lines;
  if (second === undefined) return [pick(first) ?? null];
  const pair = offer.pairs === null ? undefined : pick(offer.pairs);
  if (pair !== undefined) return [...pair];
  const one = pick(first) ?? null;
  if (offer.pairs !== null && one !== null) return [one, null];
  return [one, pick(second.filter((id) => id !== one)) ?? null];
}

/** The cards of a spend: one, or two different copies where that is the price (R-FC-40). */
function sampleCost({ cards, price }: SpendOffer, random: Random): { card: CardId; also?: CardId } {
  const left = [...cards];
  const take = (): CardId => {
    const [card] = left.splice(Math.floor(random() * left.length), 1);
    if (card === undefined) throw new Error('a spend was offered without its cards');
    return card;
  };
  const card = take();
  return price === 2 ? { card, also: take() } : { card };
}

export const turn: HandlerOf<'turn'> = {
  awaiting: (table, frame) => {
    const hand = table.hands[frame.hand];
    if (hand === undefined) return [];
    if (frame.stage === 'act') return hand.seats.filter((seat) => !frame.passing.includes(seat));
    return frame.stage === 'after' && mayUseRedundantSystems(table, hand) ? hand.seats : [];
  },
  advance: advanceTurn,
  offers: turnOffers,
  check: checkTurn,
  resolve,
  sample: (_sight, frame, offer, _by, random) => {
    const pick = (items: readonly CardId[]): CardId => {
      const card = items[Math.floor(random() * items.length)];
      if (card === undefined) throw new Error('an order was offered without a card');
      return card;
    };
    switch (offer.kind) {
      case 'pass':
        return { kind: 'pass' };
      case 'decline':
        return { kind: 'decline' };
      case 'play-order':
        return { kind: 'play-order', card: offer.card, units: sampleUnits(offer, random) };
      case 'play-basic': {
        const unit = offer.units[Math.floor(random() * offer.units.length)] ?? '';
        return { kind: 'play-basic', card: pick(offer.cards), order: offer.order, unit };
      }
      case 'spend-card':
        return { kind: 'spend-card', ...sampleCost(offer, random), unit: offer.unit, purpose: offer.purpose };
      case 'redundant-systems':
      case 'play-interrupt':
        return sampleAside(offer, random);
      default:
        throw new Error(`a turn does not offer ${offer.kind} at ${frame.stage}`);
    }
  },
  standingAnswer: (_sight, frame) => (frame.stage === 'after' ? { kind: 'decline' } : { kind: 'pass' }),
};
