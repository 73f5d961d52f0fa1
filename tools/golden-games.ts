/**
 * Plays golden games anew and writes them, for when a rule was changed on purpose:
 *
 *   node --import tsx tools/golden-games.ts --why "R-QR-12 is settled otherwise" [--ruleset ID,ID] [NAME…]
 *
 * Tells of each game where it is no longer what it was and writes only those that are not; the reason is kept in each
 * game that is written, so that the difference in the repository shows which games a change touched, and why. A game
 * that a new edition decides as the old one did only gets the number of the new one.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { AnyRuleset } from '../packages/rules/src/kernel/contract.ts';
import { goldenProblems, recordGolden } from '../packages/rules/src/kernel/golden.ts';

type Recorded = Parameters<typeof recordGolden>[1];
interface GoldenGames {
  readonly goldenPlans: readonly { readonly name: string }[];
  playGoldenGame(plan: unknown): Recorded;
}

const rules = join(dirname(dirname(fileURLToPath(import.meta.url))), 'packages/rules/src');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { why: { type: 'string' }, ruleset: { type: 'string' } },
});
const why = values.why?.trim() ?? '';
if (why === '') {
  console.error('Say why the games are played anew: node --import tsx tools/golden-games.ts --why "…" [NAME…]');
  process.exit(2);
}
const wanted = new Set(positionals);
const named = values.ruleset?.split(',');

/** One line for each command, so that a change of one is a change of one line. */
function written(game: ReturnType<typeof recordGolden>): string {
  const { entries, ...head } = game;
  const lines = entries.map((entry) => JSON.stringify(entry));
  return `${JSON.stringify({ recorded: why, ...head }).slice(0, -1)},"entries":[\n${lines.join(',\n')}\n]}\n`;
}

/** Where the kept game differs from what the rules of this edition say now; undefined where it stands. */
function difference(ruleset: AnyRuleset, path: string): string | undefined {
  if (!existsSync(path)) return 'new';
  const { edition } = ruleset;
  try {
    const text = readFileSync(path, 'utf8');
    const kept = JSON.parse(text) as Parameters<typeof goldenProblems>[1];
    const problem = goldenProblems(ruleset, { ...kept, edition })[0];
    if (problem === undefined && kept.edition !== edition)
      writeFileSync(path, text.replace(`"edition":"${kept.edition}"`, `"edition":"${edition}"`));
    return problem;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function rulesetOf(id: string): Promise<AnyRuleset> {
  const module = (await import(pathToFileURL(join(rules, id, 'index.ts')).href)) as Record<string, AnyRuleset>;
  const ruleset = Object.values(module).find((each) => each.id === id);
  if (ruleset === undefined) throw new Error(`${id}/index.ts exports no ruleset of that id`);
  return ruleset;
}

for (const id of readdirSync(rules)) {
  const folder = join(rules, id, 'games');
  if (!existsSync(join(folder, 'golden-games.ts')) || named?.includes(id) === false) continue;
  const games = (await import(pathToFileURL(join(folder, 'golden-games.ts')).href)) as GoldenGames;
  const ruleset = await rulesetOf(id);
  for (const plan of games.goldenPlans) {
    if (wanted.size > 0 && !wanted.has(plan.name)) continue;
    const path = join(folder, `${plan.name}.json`);
    const found = difference(ruleset, path);
    if (found === undefined) {
      console.log(`${id}: ${plan.name} is what it was`);
      continue;
    }
    const text = written(recordGolden(ruleset, games.playGoldenGame(plan)));
    writeFileSync(path, text);
    console.log(`${id}: ${plan.name} written, ${Math.round(text.length / 1024)} KB; before: ${found}`);
  }
}
