/** Whole matches between bots, always to an end, with the promises of the contract checked on the way. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { playSeed } from '../../kernel/index.ts';
import { scenarioIds } from '../data/scenario.ts';
import { fleetCommand } from '../index.ts';
import { botMatchPlan, bridge, endingOf, playBotMatch } from './bot-match.ts';
import { readyMade } from './matchups.ts';
import { cardFaults, openFaults } from './table-faults.ts';

const CHECK_RATE = 0.02;
const seeds = Array.from({ length: 16 }, (_, index) => index + 1);
/** Written by the long run (tools/bot-matches.ts): matches that found a bug once. */
const failedOnce = JSON.parse(readFileSync(new URL('./failed-seeds.json', import.meta.url), 'utf8')) as number[];

function expectToEnd(seed: number, checkRate: number): void {
  const played = playBotMatch(seed, checkRate);
  expect(played.ok ? 'ends' : played.problem, `${botMatchPlan(seed).name}, seed ${seed}`).toBe('ends');
}

describe('bot matches', { timeout: 120_000 }, () => {
  it.each(seeds)('go to their end: seed %i', (seed) => expectToEnd(seed, CHECK_RATE));

  it('that failed once go to their end', () => {
    for (const seed of failedOnce) expectToEnd(seed, 5 * CHECK_RATE);
  });

  it('come of every preset in turn, of every scenario and for one to four players', () => {
    const plans = Array.from({ length: 200 }, (_, seed) => botMatchPlan(seed + 1));
    const names = new Set(plans.map(({ name }) => name));
    expect(readyMade.filter(({ name }) => !names.has(name))).toEqual([]);
    expect(new Set(plans.map(({ setup }) => setup.scenario))).toEqual(new Set(scenarioIds));
    const players = new Set(plans.map(({ setup: { players } }) => players.kushan + players.taiidan));
    expect([...players].sort()).toEqual([1, 2, 3, 4]);
    expect(new Set(plans.flatMap(({ bots }) => bots.map(({ name }) => name)))).toEqual(
      new Set(['bridge', 'random', 'zealot', 'deserter']),
    );
  });

  it('are counted by the side that wins and by what ends them', () => {
    const setup = fleetCommand.codec.setup.parse({ scenario: 'first-contact', players: { kushan: 2, taiidan: 1 } });
    expect(endingOf(setup, { winner: 'seat-2', reason: 'three medals are won, medals 3 to 0' })).toEqual({
      winner: 'kushan',
      ending: 'three medals are won',
    });
    expect(endingOf(setup, { winner: 'seat-3', reason: 'seat-1 concedes' })).toEqual({
      winner: 'taiidan',
      ending: 'a seat concedes',
    });
    expect(endingOf(setup, { winner: null, reason: 'the Taiidan enemy wins: a side has no units left' }).winner).toBe(
      'taiidan',
    );
  });
});

describe('faults of a table', () => {
  const [preset] = readyMade;
  if (preset === undefined) throw new Error('no preset');
  const { state } = playSeed(fleetCommand, 4, { setup: preset.setup, bots: () => bridge, mostCommands: 30 });
  if (state === undefined) throw new Error('seed 4 was not played');
  const standing = Object.values(state.units).filter(({ place, at }) => place === 'board' && at !== null);
  const [one, other] = standing;
  if (one === undefined || other === undefined) throw new Error('two units are needed');
  const faultsWith = (change: object) =>
    openFaults({ ...state, units: { ...state.units, [one.id]: { ...one, ...change } } }).join(' ');

  it('are none in a match that was played', () => {
    expect([...openFaults(state), ...cardFaults(state)]).toEqual([]);
  });

  it.each([
    [{ ships: 0 }, 'has no ships left'],
    [{ ships: 9 }, 'more ships than its card'],
    [{ at: other.at }, 'stand in one hex'],
    [{ at: { col: 13, row: 0 } }, 'off the board'],
    [{ place: 'patrol' }, 'without a ship'],
    [{ crippled: ['weapons', 'weapons'] }, 'token twice'],
    [{ lockedWith: 'nobody' }, 'locked with nobody'],
  ])('are found: %o', (change, words) => {
    expect(faultsWith(change)).toContain(words);
  });

  it('are found among the cards', () => {
    const { secrets } = state;
    expect(cardFaults({ ...state, secrets: { ...secrets, deck: secrets.deck.slice(1) } })).toHaveLength(2);
    expect(cardFaults({ ...state, secrets: { ...secrets, hands: {} } }).length).toBeGreaterThan(1);
  });
});
