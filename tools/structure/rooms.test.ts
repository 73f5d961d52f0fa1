import { expect, test } from 'vitest';
import { filesOf, outOfOrder, roomsOf, shortFiles } from './rooms.ts';
import { files, rulesets, scripts, sources } from './sources.ts';

const lines = (count: number): string => 'x\n'.repeat(count);

test('files of fewer than 25 lines are found where they have neighbours', () => {
  const given = [
    ['packages/rules/src/game/phases/end/short.ts', 24],
    ['packages/rules/src/game/phases/end/long.ts', 25],
    ['packages/rules/src/game/phases/end/short.test.ts', 3],
    ['packages/rules/src/game/data/sizes.ts', 3],
    ['packages/rules/src/game/state.ts', 3],
    ['packages/rules/src/other/phases/end/short.ts', 3],
  ] as const;
  const found = shortFiles(
    'game',
    given.map(([path, count]) => ({ path, text: lines(count) })),
  );
  expect(found).toEqual([expect.stringContaining('packages/rules/src/game/phases/end/short.ts')]);
});

test('a special before a phase and phases in two orders are found', () => {
  expect(
    outOfOrder([
      ['phases/one', 'phases/two', 'specials/a'],
      ['phases/two', 'specials/b'],
    ]),
  ).toEqual([]);
  expect(outOfOrder([['specials/a', 'phases/one']])).toEqual(['specials/a before phases/one']);
  expect(
    outOfOrder([
      ['phases/one', 'phases/two'],
      ['phases/two', 'phases/one'],
    ]),
  ).toEqual(['phases/one before phases/two']);
});

test.each([...rulesets, 'mechanics/blueprint-fleets'])(
  '%s has no files that are too short to stand alone',
  (folder) => {
    expect(shortFiles(folder, sources)).toEqual([]);
  },
);

/** The rooms that each file at the top of a ruleset names. */
const roomsNamed = (ruleset: string): readonly (readonly string[])[] =>
  scripts.filter(({ path }) => new RegExp(`^packages/rules/src/${ruleset}/[a-z]+\\.ts$`).test(path)).map(roomsOf);

test.each(rulesets)('%s names its phases in one order, and its specials after them', (ruleset) => {
  expect(outOfOrder(roomsNamed(ruleset))).toEqual([]);
});

test.each(rulesets)('%s has fewer than 300 files', (ruleset) => {
  expect(filesOf(ruleset, files).length).toBeLessThan(300);
});

test('rooms and files are found', () => {
  const most = (counts: readonly number[]): number => Math.max(...counts);
  expect(most(rulesets.flatMap(roomsNamed).map((rooms) => rooms.length))).toBeGreaterThan(4);
  expect(most(rulesets.map((ruleset) => filesOf(ruleset, files).length))).toBeGreaterThan(50);
});
