/**
 * Prints how many rules of each ruleset are done, partial and open, and how many lines are its own, and fails where a rule
 * that is called done has no case, or stands beside no code. `npm run coverage`; a step of `npm test`. `npm run coverage -- --write` puts the lines
 * into the README of the rules.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { counts, gaps, rowsOf } from './coverage/rows.ts';
import type { CoveringCase } from './coverage/rows.ts';
import { isTrue, rulesOf, tableOf, usageOf } from './coverage/lines.ts';
import { misplaced } from './coverage/placing.ts';
import { root, rulesets, sources } from './structure/sources.ts';

interface CasesModule {
  readonly default: { readonly cases: readonly CoveringCase[] };
}

let wrong = 0;
for (const ruleset of rulesets) {
  const folder = join(root, 'packages/rules/src', ruleset);
  const rows = rowsOf(text(join(folder, 'RULES.md')));
  const cases = await casesOf(join(folder, 'cases'));
  const checklist = text(join(folder, 'CHECKLIST.txt')).split('\n').filter(Boolean);
  const rulings = text(join(folder, 'RULINGS.md')).match(/\bR-[A-Z]+-\d+\w*/g) ?? [];
  const definitions = text(join(folder, 'DEFINITIONS.txt')).split('\n').filter(Boolean);
  const found = [
    ...gaps({ rows, cases, checklist, rulings }),
    ...misplaced({
      rows,
      definitions,
      code: rulesOf(ruleset, sources)
        .map((source) => source.text)
        .join('\n'),
    }),
  ];
  const { done, partial, open, unplayable } = counts(rows);
  console.log(
    `${ruleset}: ${rows.length} rules: ${done} done, ${partial} partial, ${open} open, ${unplayable} unplayable; ` +
      `${cases.length} cases`,
  );
  for (const gap of found) console.log(`  ${gap}`);
  wrong += found.length;
}

const usages = rulesets.map((ruleset) => [ruleset, usageOf(ruleset, sources)] as const);
const table = tableOf(new Map(usages));
console.log(`\n${table}`);
const readme = join(root, 'packages/rules/README.md');
const [before = '', written, after = ''] = text(readme).split(
  /(?<=<!-- lines -->\n\n)([\s\S]*?)(?=\n\n<!-- end of lines -->)/,
);
if (written === undefined) throw new Error(`${readme} has no place for the lines.`);
if (process.argv.includes('--write')) writeFileSync(readme, `${before}${table}${after}`);
// A ruleset that has just been begun need not be listed.
else if (!isTrue(written, tableOf(new Map(usages.filter(([ruleset]) => written.includes(` ${ruleset} `)))))) {
  console.log('  The lines in packages/rules/README.md are not so any more: npm run coverage -- --write mends them.');
  wrong += 1;
}
process.exitCode = wrong > 0 ? 1 : 0;

async function casesOf(folder: string): Promise<CoveringCase[]> {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.cases.ts'));
  const modules = await Promise.all(
    files.map(async (name) => (await import(pathToFileURL(join(folder, name)).href)) as CasesModule),
  );
  return modules.flatMap((module) => module.default.cases);
}

function text(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
