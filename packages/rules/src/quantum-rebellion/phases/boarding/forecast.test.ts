import { expect, it } from 'vitest';
import { fromPosition, positionCodec } from '../../position/index.ts';
import { boardingForecast } from './forecast.ts';

const read = fromPosition(
  positionCodec.parse({
    active: 'Waders',
    squadrons: [
      {
        name: 'Waders',
        seat: 'seat-1',
        ships: [
          { name: 'Tern', class: 'CR', at: [24, 21], equipment: { E1: 'space-marines' } },
          {
            name: 'Knot',
            class: 'CR',
            at: [26, 22],
            equipment: { E1: 'space-marines' },
            customizations: ['special-forces'],
          },
        ],
      },
      {
        name: 'Stones',
        seat: 'seat-2',
        ships: [{ name: 'Onyx', class: 'CH', at: [24, 24], crew: 1, customizations: ['armed-crew'] }],
      },
    ],
  }),
);

it('tells dice, needs and the chance of each number of critical hits', () => {
  if (!read.ok) throw new Error(read.problems.join());
  const command = { kind: 'board' as const, assaults: [{ target: 'onyx', ships: ['tern', 'knot'] }] };
  const [forecast] = boardingForecast(read.value, command);
  expect(forecast).toMatchObject({
    target: 'onyx',
    ordinary: { dice: 4, hitsFrom: 5 },
    specialForces: { dice: 4, hitsFrom: 3 },
    defence: { dice: 5, interceptsFrom: 5 },
    escorts: 0,
    divisor: 1,
  });
  const chances = forecast?.chances ?? [];
  expect(chances).toHaveLength(9);
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10);
  // All eight dice hit and none of the five stops one.
  expect(chances[8]).toBeCloseTo((1 / 3) ** 4 * (2 / 3) ** 4 * (2 / 3) ** 5, 10);
  // Expected hits 4 less expected intercepts 5/3, a little more where hits would fall below none.
  const expected = chances.reduce((sum, chance, criticals) => sum + chance * criticals, 0);
  expect(expected).toBeGreaterThan(4 - 5 / 3);
  expect(expected).toBeLessThan(3);
});
