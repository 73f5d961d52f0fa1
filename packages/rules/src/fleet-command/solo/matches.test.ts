/** Whole matches against the automated enemy come to an end, and the log explains what it does. */
import { describe, expect, it } from 'vitest';
import { playSeed, randomBot } from '../../kernel/bots.ts';
import { SeededDice, seededRandom } from '../../kernel/dice.ts';
import { bridge } from '../bots/bridge.ts';
import { fleetCommand } from '../index.ts';
import type { DrawnSetup } from '../setup.ts';
import type { State } from '../state.ts';

const setupOf = (given: Partial<DrawnSetup> & Pick<DrawnSetup, 'scenario'>) => fleetCommand.codec.setup.parse(given);
const alone = { kushan: 1, taiidan: 0 };
const text = (parts: readonly (string | { readonly name: string })[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.name)).join('');

describe.each(['first-contact', 'khar-selim', 'icebreaker'] as const)('%s alone', (scenario) => {
  const setup = setupOf({ scenario, players: alone });

  it.each([1, 2])('ends with a side that has won or drawn, seed %i', (seed) => {
    const match = playSeed(fleetCommand, seed, { setup, bots: () => bridge, mostCommands: 2000, checkRate: 0.01 });
    expect(match.ok ? '' : match.problem).toBe('');
    const { winner, winners, reason } = match.outcome ?? { winner: null, reason: '' };
    expect(reason).not.toBe('');
    // Nobody else sits at the table: the player wins, or the enemy is named, or it is a draw by medals and stars.
    if (winner === null && winners === undefined) expect(reason).toContain('stars equal');
    if (winners === undefined) return;
    expect(winners).toEqual([]);
    expect(reason).toContain('Taiidan enemy wins');
  });

  it('ends for a player who plays by chance', () => {
    const match = playSeed(fleetCommand, 7, { setup, bots: () => randomBot(fleetCommand), mostCommands: 4000 });
    expect(match.ok ? '' : match.problem).toBe('');
  });
});

it.each([
  { scenario: 'icebreaker', players: { kushan: 2, taiidan: 0 } },
  { scenario: 'khar-selim', players: { kushan: 0, taiidan: 1 } },
  { scenario: 'first-contact', players: alone, options: { soloObjectives: 'stars' } },
  { scenario: 'relic-raid', players: alone, options: { fastWindows: false } },
] as const)('ends: $scenario, players $players, options $options', (given) => {
  const match = playSeed(fleetCommand, 5, { setup: setupOf(given), bots: () => bridge, mostCommands: 3000 });
  expect(match.ok ? '' : match.problem).toBe('');
});

it('says what each turn of the enemy is for, with rules that the book of rules knows', async () => {
  const rules = await fleetCommand.rules();
  const dice = new SeededDice(seededRandom(11));
  const random = seededRandom(12);
  const begun = fleetCommand.start(setupOf({ scenario: 'icebreaker', players: alone }), dice);
  if (!begun.ok) throw new Error(begun.reason.sentence);
  let state: State | undefined;
  const said: { turns: number; explained: number; unknown: string[] } = { turns: 0, explained: 0, unknown: [] };
  const follow = (events: typeof begun.events): State => {
    for (const event of events) {
      const before = state;
      state = fleetCommand.evolve(state, event);
      const line = fleetCommand.narrate(event, before, state, { kind: 'public' });
      said.unknown.push(...(line?.rules ?? []).filter((id) => rules[id] === undefined));
      if (event.kind === 'enemy-declared') said.turns++;
      if (event.kind === 'enemy-declared' && line !== undefined && /^[A-Z].*\.$/.test(text(line.parts)))
        said.explained++;
    }
    if (state === undefined) throw new Error('nothing has happened');
    return state;
  };
  for (let now = follow(begun.events); fleetCommand.outcome(now) === undefined;) {
    const [by] = fleetCommand.awaiting(now);
    if (by === undefined) throw new Error('nobody is asked');
    const view = fleetCommand.view(now, { kind: 'seat', seat: by });
    const decision = fleetCommand.decide(now, bridge.choose(view, fleetCommand.offers(view, by), by, random), by, dice);
    if (!decision.ok) throw new Error(decision.reason.sentence);
    now = follow(decision.events);
  }
  expect(said.turns).toBeGreaterThan(8);
  expect(said).toEqual({ turns: said.turns, explained: said.turns, unknown: [] });
});
