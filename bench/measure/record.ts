/** Results are kept by commit, one line each; nothing compares them with a limit. */
import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('../results.jsonl', import.meta.url));

export function record(result: Readonly<Record<string, unknown>>): void {
  const git = (...words: string[]): string => execFileSync('git', words, { encoding: 'utf8' }).trim();
  const machine = { node: process.version, cores: cpus().length, cpu: cpus()[0]?.model ?? 'unknown' };
  const line = { commit: git('rev-parse', '--short', 'HEAD'), at: new Date().toISOString(), ...machine, ...result };
  appendFileSync(file, `${JSON.stringify(line)}\n`);
}
