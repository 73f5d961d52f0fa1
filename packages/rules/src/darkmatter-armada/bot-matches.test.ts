/** Whole matches between bots, always to an end, with the promises of the contract checked on the way. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { playSeed } from '../kernel/index.ts';
import { captain } from './bots/captain.ts';
import { botMatchPlan, playBotMatch } from './games/bot-match.ts';
import { tableFaults } from './games/table-faults.ts';
import { darkmatterArmadaRuleset as rules } from './index.ts';
import { scenarioIds } from './scenarios/schema.ts';

const CHECK_RATE = 0.01;
const seeds = Array.from({ length: 30 }, (_, index) => index + 1);
/** Written by the long run (tools/bot-matches.ts): matches that found a bug once. */
const failedOnce = JSON.parse(readFileSync(new URL('./games/failed-seeds.json', import.meta.url), 'utf8')) as number[];

function expectToEnd(seed: number, checkRate: number): void {
  const played = playBotMatch(seed, checkRate);
  expect(played.ok ? 'ends' : played.problem, `${botMatchPlan(seed).name}, seed ${seed}`).toBe('ends');
}

describe('bot matches', { timeout: 120_000 }, () => {
  it.each(seeds)('go to their end: seed %i', (seed) => expectToEnd(seed, CHECK_RATE));

  it('that failed once go to their end', () => {
    for (const seed of failedOnce) expectToEnd(seed, 10 * CHECK_RATE);
  });

  it('come in every kind', () => {
    const plans = Array.from({ length: 200 }, (_, index) => botMatchPlan(index + 1));
    const pairs = new Set(plans.map(({ bots }) => bots.map(({ name }) => name).join(' against ')));
    for (const pair of ['Captain against random', 'Captain against Captain', 'brawler against brawler'])
      expect(pairs).toContain(pair);
    const setups = plans.flatMap(({ setup }) => ('scenario' in setup ? [setup] : []));
    expect(new Set(setups.map(({ scenario }) => scenario))).toEqual(new Set(scenarioIds));
    const squadrons = setups.flatMap(({ fleets }) => fleets.flatMap((fleet) => fleet.squadrons));
    for (const kind of ['ambush', 'scouts', 'mines', 'jumpers', 'veil', 'boarders', 'yard'])
      expect(squadrons.some(({ name }) => name === `Oak ${kind}`)).toBe(true);
  });

  it.each(rules.presets)('of captains play $id sensibly', ({ setup }) => {
    const played = playSeed(rules, 7, { setup, bots: () => captain });
    if (!played.ok) throw new Error(played.problem);
    const given = new Set(played.entries.map(({ command }) => command.kind));
    expect(given).toContain('fire');
    expect(given).toContain('move-ship');
    // No captain sails into a planet by its own order.
    const fates = Object.values(played.state.ships).flatMap(({ fate }) => (fate === null ? [] : [fate.cause]));
    expect(fates.filter((cause) => /planet/i.test(cause))).toEqual([]);
  });
});

describe('faults of a table', () => {
  it('are found where there are any', () => {
    const [preset] = rules.presets;
    if (preset === undefined) throw new Error('no ready-made match');
    const { state } = playSeed(rules, 1, { setup: preset.setup, bots: () => captain, mostCommands: 60 });
    if (state === undefined) throw new Error('seed 1 was not played');
    const [left, other] = Object.values(state.ships).filter(({ place }) => place === 'table');
    if (left === undefined || other === undefined) throw new Error('no two ships are left');
    const faultsWith = (change: object) =>
      tableFaults({ ...state, ships: { ...state.ships, [left.id]: { ...left, ...change } } }).join(' ');
    expect(tableFaults(state)).toEqual([]);
    expect(faultsWith({ hull: 0 })).toContain(`${left.name} has no hull left`);
    expect(faultsWith({ crew: 99 })).toContain(`${left.name} has more crew`);
    expect(faultsWith({ at: { xMils: 0, yMils: 0 } })).toContain(`${left.name} reaches over`);
    expect(faultsWith({ place: 'gone', at: null })).toContain('without a fate');
    expect(faultsWith({ at: other.at })).toContain('overlap');
  });
});
