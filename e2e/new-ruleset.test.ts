/** `pnpm new-ruleset ID` in a copy of the repository: what it writes keeps every promise. `new-ruleset.long.test.ts` plays it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyRepository, removeCopy } from './new-ruleset/copy.ts';
import { inCopy as inCopyOf } from './new-ruleset/in-copy.ts';

let copy = '';
beforeAll(() => {
  copy = copyRepository();
});
afterAll(() => removeCopy(copy));

const inCopy = (...args: readonly string[]): Promise<string> => inCopyOf(copy, ...args);

it('begins a game of at most 12 files that is in order', { timeout: 600_000 }, async () => {
  const written = (await inCopy('--import', 'tsx', 'tools/new-ruleset.ts', 'demo')).trim().split('\n').slice(0, -2);
  expect(written.length).toBeGreaterThan(5);
  expect(written.length).toBeLessThanOrEqual(12);
  expect(written.filter((path) => !/\/demo[/.]/.test(path))).toEqual([]);
  expect(readFileSync(join(copy, 'packages/rules/src/catalog.ts'), 'utf8')).toContain("import('./demo/index.ts')");

  // It passes the contract's suite, its cases, those of its guide, and the rules of the house.
  const vitest = ['node_modules/vitest/vitest.mjs', 'run'];
  const tests = ['packages/rules/src/demo', 'packages/rules/scripts', 'tools/cases/guides.test.ts'];
  expect(await inCopy(...vitest, ...tests)).toMatch(/Test Files\s+3 passed \(3\)/);
  const ofTheHouse = ['tools/structure.test.ts', '-t', 'imports|names|pure|every ruleset'];
  expect(await inCopy(...vitest, '--project=structure', ...ofTheHouse)).toMatch(/Test Files\s+1 passed \(1\)/);
  expect(await inCopy('--import', 'tsx', 'tools/coverage.ts')).toMatch(/^demo: 4 rules: 4 done/m);
  const sources = ['packages/rules/src/demo', 'packages/rules/src/catalog.ts'];
  await inCopy('node_modules/prettier/bin/prettier.cjs', '--check', ...sources);
  await inCopy('node_modules/oxlint/bin/oxlint', '--max-warnings', '0', ...sources);
  const types = { extends: './tsconfig.packages.json', include: sources };
  writeFileSync(join(copy, 'tsconfig.demo.json'), JSON.stringify(types));
  await inCopy('node_modules/typescript/bin/tsc', '-p', 'tsconfig.demo.json');
});

it('refuses an id that is taken or is none, and writes nothing', async () => {
  const begin = (id: string): Promise<string> => inCopy('--import', 'tsx', 'tools/new-ruleset.ts', id);
  const catalog = readFileSync(join(copy, 'packages/rules/src/catalog.ts'), 'utf8');
  await expect(begin('kernel')).rejects.toThrow('is there already');
  await expect(begin('../sea')).rejects.toThrow('cannot be an id');
  await expect(begin('')).rejects.toThrow('Write one id');
  expect(readFileSync(join(copy, 'packages/rules/src/catalog.ts'), 'utf8')).toBe(catalog);
});
