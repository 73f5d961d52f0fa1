import { expect, test } from 'vitest';
import { circlesOf } from './circles.ts';
import { importsOf, resolveImport } from './imports.ts';
import { isTest, scripts } from './sources.ts';

const script = (path: string, ...imports: readonly string[]) => ({
  path,
  text: imports.map((from) => `import type { T } from '${from}';`).join('\n'),
  linesBefore: 0,
});
const own = scripts.filter(({ path }) => /^(apps|packages)\/[^/]+\/src\//.test(path) && !isTest(path));
const server = own.filter(({ path }) => path.startsWith('apps/server/'));

test('a circle is found, and what only leads to it or away from it is no part', () => {
  const circle = [script('a/one.ts', './two.ts'), script('a/two.ts', './three.ts'), script('a/three.ts', './one.ts')];
  const others = [script('a/before.ts', './one.ts'), script('a/after.ts')];
  const found = circlesOf([...others, ...circle]);
  expect(found.map((each) => [...each].sort())).toEqual([['a/one.ts', 'a/three.ts', 'a/two.ts']]);
  expect(circlesOf([script('a/one.ts', './two.ts'), script('a/two.ts')])).toEqual([]);
  expect(circlesOf([script('a/list.svelte', './list.svelte')])).toEqual([]);
});

test('circles through packages are found', () => {
  const found = circlesOf([
    script('packages/match/src/index.ts', '@broadside/client'),
    script('packages/client/src/index.ts', '@broadside/match'),
  ]);
  expect(found).toHaveLength(1);
});

test('no files of apps and packages need each other in a circle', () => {
  expect(own.length).toBeGreaterThan(800);
  const found = circlesOf(own).map((circle) => `${circle.join(' <-> ')}: move what both need to a file of its own.`);
  expect(found).toEqual([]);
});

test('who somebody is and who meets whom knows nothing of HTTP', () => {
  const wrong = server.flatMap((each) =>
    importsOf(each)
      .map((specifier) => ({ path: each.path, to: resolveImport(each.path, specifier) }))
      .filter(({ path, to }) => /\/src\/(identity|lobby)\//.test(path) && to.startsWith('apps/server/src/http/')),
  );
  expect(wrong.map(({ path, to }) => `${path} imports ${to}: http/ asks ${path}, never the other way.`)).toEqual([]);
});
