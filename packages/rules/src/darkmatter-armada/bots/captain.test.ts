/** The captain against chance, and what it does at single moments of a match. */
import { describe, expect, it } from 'vitest';
import { type Json, playSeed, randomBot, type Seat, seededRandom } from '../../kernel/index.ts';
import { readCommand } from '../../kernel/writing.ts';
import { darkmatterArmadaRuleset as rules } from '../index.ts';
import { captain } from './captain.ts';

const chance = randomBot(rules);

/** Those that points decide: the captain fights for these, and has no errands for the measures of the others yet. */
const fought = rules.presets
  .map((preset, index) => ({ ...preset, index }))
  .filter(({ setup }) => 'scenario' in setup && ['standard-engagement', 'border-skirmish'].includes(setup.scenario));

describe('the captain', () => {
  it.each(fought)('beats the random bot in $id from either side', { timeout: 60_000 }, ({ setup, index }) => {
    for (const own of ['seat-1', 'seat-2'] as readonly Seat[]) {
      const bots = (seat: Seat) => (seat === own ? captain : chance);
      const played = playSeed(rules, 50 + index, { setup, bots, checkRate: 0.01 });
      if (!played.ok) throw new Error(played.problem);
      expect(played.outcome?.winner).toBe(own);
    }
  });
});

const frigate = { name: 'Tern', class: 'FF', at: [10, 10] as [number, number], facing: 0 };
const cruiser = { name: 'Onyx', class: 'CR', at: [40, 40] as [number, number], facing: 180 };

/** What the captain of seat-1 does, with its own ships and those of the enemy as they are written. */
function choice(own: readonly object[], enemies: readonly object[], change: object = {}) {
  const written = {
    active: 'Waders',
    segment: 'command',
    squadrons: [
      { name: 'Waders', seat: 'seat-1', ships: own },
      { name: 'Stones', seat: 'seat-2', ships: enemies },
    ],
    ...change,
  };
  const made = rules.fromPosition(rules.codec.position.parse(written));
  if (!made.ok) throw new Error(made.problems.join(' '));
  const view = rules.view(made.value, { kind: 'seat', seat: 'seat-1' });
  const command = captain.choose(view, rules.offers(view, 'seat-1'), 'seat-1', seededRandom(1));
  expect(readCommand(rules, made.value, command as unknown as Json, 'seat-1')).toMatchObject({ ok: true });
  return command;
}

describe('at single moments', () => {
  it('speeds up where the enemy is far, and slows down where it is near', () => {
    const armed = { ...frigate, weapons: { F: 'beam d8' } };
    expect(choice([armed], [cruiser])).toEqual({ kind: 'set-speed', ship: 'tern', speed: 'high' });
    expect(choice([armed], [{ ...cruiser, at: [10, 19] }])).toEqual({ kind: 'set-speed', ship: 'tern', speed: 'low' });
  });

  it('evades where it is shot at and has nothing to fire', () => {
    const enemy = { ...cruiser, at: [10, 24], weapons: { F: 'beam d10' } };
    const moved = { ...frigate, weapons: {} };
    expect(choice([moved], [enemy], { segment: 'special' })).toMatchObject({ kind: 'evade', keepCombat: false });
  });

  it('fires together what does little apart', () => {
    const gun = (name: string, x: number) => ({ ...frigate, name, at: [x, 10], weapons: { F: 'beam d4' } });
    const tough = { ...cruiser, at: [11, 20], def: 8 };
    const given = choice([gun('Tern', 10), gun('Knot', 13)], [tough], { segment: 'combat' });
    expect(given.kind === 'fire' && given.shooters).toHaveLength(2);
  });
});
