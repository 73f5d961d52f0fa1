import type { SavedFleet } from '@broadside/protocol';
import { beforeEach, expect, test } from 'vitest';
import { addShip, emptyFleet } from './edit.ts';
import { readFleet } from './exchange.ts';
import { fleets, fleetToJson, fleetToText } from './rules.ts';
import { Workbench } from './workbench.svelte.ts';

class Shelf implements Storage {
  readonly #kept = new Map<string, string>();
  get length(): number {
    return this.#kept.size;
  }
  clear(): void {
    this.#kept.clear();
  }
  getItem(key: string): string | null {
    return this.#kept.get(key) ?? null;
  }
  key(index: number): string | null {
    return [...this.#kept.keys()][index] ?? null;
  }
  removeItem(key: string): void {
    this.#kept.delete(key);
  }
  setItem(key: string, value: string): void {
    this.#kept.set(key, value);
  }
}

let storage: Shelf;
beforeEach(() => (storage = new Shelf()));

const saved = (design: unknown, newest: number): SavedFleet => ({
  id: 'abcdefghjk',
  ruleset: 'quantum-rebellion',
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
  const bench = new Workbench(storage, 'k');
  bench.edit(addShip(emptyFleet, 0, 'CH'));
  bench.edit(addShip(bench.design, 0, 'K'));
  const again = new Workbench(storage, 'k');
  expect(again.design).toEqual(bench.design);
  expect(again.undo()).toBe(true);
  expect(again.design.squadrons[0]?.ships.length).toBe(1);
  expect(again.undo()).toBe(true);
  expect(again.undo()).toBe(false);
});

test('an edit that changes nothing leaves no step to take back', () => {
  const bench = new Workbench(storage, 'k');
  bench.edit({ ...bench.design });
  expect(bench.past.length).toBe(0);
});

test('what was changed here is kept against what the server holds; what was not follows it', () => {
  const [one, two] = [addShip(emptyFleet, 0, 'CH'), addShip(emptyFleet, 0, 'DD')];
  const bench = new Workbench(storage, 'k', saved(one, 1));
  bench.edit(two);
  expect(new Workbench(storage, 'k', saved(one, 1)).design).toEqual(two);
  bench.settle(saved(two, 2), 'k');
  expect(bench.changed).toBe(false);
  const newer = new Workbench(storage, 'k', saved(one, 3));
  expect(newer.design).toEqual(one);
  expect(newer.version).toBe(3);
  newer.undo();
  expect(newer.design).toEqual(two);
});

test('a design that comes back with its keys in another order is no change', () => {
  const bench = new Workbench(storage, 'k');
  bench.edit(fleets[0]?.design ?? emptyFleet);
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
  const bench = new Workbench(storage, 'k', saved(addShip(emptyFleet, 0, 'CH'), 1));
  const ours = addShip(bench.design, 0, 'K');
  bench.edit(ours);
  const theirs = addShip(emptyFleet, 0, 'DN');
  bench.takeNewer(saved(theirs, 2));
  expect([bench.design, bench.version]).toEqual([theirs, 2]);
  bench.undo();
  expect([bench.design, bench.version]).toEqual([ours, 2]);
});

test('what the browser kept badly is passed over', () => {
  storage.setItem('k', '{"design":{"name":3}}');
  expect(new Workbench(storage, 'k').design).toEqual(emptyFleet);
  storage.setItem('k', 'no json');
  expect(new Workbench(storage, 'k').design).toEqual(emptyFleet);
});

test('a fleet comes back from its text and from its JSON', () => {
  for (const { design } of fleets) {
    expect(readFleet(fleetToText(design))).toEqual({ ok: true, value: design });
    expect(readFleet(fleetToJson(design))).toEqual({ ok: true, value: design });
  }
  expect(readFleet('good morning').ok).toBe(false);
});
