/** Orders as people write them, read into commands; and the guide that tells how. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { kindsOf, plainWord, readCommand, runCase, type Seat } from '../../kernel/index.ts';
import { fleetCommand } from '../index.ts';
import type { Json } from '../../kernel/contract.ts';
import { positionCodec, positionFeature, positionUnit } from '../position/codec.ts';
import { writtenKinds, writtenOrder } from './schema.ts';

const page = readFileSync(new URL('../../../../../docs/case-files/fleet-command.md', import.meta.url), 'utf8');
const kinds = [...kindsOf(fleetCommand.codec.command).keys()];
/** Orders in the text; features have a kind as well. */
const inline = [...page.matchAll(/`(\{ "kind": [^`]*\})`/g)]
  .map(([, text = '']) => JSON.parse(text) as { kind: string })
  .filter(({ kind }) => kind === plainWord(kind));

const given = {
  options: { fastWindows: true },
  hands: { Kushan: { cards: ['Intercept', 'Pincer Attack'], play: 4 } },
  units: [
    { name: 'Red', card: 'interceptor', side: 'KUSHAN', at: [4, 4], facing: 'ne', leader: 'wing commander' },
    { name: 'Blue', card: 'Ion Cannon Frigate', side: 'kushan', at: [2, 6], crippled: ['Weapons'] },
    { name: 'Claw', card: 'Heavy Corvette', side: 'Taiidan', at: [7, 4] },
  ],
};

function stateOf(orders: readonly { by: Seat; command: Json }[] = []) {
  const made = fleetCommand.fromPosition(fleetCommand.codec.position.parse(given));
  if (!made.ok) throw new Error(made.problems.join(' '));
  let state = made.value;
  for (const { by, command } of orders) {
    const read = readCommand(fleetCommand, state, command, by);
    if (!read.ok) throw new Error(read.problems.join(' '));
    const decision = fleetCommand.decide(state, read.value, by, { roll: () => [], shuffle: (all) => [...all] });
    if (!decision.ok) throw new Error(decision.reason.sentence);
    for (const event of decision.events) state = fleetCommand.evolve(state, event);
  }
  return state;
}
const ordered = [{ by: 'seat-1' as const, command: { kind: 'play order', card: 'intercept', unit: 'red' } }];
const read = (command: Json, orders: Parameters<typeof stateOf>[0] = []) =>
  readCommand(fleetCommand, stateOf(orders), command, 'seat-1');

describe('the guide', () => {
  it.each(inline.map((order) => [JSON.stringify(order), order] as const))(
    'its order %s has a written form',
    (_, order) => {
      expect(writtenOrder.safeParse(order).success).toBe(true);
    },
  );

  it('shows an example of every order that has fields, and forms are of orders that there are', () => {
    const bare = new Set(['decline', 'pass', 'skip-action', 'concede']);
    const shown = new Set(inline.map(({ kind }) => kind));
    expect(kinds.filter((kind) => !bare.has(kind) && !shown.has(kind))).toEqual([]);
    expect(writtenKinds.filter((kind) => !kinds.includes(kind))).toEqual([]);
    expect(kinds.filter((kind) => !writtenKinds.includes(kind))).toEqual([]);
  });
});

it.each([
  ['a move to a hex', { kind: 'move', to: [6, 4] }, { kind: 'move', path: [1, 2] }],
  [
    'a move hex by hex',
    {
      kind: 'move',
      path: [
        [4, 3],
        [5, 3],
      ],
    },
    { kind: 'move', path: [0, 2] },
  ],
  ['a move by directions', { kind: 'Move', unit: 'RED', path: ['n', 'SE'] }, { kind: 'move', path: [0, 2] }],
  ['a move as the program sends it', { kind: 'move', path: [0] }, { kind: 'move', path: [0] }],
  ['a turn', { kind: 'turn', facing: 'SW' }, { kind: 'turn', facing: 4 }],
])('reads %s', (_, written, command) => {
  expect(read(written, ordered)).toMatchObject({ ok: true, value: command });
});

it.each([
  ['two units by name', { kind: 'play-order', card: 'Pincer Attack', units: ['Red', 'Blue'] }, ['red', 'blue']],
  ['one of two', { kind: 'play-order', card: 'pincer attack', unit: 'Red' }, ['red', null]],
])('reads an order for %s', (_, written, units) => {
  expect(read(written)).toMatchObject({ ok: true, value: { card: 'pincer-attack', units } });
});

it.each([
  ['a unit that is not there', { kind: 'play-order', card: 'Intercept', unit: 'Rde' }, [], 'There is no unit "Rde".'],
  ['a card that is not there', { kind: 'play-order', card: 'Intercepted', unit: 'Red' }, [], 'Intercept'],
  ['a hex on no way', { kind: 'move', path: [[6, 4]] }, ordered, '6,4 is not next to 4,4'],
  ['a hex off the board', { kind: 'move', to: [20, 4] }, ordered, 'there is no way to 20,4'],
  ['a direction that is none', { kind: 'move', path: ['west'] }, ordered, 'There is no direction "west"'],
  [
    'another than who acts',
    { kind: 'move', unit: 'Blue', to: [3, 6] },
    ordered,
    'it is for Red to act now, not for Blue',
  ],
])('tells of %s', (_, written, orders, words) => {
  const found = read(written, orders);
  const said = found.ok ? found.unknown : found.problems;
  expect(said.join(' ')).toContain(words);
});

it('a hex beyond the Move is refused by the rule, not by the writing', () => {
  const position = { ...given, hands: { Kushan: { cards: ['Intercept', 'Pincer Attack'], play: 4 } } };
  const problems = runCase(fleetCommand, {
    id: 'too-far',
    given: position,
    when: [...ordered, { by: 'seat-1', command: { kind: 'move', to: [10, 4] } }],
    rejects: { rule: 'FC-MOV-1', says: 'End the move sooner' },
  }).problems;
  expect(problems).toEqual([]);
});

it('what nobody is asked may be let be', () => {
  const problems = runCase(fleetCommand, {
    id: 'let-be',
    given,
    when: [
      ...ordered,
      { by: 'seat-2', command: 'decline' },
      { by: 'seat-1', command: { kind: 'damage-control', roll: false } },
      { by: 'seat-1', command: { kind: 'move', to: [6, 4] } },
      { by: 'seat-2', command: 'decline' },
    ],
    then: { things: { Red: { at: [6, 4] } } },
  }).problems;
  expect(problems).toEqual([]);
});

it('every field of a position, of its units and of its features stands in the guide', () => {
  const { shape } = positionCodec;
  const fields = [...Object.keys(shape), ...Object.keys(positionUnit.shape), ...Object.keys(positionFeature.shape)];
  expect([...new Set(fields)].filter((field) => !new RegExp(`["\`]${field}["\`]`).test(page))).toEqual([]);
});
