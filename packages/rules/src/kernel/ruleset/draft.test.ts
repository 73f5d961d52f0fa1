import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedBy, originalOf } from './draft.ts';

interface Ship {
  hull: number;
  marks: string[];
  aboard: { [id: string]: { crew: number } };
}
interface Table {
  round: number;
  ships: { [id: string]: Ship };
  order: { id: string; turns: number }[];
  spare?: Ship | undefined;
}

const ship = (hull: number): Ship => ({ hull, marks: ['new'], aboard: { wing: { crew: hull } } });
const table = (): Table => ({
  round: 1,
  ships: { kite: ship(3), tern: ship(5), swan: ship(7) },
  order: [
    { id: 'kite', turns: 0 },
    { id: 'tern', turns: 1 },
    { id: 'swan', turns: 2 },
  ],
});

type Change = (draft: Table) => void;
const ids = ['kite', 'tern', 'swan', 'gull'] as const;
const anyId = fc.constantFrom(...ids);

/** Everything that evolvers do to a draft: each does the same to a plain record. */
const anyChange: fc.Arbitrary<Change> = fc.oneof(
  fc.nat(3).map(
    (round): Change =>
      (draft) =>
        void (draft.round = round),
  ),
  fc.tuple(anyId, fc.nat(9)).map(([id, hull]): Change => (draft) => {
    const found = draft.ships[id];
    if (found !== undefined) found.hull = hull;
  }),
  anyId.map(
    (id): Change =>
      (draft) =>
        void delete draft.ships[id],
  ),
  fc.tuple(anyId, fc.nat(9)).map(
    ([id, hull]): Change =>
      (draft) =>
        void (draft.ships[id] = ship(hull)),
  ),
  fc.tuple(anyId, anyId).map(([from, to]): Change => (draft) => {
    const found = draft.ships[from];
    if (found === undefined) return;
    draft.ships[to] = found;
    delete draft.ships[from];
    found.marks.push(to);
  }),
  anyId.map((id): Change => (draft) => {
    const found = draft.ships[id];
    if (found !== undefined) draft.spare = { ...found, marks: [...found.marks, 'spare'] };
  }),
  fc.constant<Change>((draft) => {
    for (const each of Object.values(draft.ships)) if (each.hull > 4) each.aboard['wing'] = { crew: 0 };
  }),
  fc.constant<Change>((draft) => void draft.order.reverse()),
  fc.constant<Change>((draft) => void (draft.order = draft.order.filter(({ turns }) => turns % 2 === 0))),
  fc.nat(3).map(
    (at): Change =>
      (draft) =>
        void draft.order.splice(at, 1),
  ),
  anyId.map(
    (id): Change =>
      (draft) =>
        void draft.order.unshift({ id, turns: draft.order.length }),
  ),
  fc.nat(3).map((at): Change => (draft) => {
    const found = draft.order[at];
    if (found !== undefined) found.turns += 10;
  }),
  fc.constant<Change>((draft) => {
    draft.order.sort((one, other) => other.turns - one.turns);
    draft.order.length = Math.min(2, draft.order.length);
  }),
);

/** A whole record is told from one that holds a draft by cloning it, which no draft lets be done. */
const isPlain = (record: object): boolean => {
  structuredClone(record);
  return true;
};

describe('a draft', () => {
  it('becomes what the same changes make of a copy, and leaves what it was made of alone', () => {
    fc.assert(
      fc.property(fc.array(anyChange, { maxLength: 12 }), (changes) => {
        const [before, plain] = [table(), table()];
        const after = changedBy(before, (draft) => changes.forEach((change) => change(draft)));
        changes.forEach((change) => change(plain));
        expect(after).toEqual(plain);
        expect(Object.keys(after.ships)).toEqual(Object.keys(plain.ships));
        expect(before).toEqual(table());
        expect(isPlain(after)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('keeps what is not changed as the same object, though it was looked at or set to what it was', () => {
    const before = table();
    const after = changedBy(before, (draft) => {
      const [kite, tern] = [draft.ships['kite'], draft.ships['tern']];
      if (kite === undefined || tern === undefined) return;
      tern.hull = 1;
      draft.round = 1;
      draft.ships['kite'] = kite;
      draft.order.forEach((each) => (each.turns += 0));
    });
    expect(after.ships['tern']).toEqual({ ...before.ships['tern'], hull: 1 });
    expect(after.ships['tern']?.aboard).toBe(before.ships['tern']?.aboard);
    expect(after.ships['kite']).toBe(before.ships['kite']);
    expect(after.order).toBe(before.order);
    expect(changedBy(before, (draft) => void draft.ships['kite']?.marks.includes('new'))).toBe(before);
  });

  it('is asked for what it was made of, and for which fields it has, like a record', () => {
    const before = table();
    changedBy(before, (draft) => {
      const was = draft.ships['kite'];
      draft.ships['gull'] = ship(1);
      delete draft.ships['tern'];
      expect(originalOf(draft.ships)).toBe(before.ships);
      expect(was === undefined ? undefined : originalOf(was)).toBe(before.ships['kite']);
      expect(['gull' in draft.ships, 'tern' in draft.ships]).toEqual([true, false]);
      expect(Object.keys(draft.ships)).toEqual(['kite', 'swan', 'gull']);
      expect(Array.isArray(draft.order)).toBe(true);
      expect(Object.keys(draft.order)).toEqual(['0', '1', '2']);
      expect({ ...draft }.round).toBe(1);
      expect(JSON.stringify(draft.order)).toBe(JSON.stringify(before.order));
    });
  });

  it('of a frozen record can be changed, and what no record has of its own is no part of it', () => {
    const frozen = Object.freeze({ ships: Object.freeze({ kite: Object.freeze(ship(3)) }) });
    const after = changedBy<{ ships: { [id: string]: Ship } }>(frozen, (draft) => {
      const kite = draft.ships['kite'];
      if (kite !== undefined) kite.hull = 2;
      expect(draft.ships['__proto__']).toBe(Object.prototype);
    });
    expect(after.ships['kite']?.hull).toBe(2);
    expect(frozen.ships.kite.hull).toBe(3);
  });
});
