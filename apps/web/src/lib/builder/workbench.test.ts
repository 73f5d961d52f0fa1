import type { SavedFleet } from '@broadside/protocol';
import { beforeEach, expect, test } from 'vitest';
import { Room } from '../../../test/storage-room.ts';
import { crates, empty, put } from './testing/crates.ts';
import { Workbench } from './workbench.svelte.ts';

let storage: Room;
beforeEach(() => (storage = new Room()));

const saved = (design: unknown, newest: number): SavedFleet => ({
  id: 'abcdefghjk',
  ruleset: 'crates',
  name: 'x',
  points: 1,
  faults: 0,
  version: newest,
  newest,
  createdAt: 1,
  updatedAt: 2,
  mine: true,
  owner: 'Ada',
  design: design as SavedFleet['design'],
  problems: [],
});

test('a drawing survives a reload with its undo', () => {
  const bench = new Workbench(crates, storage, 'k');
  bench.edit(put(empty, 0, 'lamp'));
  bench.edit(put(bench.design, 0, 'rope'));
  const again = new Workbench(crates, storage, 'k');
  expect(again.design).toEqual(bench.design);
  expect(again.undo()).toBe(true);
  expect(again.design.crates[0]?.length).toBe(1);
  expect(again.undo()).toBe(true);
  expect(again.undo()).toBe(false);
});

test('what the rules allow and hardly anybody means is said in one sentence', () => {
  const groups = ['Tern', 'Knot', 'Rail'].map((name) => ({
    key: name,
    name,
    called: name,
    count: '',
    cost: 0,
    menu: [],
    none: '',
    entries: [
      { key: name, name, remarks: '', kind: '', glyph: '', cost: 0, lacks: name === 'Rail' ? undefined : 'oars' },
    ],
  }));
  const bench = new Workbench({ ...crates, groups: () => groups }, storage, 'k');
  expect(bench.warnings).toEqual(['Tern and Knot have no oars. The rules allow it.']);
});

test('an edit that changes nothing leaves no step to take back', () => {
  const bench = new Workbench(crates, storage, 'k');
  bench.edit({ ...bench.design });
  expect(bench.past.length).toBe(0);
});

test('what was changed here is kept against what the server holds; what was not follows it', () => {
  const [one, two] = [put(empty, 0, 'lamp'), put(empty, 0, 'rope')];
  const bench = new Workbench(crates, storage, 'k', saved(one, 1));
  bench.edit(two);
  expect(new Workbench(crates, storage, 'k', saved(one, 1)).design).toEqual(two);
  bench.settle(saved(two, 2), 'k');
  expect(bench.changed).toBe(false);
  const newer = new Workbench(crates, storage, 'k', saved(one, 3));
  expect(newer.design).toEqual(one);
  expect(newer.version).toBe(3);
  newer.undo();
  expect(newer.design).toEqual(two);
});

test('a design that comes back with its keys in another order is no change', () => {
  const bench = new Workbench(crates, storage, 'k');
  bench.edit(put(empty, 0, 'lamp'));
  const turned = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(turned)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(
            Object.entries(value)
              .reverse()
              .map(([key, part]) => [key, turned(part)]),
          )
        : value;
  expect(bench.changed).toBe(true);
  bench.settle(saved(turned(bench.design), 1), 'k');
  expect(bench.changed).toBe(false);
});

test('the newer version of another comes on the board, and undo brings ours', () => {
  const bench = new Workbench(crates, storage, 'k', saved(put(empty, 0, 'lamp'), 1));
  const ours = put(bench.design, 0, 'rope');
  bench.edit(ours);
  const theirs = put(empty, 0, 'bell');
  bench.takeNewer(saved(theirs, 2));
  expect([bench.design, bench.version]).toEqual([theirs, 2]);
  bench.undo();
  expect([bench.design, bench.version]).toEqual([ours, 2]);
});

test('what the browser kept badly is passed over', () => {
  storage.setItem('k', '{"design":{"name":3}}');
  expect(new Workbench(crates, storage, 'k').design).toEqual(empty);
  storage.setItem('k', 'no json');
  expect(new Workbench(crates, storage, 'k').design).toEqual(empty);
});

test('what is wrong stands where it is, and a new thing joins the crate that was chosen last', () => {
  const bench = new Workbench(crates, storage, 'k');
  for (let i = 0; i < 4; i += 1) bench.add('bell');
  expect([bench.selected, bench.group]).toEqual(['0/3', '0']);
  expect(bench.faultsAt({ group: '0' }).map(({ code }) => code)).toEqual(['full']);
  expect(bench.faultsOfList).toEqual([]);
  bench.agree({ most: 15 });
  expect(bench.faultsOfList.map(({ code }) => code)).toEqual(['dear']);
  bench.grow();
  bench.add('rope');
  expect(bench.design.crates).toEqual([['bell', 'bell', 'bell', 'bell'], ['rope']]);
  expect(bench.selected).toBe('1/0');
  bench.undo();
  expect([bench.selected, bench.group]).toEqual(['0/0', '1']);
});

test('what was taken back is brought back, terms and all, until something else is done', () => {
  const bench = new Workbench(crates, storage, 'k');
  bench.add('bell');
  bench.agree({ most: 7 });
  bench.undo();
  expect(bench.limit).toBe(20);
  expect(bench.redo()).toBe(true);
  expect(bench.limit).toBe(7);
  bench.undo();
  bench.add('rope');
  expect(bench.redo()).toBe(false);
});

test('a draft of earlier days is read: its terms stand beside the design', () => {
  const design = put(empty, 0, 'lamp');
  storage.setItem(
    'k',
    JSON.stringify({ design, most: 12, version: 3, past: [{ design: empty, most: 9 }], clean: false }),
  );
  const bench = new Workbench(crates, storage, 'k');
  expect([bench.design, bench.limit, bench.version]).toEqual([design, 12, 3]);
  bench.undo();
  expect([bench.design, bench.limit]).toEqual([empty, 9]);
});
