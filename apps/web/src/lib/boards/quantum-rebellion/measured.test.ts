import { quantumRebellion } from '@broadside/rules/quantum-rebellion';
import { expect, test } from 'vitest';
import { measured, measuredWords, pointAt, type MeasurePoint } from '#lib/blueprint-fleets/measured.ts';
import { kit } from './kit.ts';
import { fromView } from './rules.ts';

const read = quantumRebellion.fromPosition({
  active: 'Waders',
  terrain: [{ name: 'Shoal', kind: 'asteroids-light', at: [24, 29], diameter: 4 }],
  squadrons: [
    { name: 'Waders', seat: 'seat-1', ships: [{ name: 'Tern', class: 'CR', at: [18, 29], facing: 90 }] },
    { name: 'Stones', seat: 'seat-2', ships: [{ name: 'Onyx', class: 'DD', at: [30, 29], facing: 270 }] },
  ],
});
if (!read.ok) throw new Error(JSON.stringify(read));
const state = fromView(quantumRebellion.view(read.value, { kind: 'public' }));

function point(id: string): MeasurePoint {
  const ship = state.ships[id];
  if (!ship?.at) throw new Error(`${id} is not on the table`);
  return { spot: ship.at, ship, name: ship.name };
}

test('a measure tells range, bearing, arc and cover, drawn with signs and said without', () => {
  const [tern, onyx] = [point('tern'), point('onyx')];
  expect(measured(kit, state, tern, onyx)).toBe('12.0″ · 090° · fore arc · Light Cover');
  expect(measuredWords(kit, state, tern, onyx)).toEqual([
    '12.0 inches',
    'bearing 090 degrees',
    'fore arc',
    'Light Cover',
  ]);
});

test('to an empty place it tells no cover, and from there no arc', () => {
  const [tern, empty] = [point('tern'), pointAt({ xMils: 18_000, yMils: 31_500 })];
  expect(empty.name).toBe('18.0 inches east, 31.5 inches north');
  expect(measuredWords(kit, state, tern, empty)).toEqual(['2.5 inches', 'bearing 000 degrees', 'port arc']);
  expect(measuredWords(kit, state, empty, tern)).toEqual(['2.5 inches', 'bearing 180 degrees']);
});
