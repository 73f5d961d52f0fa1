/** Nobody goes on from the hex in which it leaves play: what is offered ends there (R-FC-190, R-FC-245). */
import { expect, it } from 'vitest';
import { battle, far } from '../../cases/battle.ts';
import { fleetCommand } from '../../index.ts';
import { hexKey, neighbour } from '../../../geometry/hex/index.ts';
import { homecoming } from '../../objectives/places.ts';
import { destinations } from './course.ts';

type Fields = Parameters<typeof battle>[0][number];
const tug = (more: Fields): Fields => ({ card: 'salvage-corvette', name: 'Tug', side: 'kushan', at: [3, 4], ...more });

function laidOut(units: Fields[], more: Fields) {
  const made = fleetCommand.fromPosition(fleetCommand.codec.position.parse(battle([...units, far], more)));
  const unit = made.ok ? made.value.units['tug'] : undefined;
  if (!made.ok || unit === undefined) throw new Error(made.ok ? 'no unit' : made.problems.join(' '));
  return { table: made.value, unit };
}
const relic = laidOut([tug({ artifact: 'relic' })], {
  scenario: 'relic-raid',
  zones: [{ side: 'kushan', hexes: [[3, 3]] }],
  features: [{ kind: 'artifact', id: 'relic', name: 'Relic' }],
});
const core = laidOut([tug({}), { card: 'mothership', name: 'Mother', side: 'kushan', at: [3, 3] }], {
  scenario: 'khar-selim',
  objectives: [
    {
      id: 'kushan-major',
      side: 'kushan',
      text: 'Home.',
      medals: 2,
      status: 'open',
      progress: 0,
      target: 1,
      units: ['tug'],
    },
  ],
});

it.each([
  { what: 'an artifact', ...relic },
  { what: 'the core', ...core },
])('no way of $what leads through the hex where it leaves play', ({ table, unit }) => {
  const ends = destinations(table, unit, { allowance: 3, straight: false, fixed: null });
  expect(ends.map(({ at }) => hexKey(at))).toContain(hexKey({ col: 3, row: 3 }));
  for (const { path } of ends) {
    let here = unit.at ?? { col: 0, row: 0 };
    const through = path.map((direction) => (here = neighbour(here, direction))).slice(0, -1);
    expect(through.filter((hex) => homecoming(table, unit, hex) !== undefined)).toEqual([]);
  }
  const straight = destinations(table, unit, { allowance: 3, straight: true, fixed: null });
  expect(straight.map(({ at }) => hexKey(at))).not.toContain(hexKey({ col: 3, row: 2 }));
});
