import { quantumRebellion } from '@broadside/rules/quantum-rebellion';
import { describe, expect, test } from 'vitest';
import { chartOf } from './chart.ts';
import { fromView } from './rules.ts';

const read = quantumRebellion.fromPosition({
  active: 'Waders',
  squadrons: [
    {
      name: 'Waders',
      seat: 'seat-1',
      ships: [
        { name: 'Tern', class: 'CR', at: [18, 29], facing: 90 },
        { name: 'Plover', class: 'FF', at: [15.25, 26], facing: 5 },
      ],
    },
    {
      name: 'Stones',
      seat: 'seat-2',
      ships: [{ name: 'Onyx', class: 'DD', at: [30, 29], facing: 270, hull: 3, disorder: 2 }],
    },
  ],
});
if (!read.ok) throw new Error(JSON.stringify(read));
const state = fromView(quantumRebellion.view(read.value, { kind: 'seat', seat: 'seat-1' }));

/** What a reader of the screen hears of each ship, as a seat or a watcher sees the table. */
const labels = (seat: 'seat-1' | null, active?: string): readonly string[] =>
  chartOf(state, seat, active === undefined ? undefined : state.ships[active]).ships.map(({ label }) => label);

describe('the name of a ship on the board', () => {
  test('tells place, facing, hull and Disorder', () => {
    expect(labels(null)).toEqual([
      'Tern, cruiser. 18.0 inches east, 29.0 inches north, facing 090 degrees. 16 of 16 hull, no Disorder.',
      'Plover, frigate. 15.3 inches east, 26.0 inches north, facing 005 degrees. 12 of 12 hull, no Disorder.',
      'Onyx, destroyer. 30.0 inches east, 29.0 inches north, facing 270 degrees. 3 of 14 hull, 2 Disorder.',
    ]);
  });
  test('tells range, bearing and arc from the ship that acts, and whose it is', () => {
    expect(labels('seat-1', 'tern')).toEqual([
      'Tern, cruiser, yours. 18.0 inches east, 29.0 inches north, facing 090 degrees. 16 of 16 hull, no Disorder.',
      'Plover, frigate, yours. 15.3 inches east, 26.0 inches north, facing 005 degrees. 12 of 12 hull, no Disorder. From Tern: 4.1 inches, bearing 223 degrees, starboard arc.',
      'Onyx, destroyer, enemy. 30.0 inches east, 29.0 inches north, facing 270 degrees. 3 of 14 hull, 2 Disorder. From Tern: 12.0 inches, bearing 090 degrees, fore arc.',
    ]);
  });
});
