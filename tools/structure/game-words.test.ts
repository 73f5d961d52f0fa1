import { expect, it } from 'vitest';
import { codeOf, gameWords, isFamily } from './game-words.ts';
import { isTest, read, rulesets, sources } from './sources.ts';

const codes = rulesets.flatMap((id) => codeOf(read(`packages/rules/src/${id}/CHECKLIST.txt`).text) ?? []);
/** What every game stands on, its rules and its boards; and families, which know the words of their games but none by name. */
const shared =
  /^(packages\/rules\/src\/(kernel|geometry|mechanics)|apps\/web\/src\/lib\/(blueprint-fleets|board|builder|desk|editor|hex|open-table|workshop))\//;

it('finds words of a game in comments, names and ids of rules', () => {
  const found = (text: string) => gameWords({ path: 'a.ts', text }, ['AB']).length;
  expect(['// Torpedoes fly.', 'const shieldOf = 1;', "rule: 'R-AB-12'", 'as AB-3.1a says'].map(found)).toEqual([
    1, 1, 1, 1,
  ]);
  expect(found('the spaceship turns at AB4 and is outshielded by a drab-1')).toBe(0);
});

it('lets a family of games have their words, but not the ids of one of them', () => {
  const path = 'packages/rules/src/mechanics/blueprint-fleets/a.ts';
  const found = (text: string) => gameWords({ path, text }, ['AB']).length;
  expect(
    ['// Beacons jam each other.', 'const disorderOf = 1;', "rule: 'R-AB-12'", 'as AB-3.1a says'].map(found),
  ).toEqual([0, 0, 1, 1]);
});

it('no word of a game stands in what all games share', () => {
  expect(codes.length).toBe(rulesets.length);
  const looked = sources.filter(({ path }) => shared.test(path) && !isTest(path));
  expect(looked.length).toBeGreaterThan(40);
  expect(looked.some(({ path }) => isFamily(path))).toBe(true);
  expect(looked.flatMap((source) => gameWords(source, codes))).toEqual([]);
});
