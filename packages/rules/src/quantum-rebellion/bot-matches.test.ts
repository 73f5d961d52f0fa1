/** Whole matches between bots, always to an end, with the promises of the contract checked on the way. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Bot, playSeed, randomBot, type Seat, type View } from '../kernel/index.ts';
import { botMatchPlan, playBotMatch } from './games/bot-match.ts';
import { tableFaults } from './games/table-faults.ts';
import { type Command, type Offer, quantumRebellion } from './index.ts';

const CHECK_RATE = 0.01;
const seeds = Array.from({ length: 24 }, (_, index) => index + 1);
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
    const plans = seeds.map(botMatchPlan);
    const kinds = new Set(plans.map(({ bots }) => bots.map(({ name }) => name).join(' against ')));
    expect(kinds).toContain('Captain against random');
    expect(kinds).toContain('Captain against Captain');
    expect(plans.some(({ name }) => name.startsWith('motley'))).toBe(true);
  });

  it.each(quantumRebellion.presets.map(({ id }) => id))('of captains play %s sensibly', (id) => {
    const preset = quantumRebellion.presets.find((each) => each.id === id);
    const captain = quantumRebellion.bots[0];
    if (preset === undefined || captain === undefined) throw new Error('a preset or a captain is missing');
    const played = playSeed(quantumRebellion, 7, { setup: preset.setup, bots: () => captain });
    if (!played.ok) throw new Error(played.problem);
    const given = new Set(played.entries.map(({ command }) => command.kind));
    expect(given).toContain('fire');
    expect(given).toContain('move-ship');
    // No captain sails off the table or into a planet by its own order.
    const fates = Object.values(played.state.ships).flatMap(({ fate }) => (fate === null ? [] : [fate.cause]));
    expect(fates.filter((cause) => /planet/i.test(cause))).toEqual([]);
  });
});

describe('with inertia, a least move agreed on', { timeout: 60_000 }, () => {
  const presets = quantumRebellion.presets.filter(({ id }) =>
    ['waders-stones', 'pack-court', 'planetary-invasion'].includes(id),
  );
  const bots = [...quantumRebellion.bots.filter(({ ponders = false }) => !ponders), randomBot(quantumRebellion)];
  it.each(presets.flatMap((preset) => bots.map((bot) => ({ preset, bot, title: `${preset.id}, ${bot.name}` }))))(
    'a match ends and keeps its promises: $title',
    ({ preset, bot }) => {
      const options = { minimumMovePercent: 50, lightCarrierHangarBonus: 3 };
      const setup = quantumRebellion.withOptions(preset.setup, options);
      const result = playSeed(quantumRebellion, 7, { setup, bots: () => bot, checkRate: 0.02, mostCommands: 6000 });
      expect(result.ok || result.problem).toBe(true);
    },
  );
});

describe('the captain', () => {
  it('beats the random bot from either side', { timeout: 60_000 }, () => {
    const captain = quantumRebellion.bots[0] as Bot<View, Command, Offer>;
    const chance = randomBot(quantumRebellion);
    let wins = 0;
    for (const [index, preset] of quantumRebellion.presets.entries()) {
      const own: Seat = index % 2 === 0 ? 'seat-1' : 'seat-2';
      const bots = (seat: Seat) => (seat === own ? captain : chance);
      const played = playSeed(quantumRebellion, 100 + index, { setup: preset.setup, bots });
      if (played.ok && played.outcome?.winner === own) wins += 1;
    }
    expect(wins).toBeGreaterThanOrEqual(quantumRebellion.presets.length - 1);
  });
});

describe('faults of a table', () => {
  it('are found where there are any', () => {
    const [preset] = quantumRebellion.presets;
    const [captain] = quantumRebellion.bots;
    if (preset === undefined || captain === undefined) throw new Error('a preset or a captain is missing');
    const { state } = playSeed(quantumRebellion, 1, { setup: preset.setup, bots: () => captain, mostCommands: 60 });
    if (state === undefined) throw new Error('seed 1 was not played');
    const left = Object.values(state.ships).find(({ place }) => place === 'table');
    if (left === undefined) throw new Error('no ship is left');
    const faultsWith = (change: object) =>
      tableFaults({ ...state, ships: { ...state.ships, [left.id]: { ...left, ...change } } }).join(' ');
    expect(tableFaults(state)).toEqual([]);
    expect(faultsWith({ hull: 0 })).toContain(`${left.name} has no hull left`);
    expect(faultsWith({ hull: 99 })).toContain(`${left.name} has more hull`);
    expect(faultsWith({ at: { xMils: 0, yMils: 0 } })).toContain(`${left.name} reaches over`);
    expect(faultsWith({ place: 'gone', at: null })).toContain('without a fate');
    const standing = Object.values(state.ships).find(({ place, id }) => place === 'table' && id !== left.id);
    if (standing !== undefined) expect(faultsWith({ at: standing.at })).toContain('overlap');
  });
});
