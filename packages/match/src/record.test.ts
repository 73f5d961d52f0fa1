import { createHash } from 'node:crypto';
import { canonicalJson } from '@broadside/rules/kernel';
import { describe, expect, it } from 'vitest';
import { chainOf, fingerprintOf, shortFingerprint } from './chain.ts';
import { CounterDice } from './dice-stream.ts';
import type { LedgerEntry } from './entry.ts';
import { commitmentFor, streamFor } from './pure-dice.ts';
import { parseRecord, readRecord, recordFileName, recordOf, recordText } from './record.ts';
import type { MatchRecord } from './record.ts';
import { verdictLines } from './verdict-lines.ts';
import { verifyRecord } from './verify.ts';

const seed = 'ab'.repeat(32);
const entropy = `${'1'.repeat(32)}:${'2'.repeat(32)}`;

/** Three entries: a start that shuffles, a throw, and an act of the table. No rules are known for it. */
function small(): MatchRecord {
  const dice = new CounterDice(streamFor(seed, entropy), 0);
  const entries: LedgerEntry[] = [];
  const write = (kind: LedgerEntry['kind'], command: LedgerEntry['command'], from: number): void => {
    const seq = entries.length + 1;
    const draws = dice.draws.slice(from);
    const commandId = seq === 1 ? 'start' : `command-${seq}`;
    const seat = seq === 1 ? 0 : 1;
    entries.push({ kind, seq, seat, commandId, command, events: [], draws, cursor: dice.cursor, at: 1000 * seq });
  };
  dice.shuffle(['a', 'b', 'c', 'd', 'e'], 'Deck');
  write('start', {}, 0);
  dice.roll(6, 4, 'Fire');
  dice.roll(20, 1, 'Damage');
  write('command', { kind: 'fire' }, 1);
  write('table', { act: 'abort' }, 3);
  return recordOf({
    match: 'm00000000000',
    ruleset: 'no-such-rules',
    edition: '1.0.0',
    name: 'A match',
    summary: 'A scene',
    seats: [
      { seat: 'seat-1', team: 0, side: 'Red', name: 'Ada', kind: 'person' },
      { seat: 'seat-2', team: 1, side: 'Blue', name: 'Grace', kind: 'bot' },
    ],
    tempo: { kind: 'none' },
    rests: {},
    setup: { size: 3 },
    dice: { commitment: commitmentFor(seed), entropy, seed },
    outcome: null,
    entries,
  });
}

describe('[REC-1] a record file', () => {
  it('is read back as it was written', () => {
    const record = small();
    expect(parseRecord(recordText(record))).toEqual({ ok: true, value: record });
    expect(record.header).toMatchObject({ startedAt: 1000, endedAt: 3000 });
    expect(recordFileName(record.header)).toBe('no-such-rules-m00000000000.broadside.json');
  });

  it('is refused with the place where it is none', () => {
    expect(parseRecord('no')).toMatchObject({ ok: false, problems: ['The file is not JSON. Choose a record file.'] });
    expect(readRecord(3)).toMatchObject({ ok: false });
    const record = small();
    const read = readRecord({ ...record, dice: { ...record.dice, seed: 'xyz' } });
    expect(read).toEqual({ ok: false, problems: ['dice.seed: must be 64 hexadecimal digits in small letters.'] });
    expect(readRecord({ ...record, more: 1 }).ok).toBe(false);
    expect(() => recordOf({ ...record.header, dice: record.dice, outcome: null, entries: [] })).toThrow();
  });
});

describe('[REC-2] the fingerprint', () => {
  it('is the head of the chain that the protocol describes', () => {
    const { entries, fingerprint, ...head } = small();
    const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
    let link = sha256(canonicalJson(head));
    for (const entry of entries) link = sha256(`${link}\n${canonicalJson(entry)}`);
    expect(fingerprint).toBe(link);
    expect([...chainOf(small())]).toHaveLength(4);
    expect(shortFingerprint(fingerprint)).toMatch(/^[0-9a-f]{4}( [0-9a-f]{4}){3}$/);
  });

  it('does not depend on the order of keys, but on everything else', () => {
    const record = small();
    const turned = Object.fromEntries(Object.entries(record).reverse()) as MatchRecord;
    expect(fingerprintOf(turned)).toBe(record.fingerprint);
    const renamed: MatchRecord = { ...record, header: { ...record.header, name: 'B' } };
    expect(fingerprintOf(renamed)).not.toBe(record.fingerprint);
  });
});

describe('[REC-3] the dice of a record', () => {
  const fits = (record: MatchRecord): MatchRecord => ({ ...record, fingerprint: fingerprintOf(record) });
  const faultsOf = (record: MatchRecord): string[] => {
    const verdict = verifyRecord(fits(record), undefined);
    return verdict.ok ? [] : verdict.problems.map(({ what }) => what);
  };
  const withEntry = (at: number, change: (entry: LedgerEntry) => Partial<LedgerEntry>): MatchRecord => {
    const record = small();
    const entries = record.entries.map((entry, index) => (index === at ? { ...entry, ...change(entry) } : entry));
    return { ...record, entries } as MatchRecord;
  };

  it('come out again without any rules, and the sentences say so', () => {
    const record = small();
    const verdict = verifyRecord(record, undefined);
    expect(verdict).toMatchObject({ ok: true, checked: { throws: 2, dice: 5, shuffles: 1, rules: 'none' } });
    const lines = verdictLines(record, verdict);
    expect(lines[1]).toContain('5 dice in 2 throws and 1 shuffle come out again');
    expect(lines.at(-1)).toBe('The dice of this record are honest.');
  });

  it.each<[string, MatchRecord, string]>([
    ['another seed', { ...small(), dice: { ...small().dice, seed: 'ac'.repeat(32) } }, 'commitment'],
    ['another commitment', { ...small(), dice: { ...small().dice, commitment: 'ac'.repeat(32) } }, 'commitment'],
    ['other entropy', { ...small(), dice: { ...small().dice, entropy: '3'.repeat(32) } }, 'draw'],
    ['no throws', withEntry(1, () => ({ draws: [] })), 'cursor'],
    ['a throw elsewhere', withEntry(1, ({ draws }) => ({ draws: draws.map((e) => ({ ...e, at: e.at + 1 })) })), 'draw'],
    ['a die of no sides', withEntry(1, ({ draws }) => ({ draws: draws.map((e) => ({ ...e, sides: 0 })) })), 'draw'],
    ['a die too large', withEntry(1, ({ draws }) => ({ draws: draws.map((e) => ({ ...e, sides: 2 ** 40 })) })), 'draw'],
    ['a shuffle too small', withEntry(0, ({ draws }) => ({ draws: draws.map((e) => ({ ...e, sides: -4 })) })), 'draw'],
    ['another cursor', withEntry(2, ({ cursor }) => ({ cursor: cursor + 1 })), 'cursor'],
    ['a doubled id', withEntry(2, () => ({ commandId: 'command-2' })), 'command-id'],
    ['a second start', withEntry(2, () => ({ kind: 'start' as const })), 'order'],
  ])('are refused with %s', (_, record, what) => {
    expect(faultsOf(record)).toContain(what);
  });

  it('stop being looked at after as many problems as asked for', () => {
    const record = fits({ ...small(), dice: { ...small().dice, seed: 'ac'.repeat(32) } });
    const verdict = verifyRecord(record, undefined, { most: 2 });
    expect(verdict.ok ? [] : verdict.problems).toHaveLength(2);
    expect(verdictLines(record, verdict).at(-1)).toBe('This record does not hold: do not trust it.');
  });
});
