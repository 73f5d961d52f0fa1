/** The captain against chance, and what it does at single moments of a match. */
import { describe, expect, it } from 'vitest';
import { type Json, playSeed, randomBot, type Seat, seededRandom } from '../../kernel/index.ts';
import { readCommand } from '../../kernel/writing.ts';
import { darkmatterArmadaRuleset as rules } from '../index.ts';
import { captain } from './captain.ts';

const chance = randomBot(rules);

const fought = rules.presets.map((preset, index) => ({ ...preset, index }));

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

describe('on an errand', () => {
  const about = { scenario: 'planetary-invasion', terrain: [{ kind: 'planet', at: [24, 24] }] };
  const laden = { ...frigate, equipment: { E1: 'cargo space' }, weapons: { F: 'beam d6' } };

  it('lands troops from an orbit', () => {
    const orbit = { at: [24, 29], facing: 90 };
    const lander = { ...laden, ...orbit, speed: 'low', activation: { from: orbit } };
    const given = choice([lander], [cruiser], { ...about, segment: 'special' });
    expect(given).toEqual({ kind: 'land-troops', ship: 'tern', space: 'E1' });
  });

  it('slows down for an orbit, and takes the way into it', () => {
    const near = { ...laden, at: [18, 29], facing: 90 };
    expect(choice([near], [cruiser], about)).toEqual({ kind: 'set-speed', ship: 'tern', speed: 'low' });
    const given = choice([{ ...near, speed: 'low' }], [cruiser], { ...about, segment: 'movement' });
    expect(given).toMatchObject({ ship: 'tern' });
    expect(['enter-orbit', 'move-ship']).toContain(given.kind);
    const empty = choice([{ ...near, speed: 'low', equipment: {} }], [cruiser], { ...about, segment: 'movement' });
    expect(empty).not.toEqual(given);
  });

  const convoy = { scenario: 'convoy-escort', table: [72, 48], convoy: { escort: 'seat-1', exits: 0 } };
  const freighter = { name: 'Rye', class: 'AFL', rank: 'captain', at: [20, 24], facing: 90 };

  it('brings a freighter towards its edge as far as it goes', () => {
    const squadrons = [
      { name: 'Waders', seat: 'seat-1', ships: [freighter] },
      { name: 'Guard', seat: 'seat-1', ships: [{ ...frigate, rank: 'admiral' }] },
      { name: 'Stones', seat: 'seat-2', ships: [cruiser] },
    ];
    const given = choice([], [], { ...convoy, squadrons, segment: 'movement' });
    expect(given).toMatchObject({ kind: 'move-ship', ship: 'rye', courseCdeg: 9000, distanceMils: 10_000 });
  });

  it('fires at a freighter of the convoy before its escort', () => {
    const hunter = { ...frigate, at: [40, 20], facing: 0, weapons: { F: 'beam d8' } };
    const escort = { ...cruiser, at: [40, 30], facing: 180, def: 4 };
    const others = [escort, { ...freighter, at: [44, 30] }];
    const change = { ...convoy, convoy: { escort: 'seat-2', exits: 0 }, segment: 'combat' };
    expect(choice([hunter], others, change)).toMatchObject({ kind: 'fire', target: 'rye' });
    expect(choice([hunter], [escort], change)).toMatchObject({ kind: 'fire', target: 'onyx' });
  });

  it('captures a freighter whose crew is nearly gone', () => {
    const boarder = { ...frigate, at: [40, 20], equipment: { E1: 'space marines', E2: 'space marines' }, weapons: {} };
    const change = { ...convoy, convoy: { escort: 'seat-2', exits: 0 }, segment: 'combat' };
    const weak = { ...freighter, at: [42, 22], crew: 1, def: 6 };
    const far = { ...cruiser, at: [70, 4] };
    expect(choice([boarder], [far, weak], change)).toMatchObject({ kind: 'board', target: 'rye', capture: true });
    expect(choice([boarder], [far, { ...weak, crew: 5 }], change)).not.toMatchObject({ capture: true });
  });
});

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
