/** A game that `pnpm new-ruleset ID` began in a copy of the repository is built with the others, and played in Chromium. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyRepository, removeCopy } from './new-ruleset/copy.ts';
import { inCopy } from './new-ruleset/in-copy.ts';

let copy = '';
beforeAll(() => {
  copy = copyRepository();
});
afterAll(() => removeCopy(copy));

it('plays a new game to its end, on the bare board', { timeout: 1_200_000 }, async () => {
  await inCopy(copy, '--import', 'tsx', 'tools/new-ruleset.ts', 'demo');
  await inCopy(copy, '-e', "import('./tools/prepare.mjs').then((made) => made.buildWeb().then(made.buildServer))");
  expect(await inCopy(copy, '--import', 'tsx', 'e2e/new-ruleset/walk.ts', 'demo')).toContain('on the bare board');
});
