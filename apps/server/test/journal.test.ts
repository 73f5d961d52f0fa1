/** One contract for both journals. */
import { newTable } from '@broadside/match';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newMatchId } from '../src/store/matches.ts';
import { JournalConflict } from '../src/store/journal.ts';
import type { Journal, JournalEntry, StoredSnapshot } from '../src/store/journal.ts';
import { MemoryJournal } from '../src/store/memory-journal.ts';
import { PgJournal } from '../src/store/pg-journal.ts';
import { newDatabase } from './harness.ts';

const table = newTable({ kind: 'none' }, {});
const batches: number[] = [];
const stores: { name: string; open: () => Promise<Journal> }[] = [
  { name: 'memory', open: () => Promise.resolve(new MemoryJournal()) },
  {
    name: 'PostgreSQL',
    open: async () => new PgJournal({ url: await newDatabase(), onCommit: (size) => batches.push(size) }),
  },
];

function entry(matchId: string, seq: number, change: Partial<JournalEntry> = {}): JournalEntry {
  return {
    matchId,
    seq,
    kind: 'command',
    seat: 1 + (seq % 2),
    commandId: `command-${String(seq)}`,
    command: { kind: 'move', 'a "quoted"\nkey': [1, null, 'ü\\'] },
    events: [{ kind: 'moved', dice: [1, 2, 3] }, { kind: 'lost' }],
    draws: [{ at: (seq - 1) * 3, sides: 6, faces: [1, 2, 3], why: 'test' }],
    cursor: seq * 3,
    at: 1_795_000_000_123 + seq,
    ...change,
  };
}

describe.each(stores)('the journal in $name', ({ open }) => {
  let journal: Journal;
  beforeAll(async () => {
    journal = await open();
  });
  afterAll(() => journal.close());

  it('gives back what was appended, in order, after any seq', async () => {
    const id = newMatchId();
    await journal.append([entry(id, 1)]);
    await journal.append([entry(id, 2), entry(id, 3)]);
    expect(await journal.read(id, 0, 10)).toEqual([entry(id, 1), entry(id, 2), entry(id, 3)]);
    expect(await journal.read(id, 1, 1)).toEqual([entry(id, 2)]);
    expect(await journal.read(id, 3, 10)).toEqual([]);
    expect(await journal.read(newMatchId(), 0, 10)).toEqual([]);
  });

  it('refuses a seq that is taken, and keeps nothing of that call', async () => {
    const id = newMatchId();
    await journal.append([entry(id, 1), entry(id, 2)]);
    const late = journal.append([entry(id, 2, { commandId: 'other-command' }), entry(id, 3)]);
    await expect(late).rejects.toThrow(JournalConflict);
    expect(await journal.read(id, 0, 10)).toEqual([entry(id, 1), entry(id, 2)]);
  });

  it('[WS-21] refuses a command id that this seat has used in that match, and allows it to others and in another', async () => {
    const [one, two] = [newMatchId(), newMatchId()];
    await journal.append([entry(one, 1)]);
    const again = entry(one, 2, { commandId: 'command-1', seat: 2 });
    await expect(journal.append([again])).rejects.toThrow(JournalConflict);
    await journal.append([{ ...again, seat: 1 }]);
    await journal.append([entry(two, 1)]);
    expect(await journal.findCommand(one, 2, 'command-1')).toBe(1);
    expect(await journal.findCommand(one, 1, 'command-1')).toBe(2);
    expect(await journal.findCommand(one, 1, 'command-2')).toBeUndefined();
  });

  it('lets only the guilty call of a batch fail', async () => {
    const [one, two, three] = [newMatchId(), newMatchId(), newMatchId()];
    await journal.append([entry(two, 1)]);
    const results = await Promise.allSettled([
      journal.append([entry(one, 1)]),
      journal.append([entry(two, 1, { commandId: 'again-again' })]),
      journal.append([entry(three, 1)]),
    ]);
    expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await journal.read(one, 0, 10)).toEqual([entry(one, 1)]);
    expect(await journal.read(two, 0, 10)).toEqual([entry(two, 1)]);
    expect(await journal.read(three, 0, 10)).toEqual([entry(three, 1)]);
  });

  it('takes many matches at once and is flushed when it says so', async () => {
    const ids = Array.from({ length: 300 }, newMatchId);
    let done = 0;
    for (const id of ids) void journal.append([entry(id, 1)]).then(() => (done += 1));
    await journal.flush();
    await new Promise((next) => setImmediate(next)); // what hangs on the promises has run
    expect(done).toBe(300);
    for (const id of [ids[0]!, ids[150]!, ids[299]!]) expect(await journal.read(id, 0, 2)).toEqual([entry(id, 1)]);
  });

  it('keeps the newest snapshot of every stretch of a match', async () => {
    const id = newMatchId();
    const snapshot = (seq: number): StoredSnapshot => {
      const seals = seq < 50 ? null : { sealed: [{ id: 'a', seq, of: [], what: 'a card', text: '{}' }], opened: [] };
      return {
        matchId: id,
        seq,
        cursor: 2 * seq,
        table,
        seals,
        state: { round: seq },
        shape: seq < 50 ? null : 'square',
      };
    };
    expect(await journal.latestSnapshot(id)).toBeUndefined();
    for (const seq of [5, 9, 7, 99, 100, 180, 120, 230, 230]) await journal.saveSnapshot(snapshot(seq));
    expect(await journal.latestSnapshot(id)).toEqual(snapshot(230));
    // From the newest one backwards: one for each hundred entries, each the last of its hundred.
    const kept = [];
    for (let upTo = 1000; upTo > 0;) {
      const found = await journal.latestSnapshot(id, upTo);
      if (found !== undefined) kept.push(found);
      upTo = (found?.seq ?? 0) - 1;
    }
    expect(kept).toEqual([snapshot(230), snapshot(180), snapshot(99)]);
    expect(await journal.latestSnapshot(newMatchId())).toBeUndefined();
  });

  it('knows the last entry of a match', async () => {
    const id = newMatchId();
    expect(await journal.lastSeq(id)).toBe(0);
    await journal.append([entry(id, 1), entry(id, 2)]);
    expect(await journal.lastSeq(id)).toBe(2);
  });
});

it('PostgreSQL gathers what arrives together into few transactions', () => {
  expect(Math.max(...batches)).toBeGreaterThan(100);
});
