/** Golden games: what was played once leads to the same state for ever, and to the same events in this edition. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { noticesChanges } from '../../../test/suites.ts';
import { type GoldenGame, goldenProblems } from '../../kernel/index.ts';
import type { Command } from '../commands.ts';
import { scenarioIds } from '../data/scenario.ts';
import type { Event } from '../events.ts';
import { fleetCommand } from '../index.ts';
import type { DrawnSetup } from '../setup.ts';
import { decisions, endings, goldenPlans } from './golden-games.ts';

type Golden = GoldenGame<Command, Event, DrawnSetup> & { readonly recorded: string };

const pathOf = (name: string) => new URL(`./${name}.json`, import.meta.url);
const known = new Map<string, Golden>();
function read(name: string): Golden {
  const game = known.get(name) ?? (JSON.parse(readFileSync(pathOf(name), 'utf8')) as Golden);
  known.set(name, game);
  return game;
}

describe('golden games', () => {
  it.each(goldenPlans.map(({ name }) => name))('%s is what it was (else: tools/golden-games.ts)', (name) => {
    expect(goldenProblems(fleetCommand, read(name))).toEqual([]);
    expect(read(name).recorded.length).toBeGreaterThan(10);
  });

  it('are those of the plans, no more and no fewer', () => {
    const files = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.json'));
    const names = files.map((name) => name.slice(0, -'.json'.length)).filter((name) => name !== 'failed-seeds');
    expect(names.sort()).toEqual(goldenPlans.map(({ name }) => name).sort());
    expect(goldenPlans.every(({ name }) => existsSync(pathOf(name)))).toBe(true);
  });

  it('show every scenario and every way to end', () => {
    const games = goldenPlans.map(({ name }) => read(name));
    expect(new Set(games.map(({ setup }) => setup.scenario))).toEqual(new Set(scenarioIds));
    const reasons = games.map(({ outcome }) => outcome?.reason ?? '');
    for (const [ending, pattern] of Object.entries({ ...endings, ...decisions }))
      expect(reasons.some((reason) => pattern.test(reason)) ? ending : `no game ends by ${ending}`).toBe(ending);
    const other = reasons.filter((reason) => !Object.values(endings).some((pattern) => pattern.test(reason)));
    expect(other).toEqual([]);
  });

  it('hold the view of every seat, of the public and of a referee', () => {
    const { viewHashes } = read('four-with-hands-of-their-own');
    expect(Object.keys(viewHashes).sort()).toEqual(['public', 'referee', 'seat-1', 'seat-2', 'seat-3', 'seat-4']);
    const hashes = ['seat-1', 'seat-2', 'seat-3', 'seat-4', 'public'].map((audience) => viewHashes[audience]);
    // Each holds a hand of its own; who only watches sees none of them.
    expect(new Set(hashes).size).toBe(5);
    expect(viewHashes['referee']).toBe(viewHashes['public']);
  });

  noticesChanges(fleetCommand, () => read('last-round-drawn'));
});
