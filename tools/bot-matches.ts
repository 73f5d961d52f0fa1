/**
 * The long run: whole matches between bots of every ruleset that has them, with the promises of the contract checked on
 * the way. `pnpm test:long`, or
 *
 *   node --import tsx tools/bot-matches.ts [COUNT] [--first SEED] [--check RATE] [--ruleset ID,ID]
 *     [--bots NAME,NAME]
 *
 * COUNT is for each ruleset; --bots has two bots of a ruleset play all its matches, in turn from either seat. Prints each failure with its seed and ends with `N passed, N failed`. Seeds that fail are
 * added to `games/failed-seeds.json` of the ruleset, which its tests play again from then on.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

interface BotMatches {
  playBotMatch(seed: number, checkRate: number, bots?: readonly string[]): Played;
  botMatchPlan(seed: number): { readonly name: string };
  /** Where a ruleset has several bots: the two named, as they sit in the match of a number. */
  seatedBots?(names: readonly string[], seed: number): readonly { readonly name: string }[];
  /** Where a ruleset tells who wins and how a match ends in its own words, for the counts. */
  endingOf?(setup: unknown, outcome: Outcome): { readonly winner: string; readonly ending: string };
}
interface Outcome {
  readonly winner: string | null;
  readonly reason: string;
}
interface Played {
  readonly ok: boolean;
  readonly problem?: string;
  readonly setup: unknown;
  readonly entries: readonly unknown[];
  readonly outcome: Outcome | undefined;
}

const PROGRESS_MS = 15_000;
const rules = join(dirname(dirname(fileURLToPath(import.meta.url))), 'packages/rules/src');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    first: { type: 'string', default: '1' },
    check: { type: 'string', default: '0.02' },
    ruleset: { type: 'string' },
    bots: { type: 'string' },
  },
});
const count = Number(positionals[0] ?? 1000);
const first = Number(values.first);
const checkRate = Number(values.check);
if (![count, first, checkRate].every(Number.isFinite)) {
  console.error('Give numbers: node --import tsx tools/bot-matches.ts [COUNT] [--first SEED] [--check RATE]');
  process.exit(2);
}

const folders = readdirSync(rules).filter((id) => existsSync(join(rules, id, 'games/bot-match.ts')));
const pair = values.bots?.split(',');
const named = values.ruleset?.split(',');
const unknown = named?.filter((id) => !folders.includes(id)) ?? [];
if (unknown.length > 0) {
  console.error(`No bot matches of ${unknown.join(', ')}. There are: ${folders.join(', ')}.`);
  process.exit(2);
}
const wanted = folders.filter((id) => named === undefined || named.includes(id));
const total = { passed: 0, failed: 0 };
for (const id of wanted) await playAll(id);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || wanted.length === 0 ? 1 : 0;

async function playAll(id: string): Promise<void> {
  const matches = (await import(pathToFileURL(join(rules, id, 'games/bot-match.ts')).href)) as BotMatches;
  const [endings, winners] = [new Map<string, number>(), new Map<string, number>()];
  if (pair !== undefined && matches.seatedBots === undefined) {
    console.log(`${id}: its bots play as the plan says; --bots is for rulesets with several.`);
    return;
  }
  let [failed, commands, told] = [0, 0, Date.now()];
  const began = Date.now();
  for (let seed = first; seed < first + count; seed += 1) {
    const played = matches.playBotMatch(seed, checkRate, pair);
    commands += played.entries.length;
    if (played.ok) {
      total.passed += 1;
      const outcome = played.outcome ?? { winner: null, reason: 'none' };
      const seat = Number(outcome.winner?.split('-')[1]) - 1;
      const bot = pair === undefined ? undefined : matches.seatedBots?.(pair, seed)[seat]?.name;
      const plain = { winner: bot ?? outcome.winner ?? 'nobody', ending: outcome.reason };
      const { winner, ending } = matches.endingOf?.(played.setup, outcome) ?? plain;
      endings.set(ending, (endings.get(ending) ?? 0) + 1);
      winners.set(winner, (winners.get(winner) ?? 0) + 1);
    } else {
      total.failed += 1;
      failed += 1;
      console.log(`${id}, seed ${seed} (${matches.botMatchPlan(seed).name}): ${played.problem ?? 'failed'}`);
      keepSeed(id, seed);
    }
    if (Date.now() - told < PROGRESS_MS) continue;
    told = Date.now();
    console.log(`${id}: ${seed - first + 1} of ${count} played, ${failed} failed`);
  }
  const seconds = (Date.now() - began) / 1000;
  console.log(`${id}: ${count - failed} of ${count} matches, ${commands} commands in ${seconds.toFixed(0)} s`);
  console.log(`${id}: ends: ${counted(endings)}; won by: ${counted(winners)}`);
}

/** The most frequent first. */
function counted(counts: ReadonlyMap<string, number>): string {
  const most = [...counts].sort(([, one], [, other]) => other - one);
  return most.map(([what, times]) => `${what} ${times}`).join(', ');
}

function keepSeed(id: string, seed: number): void {
  const path = join(rules, id, 'games/failed-seeds.json');
  const known = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as number[]) : [];
  if (known.includes(seed)) return;
  writeFileSync(path, `${JSON.stringify([...known, seed].sort((a, b) => a - b))}\n`);
}
