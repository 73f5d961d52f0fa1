/**
 * Nobody can tell from what the server sends which cards the others hold, what the deck's order is, what has been set
 * aside in secret or what lies under a field that their side has not looked at (R-FC-57, R-FC-220 to R-FC-225).
 */
import { describe, expect, it } from 'vitest';
import type { Random, Viewer } from '../../../kernel/contract.ts';
import { pick, SeededDice, seededRandom } from '../../../kernel/dice.ts';
import { findLeaks, findLeaksOnWalk } from '../../../kernel/leak.ts';
import { play } from '../../../kernel/match.ts';
import type { CardId } from '../../ids.ts';
import { fleetCommand } from '../../index.ts';
import { handOf } from '../../sight.ts';
import type { State } from '../../state.ts';

const setupOf = (scenario: string) => fleetCommand.codec.setup.parse({ scenario, players: { kushan: 1, taiidan: 1 } });

function shuffled<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, key: random() }))
    .sort((one, other) => one.key - other.key)
    .map(({ item }) => item);
}

/** A card that a hand is about to play, and so holds in every disguise. */
type Kept = { readonly [hand: string]: CardId };

function without(held: readonly CardId[], card: CardId | undefined): readonly CardId[] {
  const at = card === undefined ? -1 : held.indexOf(card);
  return held.filter((_, index) => index !== at);
}

/** The same table with other cards in the hands that `viewer` does not hold, another deck, other values under fields. */
function disguised(state: State, viewer: Viewer, random: Random, kept: Kept = {}): State {
  const own = viewer.kind === 'seat' ? handOf(state, viewer.seat) : undefined;
  const others = Object.keys(state.secrets.hands).filter((id) => id !== own?.id);
  const pool = shuffled(
    [...state.secrets.deck, ...others.flatMap((id) => without(state.secrets.hands[id] ?? [], kept[id]))],
    random,
  );
  const hands: Record<string, CardId[]> = {};
  const committed = { ...state.secrets.committed };
  for (const [id, held] of Object.entries(state.secrets.hands)) {
    const stays = kept[id] === undefined ? [] : [kept[id]];
    hands[id] = id === own?.id ? held : [...stays, ...pool.splice(0, held.length - stays.length)].sort();
    if (id !== own?.id && committed[id] !== undefined) committed[id] = (hands[id] ?? []).filter(() => random() < 0.5);
  }
  const known = own === undefined ? [] : (state.secrets.surveys[own.side] ?? []);
  const hidden = Object.keys(state.secrets.values).filter(
    (id) => !known.includes(id) && state.features[id]?.harvested !== true,
  );
  const values = { ...state.secrets.values };
  const mixed = shuffled(
    hidden.map((id) => values[id] ?? 0),
    random,
  );
  for (const [index, id] of hidden.entries()) values[id] = mixed[index] ?? 0;
  return { ...state, secrets: { ...state.secrets, deck: pool, hands, committed, values } };
}

const watchers: readonly Viewer[] = [
  { kind: 'seat', seat: 'seat-1' },
  { kind: 'seat', seat: 'seat-2' },
  { kind: 'public' },
];
/** Events that turn cards up or deal them: from there on the disguises go their own ways. */
const turnsUp: ReadonlySet<string> = new Set([
  'commitments-revealed',
  'cards-drawn',
  'deck-shuffled',
  'cards-committed',
]);

describe('what the others hold cannot be told', () => {
  it.each([
    ['first-contact', 11],
    ['first-contact', 12],
    ['fools-gold', 13],
    ['nova-raid', 14],
    ['relic-raid', 15],
  ])(
    'in %s, seed %i, from view, offers, refusals or what one does oneself',
    (scenario, seed) => {
      const variants = (state: State, viewer: Viewer, random: Random) => [disguised(state, viewer, random)];
      expect(findLeaksOnWalk(fleetCommand, { setup: setupOf(scenario), seed, length: 120, variants })).toEqual([]);
    },
    60_000,
  );

  it('when they decline at a window or put cards away', () => {
    let trials = 0;
    for (const seed of [21, 22, 23]) {
      const random = seededRandom(seed);
      const match = play(fleetCommand, setupOf('first-contact'), new SeededDice(random));
      for (let count = 0; count < 150 && match.outcome === undefined; count += 1) {
        const by = pick(match.awaiting, random);
        const viewer: Viewer = by === 'seat-1' ? { kind: 'seat', seat: 'seat-2' } : { kind: 'seat', seat: 'seat-1' };
        const command = fleetCommand.standingAnswer(match.viewOf(by), by);
        // What is declined or put away tells nothing as long as nothing is turned up by it.
        const decided = fleetCommand.decide(match.state, command, by, new SeededDice(seededRandom(1)));
        const silent =
          decided.ok && !decided.events.some(({ kind }) => kind === 'commitments-revealed' || kind === 'cards-drawn');
        const variant = disguised(match.state, viewer, random);
        if (
          silent &&
          (command.kind === 'decline' || command.kind === 'discard-cards' || command.kind === 'bid-initiative')
        ) {
          trials += 1;
          const instead = [fleetCommand.standingAnswer(fleetCommand.view(variant, { kind: 'seat', seat: by }), by)];
          const trial = { state: match.state, variants: [variant], viewer, commands: [{ by, command, instead }] };
          expect(findLeaks(fleetCommand, trial)).toEqual([]);
        }
        const view = match.viewOf(by);
        match.apply(fleetCommand.sample(view, pick(fleetCommand.offers(view, by), random), by, random), by);
      }
    }
    expect(trials).toBeGreaterThan(20);
  }, 60_000);

  it('when anybody plays a card, moves, shoots or answers: only what is played becomes known', () => {
    let trials = 0;
    for (const seed of [41, 42, 43]) {
      const random = seededRandom(seed);
      const match = play(fleetCommand, setupOf('first-contact'), new SeededDice(random));
      for (let count = 0; count < 150 && match.outcome === undefined; count += 1) {
        const by = pick(match.awaiting, random);
        const view = match.viewOf(by);
        const command = fleetCommand.sample(view, pick(fleetCommand.offers(view, by), random), by, random);
        const decided = fleetCommand.decide(match.state, command, by, new SeededDice(seededRandom(1)));
        const drawn = decided.ok && decided.events.some(({ kind }) => turnsUp.has(kind));
        const hand = handOf(match.state, by);
        const kept: Kept = hand !== undefined && 'card' in command ? { [hand.id]: command.card } : {};
        for (const viewer of watchers) {
          if (drawn) continue;
          trials += 1;
          const variants = [disguised(match.state, viewer, random, kept)];
          expect(
            findLeaks(fleetCommand, { state: match.state, variants, viewer, commands: [{ by, command }] }),
          ).toEqual([]);
        }
        match.apply(command, by);
      }
    }
    expect(trials).toBeGreaterThan(200);
  }, 60_000);

  it('and the oracle would notice: a disguised state differs in what its owner sees', () => {
    const match = play(fleetCommand, setupOf('first-contact'), new SeededDice(seededRandom(31)));
    const [mine, theirs]: Viewer[] = [
      { kind: 'seat', seat: 'seat-1' },
      { kind: 'seat', seat: 'seat-2' },
    ];
    if (mine === undefined || theirs === undefined) throw new Error('two seats');
    const variant = disguised(match.state, mine, seededRandom(32));
    expect(findLeaks(fleetCommand, { state: match.state, variants: [variant], viewer: theirs })).not.toEqual([]);
    expect(findLeaks(fleetCommand, { state: match.state, variants: [variant], viewer: mine })).toEqual([]);
  });
});
