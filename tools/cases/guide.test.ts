/** The examples of the guides to case files are run, so that they stay true. */
import { expect, test } from 'vitest';
import { catalog } from '../../packages/rules/src/catalog.ts';
import { runCaseFile } from '../../packages/rules/src/kernel/cases.ts';
import { files, read } from '../structure/sources.ts';

const examples = files
  .filter((path) => /^docs\/cases.*\.md$/.test(path))
  .flatMap((path) =>
    [...read(path).text.matchAll(/```json\n(.*?)```/gs)].map((block) => ({ path, example: block[1] ?? '' })),
  );

test('there are examples', () => {
  expect(examples.length).toBeGreaterThan(0);
});

test.each(examples)('an example of $path passes', async ({ example }) => {
  const results = await runCaseFile(catalog, JSON.parse(example), { preview: true });
  expect(results.length).toBeGreaterThan(0);
  expect(results.flatMap(({ id, problems }) => problems.map((problem) => `${id}: ${problem}`))).toEqual([]);
});
