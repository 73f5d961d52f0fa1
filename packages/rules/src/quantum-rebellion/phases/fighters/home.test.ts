import { expect, it } from 'vitest';
import { inchesOfMils, offset } from '../../../geometry/table/index.ts';
import { made } from '../../../kernel/ruleset/offer.ts';
import { fromPosition } from '../../position/index.ts';
import type { State } from '../../state.ts';
import { relaunch } from './home.ts';

/** Seven tokens round a carrier leave one gap, half a degree wide, around bearing 90.36. */
const bearings = [22, 4550, 13_522, 18_022, 22_522, 27_022, 31_522];
const round = bearings.map((bearing): [number, number] => {
  const { xMils, yMils } = offset({ xMils: 24_000, yMils: 24_000 }, bearing, 1250);
  return [inchesOfMils(xMils), inchesOfMils(yMils)];
});

function crowded(facing: number): State {
  const read = fromPosition({
    squadrons: [
      {
        name: 'Hawks',
        seat: 'seat-1',
        ships: [
          { name: 'Kite', class: 'CVL', at: [24, 24], facing, customizations: ['flight-deck-crews'] },
          { name: 'Osprey', class: 'CV', at: [10, 10], equipment: { E1: 'hangar-bay' } },
        ],
      },
      { name: 'Stones', seat: 'seat-2', ships: [{ name: 'Onyx', class: 'CH', at: [24, 40] }] },
    ],
    fighters: round.map((at) => ({ carrier: 'Osprey', at })),
  });
  if (!read.ok) throw new Error(read.problems.join('\n'));
  return read.value;
}

const frame = { kind: 'relaunch' as const, carrier: 'kite', fighters: ['kite-f01'] };

it.each([0, 0.36, 90, 90.36, 200.36])('asks exactly where it can offer a place (facing %f)', (facing) => {
  const state = crowded(facing);
  const offers = made(relaunch.offers(state, frame, 'seat-1'));
  expect(relaunch.awaiting(state, frame)).toEqual(offers.length > 0 ? ['seat-1'] : []);
});

it('finds the gap from one facing and not from another, so that the test above means something', () => {
  expect(made(relaunch.offers(crowded(0.36), frame, 'seat-1'))).toHaveLength(2);
  expect(made(relaunch.offers(crowded(0.9), frame, 'seat-1'))).toHaveLength(0);
});
