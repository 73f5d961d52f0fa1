import { expect, test } from 'vitest';
import { isTrue, partOf, tableOf, usageOf } from './lines.ts';

const file = (path: string, ...lines: string[]) => ({ path, text: lines.map((line) => `${line}\n`).join('') });
const dice = 'packages/rules/src/mechanics/dice';
const sources = [
  file('packages/rules/src/demo/index.ts', "import { pool } from '../mechanics/dice/index.ts';", "import './own.ts';"),
  file('packages/rules/src/demo/own.ts', 'export const own = 1;'),
  file('packages/rules/src/demo/own.test.ts', 'not counted', 'not counted'),
  file('packages/rules/src/demo/cases/a.cases.ts', 'not counted'),
  file(`${dice}/index.ts`, "export { pool } from './pool.ts';", "export * from './ladder.ts';"),
  file(`${dice}/pool.ts`, "import { draw } from '../../kernel/draw.ts';", 'export const pool = draw;', ''),
  file(`${dice}/ladder.ts`, 'export const ladder = 1;', '', '', '', ''),
  file('packages/rules/src/kernel/draw.ts', 'export const draw = 1;'),
  file('apps/web/src/lib/boards/demo/table.svelte', '<script lang="ts">', "import Mark from '#lib/desk/mark.svelte';", '</script>'),
  file('apps/web/src/lib/desk/mark.svelte', '<b></b>', '<i></i>'),
];

test('counts what is its own, and of shared parts the files that it reaches', () => {
  const usage = usageOf('demo', sources);
  expect([usage.rules, usage.board]).toEqual([3, 3]);
  expect(Object.fromEntries(usage.shared)).toEqual({ 'mechanics/dice': 3, kernel: 1, 'web/desk': 2 });
});

test('a name of a list without names is found behind it', () => {
  const ladder = [...sources, file('packages/rules/src/demo/more.ts', "import { ladder } from '../mechanics/dice/index.ts';")];
  expect(usageOf('demo', ladder).shared.get('mechanics/dice')).toBe(8);
});

test('a ruleset is no shared part, nor is a page', () => {
  expect(['packages/rules/src/demo/index.ts', 'apps/web/src/routes/+page.svelte'].map(partOf)).toEqual([undefined, undefined]);
});

test('tells it in a table, rounded', () => {
  const demo = { rules: 1234, board: 0, shared: new Map([['kernel', 567]]) };
  expect(tableOf(new Map([['demo', demo]])).split('\n').slice(2)).toEqual([
    '| rules of its own | 1230 |',
    '| board of its own | 0 |',
    '| used of kernel | 570 |',
  ]);
});

test('a table that was written down may be off by a tenth, and has every row', () => {
  const table = (rules: number, board = 400) => `| lines | demo |\n|---|---:|\n| rules | ${rules} |\n| board | ${board} |`;
  expect(isTrue(table(1000).replaceAll('---', '-----'), table(1090))).toBe(true);
  expect(isTrue(table(1000), table(1200))).toBe(false);
  expect(isTrue(table(1000).split('\n').slice(0, 3).join('\n'), table(1000))).toBe(false);
});
