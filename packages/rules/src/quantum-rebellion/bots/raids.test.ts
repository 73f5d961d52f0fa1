/** The captain and the beacons of the enemy. */
import { expect, it } from 'vitest';
import { seededRandom } from '../../kernel/index.ts';
import { quantumRebellion as rules } from '../index.ts';
import { captain } from './captain.ts';

const hacker = {
  name: 'Tern',
  class: 'CR',
  at: [10, 10] as [number, number],
  equipment: { E1: 'electronic countermeasures' },
};
const onyx = { name: 'Onyx', class: 'CR', at: [40, 40] as [number, number] };

function choice(seat: 'seat-1' | 'seat-2') {
  const made = rules.fromPosition({
    active: 'Waders',
    segment: 'special',
    squadrons: [
      {
        name: 'Waders',
        seat: 'seat-1',
        ships: [{ ...hacker, equipment: { ...hacker.equipment, E2: 'beacon deployment' } }],
      },
      { name: 'Stones', seat: 'seat-2', ships: [onyx] },
    ],
    beacons: [{ seat, at: [10, 14] }],
  });
  if (!made.ok) throw new Error(made.problems.join(' '));
  const view = rules.view(made.value, { kind: 'seat', seat: 'seat-1' });
  return captain.choose(view, rules.offers(view, 'seat-1'), 'seat-1', seededRandom(1));
}

it('turns a beacon of the enemy and leaves its own alone', () => {
  expect(choice('seat-2')).toEqual({ kind: 'hack-beacon', ship: 'tern', beacon: 'beacon-1' });
  expect(choice('seat-1')).toEqual({ kind: 'end-segment', segment: 'special' });
});
