/**
 * Runs case files from anywhere: `pnpm cases FILE…`, or `npm run cases -- FILE…`. A file is JSON or a TypeScript
 * module that exports a case file as its default; its path is relative to the caller's folder. Prints a line for each
 * case that fails, and ends with `N passed, N failed`. `--schema RULESET` prints the JSON Schema of its case files.
 */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { catalog } from '../packages/rules/src/catalog.ts';
import { runCaseFile } from '../packages/rules/src/kernel/cases.ts';
import type { CaseResult } from '../packages/rules/src/kernel/cases.ts';
import { caseFileJsonSchema } from '../packages/rules/src/kernel/json-schema.ts';

const USAGE = `pnpm cases FILE…             runs case files (JSON or TypeScript)
pnpm cases --schema RULESET  prints the JSON Schema of a ruleset's case files
The format is told in docs/cases.md.`;

const [first, ...rest] = process.argv.slice(2);
if (first === '--schema') await printSchema(rest[0]);
else if (first === undefined || first.startsWith('--')) fail(USAGE);
else await runAll([first, ...rest]);

async function runAll(files: readonly string[]): Promise<void> {
  let [passed, failed] = [0, 0];
  for (const file of files) {
    for (const { id, problems } of await resultsOf(file)) {
      if (problems.length === 0) passed += 1;
      else failed += 1;
      if (problems.length > 0) console.log(`${file}: ${id}: ${problems.join(' ')}`);
    }
  }
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

async function resultsOf(file: string): Promise<readonly CaseResult[]> {
  try {
    return await runCaseFile(catalog, await read(resolve(process.env.INIT_CWD ?? process.cwd(), file)));
  } catch (error) {
    return [{ id: '(file)', covers: [], problems: [error instanceof Error ? error.message : String(error)] }];
  }
}

/** The content of a case file, not yet checked. */
async function read(path: string): Promise<unknown> {
  if (path.endsWith('.ts')) return ((await import(pathToFileURL(path).href)) as { default: unknown }).default;
  return JSON.parse(await readFile(path, 'utf8'));
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
