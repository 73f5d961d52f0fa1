import { describe, expect, it } from 'vitest';
import { type Decision, SeededDice, seededRandom } from '../kernel/index.ts';
import { oreConvoy } from './data/scenario-fleets.ts';
import type { Event } from './events.ts';
import { presets } from './presets.ts';
import { type DrawnSetup, drawnSetup } from './setup.ts';
import { start } from './start.ts';

const begun = (given: DrawnSetup): Decision<Event> => start(given, new SeededDice(seededRandom(7)));
const convoy = drawnSetup.parse(presets.find(({ id }) => id === 'convoy-escort')?.setup);
const [escort, interdictor] = convoy.fleets;

function first(given: DrawnSetup) {
  const decision = begun(given);
  const [event] = decision.ok ? decision.events : [];
  if (event?.kind !== 'match-started') throw new Error('it does not begin');
  return event.state;
}

describe('a convoy (R-DA-160)', () => {
  it('begins on its table, the escort in the west and the interdictor along both long edges', () => {
    const { match, sides } = first(convoy);
    expect(match).toMatchObject({
      table: { widthMils: 72_000, heightMils: 48_000 },
      convoy: { escort: 'seat-1', exits: 0 },
    });
    expect(sides['seat-1']).toMatchObject({ zone: { west: 0, south: 0, east: 8000, north: 48_000 }, otherZone: null });
    expect(sides['seat-2']).toMatchObject({
      zone: { west: 36_000, south: 0, east: 72_000, north: 8000 },
      otherZone: { west: 36_000, south: 40_000, east: 72_000, north: 48_000 },
    });
  });

  it('is escorted by either seat', () => {
    const { sides, match } = first({ ...convoy, escort: 'seat-2', fleets: [interdictor, escort] });
    expect(match.convoy?.escort).toBe('seat-2');
    expect(sides['seat-2']?.zone.east).toBe(8000);
  });

  it.each<[string, Partial<DrawnSetup>, string, string]>([
    ['without freighters', { fleets: [interdictor, interdictor] }, 'no-convoy', 'DA-15.4a'],
    ['with freighters for the interdictor', { fleets: [escort, escort] }, 'civilian-not-provided', 'R-DA-26'],
    [
      'with four freighters',
      {
        fleets: [
          {
            ...escort,
            squadrons: [...escort.squadrons.slice(0, -1), { ...oreConvoy, ships: oreConvoy.ships.slice(1) }],
          },
          interdictor,
        ],
      },
      'no-convoy',
      'DA-15.4a',
    ],
    ['on another table', { table: '48x48' }, 'convoy-table', 'R-DA-160'],
    ['beyond its maximum', { maxPoints: 250 }, 'fleet-over-points', 'DA-3.1'],
  ])('is refused %s', (_name, change, code, rule) => {
    expect(begun({ ...convoy, ...change })).toMatchObject({ ok: false, reason: { code, rule } });
  });

  it('has its freighters in no other scenario', () => {
    const decision = begun({ ...convoy, scenario: 'border-skirmish' });
    expect(decision).toMatchObject({ ok: false, reason: { code: 'civilian-not-provided', rule: 'R-DA-26' } });
  });
});

it('every ready-made match begins', () => {
  expect(presets.filter(({ setup }) => !begun(setup).ok).map(({ id }) => id)).toEqual([]);
  expect(presets.filter(({ minutes, first: own }) => minutes < 25 && own === true)).toHaveLength(1);
});
