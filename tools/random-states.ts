/**
 * Looks at many states that matches between bots lead to: samples of all offers are accepted, state and view pass JSON.
 * A part of `pnpm test:long`, or
 *
 *   node --import tsx tools/random-states.ts [COUNT] [--first SEED] [--ruleset ID,ID]
 *
 * COUNT states of each ruleset that has bot matches. Prints each problem with its seed and ends with `N passed, N failed`,
 * counted in states.
 */
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { catalog } from '../packages/rules/src/catalog.ts';
import { lookAtStates, type StatePlan } from '../packages/rules/src/kernel/random-states.ts';

interface BotMatches {
  readonly botMatchPlan: (seed: number) => StatePlan<unknown, unknown, unknown, unknown>;
}

const PROGRESS_MS = 30_000;
const rules = join(dirname(dirname(fileURLToPath(import.meta.url))), 'packages/rules/src');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { first: { type: 'string', default: '1' }, ruleset: { type: 'string' } },
});
const [count, first] = [Number(positionals[0] ?? 100_000), Number(values.first)];
if (![count, first].every(Number.isInteger)) {
  console.error('Give whole numbers: node --import tsx tools/random-states.ts [COUNT] [--first SEED]');
  process.exit(2);
}
const folders = readdirSync(rules).filter((id) => existsSync(join(rules, id, 'games/bot-match.ts')));
const wanted = folders.filter((id) => values.ruleset === undefined || values.ruleset.split(',').includes(id));
const total = { passed: 0, failed: 0 };
for (const id of wanted) {
  const matches = (await import(pathToFileURL(join(rules, id, 'games/bot-match.ts')).href)) as BotMatches;
  const ruleset = await catalog[id]?.();
  if (ruleset === undefined) throw new Error(`${id} plays bot matches, but is not in the catalog`);
  const began = Date.now();
  let last = began;
  const told = (states: number): void => {
    if (Date.now() - last < PROGRESS_MS) return;
    last = Date.now();
    console.log(`${id}: ${states} of ${count} states`);
  };
  const found = lookAtStates(ruleset, matches.botMatchPlan, { first, count, told });
  for (const problem of found.problems) console.log(`${id}, ${problem}`);
  const seconds = ((Date.now() - began) / 1000).toFixed(0);
  console.log(`${id}: ${found.states} states of ${found.matches} matches in ${seconds} s`);
  total.passed += found.states - found.problems.length;
  total.failed += found.problems.length;
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || wanted.length === 0 ? 1 : 0;
