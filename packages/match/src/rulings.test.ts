import { canonicalJson } from '@broadside/rules/kernel';
import type { Json, Seat } from '@broadside/rules/kernel';
import { stakes } from '@broadside/rules/kernel/stakes';
import { describe, expect, it } from 'vitest';
import { CounterDice } from './dice-stream.ts';
import type { LedgerEntry } from './entry.ts';
import type { Intervention } from './intervention.ts';
import type { Judge } from './judge-here.ts';
import { judgeIntervention } from './interventions.ts';
import { judgeAct, tableWords, takeBackOffers } from './judge.ts';
import { applied, newLedger } from './ledger.ts';
import type { Ledger } from './ledger.ts';
import { commitmentFor, streamFor } from './pure-dice.ts';
import { recordOf } from './record.ts';
import type { MatchRecord } from './record.ts';
import type { Ruling } from './ruling.ts';
import type { TableEvent } from './table.ts';
import { verifyRecord } from './verify.ts';

const seed = 'cd'.repeat(32);
const stream = streamFor(seed, 'aa');
const jo: Judge = { name: 'Jo', role: 'judge' };
const tempo = { kind: 'live', bankMs: 600_000, incrementMs: 0, overtime: { kind: 'loss' } } as const;
const sitters = (['seat-1', 'seat-2'] as const).map((seat, team) => ({
  ...{ seat, team, side: stakes.seatsOf({ rounds: 3 })[team]?.side ?? '', name: seat, kind: 'person' as const },
}));

/** A match of stakes, entry by entry, a second each. */
class Match {
  readonly entries: LedgerEntry[] = [];
  readonly past: Ledger[] = [];
  ledger: Ledger = newLedger(stakes, ['seat-1', 'seat-2'], tempo);

  constructor() {
    const dice = new CounterDice(stream, 0);
    this.#write('start', 0, 'start', {}, stakes.start({ rounds: 3 }, dice), dice);
  }

  #write(kind: LedgerEntry['kind'], seat: number, id: string, command: unknown, decided: unknown, dice?: CounterDice) {
    const decision = decided as { readonly ok: boolean; readonly events: readonly Json[] };
    expect(decision).toMatchObject({ ok: true });
    const { draws = [], cursor = this.ledger.cursor } = dice ?? {};
    const seq = this.ledger.seq + 1;
    const entry = { kind, seq, seat, commandId: id, command: command as Json, events: decision.events, draws, cursor };
    this.entries.push({ ...entry, at: 1000 * seq });
    this.ledger = applied(this.ledger, { ...entry, at: 1000 * seq }, (at) => this.past[at] ?? this.ledger).ledger;
    this.past[seq] = this.ledger;
  }

  commit(seat: Seat, count: number): void {
    const dice = new CounterDice(stream, this.ledger.cursor);
    const command = { kind: 'commit', dice: count } as const;
    const number = Number(seat.slice(5));
    this.#write(
      'command',
      number,
      `command-${this.ledger.seq}`,
      command,
      stakes.decide(this.ledger.state as never, command, seat, dice),
      dice,
    );
  }

  asked(intervention: Intervention) {
    return judgeIntervention({ ledger: this.ledger, sitters }, intervention);
  }

  does(intervention: Intervention): void {
    this.#write('table', 0, `judge:${this.ledger.seq}`, intervention, this.asked(intervention));
  }

  rule(ruling: Ruling): void {
    this.does({ act: 'rule', judge: jo, reason: 'So it is.', rule: 'ST-1', ruling });
  }

  get record(): MatchRecord {
    const outcome = this.ledger.outcome ?? null;
    const dice = { commitment: commitmentFor(seed), entropy: 'aa', seed };
    const of = { match: 'm00000000000', ruleset: stakes.id, edition: stakes.edition, name: 'A match', summary: '' };
    return recordOf({
      ...of,
      seats: sitters,
      tempo,
      rests: {},
      setup: { rounds: 3 },
      dice,
      outcome,
      entries: this.entries,
    });
  }
}

/** A match in which a judge is at the table and the clocks stand, before entry 6. */
function judged(): Match {
  const match = new Match();
  match.commit('seat-1', 2);
  match.commit('seat-2', 1);
  match.does({ act: 'enter', judge: jo, sees: 'everything' });
  match.does({ act: 'stop-clocks', judge: jo, reason: 'Wait.' });
  return match;
}

const ruling = (given: Ruling): Intervention => ({ act: 'rule', judge: jo, reason: 'So.', rule: null, ruling: given });
const code = (decision: ReturnType<Match['asked']>): string => (decision.ok ? 'done' : decision.reason.code);

describe('a call for a judge', () => {
  it('[LEAGUE-95, LEAGUE-96] waits at the table, stops the clocks where the terms say so, and ends with an answer', () => {
    const match = new Match();
    match.does({ act: 'call', by: 'seat-1', stop: true });
    expect(match.ledger.table).toMatchObject({
      stopped: { judge: null },
      judging: { called: [{ seq: 2, by: 'seat-1' }] },
    });
    expect(code(match.asked({ act: 'call', by: 'seat-1', stop: false }))).toBe('called');
    match.does({ act: 'stop-clocks', judge: jo, reason: 'I come.' });
    expect(match.ledger.table.stopped?.judge).toEqual(jo);
    match.does({ act: 'start-clocks', judge: jo, reason: null });
    expect(match.ledger.table).toMatchObject({ stopped: null, judging: { called: [] } });
    // Nobody lost time while the clocks stood.
    expect(match.ledger.table.clock?.left).toEqual({ 'seat-1': 599_000, 'seat-2': 599_000 });
    match.does({ act: 'call', by: 'seat-2', stop: true });
    match.does({ act: 'end-call', by: 'seat-2', judge: null });
    expect(match.ledger.table.stopped).toBeNull();
    expect(code(match.asked({ act: 'end-call', by: 'seat-2', judge: null }))).toBe('no-call');
  });
});

describe('rulings', () => {
  it('[LEAGUE-97, LEAGUE-99] want a judge who has entered, and clocks that stand', () => {
    const match = new Match();
    expect(code(match.asked(ruling({ what: 'void' })))).toBe('not-entered');
    match.does({ act: 'enter', judge: jo, sees: 'table' });
    expect(code(match.asked({ act: 'enter', judge: jo, sees: 'everything' }))).toBe('entered');
    expect(code(match.asked(ruling({ what: 'void' })))).toBe('not-stopped');
    match.does({ act: 'stop-clocks', judge: jo, reason: 'Wait.' });
    expect(code(match.asked(ruling({ what: 'void' })))).toBe('done');
    match.does({ act: 'leave', judge: jo });
    expect(code(match.asked(ruling({ what: 'void' })))).toBe('not-entered');
  });

  it('[LEAGUE-100] set back gives state, clocks and marks of then, and is undone by setting back to before it', () => {
    const match = judged();
    match.rule({ what: 'time', seat: 'seat-2', ms: 60_000 });
    match.rule({ what: 'warning', seat: 'seat-1' });
    const before = match.ledger;
    match.rule({ what: 'set-back', to: 2 });
    expect(match.ledger.state).toBe(match.past[2]?.state);
    expect(match.ledger.table.clock?.left).toEqual(match.past[2]?.table.clock?.left);
    expect(match.ledger.table.judging).toMatchObject({ marks: [], judges: [{ judge: jo }] });
    expect(match.ledger.table.stopped).not.toBeNull();
    match.rule({ what: 'set-back', to: before.seq });
    expect(canonicalJson(match.ledger.state)).toBe(canonicalJson(before.state));
    expect(match.ledger.table.clock?.left).toEqual(before.table.clock?.left);
    expect(match.ledger.table.judging?.marks).toEqual(before.table.judging?.marks);
    expect(code(match.asked(ruling({ what: 'set-back', to: match.ledger.seq + 1 })))).toBe('no-entry');
    match.does({ act: 'start-clocks', judge: jo, reason: 'Play on.' });
    match.commit('seat-1', 1);
  });

  it('[LEAGUE-102] time, penalties and points stand with their rule, and points count in the result', () => {
    const match = judged();
    const left = match.ledger.table.clock?.left['seat-1'] ?? 0;
    match.rule({ what: 'time-penalty', seat: 'seat-1', ms: 100_000 });
    match.rule({ what: 'time', seat: 'seat-2', ms: -9_000_000 });
    match.rule({ what: 'points', seat: 'seat-1', points: -1.5 });
    expect(match.ledger.table.clock?.left).toEqual({ 'seat-1': left - 100_000, 'seat-2': 0 });
    const known = match.ledger.table.judging?.marks.map(({ what, amount, rule }) => ({ what, amount, rule }));
    expect(known).toEqual([
      { what: 'time-penalty', amount: 100_000, rule: 'ST-1' },
      { what: 'points', amount: -1.5, rule: 'ST-1' },
    ]);
    match.rule({ what: 'time', seat: 'seat-2', ms: 600_000 });
    match.does({ act: 'start-clocks', judge: jo, reason: null });
    for (const _round of [2, 3]) for (const seat of ['seat-1', 'seat-2'] as const) match.commit(seat, 1);
    const own = stakes.outcome(match.ledger.state as never)?.points['seat-1'] ?? 0;
    expect(match.ledger.outcome?.points['seat-1']).toBe(own - 1.5);
    expect(verifyRecord(match.record, stakes)).toMatchObject({ ok: true });
    expect(code(judged().asked(ruling({ what: 'warning', seat: 'seat-3' })))).toBe('no-seat');
    expect(code(judged().asked(ruling({ what: 'time', seat: 'seat-1', ms: 0 })))).toBe('no-time');
  });

  it.each([
    [
      { what: 'loss', seat: 'seat-1' },
      { winner: 'seat-2', reason: 'Lost by a ruling' },
    ],
    [{ what: 'result', winners: [] }, { winner: null }],
    [
      { what: 'result', winners: ['seat-1'] },
      { winner: 'seat-1', reason: 'Decided by a judge' },
    ],
    [{ what: 'void' }, null],
  ] as const)('[LEAGUE-103] end the match: %j', (given, outcome) => {
    const match = judged();
    match.rule(given as Ruling);
    if (outcome === null) expect(match.ledger.table.ended).toEqual({ how: 'aborted' });
    else expect(match.ledger.outcome).toMatchObject(outcome);
    expect(verifyRecord(match.record, stakes)).toMatchObject({ ok: true });
    expect(code(match.asked(ruling({ what: 'void' })))).toBe('over');
  });

  it('[LEAGUE-104] are checked by whoever has the record: one that was not asked for, or came to something else, is found', () => {
    const match = judged();
    match.rule({ what: 'time-penalty', seat: 'seat-1', ms: 1000 });
    match.rule({ what: 'loss', seat: 'seat-1' });
    const { record } = match;
    expect(verifyRecord(record, stakes)).toMatchObject({ ok: true });
    const faults = (verdict: ReturnType<typeof verifyRecord>): unknown[] =>
      verdict.ok ? [] : verdict.problems.map(({ seq, what }) => `${String(seq)} ${what}`);
    const other = (change: (event: Record<string, Json>) => void): unknown[] => {
      const copy = JSON.parse(JSON.stringify(record)) as typeof record;
      change(copy.entries[5]?.events[0] as Record<string, Json>);
      return faults(verifyRecord(copy, stakes));
    };
    expect(other((event) => (event['ruling'] = { what: 'time-penalty', seat: 'seat-2', ms: 1000 }))).toContain(
      '6 event',
    );
    expect(other((event) => (event['judge'] = { name: 'No', role: 'judge' }))).toContain('6 event');
    const unasked = JSON.parse(JSON.stringify(record)) as typeof record;
    (unasked.entries[5] as { command: Json }).command = {};
    expect(faults(verifyRecord(unasked, stakes))).toContain('6 event');
  });

  it('[LEAGUE-99] read as sentences', () => {
    const words = (event: TableEvent): string => tableWords(event, (who) => (typeof who === 'string' ? who : 'Jo'));
    const of = (given: Extract<TableEvent, { kind: 'ruled' }>['ruling'], rule: string | null = null): string =>
      words({ kind: 'ruled', judge: jo, reason: 'It was so.', rule, ruling: given });
    expect(of({ what: 'time', seat: 'seat-1', ms: -60_000 }, 'Terms 4')).toBe(
      'Jo rules (Terms 4): seat-1 has 1 min less. It was so.',
    );
    expect(of({ what: 'points', seat: 'seat-1', points: 1 })).toContain('+1 point for seat-1');
    expect(of({ what: 'position', state: { secret: 'ace' } })).not.toContain('ace');
    expect(words({ kind: 'judge-entered', judge: jo, sees: 'everything' })).toContain(
      'both sides and all that is hidden',
    );
  });
});

describe('taking back after a ruling', () => {
  it('[LEAGUE-101] does not go to before a position that a judge has set', () => {
    const match = judged();
    match.does({ act: 'start-clocks', judge: jo, reason: null });
    expect(takeBackOffers(match.ledger, 'seat-1').ask).toBe(1);
    const { table } = match.ledger;
    const floored = { ...match.ledger, table: { ...table, judging: table.judging && { ...table.judging, floor: 5 } } };
    const standing = { ...floored, trail: match.ledger.trail, seats: match.ledger.seats, state: match.ledger.state };
    const ledger = { ...standing, ruleset: stakes, seq: 6, cursor: 0, awaiting: [], outcome: undefined } as Ledger;
    expect(takeBackOffers(ledger, 'seat-1')).toEqual({ free: null, ask: null });
    const asked = judgeAct({ ledger, sitters, by: 'seat-1', at: 0 }, { act: 'take-back', to: 1 });
    expect(asked).toMatchObject({ ok: false, reason: { code: 'ruled' } });
  });
});
