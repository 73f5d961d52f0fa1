/**
 * Checks a record file without a server: `pnpm verify-record FILE`. Prints what it checked in plain sentences; the exit
 * code is 1 where something is wrong. docs/records.md tells what that shows.
 */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseRecord, verdictLines, verifyRecord } from '../packages/match/src/index.ts';
import { catalog } from '../packages/rules/src/catalog.ts';

const [file, ...more] = process.argv.slice(2).filter((each) => each !== '--');
if (file === undefined || more.length > 0 || file.startsWith('--')) {
  console.error('Name one record file: pnpm verify-record FILE. Its form is told in docs/records.md.');
  process.exitCode = 2;
} else process.exitCode = await verified(file);

async function verified(path: string): Promise<0 | 1> {
  let text: string;
  try {
    // Relative to where the caller is, wherever the package manager runs this.
    text = await readFile(resolve(process.env.INIT_CWD ?? process.cwd(), path), 'utf8');
  } catch {
    return failed([`There is no file ${path} that can be read. Name a record file.`]);
  }
  const read = parseRecord(text);
  if (!read.ok) return failed(read.problems);
  const record = read.value;
  const { ruleset, edition, name, seats } = record.header;
  const load = Object.hasOwn(catalog, ruleset) ? catalog[ruleset] : undefined;
  console.log(`${name} (${ruleset} ${edition}): ${seats.map((seat) => `${seat.name}, ${seat.side}`).join('; ')}.`);
  const verdict = verifyRecord(record, await load?.());
  for (const line of verdictLines(record, verdict)) console.log(line);
  return verdict.ok ? 0 : 1;
}

function failed(sentences: readonly string[]): 1 {
  for (const sentence of sentences) console.log(sentence);
  console.log('This is no record that can be checked.');
  return 1;
}
