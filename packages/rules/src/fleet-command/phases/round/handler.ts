/** Draw, initiative and clean-up as frames of the flow. */
import type { Procedure } from '../../procedure.ts';
import { settle } from '../../objectives/ending.ts';
import { beginPlay, beginRound } from './round.ts';
import type { Rejection, Seat } from '../../../kernel/contract.ts';
import type { Command } from '../../commands.ts';
import type { FrameHandler, HandlerOf } from '../../game.ts';
import type { Frame } from '../../frames.ts';
import { type CardId, sideId } from '../../ids.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { handOf } from '../../sight.ts';
import type { OpenTable, Sight } from '../../state.ts';
import type { Hand } from '../../table.ts';
import { dealHands, excess, reveal } from './drawing.ts';
import { agreedInitiative, rollInitiative } from './initiative.ts';
import type { DiscardOffer } from './schema.ts';
import { heldHands } from './values.ts';

/** The clean-up step and the end of the game at the limit (FC-SEQ-15, FC-SEQ-16, R-FC-187). */
function cleanUpRound(p: Procedure): void {
  const { roundsLeft } = p.state.match;
  const left = roundsLeft === null ? null : Math.max(0, roundsLeft - 1);
  p.emit({ kind: 'cleaned-up', roundsLeft: left });
  if (left === 0) settle(p);
  if (p.state.match.outcome === null) beginRound(p);
}

type Choice = 'discard-cards' | 'bid-initiative';
type SecretFrame = Extract<Frame, { kind: 'draw' | 'initiative' }>;

/** An empty hand has nothing to choose, which everybody can see by its count (R-FC-24). */
const choosing = (table: OpenTable, frame: SecretFrame): readonly Hand[] =>
  heldHands(table).filter(({ id, cards }) => cards > 0 && !frame.committed.includes(id));

/** What the choice is called, and the least number of cards. */
const terms = (frame: SecretFrame, hand: Hand): { choice: Choice; least: number } =>
  frame.kind === 'draw' ? { choice: 'discard-cards', least: excess(hand) } : { choice: 'bid-initiative', least: 0 };

function offersOf(sight: Sight, frame: SecretFrame, by: Seat): readonly DiscardOffer[] {
  const hand = handOf(sight, by);
  if (hand === undefined) return [];
  const { choice, least } = terms(frame, hand);
  const label = choice === 'discard-cards' ? 'Discard cards, then draw' : 'Discard cards for initiative';
  const rule = choice === 'discard-cards' ? 'R-FC-23' : 'FC-SEQ-4';
  return [{ kind: choice, label, about: [`hand:${hand.id}`], rule, cards: sight.own?.cards ?? [], least }];
}

/** The first of `cards` that is not among `held`, each copy counted. */
export function notHeld(held: readonly CardId[], cards: readonly CardId[]): CardId | undefined {
  const left = [...held];
  return cards.find((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function checkChoice(sight: Sight, frame: SecretFrame, command: Command, by: Seat): Rejection | undefined {
  const hand = handOf(sight, by);
  if (hand === undefined) return undefined;
  const { choice, least } = terms(frame, hand);
  if (command.kind !== choice)
    return frame.kind === 'draw'
      ? refuse('not-now', 'FC-SEQ-2', 'The draw step is on. Say first which cards you put away, or none.')
      : refuse('not-now', 'FC-SEQ-4', 'Initiative is on. Say first which cards you give for the roll, or none.');
  if (notHeld(sight.own?.cards ?? [], command.cards) !== undefined)
    return refuse('not-in-hand', 'FC-SEQ-2', 'You can only put away cards that you hold. Choose among your hand.');
  if (command.cards.length < least)
    return refuse(
      'hand-too-large',
      'FC-HP-7',
      `Your hand may hold ${hand.handValue} cards this round. Put away at least ${least}.`,
      { least },
    );
  return undefined;
}

function commit(p: Procedure, frame: SecretFrame, command: Command, by: Seat): void {
  const hand = handOf(p.state, by);
  if (hand === undefined || (command.kind !== 'discard-cards' && command.kind !== 'bid-initiative')) return;
  p.emit({ kind: 'cards-committed', hand: hand.id, by, cards: [...command.cards].sort(), purpose: frame.kind });
  p.replace({ ...frame, committed: [...frame.committed, hand.id].sort() });
}

/** What the draw and the initiative have in common: all choose at once and in secret (FC-MISC-15). */
const secretChoice: Omit<FrameHandler<SecretFrame>, 'advance'> = {
  awaiting: (table, frame) => choosing(table, frame).flatMap(({ seats }) => seats),
  offers: offersOf,
  check: checkChoice,
  resolve: commit,
  sample: (_sight, _frame, offer, _by, random) => {
    if (offer.kind !== 'discard-cards' && offer.kind !== 'bid-initiative')
      throw new Error(`${offer.kind} is not offered in this step`);
    const spare = offer.cards.length - offer.least;
    const count = offer.least + (random() < 0.3 ? Math.floor(random() * (spare + 1)) : 0);
    const shuffled = offer.cards.map((card) => ({ card, key: random() })).sort((one, other) => one.key - other.key);
    return { kind: offer.kind, cards: shuffled.slice(0, count).map(({ card }) => card) };
  },
  standingAnswer: (sight, frame, by) => {
    const hand = handOf(sight, by);
    const { choice, least } = hand === undefined ? { choice: 'discard-cards' as const, least: 0 } : terms(frame, hand);
    return { kind: choice, cards: [...(sight.own?.cards ?? [])].slice(0, least) };
  },
};

export const draw: HandlerOf<'draw'> = {
  ...secretChoice,
  advance: (p, frame) => {
    reveal(p, 'draw');
    dealHands(p);
    if (frame.again === true) return p.replace({ kind: 'draw', committed: [] });
    const agreed = sideId.safeParse(p.state.match.options['begins']);
    if (agreed.success && p.state.match.round === 1) return beginPlay(p, agreedInitiative(p, agreed.data));
    p.emit({ kind: 'initiative-step-began' });
    p.replace({ kind: 'initiative', committed: [] });
  },
};

export const initiative: HandlerOf<'initiative'> = {
  ...secretChoice,
  advance: (p) => {
    const winner = rollInitiative(p);
    if (winner === undefined) p.replace({ kind: 'initiative', committed: [] });
    else beginPlay(p, winner);
  },
};

const nobody = (): never => {
  throw new Error('nobody is asked in clean-up');
};
export const cleanUp: HandlerOf<'clean-up'> = {
  awaiting: () => [],
  advance: (p) => cleanUpRound(p),
  offers: () => [],
  check: nobody,
  resolve: nobody,
  sample: nobody,
  standingAnswer: nobody,
};
