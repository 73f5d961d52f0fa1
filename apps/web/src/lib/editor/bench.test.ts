import type { SavedPosition } from '@broadside/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TextCodec } from '#lib/workshop/read-text.ts';
import { Room } from '../../../test/storage-room.ts';
import { Bench } from './bench.svelte.ts';
import { boundsIn, number } from './fields.ts';
import type { EditedGame } from './game.ts';
import { hexBoard, freeHex, onHexes } from './hexes/hexes.ts';
import { editorKey } from './keys.ts';
import { subjectOf } from './subject.ts';
import { freeSpot, inchRows, onTable, openTable, wholeTurn } from './table/inches.ts';

/** A game of buoys: as little as the frame can be asked to edit. */
interface Harbour {
  readonly buoys: readonly { readonly id?: string; readonly at: readonly [number, number]; readonly lit?: number }[];
}
const harbour: TextCodec<Harbour> = {
  safeParse(value) {
    const { buoys } = (value ?? {}) as Partial<Harbour>;
    const issue = (code: string, ...path: readonly (string | number)[]) => ({ code, path, message: '', maximum: 9 });
    if (!buoys) return { success: false, error: { issues: [issue('custom', 'buoys')] } };
    const bright = buoys.findIndex(({ lit = 0 }) => lit > 9);
    if (bright >= 0) return { success: false, error: { issues: [issue('too_big', 'buoys', bright, 'lit')] } };
    return { success: true, data: value as Harbour };
  },
};

const idOf = (thing: string): string => thing.slice('buoy:'.length);
const put = (position: Harbour, thing: string, at: [number, number]): Harbour => ({
  buoys: position.buoys.map((each) => (each.id === idOf(thing) ? { ...each, at } : each)),
});
const game: EditedGame<Harbour, { readonly count: number }> = {
  words: { empty: '', begin: '', bare: '', text: '', noFleet: '' },
  empty: { buoys: [] },
  codec: harbour,
  withIds: ({ buoys }) => ({ buoys: buoys.map((each, i) => ({ ...each, id: each.id ?? `${i + 1}` })) }),
  survey({ buoys }) {
    if (buoys.length > 3) throw new Error('four are too many');
    return { state: { count: buoys.length }, findings: [] };
  },
  isEmpty: ({ buoys }) => buoys.length === 0,
  isBare: ({ buoys }) => buoys.length === 0,
  has: ({ position }, thing) => position.buoys.some(({ id }) => `buoy:${id ?? ''}` === thing),
  remove: ({ buoys }, thing) => ({ buoys: buoys.filter(({ id }) => id !== idOf(thing)) }),
  copy({ buoys }) {
    const id = `${buoys.length + 1}`;
    return { position: { buoys: [...buoys, { id, at: [1, 1] }] }, thing: `buoy:${id}` };
  },
  places: {
    surface: openTable,
    placeOf: ({ buoys }, thing) => buoys.find(({ id }) => id === idOf(thing))?.at,
    facingOf: () => undefined,
    move: (position, thing, to) => put(position, thing, onTable([10, 10], to, 0)),
    moveTogether: ({ buoys }, _, [x, y]) => ({ buoys: buoys.map((each) => ({ ...each, at: [x, y] })) }),
    turn: (position) => position,
    spotOf: (_, [x, y]) => ({ xMils: x * 1000, yMils: y * 1000 }),
  },
  ready: () => ({ buoys: [] }),
  withFleet: () => undefined,
  ofPreset: () => undefined,
  round: () => '',
  waitsFor: () => '',
  chairs: () => [],
  sides: () => [],
  sideOf: () => undefined,
  list: () => [],
  panel: () => ({ title: '', detail: '', items: [], presses: [] }),
  adding: () => [],
  fleets: [],
};

let room = new Room();
beforeEach(() => (room = new Room()));

const saved = (position: SavedPosition['position']): SavedPosition => ({
  id: 'abcdefghij',
  name: 'Roads',
  ruleset: 'buoys',
  position,
  problems: [],
  mine: true,
  owner: 'Ada',
  createdAt: 0,
});
const two = {
  buoys: [
    { id: '1', at: [2, 2] },
    { id: '2', at: [4, 4] },
  ],
} satisfies Harbour;
const benchOf = (position?: SavedPosition['position']) =>
  new Bench(game, room, 'buoys', position === undefined ? undefined : saved(position));

describe('the bench', () => {
  it('begins with what is saved, and tells when the draft says something else', () => {
    const bench = benchOf({ buoys: [{ at: [2, 2], id: '1' }, { at: [4, 4] }] });
    expect(bench.position).toEqual(two);
    expect([bench.name, bench.changed]).toEqual(['Roads', false]);
    bench.edit(put(bench.position, 'buoy:1', [3, 3]));
    expect(bench.changed).toBe(true);
    bench.undo();
    expect(bench.changed).toBe(false);
    bench.history.tell('Bay');
    expect(bench.changed).toBe(true);
  });

  it('goes on with the draft that the browser kept, and not with what is no position', () => {
    const bench = benchOf();
    bench.edit(two);
    bench.history.tell('Bay');
    expect([benchOf().position, benchOf().name]).toEqual([two, 'Bay']);
    room.setItem('buoys', JSON.stringify({ name: 'Bay', position: { boats: [] }, past: [] }));
    expect(benchOf().position).toEqual(game.empty);
  });

  it('selects what is there, and nothing once that is gone', () => {
    const bench = benchOf(two);
    bench.select('buoy:9');
    expect(bench.selected).toBeUndefined();
    bench.select('buoy:2');
    expect([bench.remove(), bench.selected, bench.remove()]).toEqual([true, undefined, false]);
    bench.undo();
    bench.select('buoy:1');
    expect([bench.duplicate(), bench.selected]).toEqual([true, 'buoy:3']);
    bench.undo();
    expect(bench.selected).toBeUndefined();
  });

  it('shows the last reading with the reason where the rules stumble over a draft', () => {
    const bench = benchOf(two);
    expect(bench.state.count).toBe(2);
    bench.edit({ buoys: [1, 2, 3, 4].map((n) => ({ id: `${n}`, at: [n, n] })) });
    expect(bench.state.count).toBe(2);
    expect(bench.findings).toEqual([
      { text: 'The rules cannot read this position: four are too many.', thing: 'match' },
    ]);
  });

  it('takes a text of its game, and tells the line of what is none', () => {
    const bench = benchOf();
    expect(bench.read('{ "buoys": [{ "at": [1, 1] }] }')).toEqual({
      ok: true,
      value: { buoys: [{ id: '1', at: [1, 1] }] },
    });
    const read = bench.read('{\n  "buoys": [\n    { "at": [1, 1], "lit": 10 }\n  ]\n}');
    expect(!read.ok && read.faults).toEqual([{ line: 3, field: 'buoys 1, lit', sentence: 'Write at most 9.' }]);
  });

  it('moves by keys, in one step while they follow each other, with all others where that is asked for', () => {
    const bench = benchOf(two);
    const press = (key: string, shiftKey = false) => editorKey(bench, { key, code: key, shiftKey }, undefined);
    expect(press('ArrowUp')).toBe(false);
    bench.select('buoy:1');
    expect([press('ArrowUp', true), press('ArrowRight')]).toEqual([true, true]);
    expect(bench.position.buoys[0]?.at).toEqual([2.1, 3]);
    bench.together = true;
    press('ArrowLeft', true);
    expect(bench.position.buoys.map(({ at }) => at[0])).toEqual([1.1, 1.1]);
    press('z');
    expect(bench.position).toEqual(two);
    expect([press('Escape'), press('Escape')]).toEqual([true, false]);
  });
});

describe('places', () => {
  it('keep whole discs on the table, and find the nearest free room', () => {
    expect(onTable([48, 48], [-3, 60.123_45], 0.75)).toEqual([0.75, 47.25]);
    expect([wholeTurn(-90.5), wholeTurn(360)]).toEqual([269.5, 0]);
    expect(freeSpot([48, 48], [], 0.5, [10, 10])).toEqual([10, 10]);
    const [x, y] = freeSpot([48, 48], [{ at: [10, 10], radius: 1 }], 1, [10, 10]);
    expect(Math.hypot(x - 10, y - 10)).toBeGreaterThan(2);
    const rows = inchRows(game.places, [10, 10], two, 'buoy:1');
    const [east] = rows[0]?.fields ?? [];
    expect(east?.kind === 'number' && east.put(7).buoys[0]?.at).toEqual([7, 2]);
  });

  it('keep to the hexes of a board, turn by sixths, and find the nearest free one', () => {
    expect(onHexes([10, 8], [12.4, -1])).toEqual([9, 0]);
    expect([hexBoard.turned(0, -1, false), hexBoard.turned(4, 1, true)]).toEqual([5, 1]);
    expect(freeHex([10, 8], [[4, 4]], [4, 4])).not.toEqual([4, 4]);
    expect(freeHex([1, 1], [[0, 0]], [0, 0])).toEqual([0, 0]);
  });
});

describe('fields', () => {
  it('take their bounds from the schema of positions, through lists, choices and records', () => {
    const properties = { few: { anyOf: [{ $ref: '#/$defs/few' }, { type: 'null' }] } };
    const item = { type: 'object', properties };
    const schema = {
      $defs: { few: { type: 'integer', minimum: 1, maximum: 20 } },
      properties: {
        list: { type: 'array', items: item },
        either: { anyOf: [{ type: 'string' }, item] },
        named: { type: 'object', additionalProperties: item },
      },
    };
    const bounds = boundsIn(schema);
    for (const path of ['list.few', 'either.few', 'named.few']) expect(bounds(path), path).toEqual([1, 20]);
    expect(() => bounds('list.many')).toThrow(/no figure list.many/);
    expect(number('Few', 3, bounds('list.few'), (few) => ({ few }))).toMatchObject({ min: 1, max: 20 });
  });
});

describe('a sentence', () => {
  const things = [
    { name: 'Tern', thing: 'ship:tern' },
    { name: 'Tern 2', thing: 'ship:tern-2' },
    { name: 'Onyx', thing: 'ship:onyx' },
  ];
  it.each([
    ['Onyx stands in Tern.', 'ship:onyx'],
    ['Tern 2 is gone.', 'ship:tern-2'],
    ['Terns are birds.', undefined],
  ])('is about the thing that it names first: %s', (text, thing) => {
    expect(subjectOf(text, things)).toBe(thing);
  });
});
