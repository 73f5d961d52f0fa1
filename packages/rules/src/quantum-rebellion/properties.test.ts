/** What holds in every state that play reaches. */
import { describe, expect, it } from 'vitest';
import {
  canonicalJson,
  changed,
  type Changes,
  changesBetween,
  lookAtStates,
  type Match,
  pick,
  play,
  type Random,
  RecordingDice,
  type Rejection,
  type Seat,
  SeededDice,
  seededRandom,
  throughJson,
  type View,
} from '../kernel/index.ts';
import { botMatchPlan } from './games/bot-match.ts';
import {
  type Command,
  type Event,
  type Offer,
  type Position,
  quantumRebellion,
  type Setup,
  type State,
} from './index.ts';

type Table = Match<State, Command, Event, View, Offer, Setup, Position>;
const { codec } = quantumRebellion;
const seats: readonly Seat[] = ['seat-1', 'seat-2'];

/** Plays the match of a number; `look` is shown a part of the states on the way and its own chance. */
function walk(seed: number, share: number, look: (match: Table, random: Random) => void): void {
  const { setup, bots } = botMatchPlan(seed);
  const random = seededRandom(seed);
  const lookRandom = seededRandom(seed + 1);
  const match: Table = play(quantumRebellion, setup, new SeededDice(seededRandom(seed + 2)));
  for (let step = 0; step < 5000 && match.outcome === undefined; step += 1) {
    if (lookRandom() < share) look(match, lookRandom);
    const by = pick(match.awaiting, random);
    const bot = bots[by === 'seat-1' ? 0 : 1];
    const decision = match.apply(bot.choose(match.viewOf(by), match.offers(by), by, random), by);
    if (!decision.ok) throw new Error(decision.reason.sentence);
  }
  expect(match.outcome, `seed ${seed}`).toBeDefined();
}

const seeds = [101, 102, 103, 104];

describe('every state that play reaches', { timeout: 60_000 }, () => {
  it.each(seeds)('passes its codec and JSON unchanged, as its view does: seed %i', (seed) => {
    walk(seed, 0.1, ({ state }) => {
      expect(canonicalJson(codec.state.parse(throughJson(state)))).toBe(canonicalJson(state));
      const seen = quantumRebellion.view(state, { kind: 'public' });
      expect(canonicalJson(codec.view.parse(throughJson(seen)))).toBe(canonicalJson(seen));
    });
  });

  it.each(seeds)('gives the same offers to a view that came over the wire: seed %i', (seed) => {
    walk(seed, 0.1, (match) => {
      for (const seat of seats) {
        const seen = match.viewOf(seat);
        const received = throughJson(seen) as View;
        const offers = quantumRebellion.offers(received, seat);
        expect(canonicalJson(offers)).toBe(canonicalJson(match.offers(seat)));
        if (offers.length === 0) continue;
        expect(quantumRebellion.standingAnswer(received, seat)).toEqual(quantumRebellion.standingAnswer(seen, seat));
      }
    });
  });

  it.each(seeds)('accepts a sample of every offer: seed %i', (seed) => {
    walk(seed, 0.15, (match, random) => {
      for (const seat of match.awaiting)
        for (const offer of match.offers(seat)) {
          const command = quantumRebellion.sample(match.viewOf(seat), offer, seat, random);
          expect(codec.command.parse(throughJson(command))).toEqual(command);
          expect(quantumRebellion.check(match.viewOf(seat), command, seat)).toBeUndefined();
          const decision = quantumRebellion.decide(match.state, command, seat, new SeededDice(random));
          expect(decision.ok || decision.reason.sentence, offer.label).toBe(true);
        }
    });
  });

  it('accepts samples of all offers and passes JSON, one after the other; 100,000 states: tools/random-states.ts', () => {
    const found = lookAtStates(quantumRebellion, botMatchPlan, { first: 301, count: 300 });
    expect(found.problems).toEqual([]);
    expect(found.states).toBe(300);
  });

  it('is told of where a ruleset breaks its promises', () => {
    const broken = { ...quantumRebellion, check: () => ({ code: 'no', rule: 'QR-1.2a', sentence: 'No.' }) };
    const { problems } = lookAtStates(broken, botMatchPlan, { first: 301, count: 3 });
    expect(problems[0]).toMatch(/^seed 301, command 1: The sampled command .* is refused by the preview/);
  });

  it.each(seeds)('is set up again from its position as it was: seed %i', (seed) => {
    walk(seed, 0.1, ({ state }) => {
      const position = codec.position.parse(throughJson(quantumRebellion.toPosition(state)));
      const read = quantumRebellion.fromPosition(position);
      if (!read.ok) throw new Error(read.problems.join('\n'));
      expect(canonicalJson(quantumRebellion.toPosition(read.value))).toBe(canonicalJson(position));
      expect(canonicalJson(read.value)).toBe(canonicalJson(state));
      for (const records of ['squadrons', 'ships', 'fighters', 'terrain'] as const)
        expect(Object.keys(read.value[records]), 'order').toEqual(Object.keys(state[records]));
    });
  });

  it.each(seeds)('leads to the next view by its changes: seed %i', (seed) => {
    let before: View | undefined;
    walk(seed, 0.3, ({ state }) => {
      const after = quantumRebellion.view(state, { kind: 'public' });
      if (before !== undefined) {
        const sent = throughJson(changesBetween(before, after)) as Changes;
        expect(canonicalJson(changed(throughJson(before) as View, sent))).toBe(canonicalJson(after));
        expect(changesBetween(after, after)).toEqual({});
      }
      before = after;
    });
  });
});

/** Every id that stands in the state, and a few that do not. */
function idsIn(state: State): readonly string[] {
  const { squadrons, ships, fighters, terrain, portals, beacons } = state;
  const collections: readonly object[] = [squadrons, ships, fighters, terrain, portals, beacons];
  return [
    ...collections.flatMap((collection) => Object.keys(collection)),
    'nobody',
    'constructor',
    'tostring',
    's9-99',
  ];
}

const extremes = [-200_000, -1, 0, 1, 2, 99, 9000, 35_999, 36_000, 120_000, 200_000];
const words = ['fore', 'aft', 'port', 'starboard', 'F', 'A', 'T1', 'T2', 'E1', 'one', 'several', 'first', 'second'];

/** The command with some of its values replaced, doubled or left out. */
function mutated(value: unknown, ids: readonly string[], random: Random): unknown {
  if (Array.isArray(value)) {
    const items = value.filter(() => random() < 0.9).map((item) => mutated(item, ids, random));
    return random() < 0.1 ? [...items, ...items] : items;
  }
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([field, each]) => [field, field === 'kind' ? each : mutated(each, ids, random)]),
    );
  if (random() < 0.7) return value;
  if (typeof value === 'number')
    return random() < 0.5 ? value + pick([-1, 1, 50, -50], random) : pick(extremes, random);
  if (typeof value === 'string') return pick(random() < 0.5 ? words : ids, random);
  return typeof value === 'boolean' ? !value : value;
}

function expectReason(reason: Rejection, rules: ReadonlySet<string>, named: string): void {
  expect(reason.code, named).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(rules.has(reason.rule), `${reason.code} of ${named} names ${reason.rule}`).toBe(true);
  expect(reason.sentence, named).toMatch(/^[A-Z0-9].*\.$/s);
  expect(reason.sentence, named).not.toMatch(/undefined|NaN|\[object|\bnull\b/);
}

describe('a command that nobody should give', { timeout: 60_000 }, () => {
  it.each(seeds)('is answered with a reason or carried out, and changes nothing if refused: seed %i', async (seed) => {
    const rules = new Set(Object.keys(await quantumRebellion.rules()));
    const earlier: Command[] = [];
    const tally = { refused: 0, accepted: 0 };
    walk(seed, 0.3, (match, random) => {
      const { state } = match;
      const before = canonicalJson(state);
      for (const seat of match.awaiting)
        for (const offer of match.offers(seat))
          earlier.push(quantumRebellion.sample(match.viewOf(seat), offer, seat, random));
      for (let trial = 0; trial < 12; trial += 1) {
        const parsed = codec.command.safeParse(mutated(throughJson(pick(earlier, random)), idsIn(state), random));
        if (!parsed.success) continue;
        const by = pick(seats, random);
        const named = `${JSON.stringify(parsed.data)} of ${by}`;
        const dice = new RecordingDice(new SeededDice(random));
        const decision = quantumRebellion.decide(state, parsed.data, by, dice);
        const preview = quantumRebellion.check(match.viewOf(by), parsed.data, by);
        expect(preview, named).toEqual(decision.ok ? undefined : decision.reason);
        if (decision.ok) {
          tally.accepted += 1;
          const after = decision.events.reduce((now, event) => quantumRebellion.evolve(now, event), state);
          expect(codec.state.safeParse(throughJson(after)).success, named).toBe(true);
        } else {
          tally.refused += 1;
          expectReason(decision.reason, rules, named);
          expect(dice.faces, named).toEqual([]);
        }
      }
      expect(canonicalJson(state)).toBe(before);
      earlier.splice(0, earlier.length - 400);
    });
    expect(tally.refused).toBeGreaterThan(50);
    expect(tally.accepted).toBeGreaterThan(5);
  });
});
