/** What every ruleset tells of a game that its players may know: rules that exist, and a page of the documentation. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { catalog, inTheMaking } from '../src/catalog.ts';
import { type Differences, differencesPage } from '../src/kernel/differences.ts';
import type { AnyRuleset } from '../src/kernel/index.ts';

const MOST_LETTERS = 200;

const told = await Promise.all(
  Object.values({ ...catalog, ...inTheMaking }).map(async (load) => {
    const ruleset: AnyRuleset = await load();
    const differences: Differences | undefined = await ruleset.differences?.();
    return differences === undefined ? [] : [{ ruleset, differences }];
  }),
);
const compared = told.flat();

it('some game is compared with another', () => expect(compared.length).toBeGreaterThan(0));

it.each(compared)('$ruleset.id names rules that it has, in short sentences', async ({ ruleset, differences }) => {
  const rules = Object.keys(await ruleset.rules());
  const rows = differences.groups.flatMap((group) => group.rows);
  expect(rows.length).toBeGreaterThan(0);
  for (const { what, here, there, rules: named } of rows) {
    expect(named.length, what).toBeGreaterThan(0);
    expect(named.filter((rule) => !rules.includes(rule))).toEqual([]);
    expect(Math.max(here.length, there.length), what).toBeLessThanOrEqual(MOST_LETTERS);
    expect(here).not.toBe(there);
  }
  expect(new Set(rows.map(({ what }) => what)).size).toBe(rows.length);
});

it.each(compared)('$ruleset.id has the same as a page of the documentation', ({ ruleset, differences }) => {
  const path = new URL(`../../../docs/differences/${ruleset.id}.md`, import.meta.url);
  expect(existsSync(path), `docs/differences/${ruleset.id}.md is missing`).toBe(true);
  expect(readFileSync(path, 'utf8')).toBe(differencesPage(ruleset.name, differences));
});
