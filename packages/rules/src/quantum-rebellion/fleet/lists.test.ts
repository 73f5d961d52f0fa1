import { expect, it } from 'vitest';
import { fleets } from '../data/fleets.ts';
import { quantumRebellion } from '../index.ts';
import { lists } from './legality.ts';

it('fleets are the lists of the ruleset: named, counted, judged by what holds in every match', () => {
  expect(quantumRebellion.lists).toBe(lists);
  for (const { design, maxPoints } of fleets) {
    expect(lists.codec.parse(JSON.parse(JSON.stringify(design)))).toEqual(design);
    expect(lists.name(design)).toBe(design.name);
    expect(lists.points(design)).toBeLessThanOrEqual(maxPoints);
    expect(lists.faults(design)).toEqual([]);
  }
  const [ready] = fleets;
  const [first] = ready?.design.squadrons ?? [];
  if (ready === undefined || first === undefined) throw new Error('no ready-made fleet');
  const crowded = { ...ready.design, squadrons: [{ ...first, ships: [...first.ships, ...first.ships] }] };
  expect(lists.faults(crowded)).toContainEqual(
    expect.objectContaining({
      rule: 'QR-2.2a',
      code: 'too-many-ships',
      data: {
        squadron: 0,
        ship: null,
        item: null,
        over: { by: 2 * first.ships.length - 5, most: 5, of: 'ships' },
      },
    }),
  );
});
