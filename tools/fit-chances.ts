/**
 * Fits the chances that watchers are shown, for every ruleset that explains itself: bots play matches, the weights come from
 * some and are held against others that they have not seen. What passes is written to `explaining/chances.ts` of the ruleset.
 *
 *   node --import tsx tools/fit-chances.ts [--ruleset ID,ID] [--counts WORD,WORD] [--fitted COUNT] [--unseen COUNT]
 *     [--matches FOLDER] [--dry]
 *
 * COUNT is for each thing that decides first (points, …); --counts takes some of these alone. With --matches they are kept in a
 * folder, and not played again. Nothing is written for what does not pass, nor with --dry.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { catalog } from '@broadside/rules/catalog';
import {
  type AnyRuleset,
  type ChanceFit,
  type Explaining,
  type Outcome,
  play,
  playSeed,
  ScriptedDice,
  SeededDice,
  seededRandom,
  type StoryTelling,
  type View,
} from '@broadside/rules/kernel';
import { chanceMomentOf } from '@broadside/match';
import { bestFit, faultsOf, type PlayedMoment, testOf } from './chances/fitting.ts';

const rules = join(dirname(dirname(fileURLToPath(import.meta.url))), 'packages/rules/src');
const { values } = parseArgs({
  options: {
    ruleset: { type: 'string' },
    fitted: { type: 'string', default: '500' },
    unseen: { type: 'string', default: '300' },
    counts: { type: 'string' },
    matches: { type: 'string' },
    dry: { type: 'boolean', default: false },
  },
});
const wanted = { fitted: Number(values.fitted), unseen: Number(values.unseen) };
if (!Object.values(wanted).every((count) => Number.isInteger(count) && count > 0)) {
  console.error(
    'Give counts above 0: tools/fit-chances.ts [--ruleset ID,ID] [--fitted COUNT] [--unseen COUNT] [--dry]',
  );
  process.exit(2);
}

const only = values.counts?.split(',');

const watcher = { kind: 'public' } as const;
/** Moments of each match, evenly spread over its entries; the end is none of them. */
const MOMENTS = 20;
/** Where seeds of matches begin that no weight has seen. */
const UNSEEN_FROM = 1_000_001;
/** A kind of match that is rarer than this among the seeds gets fewer matches. */
const MOST_SEEDS = 40_000;

type Setups = { botMatchPlan(seed: number): { readonly setup: unknown } };
interface Source {
  readonly ruleset: AnyRuleset;
  readonly explaining: Explaining<View>;
  readonly plans: Setups;
}
type Matches = Map<string, (readonly PlayedMoment[])[]>;

/** What each team got of the win. */
function gotOf(score: PlayedMoment['score'], { winner, winners }: Outcome): readonly number[] {
  const seats = winners ?? (winner === null ? null : [winner]);
  const won = score.map((team) =>
    seats === null
      ? true
      : seats.length === 0
        ? team.seats.length === 0
        : team.seats.some((seat) => seats.includes(seat)),
  );
  const count = won.filter(Boolean).length;
  return won.map((each) => (each ? 1 / count : 0));
}

/** The moments of a match of sensible bots; undefined where it has no two sides to compare. */
function playedMatch(
  { ruleset, explaining }: Source,
  seed: number,
  setup: unknown,
): readonly PlayedMoment[] | undefined {
  const [bot] = ruleset.bots;
  const story = ruleset.story as StoryTelling<View> | undefined;
  if (bot === undefined || story === undefined) throw new Error(`${ruleset.id} has no bot, or tells no scores.`);
  const played = playSeed(ruleset, seed, { setup, bots: () => bot, mostCommands: 6000 });
  if (!played.ok || played.outcome === undefined) return undefined;
  const { outcome, entries } = played;
  const faces = [...played.startFaces, ...entries.flatMap((entry) => entry.faces)];
  const match = play(ruleset, setup, new ScriptedDice(faces));
  const looks = new Set(Array.from({ length: MOMENTS }, (_, at) => Math.floor((at * entries.length) / MOMENTS)));
  const moments: PlayedMoment[] = [];
  for (const [at, { by, command }] of entries.entries()) {
    if (looks.has(at)) {
      const view = match.view(watcher) as View;
      const { over: _over, ...moment } = chanceMomentOf({ story, explaining }, view);
      moments.push({ ...moment, got: gotOf(moment.score, outcome) });
    }
    match.apply(command, by);
  }
  return moments;
}

/** What decides a match of this setup first; undefined where nobody can estimate who wins. */
function countsOf({ ruleset, explaining }: Source, seed: number, setup: unknown): string | undefined {
  const view = play(ruleset, setup, new SeededDice(seededRandom(seed))).view(watcher) as View;
  if (explaining.setting?.(view) === null) return undefined;
  return ruleset.story?.standing(view).counts[0] ?? '';
}

/** Matches of each kind, from seeds on, until there are enough of all kinds. */
function gathered(source: Source, from: number, count: number): Matches {
  const matches: Matches = new Map();
  const began = Date.now();
  for (let seed = from; seed < from + MOST_SEEDS; seed += 1) {
    const { setup } = source.plans.botMatchPlan(seed);
    const counts = countsOf(source, seed, setup);
    if (counts === undefined || only?.includes(counts) === false) continue;
    const known = matches.get(counts) ?? [];
    matches.set(counts, known);
    if (known.length >= count) {
      if (seed > from + 60 && [...matches.values()].every((some) => some.length >= count)) break;
      continue;
    }
    const moments = playedMatch(source, seed, setup);
    if (moments !== undefined && moments.length > 0) known.push(moments);
  }
  const told = [...matches].map(([counts, some]) => `${counts} ${String(some.length)}`).join(', ');
  console.log(`${source.ruleset.id}: ${told}; ${((Date.now() - began) / 1000).toFixed(0)} s`);
  return matches;
}

/** The same, from the folder where they were kept before. */
function kept(source: Source, from: number, count: number): Matches {
  if (values.matches === undefined) return gathered(source, from, count);
  const path = join(values.matches, `${source.ruleset.id}-${String(from)}-${String(count)}.json`);
  if (existsSync(path))
    return new Map(JSON.parse(readFileSync(path, 'utf8')) as [string, (readonly PlayedMoment[])[]][]);
  const matches = gathered(source, from, count);
  writeFileSync(path, JSON.stringify([...matches]));
  return matches;
}

/** The fit of each kind of match that passes; the faults of the others are printed. */
function fitOf(source: Source): ChanceFit {
  const [fitted, unseen] = [kept(source, 1, wanted.fitted), kept(source, UNSEEN_FROM, wanted.unseen)];
  const passed: [string, ChanceFit[string]][] = [];
  for (const [counts, matches] of fitted) {
    const parts = matches[0]?.[0]?.score[0]?.parts.length ?? 0;
    const weights = bestFit(matches, parts);
    const about = { edition: source.ruleset.edition, fitted: matches.length };
    const test = testOf(weights, unseen.get(counts) ?? [], about);
    const faults = faultsOf(test);
    console.log(`${source.ruleset.id}, ${counts}: ${JSON.stringify({ weights, ...test })}`);
    console.log(faults.length === 0 ? '  passes' : `  does not pass: ${faults.join('; ')}`);
    if (faults.length === 0) passed.push([counts, { weights, test }]);
  }
  return Object.fromEntries(passed);
}

async function write(id: string, fit: ChanceFit): Promise<void> {
  const path = join(rules, id, 'explaining/chances.ts');
  const text = `/** How chances are estimated, and how good that is: written by \`tools/fit-chances.ts\`. */
    import type { ChanceFit } from '../../kernel/explain/chances.ts';

    export const chances: ChanceFit = ${JSON.stringify(fit)};`;
  writeFileSync(path, await format(text, { ...(await resolveConfig(path)), parser: 'typescript' }));
  console.log(`${id}: written to ${path}`);
}

const ids = values.ruleset?.split(',') ?? Object.keys(catalog);
for (const id of ids) {
  const ruleset = await catalog[id]?.();
  const plans = readdirSync(join(rules, id)).includes('games')
    ? ((await import(pathToFileURL(join(rules, id, 'games/bot-match.ts')).href)) as Setups)
    : undefined;
  if (ruleset?.explaining === undefined || plans === undefined) {
    console.error(`${id} explains nothing, or has no matches of bots.`);
    process.exit(2);
  }
  const explaining = (await ruleset.explaining()) as Explaining<View>;
  const fit = fitOf({ ruleset, explaining, plans });
  if (Object.keys(fit).length === 0) console.log(`${id}: nothing passes, so that nobody is shown chances.`);
  else if (!values.dry) await write(id, fit);
}
