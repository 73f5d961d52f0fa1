/** The story of every golden game and record: it holds figures of the book, and nothing that its reader was not told. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parseRecord, retelling, storyLimits, storyOf, withMoment } from '../../packages/match/src/index.ts';
import type { MatchStory, ToldMoment } from '../../packages/match/src/index.ts';
import { catalog } from '../../packages/rules/src/catalog.ts';
import type { AnyRuleset, GoldenGame, LogPart, Outcome, Seat, Viewer } from '../../packages/rules/src/kernel/index.ts';
import { goldenFolder } from './golden-path.ts';

type Golden = GoldenGame<unknown, unknown, unknown>;

const rulesets = new Map(
  (await Promise.all(Object.values(catalog).map((load) => load()))).map((ruleset) => [ruleset.id, ruleset]),
);
const rulesOf = (id: string): AnyRuleset => {
  const ruleset = rulesets.get(id);
  if (ruleset === undefined) throw new Error(`There is no ruleset ${id}.`);
  return ruleset;
};

const gamesOf = (id: string): string => fileURLToPath(new URL(`../../packages/rules/src/${id}/games`, import.meta.url));
const golden = (id: string, name: string): Golden =>
  JSON.parse(readFileSync(join(gamesOf(id), `${name}.json`), 'utf8')) as Golden;
const games = [...rulesets.keys()].flatMap((id) =>
  readdirSync(gamesOf(id))
    .filter((file) => file.endsWith('.json') && file !== 'failed-seeds.json')
    .map((file) => [id, file.replace('.json', '')] as const),
);

/** A golden game as `who` was told it. */
function toldOf(game: Golden, who: Viewer): ToldMoment[] {
  const ruleset = rulesOf(game.ruleset);
  let state: unknown;
  return [game.start, ...game.entries].map(({ events }, index) => {
    const lines = events.flatMap((given) => {
      const event: unknown = ruleset.codec.event.parse(given);
      const before = state;
      state = ruleset.evolve(before, event);
      return ruleset.narrate(event, before, state, who) ?? [];
    });
    return { seq: index + 1, view: ruleset.view(state, who) as ToldMoment['view'], lines };
  });
}

const wordsOf = (says: readonly (readonly LogPart[])[]): string =>
  says.map((parts) => parts.map((part) => (typeof part === 'string' ? part : part.name)).join('')).join(' ');

function mustTell(ruleset: AnyRuleset, told: readonly ToldMoment[], outcome: Outcome | null): MatchStory {
  const story = storyOf(ruleset, told, outcome);
  if (story === undefined) throw new Error('There is no story.');
  return story;
}

/** Whatever a story names, its reader saw or read of; it counts as the result does, and keeps to its limits. */
function problemsOf(story: MatchStory, told: readonly ToldMoment[], outcome: Outcome | null): string[] {
  const problems: string[] = [];
  const known = new Set(told.flatMap(({ view }) => Object.keys(view)));
  const named = [
    ...story.honours.map(({ ship }) => ship.record),
    ...story.rounds.flatMap(({ lost }) => lost.map(({ record }) => record)),
    ...story.turns.flatMap(({ attack }) =>
      (attack ? [...attack.actors, attack.target] : []).map(({ record }) => record),
    ),
  ];
  for (const record of named) if (!known.has(record)) problems.push(`Nobody told this viewer of ${record}.`);
  for (const { seq, says } of story.turns) {
    const lines = told.find((each) => each.seq === seq)?.lines ?? [];
    if (!says.every((parts) => lines.some((line) => line.parts === parts)))
      problems.push(`Entry ${seq} was told otherwise.`);
  }
  for (const { seats, score } of story.sides)
    for (const seat of seats) {
      // An end that the players agreed on counts nothing.
      const counted = outcome?.points[seat] ?? score[0];
      if (counted !== score[0]) problems.push(`${seat} has ${score[0]} in the story.`);
    }
  if (story.turns.length > storyLimits.turns || story.honours.length > storyLimits.honours)
    problems.push('It is too long.');
  if (new Set(story.turns.map(({ round }) => round)).size < story.turns.length) problems.push('A round turned twice.');
  return problems;
}

describe('stories of golden games', () => {
  it.each(games)('%s, %s: each viewer reads what it was told', (id, name) => {
    const game = golden(id, name);
    const seats = [...new Set(game.entries.map(({ by }) => by))];
    const viewers: Viewer[] = [{ kind: 'public' }, ...seats.map((seat: Seat) => ({ kind: 'seat', seat }) as const)];
    for (const who of viewers) {
      const told = toldOf(game, who);
      expect(problemsOf(mustTell(rulesOf(id), told, game.outcome), told, game.outcome)).toEqual([]);
    }
  });

  it.each(readdirSync(goldenFolder))('the record %s has one', (file) => {
    const read = parseRecord(readFileSync(join(goldenFolder, file), 'utf8'));
    if (!read.ok) throw new Error(read.problems.join(' '));
    const { header, outcome } = read.value;
    const ruleset = rulesOf(header.ruleset);
    const told: ToldMoment[] = [];
    for (const applied of retelling(read.value, ruleset)) withMoment(told, applied, ruleset, { kind: 'public' });
    expect(problemsOf(mustTell(ruleset, told, outcome), told, outcome)).toEqual([]);
  });

  it('counts a skirmish in points', () => {
    const game = golden('quantum-rebellion', 'preset-to-the-end');
    const story = mustTell(rulesOf(game.ruleset), toldOf(game, { kind: 'public' }), game.outcome);
    expect(story.counts).toBe('points');
    expect(story.rounds.map(({ score }) => score)).toEqual([
      [0, 35],
      [295, 35],
      [450, 35],
      [485, 82.5],
    ]);
    expect(story.rounds.map(({ lost }) => lost.map(({ name }) => name))).toEqual([
      ['Fitch'],
      ['Monarch', 'Page'],
      ['Lancer', 'Herald'],
      ['Squire'],
    ]);
    expect(story.turns.map(({ seq, round, side, swing }) => [seq, round, side, swing])).toEqual([
      [83, 2, 0, 275],
      [157, 3, 0, 100],
      [192, 4, 1, 47.5],
    ]);
    expect(story.turns[0]?.attack).toMatchObject({ actors: [{ name: 'Weasel' }], target: { name: 'Monarch' } });
    expect(story.turns[2]?.attack).toBeUndefined();
    expect(wordsOf(story.turns[2]?.says ?? [])).not.toContain('wins the match');
    expect(story.luck).toMatchObject([
      { team: 0, hits: 193, needing: 354, expectedHits: 200 },
      { team: 1, hits: 149, needing: 351 },
    ]);
    expect(story.honours.map(({ ship, words }) => `${ship.name} ${words}`)).toEqual([
      'Weasel sank Monarch: 275 points for a ship of 35',
      'Badger 28 hits, the most of all',
      'Monarch 41 intercepts, the most of all',
      'Ferret under fire once, and not a point of hull lost',
    ]);
  });

  it('counts a raid in medals, and finds what turned it where none were won', () => {
    const game = golden('fleet-command', 'relic-raid');
    const story = mustTell(rulesOf(game.ruleset), toldOf(game, { kind: 'public' }), game.outcome);
    expect(story.counts).toBe('medals');
    expect(story.sides.map(({ score }) => score)).toEqual([
      [1, 32],
      [0, 7],
    ]);
    expect(story.turns.map(({ seq, by, side }) => [seq, by, side])).toEqual([
      [178, 'strength', 1],
      [215, 'score', 0],
      [258, 'strength', 0],
    ]);
    expect(wordsOf(story.turns[1]?.says ?? [])).toBe('Kushan wins 1 medal: Destroy 15★ of enemy units and leaders.');
    expect(story.luck.map(({ hits, needing }) => [hits, needing])).toEqual([
      [30, 94],
      [18, 59],
    ]);
    expect(story.honours[0]).toMatchObject({
      kind: 'sank',
      words: 'destroyed Taiidan Ion Cannon Frigate A, Taiidan Carrier A and Taiidan Destroyer A: 17★ for a unit of 2★',
    });
  });

  it('counts in stars where medals are equal', () => {
    const game = golden('fleet-command', 'last-round-by-stars');
    const story = mustTell(rulesOf(game.ruleset), toldOf(game, { kind: 'public' }), game.outcome);
    expect(story).toMatchObject({ counts: 'stars', measure: 1 });
    expect(story.rounds.at(-1)?.score).toEqual([5, 9]);
  });

  it('takes the measure of the scenario, and the result where that counts otherwise at the end', () => {
    const story = (name: string): MatchStory => {
      const game = golden('quantum-rebellion', name);
      return mustTell(rulesOf(game.ruleset), toldOf(game, { kind: 'public' }), game.outcome);
    };
    expect(story('planetary-invasion-north')).toMatchObject({ counts: 'divisions' });
    const convoy = story('convoy-through-unopposed');
    expect(convoy.counts).toBe('freighters');
    expect(convoy.rounds.at(-1)?.score).toEqual([0, 5]);
    expect(story('no-ships-left').honours[0]?.words).toBe('sank Oak 1: 155 points for a ship of 55');
  });
});
