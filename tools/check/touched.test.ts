import { expect, test } from 'vitest';
import { testsNear, touchedBy } from './touched.ts';

test('a change has its own files laid out and linted, and the projects checked that import them', () => {
  const page = touchedBy(['apps/web/src/lib/page.svelte', 'docs/README.md'], []);
  expect(page.lintSvelte).toEqual(['apps/web/src/lib/page.svelte']);
  expect(page.lint).toEqual([]);
  expect(page.types).toEqual(['web']);
  expect(touchedBy(['packages/rules/src/kernel/dice.ts'], []).types).toEqual(['packages', 'tools', 'web']);
  expect(touchedBy(['packages/rules/src/kernel/dice.test.ts'], []).types).toEqual(['packages']);
  expect(touchedBy(['docs/README.md'], []).types).toEqual([]);
});

test('a file that is gone is neither laid out nor linted, but its project is checked', () => {
  const gone = touchedBy([], ['apps/server/src/app.ts']);
  expect([...gone.format, ...gone.lint]).toEqual([]);
  expect(gone.types).toEqual(['packages', 'tools']);
});

test('tests run nearest first, and those of tools and browsers not at all', () => {
  const script = (path: string, ...imports: readonly string[]) => ({
    path,
    text: imports.map((from) => `import '${from}';`).join('\n'),
    linesBefore: 0,
  });
  const scripts = [
    script('packages/match/src/clock.ts'),
    script('packages/match/src/index.ts', './clock.ts'),
    script('packages/match/src/index.test.ts', './index.ts'),
    script('packages/match/src/clock.test.ts', './clock.ts'),
    script('apps/server/test/far.test.ts', '@broadside/match'),
    script('apps/server/test/other.test.ts', '@broadside/competition'),
    script('tools/records/x.test.ts', '@broadside/match'),
  ];
  const near = testsNear(['packages/match/src/clock.ts'], scripts);
  expect(near[0]).toBe('packages/match/src/clock.test.ts');
  expect([...near].sort()).toEqual([
    'apps/server/test/far.test.ts',
    'packages/match/src/clock.test.ts',
    'packages/match/src/index.test.ts',
  ]);
});
