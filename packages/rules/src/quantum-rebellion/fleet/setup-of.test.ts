import { describe, expect, it } from 'vitest';
import { SeededDice, seededRandom } from '../../kernel/index.ts';
import { fleets } from '../data/fleets.ts';
import { scenarioIds } from '../data/scenarios.ts';
import { quantumRebellion, type Setup } from '../index.ts';
import { type FleetDesign, fleetPoints, limitsOf, problems, setupOf, withConvoy } from './index.ts';

const [waders, stones] = fleets.map(({ design }) => design) as [FleetDesign, FleetDesign];
const begins = (setup: Setup): unknown => {
  const parsed = quantumRebellion.codec.setup.parse(JSON.parse(JSON.stringify(setup)));
  const started = quantumRebellion.start(parsed, new SeededDice(seededRandom(1)));
  return started.ok ? 'begins' : started.reason;
};

describe('a setup of two fleets', () => {
  it.each([...scenarioIds, 'competitive', 'narrative'] as const)('begins: %s', (scenario) => {
    for (const escort of ['seat-1', 'seat-2'] as const) {
      const setup = setupOf(waders, stones, { scenario, escort });
      expect(begins(setup)).toBe('begins');
      expect(quantumRebellion.seatsOf(setup).map(({ side }) => side)).toEqual([waders.name, stones.name]);
      setup.fleets.forEach((fleet, index) => {
        expect(problems(fleet, limitsOf(setup, `seat-${index + 1}`))).toEqual([]);
      });
    }
  });

  it('is a border skirmish for what the dearer fleet costs, unless something else is chosen', () => {
    const setup = setupOf(waders, stones);
    expect(setup).toMatchObject({ scenario: 'border-skirmish', maxPoints: 500, rounds: 6, terrain: 'random' });
    const chosen = {
      maxPoints: 700,
      rounds: 4,
      table: '48x48',
      terrain: [],
      options: { deploymentDepthMils: 6000 },
    } as const;
    expect(setupOf(waders, stones, { ...chosen, terrain: [] })).toMatchObject(chosen);
    expect(begins(setupOf(waders, stones, { maxPoints: 400 }))).toMatchObject({ code: 'fleet-over-points' });
  });

  it('QR-12.4a, R-QR-185: gives the escort a convoy that counts, and no second one', () => {
    const setup = setupOf(waders, stones, { scenario: 'convoy-escort', escort: 'seat-2' });
    expect(setup.fleets[0]).toBe(waders);
    expect(setup.fleets[1].squadrons.at(-1)?.ships.map((ship) => ship.class)).toEqual(Array(5).fill('AFL'));
    expect(setup.maxPoints).toBe(Math.ceil((fleetPoints(stones) + 250) / 50) * 50);
    expect(withConvoy(setup.fleets[1])).toBe(setup.fleets[1]);
    expect(limitsOf(setup, 'seat-1').civilians).toBe(false);
  });
});
