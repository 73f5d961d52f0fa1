/** What holds in every state that play reaches, whatever the game: its forms, offers, positions, changes and answers. */
import { describe, expect, it } from 'vitest';
import type { Ruleset, View } from '../src/kernel/contract.ts';
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
  type StatePlan,
  throughJson,
} from '../src/kernel/index.ts';

interface Looks<S, V, C, O, Setup> {
  readonly planOf: (seed: number) => StatePlan<V, C, O, Setup>;
  /** The records whose order a position keeps. */
  readonly ordered: readonly (keyof S & string)[];
  /** The records whose ids a command may name. */
  readonly named: readonly (keyof S & string)[];
  /** Words that stand in commands, to be put in place of one another. */
  readonly words: readonly string[];
}

const seats: readonly Seat[] = ['seat-1', 'seat-2'];
const seeds = [101, 102, 103, 104];
const extremes = [-200_000, -1, 0, 1, 2, 99, 9000, 35_999, 36_000, 120_000, 200_000];
const nobody = ['nobody', 'constructor', 'tostring', 's9-99'];

/** The value with some of what it holds replaced, doubled or left out. */
function mutated(value: unknown, words: readonly string[], random: Random): unknown {
  if (Array.isArray(value)) {
    const items = value.filter(() => random() < 0.9).map((item) => mutated(item, words, random));
    return random() < 0.1 ? [...items, ...items] : items;
  }
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([field, each]) => [field, field === 'kind' ? each : mutated(each, words, random)]),
    );
  if (random() < 0.7) return value;
  if (typeof value === 'number')
    return random() < 0.5 ? value + pick([-1, 1, 50, -50], random) : pick(extremes, random);
  if (typeof value === 'string') return pick(words, random);
  return typeof value === 'boolean' ? !value : value;
}

function expectReason(reason: Rejection, rules: ReadonlySet<string>, told: string): void {
  expect(reason.code, told).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(rules.has(reason.rule), `${reason.code} of ${told} names ${reason.rule}`).toBe(true);
  expect(reason.sentence, told).toMatch(/^[A-Z0-9].*\.$/s);
  expect(reason.sentence, told).not.toMatch(/undefined|NaN|\[object|\bnull\b/);
}

/** Plays the match of a number; `look` is shown a part of the states on the way and its own chance. */
type Walk<S, C, E, V extends View, O, Setup, P> = (
  seed: number,
  share: number,
  look: (match: Match<S, C, E, V, O, Setup, P>, random: Random) => void,
) => void;

function walkOf<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  planOf: Looks<S, V, C, O, Setup>['planOf'],
): Walk<S, C, E, V, O, Setup, P> {
  /** What was decided in each match: the next walk through it asks no bot again. */
  const decided = new Map<number, readonly (readonly [Seat, C])[]>();
  return (seed, share, look) => {
    const { setup, bots } = planOf(seed);
    const random = seededRandom(seed);
    const lookRandom = seededRandom(seed + 1);
    const match = play(ruleset, setup, new SeededDice(seededRandom(seed + 2)));
    const choose = (): readonly [Seat, C] => {
      const by = pick(match.awaiting, random);
      return [by, bots[by === 'seat-1' ? 0 : 1].choose(match.viewOf(by), match.offers(by), by, random)];
    };
    const known = decided.get(seed);
    const taken: (readonly [Seat, C])[] = [];
    for (let step = 0; step < 5000 && match.outcome === undefined; step += 1) {
      if (lookRandom() < share) look(match, lookRandom);
      const [by, command] = known?.[step] ?? choose();
      taken.push([by, command]);
      const decision = match.apply(command, by);
      if (!decision.ok) throw new Error(decision.reason.sentence);
    }
    expect(match.outcome, `seed ${seed}`).toBeDefined();
    decided.set(seed, taken);
  };
}

function keepsItsForms<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  walk: Walk<S, C, E, V, O, Setup, P>,
  ordered: Looks<S, V, C, O, Setup>['ordered'],
): void {
  const { codec } = ruleset;
  it.each(seeds)('passes its codec and JSON unchanged, as its view does: seed %i', (seed) => {
    walk(seed, 0.1, ({ state }) => {
      expect(canonicalJson(codec.state.parse(throughJson(state)))).toBe(canonicalJson(state));
      const seen = ruleset.view(state, { kind: 'public' });
      expect(canonicalJson(codec.view.parse(throughJson(seen)))).toBe(canonicalJson(seen));
    });
  });

  it.each(seeds)('is set up again from its position as it was: seed %i', (seed) => {
    walk(seed, 0.1, ({ state }) => {
      const position = codec.position.parse(throughJson(ruleset.toPosition(state)));
      const read = ruleset.fromPosition(position);
      if (!read.ok) throw new Error(read.problems.join('\n'));
      expect(canonicalJson(ruleset.toPosition(read.value))).toBe(canonicalJson(position));
      expect(canonicalJson(read.value)).toBe(canonicalJson(state));
      for (const records of ordered)
        expect(Object.keys(read.value[records] as object), 'order').toEqual(Object.keys(state[records] as object));
    });
  });

  it.each(seeds)('leads to the next view by its changes: seed %i', (seed) => {
    let before: V | undefined;
    walk(seed, 0.3, ({ state }) => {
      const after = ruleset.view(state, { kind: 'public' });
      if (before !== undefined) {
        const sent = throughJson(changesBetween(before, after)) as Changes;
        expect(canonicalJson(changed(throughJson(before) as View, sent))).toBe(canonicalJson(after));
        expect(changesBetween(after, after)).toEqual({});
      }
      before = after;
    });
  });
}

function keepsItsOffers<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  walk: Walk<S, C, E, V, O, Setup, P>,
  planOf: Looks<S, V, C, O, Setup>['planOf'],
): void {
  it.each(seeds)('gives the same offers to a view that came over the wire: seed %i', (seed) => {
    walk(seed, 0.1, (match) => {
      for (const seat of seats) {
        const seen = match.viewOf(seat);
        const received = throughJson(seen) as V;
        const offers = ruleset.offers(received, seat);
        expect(canonicalJson(offers)).toBe(canonicalJson(match.offers(seat)));
        if (offers.length === 0) continue;
        expect(ruleset.standingAnswer(received, seat)).toEqual(ruleset.standingAnswer(seen, seat));
      }
    });
  });

  it.each(seeds)('accepts a sample of every offer: seed %i', (seed) => {
    walk(seed, 0.15, (match, random) => {
      for (const seat of match.awaiting)
        for (const offer of match.offers(seat)) {
          const command = ruleset.sample(match.viewOf(seat), offer, seat, random);
          const told = JSON.stringify(command);
          expect(ruleset.codec.command.parse(throughJson(command))).toEqual(command);
          expect(ruleset.check(match.viewOf(seat), command, seat), told).toBeUndefined();
          const decision = ruleset.decide(match.state, command, seat, new SeededDice(random));
          expect(decision.ok || decision.reason.sentence, told).toBe(true);
        }
    });
  });

  it('accepts samples of all offers and passes JSON, one after the other; 100,000 states: tools/random-states.ts', () => {
    const found = lookAtStates(ruleset, planOf, { first: 301, count: 300 });
    expect(found.problems).toEqual([]);
    expect(found.states).toBe(300);
  });

  it('is told of where a ruleset breaks its promises', () => {
    const broken = { ...ruleset, check: () => ({ code: 'no', rule: 'XX-1', sentence: 'No.' }) };
    const { problems } = lookAtStates(broken, planOf, { first: 301, count: 3 });
    expect(problems[0]).toMatch(/^seed 301, command 1: The sampled command .* is refused by the preview/);
  });
}

function answersMutants<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  walk: Walk<S, C, E, V, O, Setup, P>,
  { named, words }: Pick<Looks<S, V, C, O, Setup>, 'named' | 'words'>,
): void {
  const { codec } = ruleset;
  it.each(seeds)('is answered with a reason or carried out, and changes nothing if refused: seed %i', async (seed) => {
    const rules = new Set(Object.keys(await ruleset.rules()));
    const earlier: C[] = [];
    const tally = { refused: 0, accepted: 0 };
    walk(seed, 0.3, (match, random) => {
      const { state } = match;
      const before = canonicalJson(state);
      const ids = named.flatMap((records) => Object.keys(state[records] as object));
      for (const seat of match.awaiting)
        for (const offer of match.offers(seat)) earlier.push(ruleset.sample(match.viewOf(seat), offer, seat, random));
      for (let trial = 0; trial < 12; trial += 1) {
        const other = random() < 0.5 ? words : [...ids, ...nobody];
        const parsed = codec.command.safeParse(mutated(throughJson(pick(earlier, random)), other, random));
        if (!parsed.success) continue;
        const by = pick(seats, random);
        const told = `${JSON.stringify(parsed.data)} of ${by}`;
        const dice = new RecordingDice(new SeededDice(random));
        const decision = ruleset.decide(state, parsed.data, by, dice);
        const preview = ruleset.check(match.viewOf(by), parsed.data, by);
        expect(preview, told).toEqual(decision.ok ? undefined : decision.reason);
        if (decision.ok) {
          tally.accepted += 1;
          const after = decision.events.reduce((now, event) => ruleset.evolve(now, event), state);
          expect(codec.state.safeParse(throughJson(after)).success, told).toBe(true);
        } else {
          tally.refused += 1;
          expectReason(decision.reason, rules, told);
          expect(dice.faces, told).toEqual([]);
        }
      }
      expect(canonicalJson(state)).toBe(before);
      earlier.splice(0, earlier.length - 400);
    });
    expect(tally.refused).toBeGreaterThan(50);
    expect(tally.accepted).toBeGreaterThan(5);
  });
}

/** Every text that stands in the value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The value with a few of its parts mutated: a setup has hundreds, and most that are wrong end it. */
function marred(value: unknown, texts: readonly string[], random: Random): unknown {
  if (random() < 0.005) return mutated(value, texts, random);
  if (Array.isArray(value)) return value.map((each) => marred(each, texts, random));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([field, each]) => [field, marred(each, texts, random)]));
}

/** A setup that nobody should send begins a match that can be played, or is refused with a rule. */
function answersSetups<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  planOf: Looks<S, V, C, O, Setup>['planOf'],
): void {
  it('begins or is refused, whatever it says', async () => {
    const rules = new Set(Object.keys(await ruleset.rules()));
    const random = seededRandom(17);
    const tally = { refused: 0, begun: 0 };
    for (let seed = 1; seed <= 250; seed += 1) {
      const { setup } = planOf(1 + (seed % 20));
      const parsed = ruleset.codec.setup.safeParse(marred(throughJson(setup), textsIn(setup), random));
      if (!parsed.success) continue;
      const decision = ruleset.start(parsed.data, new SeededDice(random));
      if (decision.ok) {
        tally.begun += 1;
        const state = decision.events.reduce<S | undefined>(ruleset.evolve, undefined);
        expect(ruleset.codec.state.safeParse(throughJson(state)).success).toBe(true);
        if (state !== undefined) expect(ruleset.awaiting(state).length).toBeGreaterThan(0);
      } else {
        tally.refused += 1;
        expectReason(decision.reason, rules, 'a setup');
      }
    }
    expect(tally.refused).toBeGreaterThan(3);
    expect(tally.begun).toBeGreaterThan(20);
  });
}

export function holdsWhereverPlayLeads<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  { planOf, ordered, named, words }: Looks<S, V, C, O, Setup>,
): void {
  const walk = walkOf(ruleset, planOf);
  describe('every state that play reaches', { timeout: 60_000 }, () => {
    keepsItsForms(ruleset, walk, ordered);
    keepsItsOffers(ruleset, walk, planOf);
  });
  describe('a command that nobody should give', { timeout: 60_000 }, () =>
    answersMutants(ruleset, walk, { named, words }),
  );
  describe('a setup that nobody should send', { timeout: 60_000 }, () => answersSetups(ruleset, planOf));
}
