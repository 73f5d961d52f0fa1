/** What watchers are told of every game: its primer, and a sentence for every moment of whole matches of bots. */
import { describe, expect, it } from 'vitest';
import { catalog } from '../src/catalog.ts';
import type { BotPlan } from '../src/kernel/bot-plans.ts';
import {
  type AnyRuleset,
  type Explaining,
  type MatchNow,
  type Match,
  play,
  playSeed,
  ScriptedDice,
  SeededDice,
  seededRandom,
  type View,
} from '../src/kernel/index.ts';

/** Some hundreds in the long run. */
const matches = Number(process.env['EXPLAINED_MATCHES'] ?? 3);
const watcher = { kind: 'public' } as const;

type AnyMatch = Match<unknown, unknown, unknown, View, unknown, unknown, unknown>;
type AnyPlan = BotPlan<View, unknown, unknown, unknown>;

const all = await Promise.all(
  Object.entries(catalog).map(async ([id, load]) => {
    const ruleset = await load();
    const { botMatchPlan } = (await import(`../src/${id}/games/bot-match.ts`)) as {
      botMatchPlan(seed: number): AnyPlan;
    };
    return {
      id,
      ruleset,
      planOf: botMatchPlan,
      explaining: (await ruleset.explaining?.()) as Explaining<View> | undefined,
    };
  }),
);
const explained = all.flatMap(({ explaining, ...each }) => (explaining ? [{ ...each, explaining }] : []));

/** Plays the match of a plan and shows every moment of it. */
function watch(ruleset: AnyRuleset, { seed, setup, bots: [odd, even] }: AnyPlan, see: (match: AnyMatch) => void): void {
  const seated = (seat: string) => (Number(seat.slice('seat-'.length)) % 2 === 1 ? odd : even);
  const played = playSeed(ruleset, seed, { setup, bots: seated, mostCommands: 6000 });
  if (!played.ok) throw new Error(played.problem);
  const faces = [...played.startFaces, ...played.entries.flatMap((entry) => entry.faces)];
  const match: AnyMatch = play(ruleset, played.setup, new ScriptedDice(faces));
  see(match);
  for (const { by, command } of played.entries) {
    match.apply(command, by);
    see(match);
  }
}

const firstView = ({ presets, ...ruleset }: AnyRuleset): View =>
  play({ presets, ...ruleset }, presets[0]?.setup, new SeededDice(seededRandom(1))).view(watcher) as View;

const textOf = ({ sentence }: MatchNow): string =>
  sentence.map((part) => (typeof part === 'string' ? part : part.name)).join('');

/** What is wrong with what is said of a moment; empty where nothing is. */
function problemsOf(match: AnyMatch, told: MatchNow, phases: ReadonlySet<string>): string[] {
  const text = textOf(told);
  const view = match.view(watcher);
  const sides = match.ruleset.story?.standing(view).sides ?? [];
  const unnamed = match.awaiting.filter((seat) => {
    const side = sides.find(({ seats }) => seats.includes(seat));
    return side === undefined || !text.includes(side.name);
  });
  const lost = told.sentence.filter((part) => typeof part !== 'string' && !Object.hasOwn(view, part.record));
  const { throws = [] } = told;
  return [
    ...(told.over === (match.outcome !== undefined) ? [] : ['is over, or is not']),
    ...(phases.has(told.phase) ? [] : [`the primer knows no phase "${told.phase}"`]),
    ...(/^[\p{Lu}\d].{12,}[.!]$/u.test(text) ? [] : ['no sentence']),
    ...(/undefined|null|\[object|seat-\d|\b[a-z]+-\d+\b| {2}|\.\./.test(text) ? ['an internal word'] : []),
    ...(told.label.trim() === '' ? ['no label'] : []),
    ...(told.of !== null && told.round > told.of ? [`round ${told.round} of ${told.of}`] : []),
    ...unnamed.map((seat) => `${seat} is asked and not named`),
    ...lost.map(() => 'a name without a record in the view'),
    ...throws.flatMap(({ dice, sides: most, need }) =>
      dice > 0 && most > 1 && (need === null || need > 1) ? [] : ['dice that nobody can throw'],
    ),
  ].map((problem) => `${problem}: ${told.label}. ${told.phase}. ${text}`);
}

/** Every ship says what it is, what it can do while it is there, and what it has suffered, in sentences. */
function shipProblems(
  ruleset: AnyRuleset,
  explaining: Explaining<View>,
  view: View,
): { readonly ships: number; readonly problems: readonly string[] } {
  const ships = ruleset.story?.standing(view).ships ?? [];
  const problems = ships.flatMap(({ record, name, gone, left, of }) => {
    const told = explaining.ship(view, record);
    if (told === undefined) return [`${record} says nothing`];
    const texts = [told.is, ...told.can, ...told.suffered];
    return [
      ...(told.name === name ? [] : [`${record} is called ${told.name}`]),
      ...((gone === null) === told.can.length > 0 ? [] : [`${record} can do something, or cannot`]),
      ...((gone !== null || left < of) === false || told.suffered.length > 0 ? [] : [`${record} suffered nothing`]),
      ...texts.filter((text) => !/^\p{Lu}.{8,}\.$/u.test(text) || /undefined|null|\[object|NaN/.test(text)),
    ];
  });
  return { ships: ships.length, problems };
}

it('is there for every game that can be played', () => {
  expect(explained.length).toBeGreaterThan(0);
});

describe.each(explained)('$id', ({ ruleset, planOf, explaining }) => {
  const { primer } = explaining;
  it('says nothing of a record that is none', () => {
    for (const record of ['match', 'ship:nothing', 'unit:toString', 'ship:__proto__', ''])
      expect(explaining.ship(firstView(ruleset), record)).toBeUndefined();
  });

  it('has a primer: what it is about, its phases, and about ten words', () => {
    const texts = [primer.aim, ...primer.phases.map(({ text }) => text), ...primer.words.map(({ text }) => text)];
    for (const text of texts) expect(text).toMatch(/^\p{Lu}.{10,}\.$/u);
    const forms = primer.words.flatMap(({ word, also = [] }) => [word, ...also]).map((form) => form.toLowerCase());
    expect(new Set(forms).size).toBe(forms.length);
    expect(primer.words.length).toBeGreaterThanOrEqual(8);
    expect(primer.words.length).toBeLessThanOrEqual(14);
    const names = primer.phases.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('says at every moment what is happening, and names whoever is to act', { timeout: 1_200_000 }, () => {
    const phases = new Set(primer.phases.map(({ name }) => name));
    const problems = new Set<string>();
    const met = new Set<string>();
    let ships = 0;
    for (let seed = 1; seed <= matches; seed += 1)
      watch(ruleset, planOf(seed), (match) => {
        const told = explaining.happening(match.view(watcher));
        met.add(told.phase);
        for (const problem of problemsOf(match, told, phases)) problems.add(problem);
        if (match.seq % 40 !== 0 && !told.over) return;
        const found = shipProblems(ruleset, explaining, match.view(watcher));
        ships += found.ships;
        for (const problem of found.problems) problems.add(problem);
      });
    expect([...problems].slice(0, 20)).toEqual([]);
    expect(ships).toBeGreaterThan(10);
    // Whole matches go through most of what a primer lists.
    expect(met.size).toBeGreaterThanOrEqual(Math.ceil(phases.size / 2));
  });
});
