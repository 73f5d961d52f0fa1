import { createHash, createHmac } from 'node:crypto';
import { canonicalJson, changesBetween } from '@broadside/rules/kernel';
import type { Json, ReceiptRecord, Seat, View, Viewer } from '@broadside/rules/kernel';
import { stakes } from '@broadside/rules/kernel/stakes';
import { describe, expect, it } from 'vitest';
import { fingerprintOf } from './chain.ts';
import { CounterDice, DiceStream } from './dice-stream.ts';
import type { LedgerEntry } from './entry.ts';
import { applied, ledgerAt, newLedger, withReceipts } from './ledger.ts';
import type { Ledger } from './ledger.ts';
import { commitmentFor, streamFor } from './pure-dice.ts';
import { receiptFault, receiptOf } from './receipt-check.ts';
import { receiptKeyOf, saltOf, viewFor } from './receipts.ts';
import { recordOf } from './record.ts';
import type { MatchRecord } from './record.ts';
import { entriesWithReceipts } from './retelling.ts';
import { seals } from './seals.ts';
import type { TableEvent } from './table.ts';
import { verdictLines } from './verdict-lines.ts';
import { verifyRecord } from './verify.ts';

const seats: readonly Seat[] = ['seat-1', 'seat-2'];
const everybody: readonly Viewer[] = [...seats.map((seat) => ({ kind: 'seat' as const, seat })), { kind: 'public' }];
const publicly: Viewer = { kind: 'public' };
const untimed = { kind: 'none' } as const;

/** A match of stakes, whose players commit dice in secret. */
class Table {
  readonly entries: LedgerEntry[] = [];
  readonly past: Ledger[] = [];
  readonly seed: string;
  ledger: Ledger;

  constructor(seed = 'cd'.repeat(32)) {
    this.seed = seed;
    this.ledger = withReceipts(newLedger(stakes, seats, untimed), receiptKeyOf(streamFor(seed, 'aa')));
    this.#write('start', 0, {}, (dice) => stakes.start({ rounds: 2 }, dice));
  }

  #write(kind: LedgerEntry['kind'], seat: number, command: Json, decide: (dice: CounterDice) => unknown): void {
    const dice = new CounterDice(streamFor(this.seed, 'aa'), this.ledger.cursor);
    const decided = decide(dice) as { readonly ok: boolean; readonly events: readonly Json[] };
    expect(decided).toMatchObject({ ok: true });
    const seq = this.ledger.seq + 1;
    const commandId = seq === 1 ? 'start' : `command-${String(seq)}`;
    const { draws, cursor } = dice;
    const entry = { kind, seq, seat, commandId, command, events: decided.events, draws, cursor, at: 1000 * seq };
    this.entries.push(entry);
    this.ledger = applied(this.ledger, entry, (at) => this.past[at] ?? this.ledger).ledger;
    this.past[seq] = this.ledger;
  }

  commit(seat: Seat, dice: number): this {
    const command = { kind: 'commit', dice } as const;
    this.#write('command', Number(seat.slice(5)), command, (from) =>
      stakes.decide(this.ledger.state as never, command, seat, from),
    );
    return this;
  }

  resign(seat: Seat): this {
    this.#write('command', Number(seat.slice(5)), { kind: 'resign' }, (from) =>
      stakes.decide(this.ledger.state as never, { kind: 'resign' }, seat, from),
    );
    return this;
  }

  takeBack(seat: Seat, to: number): this {
    const events: readonly TableEvent[] = [{ kind: 'taken-back', by: seat, to, free: true }];
    this.#write('table', Number(seat.slice(5)), { act: 'take-back' }, () => ({ ok: true, events }));
    return this;
  }

  view(who: Viewer = publicly, ledger = this.ledger): View {
    return viewFor(ledger, who);
  }

  /** By the names of their records. */
  receipts(who: Viewer = publicly): Readonly<Record<string, ReceiptRecord>> {
    const found = Object.entries(this.view(who)).filter(([name]) => name.startsWith('receipt:'));
    return Object.fromEntries(found) as unknown as Readonly<Record<string, ReceiptRecord>>;
  }

  record(): MatchRecord {
    const { seed, ledger } = this;
    const source = {
      ...{ match: 'm00000000000', ruleset: stakes.id, edition: stakes.edition, name: 'A match', summary: 'Stakes' },
      seats: stakes.seatsOf({ rounds: 2 }).map((plan) => ({ ...plan, name: plan.seat, kind: 'person' as const })),
      ...{ tempo: untimed, rests: {}, setup: { rounds: 2 } },
      dice: { commitment: commitmentFor(seed), entropy: 'aa', seed },
      ...{ outcome: ledger.outcome ?? null, entries: this.entries },
    };
    return recordOf({ ...source, entries: entriesWithReceipts(source, stakes) });
  }
}

const whole = (): Table => new Table().commit('seat-1', 3).commit('seat-2', 0).commit('seat-2', 2).commit('seat-1', 2);

describe('[SEAL-1] whoever may not see a sealed thing', () => {
  it('is shown its receipt from the entry that sealed it, and nothing else of it', () => {
    const table = new Table().commit('seat-1', 3);
    for (const who of everybody)
      expect(table.receipts(who)).toEqual({
        'receipt:2:seat-1': {
          of: ['seat-1'],
          what: 'dice',
          receipt: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
        },
      });
    expect(stakes.codec.view.safeParse(table.view()).success).toBe(true);
  });

  it('is shown one for each thing that an entry leaves sealed: what opens at once needs none', () => {
    const table = new Table().commit('seat-1', 3).commit('seat-2', 0);
    expect(Object.keys(table.receipts())).toEqual(['receipt:2:seat-1']);
    expect(table.receipts()['receipt:2:seat-1']).toMatchObject({ opened: 3, text: '{"content":3,"id":"seat-1"}' });
  });

  it('is sent it once: nothing about it changes until it opens, and audiences that see the same share their view', () => {
    const table = new Table().commit('seat-1', 3);
    const before = table.view();
    const acted = table.takeBack('seat-2', 2);
    expect(changesBetween(before, acted.view())).toEqual({});
    const one = table.view();
    const shared = { ...stakes, view: () => one };
    const { state, seals: sealed, receiptKey } = table.ledger;
    const [first, second] = everybody.map((who) => viewFor({ ruleset: shared, state, seals: sealed, receiptKey }, who));
    expect(second).toBe(first);
    // A receipt costs less than half of what a frame may have.
    expect(JSON.stringify(table.receipts()).length).toBeLessThan(160);
  });

  it('is shown none where nobody gives any, as at a table in one’s own page', () => {
    const own = withReceipts(new Table().commit('seat-1', 3).ledger, undefined);
    expect(viewFor(own, publicly)).toEqual(stakes.view(own.state as never, publicly));
  });
});

describe('[SEAL-2] a receipt', () => {
  it('is made of seed, entropy, entry, id and content as the protocol describes', () => {
    const table = whole();
    const hmac = (key: Uint8Array, text: string) => createHmac('sha256', key).update(text).digest();
    const key = hmac(hmac(Buffer.from(table.seed, 'hex'), 'aa'), 'broadside receipts');
    const salt = hmac(key, '4\nseat-2').toString('hex').slice(0, 32);
    const text = canonicalJson({ content: 2, id: 'seat-2' });
    const receipt = createHash('sha256').update(`${salt}\n${text}`).digest('hex');
    expect(table.receipts()).toEqual({
      'receipt:4:seat-2': { of: ['seat-2'], what: 'dice', receipt, opened: 5, salt, text },
    });
  });

  it('takes nothing from the dice: no block of the stream has its message', () => {
    const stream = new DiceStream(new Uint8Array(32), (_key, message) => new Uint8Array(32).fill(message.length));
    expect(() => stream.keyFor('8 bytes!')).toThrow(TypeError);
    expect([...stream.keyFor('more than eight')]).toContain(15);
  });

  it('is another for the same content at another entry, of another thing, or under another seed', () => {
    const receipts = [
      new Table().commit('seat-1', 2),
      new Table().commit('seat-2', 2),
      new Table('ee'.repeat(32)).commit('seat-1', 2),
      new Table().commit('seat-1', 2).takeBack('seat-1', 1).commit('seat-1', 2),
    ].map((table) => Object.values(table.receipts())[0]?.receipt);
    expect(new Set(receipts).size).toBe(4);
  });
});

describe('[SEAL-3] what is taken back', () => {
  it('takes its receipt along; what is sealed afterwards has another, also where it is the same', () => {
    const table = new Table().commit('seat-1', 2);
    const [first] = Object.values(table.receipts());
    table.takeBack('seat-1', 1);
    expect(table.receipts()).toEqual({});
    table.commit('seat-1', 2);
    expect(Object.keys(table.receipts())).toEqual(['receipt:4:seat-1']);
    expect(Object.values(table.receipts())[0]?.receipt).not.toBe(first?.receipt);
  });

  it('brings back the receipt that stood there before', () => {
    const table = new Table().commit('seat-1', 2);
    const before = table.receipts();
    table.commit('seat-2', 1).takeBack('seat-2', 2);
    expect(table.receipts()).toEqual(before);
  });
});

/** The digits of receipts apart, which nobody can tell from chance. */
const masked = (view: View): string => canonicalJson(view).replaceAll(/"receipt":"[0-9a-f]{64}"/g, '"receipt":"…"');

describe('[SEAL-4] two worlds that differ in a sealed thing alone', () => {
  it('show everybody else the same bytes but for the digits of its receipt, until it is opened', () => {
    const others = everybody.filter((who) => who.kind !== 'seat' || who.seat === 'seat-2');
    for (const who of others) {
      const worlds = [0, 1, 2, 3].map((dice) => new Table().commit('seat-1', dice).view(who));
      expect(new Set(worlds.map(masked)).size).toBe(1);
      expect(new Set(worlds.map((view) => JSON.stringify(view).length)).size).toBe(1);
    }
  });

  it('cannot be told apart by trying all contents with all that is known', () => {
    const table = new Table().commit('seat-1', 3).commit('seat-2', 1).commit('seat-1', 2);
    const [open, sealed] = ['receipt:2:seat-1', 'receipt:4:seat-1'].map((name) => table.receipts()[name]);
    expect([open?.opened, sealed?.opened]).toEqual([3, undefined]);
    const said = canonicalJson(table.view());
    const salts = ['', open?.salt ?? '', commitmentFor(table.seed)];
    const tried = salts.flatMap((salt) =>
      [0, 1, 2, 3].map((content) => receiptOf(salt, canonicalJson({ content, id: 'seat-1' }))),
    );
    expect(tried).not.toContain(sealed?.receipt);
    // Whoever has the salt finds it at once: that one is nowhere in what is shown.
    const salt = saltOf(table.ledger.receiptKey ?? '', { seq: 4, id: 'seat-1' });
    expect(receiptOf(salt, canonicalJson({ content: 2, id: 'seat-1' }))).toBe(sealed?.receipt);
    expect(said).not.toContain(salt);
    expect(said).not.toContain(table.ledger.receiptKey);
  });
});

describe('[SEAL-5] a match that is loaded from a snapshot', () => {
  it('shows the receipts that it showed before, whatever entry it was stored after', () => {
    const table = whole();
    const origin = withReceipts(newLedger(stakes, seats, untimed), table.ledger.receiptKey);
    for (const at of [1, 2, 3, 4]) {
      const { seq, cursor, state, table: beside, seals: sealed } = table.past[at]!;
      const kept = seals.parse(JSON.parse(JSON.stringify(sealed)));
      let ledger = ledgerAt(origin, { seq, cursor, state, table: beside, seals: kept });
      for (let next = at; ; next += 1) {
        expect(viewFor(ledger, publicly)).toEqual(table.view(publicly, table.past[next]));
        const entry = table.entries[next];
        if (entry === undefined) break;
        ledger = applied(ledger, entry, () => ledger).ledger;
      }
    }
  });
});

describe('[SEAL-6] a record', () => {
  const forged = (change: (entries: LedgerEntry[]) => void): MatchRecord => {
    const record = structuredClone(whole().record());
    change(record.entries);
    return { ...record, fingerprint: fingerprintOf(record) };
  };
  const faults = (record: MatchRecord, rules: typeof stakes | undefined = stakes): string[] => {
    const verdict = verifyRecord(record, rules);
    return verdict.ok ? [] : verdict.problems.map(({ what }) => what);
  };
  type Editable = { -readonly [K in 'text' | 'salt' | 'receipt' | 'id']: string } & { since: number };
  const opening = (entries: LedgerEntry[]): Editable => entries[2]?.seals?.opened?.[0] as unknown as Editable;

  it('keeps each receipt with the entry that gave it, and with the one that opened it what it was made of', () => {
    const record = whole().record();
    expect(record.entries.map(({ seals: kept }) => [kept?.sealed?.length ?? 0, kept?.opened?.length ?? 0])).toEqual([
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 0],
      [0, 1],
    ]);
    const verdict = verifyRecord(record, stakes);
    expect(verdict).toMatchObject({ ok: true, checked: { receipts: 2, opened: 2, rules: 'decided-again' } });
    expect(verdictLines(record, verdict)).toContain(
      '2 receipts of sealed things fit. Opened: 2, each as it was sealed.',
    );
  });

  it.each<[string, (entries: LedgerEntry[]) => void]>([
    ['a letter of the text', (entries) => (opening(entries).text = '{"content":2,"id":"seat-1"}')],
    [
      'a letter of the salt',
      (entries) => (opening(entries).salt = opening(entries).salt.replace(/^./, (c) => (c === 'a' ? 'b' : 'a'))),
    ],
    [
      'a letter of the receipt',
      (entries) => (opening(entries).receipt = opening(entries).receipt.replace(/^./, (c) => (c === 'a' ? 'b' : 'a'))),
    ],
    ['another thing', (entries) => (opening(entries).id = 'seat-2')],
    ['another entry', (entries) => (opening(entries).since = 1)],
    [
      'a receipt that was given otherwise',
      ([, entry]) => Object.assign(entry?.seals?.sealed?.[0] ?? {}, { receipt: 'a'.repeat(64) }),
    ],
  ])('is refused with %s altered, with and without the rules', (_, change) => {
    expect(faults(forged(change))).toContain('receipt');
    expect(faults(forged(change), undefined)).toContain('receipt');
  });

  it('is refused where text, salt and receipt fit each other and not what was sealed', () => {
    const record = forged((entries) => {
      const open = opening(entries);
      open.text = '{"content":2,"id":"seat-1"}';
      open.receipt = receiptOf(open.salt, open.text);
      Object.assign(entries[1]?.seals?.sealed?.[0] ?? {}, { receipt: open.receipt });
    });
    expect(faults(record)).toEqual(['receipt', 'receipt']);
  });

  it('is refused where the receipts of one entry are left out, and taken for one of before receipts without any', () => {
    expect(faults(forged(([, entry]) => Reflect.deleteProperty(entry ?? {}, 'seals')))).toContain('receipt');
    expect(faults(forged((entries) => entries.forEach((entry) => Reflect.deleteProperty(entry, 'seals'))))).toEqual([]);
  });
});

describe('[SEAL-8] what goes without being opened', () => {
  it('gets no salt, and stands in the record as it was sealed', () => {
    const table = new Table().commit('seat-1', 3).resign('seat-2');
    expect(Object.values(table.receipts()).map(({ salt, opened }) => [salt, opened])).toEqual([[undefined, undefined]]);
    const record = table.record();
    expect(record.entries.flatMap(({ seals: kept }) => kept?.opened ?? [])).toEqual([]);
    expect(verifyRecord(record, stakes)).toMatchObject({ ok: true, checked: { receipts: 1, opened: 0 } });
  });
});

describe('[SEAL-7] a check of what was opened', () => {
  it('takes nobody’s word: salt and text have to give the receipt, and the text the thing, in the one way it is written', () => {
    const [name = '', open] = Object.entries(whole().receipts())[0] ?? [];
    const { receipt, salt = '', text = '' } = open as ReceiptRecord;
    expect(name).toBe('receipt:4:seat-2');
    expect(receiptFault({ receipt, salt, text }, 'seat-2')).toBeUndefined();
    expect(receiptFault({ receipt, salt, text }, 'seat-1')).toMatch('another thing');
    expect(receiptFault({ receipt, salt, text: text.replace('2', '3') }, 'seat-2')).toMatch('another receipt');
    for (const spaced of [text.replace(':', ': '), 'no JSON', '3'])
      expect(receiptFault({ receipt: receiptOf(salt, spaced), salt, text: spaced }, 'seat-2')).toBeDefined();
  });
});
