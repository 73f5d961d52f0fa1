/** Orders of hyperspace and of cloaks, as the board hears of them. */
import { playFrom, ScriptedDice } from '@broadside/rules/kernel';
import { quantumRebellion, type Command, type Position } from '@broadside/rules/quantum-rebellion';
import { expect, test } from 'vitest';
import { veilsBetween, type HullPassage } from '#lib/board/passage.ts';
import { chartOf } from './chart.ts';
import { passagesBetween } from '#lib/blueprint-fleets/passages.ts';
import { fromView } from './rules.ts';

const waders = (change: object = {}) => ({
  name: 'Waders',
  seat: 'seat-1' as const,
  ships: [
    { name: 'Tern', class: 'BB', at: [24, 12] as [number, number], ...change },
    { name: 'Plover', class: 'FF', at: [28, 12] as [number, number] },
  ],
});
const gulls = { name: 'Gulls', seat: 'seat-1' as const, reserve: true, ships: [{ name: 'Petrel', class: 'K' }] };
const stones = {
  name: 'Stones',
  seat: 'seat-2' as const,
  ships: [{ name: 'Onyx', class: 'CH', at: [24, 40] as [number, number], facing: 180 }],
};

/** What the board hears of these orders, the dice as they are written. */
function heard(position: Position, orders: readonly Command[], dice: readonly number[] = []): readonly HullPassage[] {
  const read = quantumRebellion.fromPosition(position);
  if (!read.ok) throw new Error(read.problems.join('\n'));
  const match = playFrom(quantumRebellion, read.value, new ScriptedDice([...dice]));
  const table = () => fromView(match.viewOf('seat-2'));
  const before = table();
  for (const order of orders) expect(match.apply(order, 'seat-1')).toMatchObject({ ok: true });
  const after = table();
  const ships = (of: typeof before) => chartOf(of, 'seat-2', undefined).ships;
  return [...passagesBetween(before, after), ...veilsBetween(ships(before), ships(after))];
}

test('a squadron that comes out of hyperspace comes through a ring', () => {
  const position = {
    squadrons: [waders(), gulls, stones],
    portals: [{ entry: 'Gulls', at: [24, 24] as [number, number] }],
  };
  const ships = [{ ship: 'petrel', at: { xMils: 24_000, yMils: 25_000 }, facingCdeg: 0 }];
  const orders = [
    { kind: 'activate-squadron', squadron: 'gulls' },
    { kind: 'enter-squadron', squadron: 'gulls', ships, fighters: [] },
  ] as unknown as Command[];
  expect(heard(position, orders)).toEqual([{ id: 'ship:petrel', way: 'in' }]);
});

test('a ship that leaves by a portal goes through a ring', () => {
  const portals = [{ at: [24, 13.75] as [number, number], opener: 'Plover' }];
  const position = { active: 'Waders', segment: 'special' as const, squadrons: [waders(), stones], portals };
  expect(heard(position, [{ kind: 'leave-by-portal', ship: 'tern' }])).toEqual([{ id: 'ship:tern', way: 'out' }]);
});

test('a ship that jumps goes through a ring and comes through another', () => {
  const equipment = { E1: 'hyperspace matrix', E2: 'auxiliary power unit' };
  const position = { active: 'Waders', segment: 'movement' as const, squadrons: [waders({ equipment }), stones] };
  const jump = { kind: 'matrix-jump', ship: 'tern', at: { xMils: 40_000, yMils: 20_000 }, facingCdeg: 0 } as Command;
  expect(heard(position, [jump], [20, 20, 20])).toEqual([
    { id: 'ship:tern', way: 'out' },
    { id: 'ship:tern', way: 'in' },
  ]);
});

test.each([
  ['engage-cloak', 'off', 'veil'],
  ['disengage-cloak', 'on', 'unveil'],
] as const)('%s dissolves an outline, or brings it back', (kind, cloak, way) => {
  const equipment = { E1: 'cloaking device', E2: 'auxiliary power unit' };
  const position = { active: 'Waders', segment: 'special' as const, squadrons: [waders({ equipment, cloak }), stones] };
  expect(heard(position, [{ kind, ship: 'tern' }])).toEqual([{ id: 'ship:tern', way }]);
});

test('a ship that only sails is no passage', () => {
  expect(heard({ active: 'Waders', segment: 'movement', squadrons: [waders(), stones] }, [])).toEqual([]);
});
