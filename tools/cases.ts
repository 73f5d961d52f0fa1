/**
 * Runs case files from anywhere: `pnpm cases FILE…`, or `npm run cases -- FILE…`. A file is JSON or a TypeScript
 * module that exports a case file as its default; its path is relative to the caller's folder. Prints a line for each
 * case that fails, and ends with `N passed, N failed`.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { catalog as offered, inTheMaking } from '../packages/rules/src/catalog.ts';
import { runCaseFile } from '../packages/rules/src/kernel/cases.ts';
import type { CaseResult } from '../packages/rules/src/kernel/cases.ts';
import { caseFileJsonSchema } from '../packages/rules/src/kernel/json-schema.ts';
import { tellingCatalog } from './cases/telling.ts';

const catalog = { ...offered, ...inTheMaking };

const USAGE = `pnpm cases FILE…             runs case files (JSON or TypeScript)
pnpm cases --show FILE…      tells what happens in each case, and the position reached
pnpm cases --tell FILE…      the same without the positions
pnpm cases --schema RULESET  prints the JSON Schema of a ruleset's case files
The format is told in docs/cases.md.`;

// A reader that has seen enough (`| head`) is no mistake.
process.stdout.on('error', () => process.exit());

const [first, ...rest] = process.argv.slice(2);
if (first === '--schema') await printSchema(rest[0]);
else if ((first === '--show' || first === '--tell') && rest.length > 0) await runAll(rest, first);
else if (first === undefined || first.startsWith('--')) fail(USAGE);
else await runAll([first, ...rest]);

type Show = '--show' | '--tell';

async function runAll(files: readonly string[], show?: Show): Promise<void> {
  let [passed, failed] = [0, 0];
  for (const file of files) {
    for (const { id, problems } of await resultsOf(file, show)) {
      if (problems.length === 0) passed += 1;
      else failed += 1;
      if (problems.length > 0) console.log(`${file}: ${id}: ${problems.join(' ')}`);
    }
  }
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

async function resultsOf(file: string, show: Show | undefined): Promise<readonly CaseResult[]> {
  const folder = process.env.INIT_CWD ?? process.cwd();
  const path = resolve(folder, file);
  if (!existsSync(path)) {
    const problem = `There is no such file in ${folder}. If it is elsewhere, give the whole path, from the root on.`;
    return [{ id: '(file)', covers: [], problems: [problem] }];
  }
  try {
    const content = await read(path);
    return show === undefined ? await runCaseFile(catalog, content) : await showCases(content, show);
  } catch (error) {
    return [{ id: '(file)', covers: [], problems: [error instanceof Error ? error.message : String(error)] }];
  }
}

/** The content of a case file, not yet checked. */
async function read(path: string): Promise<unknown> {
  if (path.endsWith('.ts')) return ((await import(pathToFileURL(path).href)) as { default: unknown }).default;
  return JSON.parse(await readFile(path, 'utf8'));
}

/** Runs the cases of a file one by one and prints what happens in each. */
async function showCases(content: unknown, show: Show): Promise<readonly CaseResult[]> {
  const telling = tellingCatalog(catalog, show === '--show');
  const results: CaseResult[] = [];
  for (const file of oneByOne(content)) {
    for (const result of await runCaseFile(telling.catalog, file)) {
      const verdict =
        result.problems.length === 0 ? ['as expected'] : result.problems.map((what) => `otherwise: ${what}`);
      console.log([`== ${result.id}`, ...telling.take(), ...verdict, ''].join('\n'));
      results.push(result);
    }
  }
  return results;
}

/** A file for each case; the file as it is where it has no list of cases, for the runner to say so. */
function oneByOne(content: unknown): unknown[] {
  if (typeof content !== 'object' || content === null || !('cases' in content)) return [content];
  return Array.isArray(content.cases) ? content.cases.map((one: unknown) => ({ ...content, cases: [one] })) : [content];
}

async function printSchema(id = ''): Promise<void> {
  const load = Object.hasOwn(catalog, id) ? catalog[id] : undefined;
  if (load) console.log(JSON.stringify(caseFileJsonSchema(await load()), null, 2));
  else fail(`Name a ruleset after --schema: ${Object.keys(catalog).join(', ')}.`);
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
