import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { root } from './sources.ts';

/** From here on subjects are held to their length; what was before stays as it is. */
const since = '86cfe0a';
const longest = 72;

const tooLong = (subjects: readonly string[]): string[] =>
  subjects
    .filter((subject) => subject.length > longest)
    .map((subject) => `"${subject}" has ${subject.length} characters: ${longest} at most, the rest below it.`);

/** What was committed since; nothing where that cannot be told, as in an archive or a clone without its history. */
function subjects(): string[] {
  try {
    const told = execFileSync('git', ['log', '--no-merges', '--format=%s', `${since}..HEAD`], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return told.split('\n').filter((line) => line !== '');
  } catch {
    return [];
  }
}

test(`the first line of a commit has ${longest} characters at most`, () => {
  expect(tooLong(['x'.repeat(longest), 'x'.repeat(longest + 1)])).toHaveLength(1);
  expect(tooLong(subjects())).toEqual([]);
});
