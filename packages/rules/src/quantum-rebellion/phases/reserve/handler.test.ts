/** What is taken as said of a side that does not answer (R-QR-187, R-QR-222), and that every way in is legal. */
import { expect, it } from 'vitest';
import { pick, playFrom, SeededDice, seededRandom } from '../../../kernel/index.ts';
import { quantumRebellion } from '../../index.ts';
import { fromPosition, type Position } from '../../position/index.ts';
import { entryDiscFault } from '../../../mechanics/blueprint-fleets/reserve/portal-spots.ts';
import { comingIn } from './handler.ts';

const position = (round: number, change: Partial<Position> = {}): Position => ({
  phase: 'reserve',
  round,
  squadrons: [
    { name: 'Waders', seat: 'seat-1', ships: [{ name: 'Tern', class: 'CR', at: [8, 6] }] },
    {
      name: 'Gulls',
      seat: 'seat-1',
      reserve: true,
      ships: [
        { name: 'Skua', class: 'DD', rank: 'captain' },
        { name: 'Osprey', class: 'CVL', rank: 'commander' },
        { name: 'Petrel', class: 'K', rank: 'captain' },
      ],
    },
    { name: 'Stones', seat: 'seat-2', ships: [{ name: 'Onyx', class: 'CH', at: [40, 42], facing: 180 }] },
  ],
  ...change,
});

function matchOf(given: Position) {
  const read = fromPosition(given);
  if (!read.ok) throw new Error(read.problems.join('\n'));
  return playFrom(quantumRebellion, read.value, new SeededDice(seededRandom(1)));
}

it('a side that does not answer keeps its reserves for later', () => {
  const match = matchOf(position(2));
  expect(quantumRebellion.standingAnswer(match.viewOf('seat-1'), 'seat-1')).toEqual({ kind: 'pass-reserve' });
});

it.each([
  ['round 4', position(4)],
  ['the last round', position(3, { rounds: 3 })],
])('in %s it opens a portal and comes in, commander first, facing the enemy', (_, given) => {
  const match = matchOf(given);
  const portal = quantumRebellion.standingAnswer(match.viewOf('seat-1'), 'seat-1');
  if (portal.kind !== 'place-entry-portal') throw new Error(`${portal.kind} instead of a portal`);
  expect(portal.squadron).toBe('gulls');
  expect(entryDiscFault(comingIn.portal, match.state, portal.at)).toBeUndefined();
  expect(match.apply(portal, 'seat-1').ok).toBe(true);
  expect(match.apply({ kind: 'activate-squadron', squadron: 'gulls' }, 'seat-1').ok).toBe(true);
  const entry = quantumRebellion.standingAnswer(match.viewOf('seat-1'), 'seat-1');
  if (entry.kind !== 'enter-squadron') throw new Error(`${entry.kind} instead of an entry`);
  expect(entry.ships[0]?.ship).toBe('osprey');
  expect(entry.fighters).toHaveLength(4);
  expect(match.apply(entry, 'seat-1').ok).toBe(true);
  expect(match.state.ships['skua']?.place).toBe('table');
});

it('nobody is offered a portal that fits nowhere', () => {
  const match = matchOf(position(4, { portalFree: [{ west: 0, south: 0, east: 48, north: 48 }] }));
  expect(match.offers('seat-1').map(({ kind }) => kind)).toEqual(['pass-reserve']);
  expect(quantumRebellion.standingAnswer(match.viewOf('seat-1'), 'seat-1')).toEqual({ kind: 'pass-reserve' });
});

it.each([1, 2, 3, 4, 5, 6])('any sampled way in is legal, crowded or not (seed %i)', (seed) => {
  const random = seededRandom(seed);
  const crowd = Array.from({ length: seed }, (_, index) => ({
    name: `Wall ${index + 1}`,
    class: 'BB',
    rank: 'captain' as const,
    at: [20 + 2.2 * index, 24] as [number, number],
  }));
  const given = position(1, { portals: [{ entry: 'Gulls', at: [24, 24] }], phase: 'activation' });
  const [waders, ...others] = given.squadrons;
  if (waders === undefined) throw new Error('no squadron');
  const match = matchOf({ ...given, squadrons: [{ ...waders, ships: [...waders.ships, ...crowd] }, ...others] });
  expect(match.apply({ kind: 'activate-squadron', squadron: 'gulls' }, 'seat-1').ok).toBe(true);
  const offer = pick(match.offers('seat-1'), random);
  for (let trial = 0; trial < 12; trial++) {
    const entry = quantumRebellion.sample(match.viewOf('seat-1'), offer, 'seat-1', random);
    expect(quantumRebellion.check(match.viewOf('seat-1'), entry, 'seat-1')).toBeUndefined();
  }
});
