/** The clocks of a room in simulated time: exact, for two seats at once, across a restart, without anybody connected. */
import { commitmentFor, newLedger, recordOf, verifyRecord } from '@broadside/match';
import type { MatchRecord, Tempo } from '@broadside/match';
import type { AnyRuleset, Seat } from '@broadside/rules/kernel';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { stakes } from '@broadside/rules/kernel/stakes';
import { diceStream } from '../dice/seed.ts';
import type { JournalEntry } from '../store/journal.ts';
import type { StoredMatch } from '../store/matches.ts';
import { MemoryJournal } from '../store/memory-journal.ts';
import { Game } from './game.ts';
import { defaultRoomSettings } from './ports.ts';
import type { TimeOfDay } from './ports.ts';
import { loadLedger } from './replay.ts';
import type { Asked, Reply } from './replies.ts';
import { Room } from './room.ts';

const ruleset: AnyRuleset = stakes;
const seats = ['seat-1', 'seat-2'] as const;
const id = '0123456789ab';
const day = 86_400_000;
const startedAt = 100 * day;

/** Time that stands still until it is moved; whoever is to be woken is woken at that very instant. */
class SimulatedTime implements TimeOfDay {
  #now = startedAt;
  readonly #wakes = new Set<{ readonly at: number; readonly wake: () => void }>();

  now(): number {
    return this.#now;
  }
  at(instant: number, wake: () => void): () => void {
    const entry = { at: instant, wake };
    this.#wakes.add(entry);
    return () => this.#wakes.delete(entry);
  }
  async moveTo(instant: number): Promise<void> {
    for (;;) {
      const next = [...this.#wakes].filter(({ at }) => at <= instant).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.#wakes.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.wake();
      await settled();
    }
    this.#now = instant;
    await settled();
  }
}

/** What hangs on queues and promises has run. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((next) => setImmediate(next));
}

const ann = { name: 'Ann', role: 'moderator' } as const;

class Table {
  readonly time = new SimulatedTime();
  readonly journal = new MemoryJournal();
  readonly #match: StoredMatch;
  ended: string | undefined;
  room!: Room;
  #asked = 0;

  constructor(tempo: Tempo, rests: StoredMatch['seats'][number]['rest'][] = [null, null]) {
    this.#match = {
      id,
      ruleset: ruleset.id,
      edition: ruleset.edition,
      name: 'Clocks',
      summary: '',
      setup: { rounds: 9 },
      tempo,
      status: 'live',
      hostId: 'nobody',
      seed: new Uint8Array(32),
      dice: { commitment: '0'.repeat(64), entropy: 'aa', seed: null },
      round: null,
      outcome: null,
      createdAt: startedAt,
      imported: false,
      rated: false,
      chat: true,
      seats: seats.map((seat, team) => ({
        seat,
        team,
        side: `Side ${String(team + 1)}`,
        kind: 'person',
        personId: seat,
        name: seat,
        open: false,
        rest: rests[team] ?? null,
      })),
    };
  }

  /** Loads the room, as a server that has just started does. */
  async open(): Promise<void> {
    const { tempo } = this.#match;
    const rests = Object.fromEntries(this.#match.seats.flatMap(({ seat, rest }) => (rest ? [[seat, rest]] : [])));
    const origin = newLedger(ruleset, seats, tempo, rests);
    const sitters = seats.map((seat, team) => ({ seat, team, kind: 'person' as const }));
    const note = (how: string) => () => ((this.ended = how), Promise.resolve());
    this.room = new Room(
      this.#match,
      await loadLedger({ journal: this.journal, empty: origin, matchId: id }),
      (_, ledger) => new Game(id, sitters, diceStream(new Uint8Array(32), 'aa'), origin, ledger),
      {
        time: this.time,
        wakeAt: () => Promise.resolve(),
        ponder: () => Promise.reject(new Error('no bot sits here')),
        journal: this.journal,
        matches: {
          setRound: () => Promise.resolve(),
          finish: note('finished'),
          abort: note('aborted'),
          freeze: note('frozen'),
        },
        logger: pino({ level: 'silent' }),
        observer: {
          ruled: () => undefined,
          accepted: () => undefined,
          rejected: () => undefined,
          frozen: () => undefined,
          diverged: () => undefined,
        },
        settings: defaultRoomSettings,
      },
    );
    this.room.begin();
    await settled();
  }

  async ask(seat: Seat | null, asks: Asked['asks'], id = '', from: Asked['from'] = null): Promise<Reply> {
    this.#asked += 1;
    const asked = { id: id || `command-${String(this.#asked)}`, seq: this.room.game.seq, seat, asks, from };
    return new Promise((reply) => this.room.submit(asked, reply));
  }

  async commit(seat: Seat, dice = 1): Promise<void> {
    expect(await this.ask(seat, { command: { kind: 'commit', dice } })).toMatchObject({ t: 'accepted' });
  }

  async act(seat: Seat, act: object): Promise<Reply> {
    return this.ask(seat, { act: act as never });
  }

  async judge(act: 'stop-clocks' | 'start-clocks', reason = 'A ruling.'): Promise<Reply> {
    return this.ask(null, { intervention: { act, judge: ann, reason } });
  }

  /** The match as a record, after seat-1 has given up. */
  async record(): Promise<MatchRecord> {
    await this.act('seat-1', { act: 'resign' });
    const { ruleset: rules, edition, name, summary, setup, tempo } = this.#match;
    const dice = { commitment: commitmentFor('0'.repeat(64)), entropy: 'aa', seed: '0'.repeat(64) };
    const seated = ruleset.seatsOf(setup).map((plan) => ({ ...plan, name: plan.seat, kind: 'person' as const }));
    const outcome = this.room.game.outcome ?? null;
    const entries = await this.entries();
    const head = { match: id, ruleset: rules, edition, name, summary, setup, tempo, rests: {} };
    return recordOf({ ...head, seats: seated, dice, outcome, entries });
  }

  entries(): Promise<readonly JournalEntry[]> {
    return this.journal.read(id, 0, 1000);
  }
  get left(): Readonly<Record<string, number>> {
    return this.room.game.table.clock?.left ?? {};
  }
}

const live: Tempo = {
  kind: 'live',
  bankMs: 60_000,
  incrementMs: 5000,
  overtime: { kind: 'each-decision', ms: 15_000 },
};

describe('clocks of a live match', () => {
  it('[TEMPO-2, TEMPO-3] are exact to the millisecond for two seats awaited, over a restart', async () => {
    const table = new Table(live);
    await table.open();
    await table.time.moveTo(startedAt + 12_345);
    await table.commit('seat-1');
    expect(table.left).toEqual({ 'seat-1': 60_000 - 12_345 + 5000, 'seat-2': 60_000 - 12_345 });
    await table.time.moveTo(startedAt + 31_000);
    await table.room.close({ code: 'shutdown', sentence: '', retryAfterMs: 0 });
    await table.time.moveTo(startedAt + 40_000);
    await table.open();
    await table.time.moveTo(startedAt + 59_999);
    expect(await table.entries()).toHaveLength(2);
    await table.time.moveTo(startedAt + 60_000);
    const [, , answered] = await table.entries();
    expect(answered).toMatchObject({ seat: 2, commandId: 'clock:3', command: { kind: 'commit', dice: 0 } });
    expect(answered?.at).toBe(startedAt + 60_000);
    // Both are asked anew: seat-1 with what it had when it decided, seat-2 with the overtime.
    expect(table.left).toEqual({ 'seat-1': 60_000 - 12_345 + 5000, 'seat-2': 15_000 });
    await table.time.moveTo(startedAt + 75_000);
    expect((await table.entries()).at(-1)).toMatchObject({ seat: 2, at: startedAt + 75_000 });
    expect(table.left['seat-1']).toBe(60_000 - 12_345 + 5000 - 15_000);
  });

  it('[TEMPO-3] what came due while the server was away happens at once when it is back', async () => {
    const table = new Table(live);
    await table.open();
    await table.room.close({ code: 'shutdown', sentence: '', retryAfterMs: 0 });
    await table.time.moveTo(startedAt + 3_600_000);
    await table.open();
    const given = (await table.entries()).slice(1);
    expect(given.map(({ seat }) => seat).sort()).toEqual([1, 2]);
    expect(table.room.game.table.clock?.overtime).toEqual(['seat-1', 'seat-2']);
  });

  it('[TEMPO-3] an empty bank loses the match where the tempo says so', async () => {
    const table = new Table({ ...live, overtime: { kind: 'loss' } });
    await table.open();
    await table.time.moveTo(startedAt + 30_000);
    await table.commit('seat-2');
    await table.time.moveTo(startedAt + 60_000);
    expect(table.ended).toBe('finished');
    expect(table.room.game.outcome).toMatchObject({ winner: 'seat-2', reason: 'Time is up' });
  });

  it('[ACT-9] stand still in a pause, which ends by itself where a time was agreed', async () => {
    const table = new Table(live);
    await table.open();
    await table.time.moveTo(startedAt + 10_000);
    const until = startedAt + 100_000;
    expect(await table.act('seat-1', { act: 'ask', for: { what: 'pause', until } })).toMatchObject({ t: 'accepted' });
    expect(await table.act('seat-2', { act: 'answer', request: 2, yes: true })).toMatchObject({ t: 'accepted' });
    expect(await table.ask('seat-1', { command: { kind: 'commit', dice: 1 } })).toMatchObject({
      t: 'rejected',
      reason: { code: 'paused', rule: 'ACT-9' },
    });
    await table.time.moveTo(until + 1000);
    expect((await table.entries()).at(-1)?.events).toEqual([{ kind: 'went-on', by: null }]);
    await table.commit('seat-1');
    expect(table.left).toEqual({ 'seat-1': 60_000 - 10_000 - 1000 + 5000, 'seat-2': 60_000 - 10_000 - 1000 });
  });

  it('[ACT-10] whoever left loses by a claim, not before the clock has answered three times in a row', async () => {
    const table = new Table(live);
    await table.open();
    await table.commit('seat-1');
    await table.time.moveTo(startedAt + 60_000);
    await table.commit('seat-1');
    await table.time.moveTo(startedAt + 75_000);
    expect(await table.act('seat-1', { act: 'claim' })).toMatchObject({ t: 'rejected', reason: { rule: 'ACT-10' } });
    await table.commit('seat-1');
    await table.time.moveTo(startedAt + 90_000);
    expect(await table.act('seat-1', { act: 'claim' })).toMatchObject({ t: 'accepted' });
    expect(table.room.game.outcome).toMatchObject({ winner: 'seat-1', reason: 'The other side left' });
  });
});

describe('[WS-21, TEMPO-3] ids of the clock', () => {
  const commit = { command: { kind: 'commit', dice: 1 } };

  it('are refused to every client', async () => {
    const table = new Table(live);
    await table.open();
    const peer = {} as NonNullable<Asked['from']>;
    expect(await table.ask('seat-1', commit, 'clock:2', peer)).toMatchObject({ t: 'error', code: 'bad-message' });
    expect(await table.entries()).toHaveLength(1);
  });

  it('that players took when they could do not hold up the clock, nor pass for its own', async () => {
    const table = new Table(live);
    await table.open();
    await table.time.moveTo(startedAt + 10_000);
    expect(await table.ask('seat-1', commit, 'time-up-3')).toMatchObject({ t: 'accepted', seq: 2 });
    await table.time.moveTo(startedAt + 60_000);
    expect((await table.entries()).at(-1)).toMatchObject({ seq: 3, seat: 2, commandId: 'clock:3' });
    expect(await table.ask('seat-1', commit, 'time-up-4')).toMatchObject({ t: 'accepted', seq: 4 });
    // In time: it is the player's, who gets the increment and loses nothing.
    expect(table.left['seat-1']).toBe(60_000 - 10_000 + 5000 + 5000);
    expect(table.room.game.table.clock?.overtime).toEqual(['seat-2']);
    const record = await table.record();
    expect(verifyRecord(record, ruleset)).toMatchObject({ ok: true, checked: { rules: 'decided-again' } });
  });

  it('as they were written of old still say that the clock answered', async () => {
    const table = new Table(live);
    await table.open();
    await table.time.moveTo(startedAt + 60_000);
    await table.room.close({ code: 'shutdown', sentence: '', retryAfterMs: 0 });
    const old = new Table(live);
    await old.journal.append(
      (await table.entries()).map((entry) => ({ ...entry, commandId: entry.commandId.replace('clock:', 'time-up-') })),
    );
    await old.time.moveTo(startedAt + 60_000);
    await old.open();
    expect((await old.entries()).map(({ commandId }) => commandId)).toEqual(['start', 'time-up-2', 'time-up-3']);
    expect(old.room.game.table.unanswered).toEqual({ 'seat-1': 1, 'seat-2': 1 });
    expect(verifyRecord(await old.record(), ruleset)).toMatchObject({ ok: true });
  });
});

describe('correspondence', () => {
  it('[TEMPO-4] runs out after the time for a decision, nights not counted', async () => {
    const night = { night: { fromMinute: 0, minutes: 480 }, holidays: [] };
    const table = new Table({ kind: 'correspondence', decisionMs: day }, [night, null]);
    await table.open();
    await table.time.moveTo(startedAt + day);
    expect((await table.entries()).at(-1)).toMatchObject({ seat: 2, at: startedAt + day });
    // Two nights of eight hours lie on the way of seat-1: the match begins at midnight.
    await table.time.moveTo(startedAt + day + 16 * 3_600_000 - 1);
    expect((await table.entries()).filter(({ seat }) => seat === 1)).toEqual([]);
    await table.time.moveTo(startedAt + day + 16 * 3_600_000);
    expect((await table.entries()).find(({ seat }) => seat === 1)?.at).toBe(startedAt + day + 16 * 3_600_000);
  });

  it('[TEMPO-5] live play and correspondence change into each other by agreement', async () => {
    const table = new Table(live);
    await table.open();
    const tempo = { kind: 'correspondence', decisionMs: 2 * day };
    await table.act('seat-2', { act: 'ask', for: { what: 'tempo', tempo } });
    await table.time.moveTo(startedAt + 5000);
    await table.act('seat-1', { act: 'ask', for: { what: 'tempo', tempo } });
    expect(table.room.game.table.tempo).toEqual(tempo);
    expect(table.left).toEqual({ 'seat-1': 2 * day, 'seat-2': 2 * day });
    expect(table.room.game.due?.at).toBe(startedAt + 5000 + 2 * day);
  });
});

describe('a judge', () => {
  const accepted = { t: 'accepted' };
  const stopped = { t: 'rejected', reason: { code: 'stopped', rule: 'ACT-11' } };

  it('[ACT-11, ACT-12] stops the clocks for as long as it takes, over a restart, and nobody loses a millisecond', async () => {
    const table = new Table({ ...live, overtime: { kind: 'loss' } });
    await table.open();
    await table.time.moveTo(startedAt + 12_345);
    expect(await table.judge('start-clocks')).toMatchObject({ t: 'rejected', reason: { code: 'not-stopped' } });
    expect(await table.judge('stop-clocks', 'A ship was moved.')).toMatchObject(accepted);
    expect(await table.judge('stop-clocks')).toMatchObject(stopped);
    expect(table.room.game.due).toBeUndefined();
    expect(table.room.game.awaiting).toEqual([]);
    await table.time.moveTo(startedAt + 3_600_000);
    await table.room.close({ code: 'shutdown', sentence: '', retryAfterMs: 0 });
    await table.time.moveTo(startedAt + 7_200_000);
    await table.open();
    await table.time.moveTo(startedAt + 9_000_000);
    expect(await table.entries()).toHaveLength(2);
    const reason = 'A ship was moved.';
    expect(table.room.game.table.stopped).toEqual({ at: startedAt + 12_345, judge: ann, reason });
    expect(await table.judge('start-clocks', 'It goes back.')).toMatchObject(accepted);
    expect((await table.entries()).at(-1)).toMatchObject({
      kind: 'table',
      seat: 0,
      events: [{ kind: 'clocks-started', judge: ann, reason: 'It goes back.' }],
    });
    expect(table.left).toEqual({ 'seat-1': 60_000 - 12_345, 'seat-2': 60_000 - 12_345 });
    await table.time.moveTo(startedAt + 9_000_000 + 60_000 - 12_345 - 1);
    expect(table.ended).toBeUndefined();
    await table.commit('seat-1');
    await table.time.moveTo(startedAt + 9_000_000 + 60_000 - 12_345);
    expect(table.room.game.outcome).toMatchObject({ winner: 'seat-1', reason: 'Time is up' });
    expect(await table.judge('stop-clocks')).toMatchObject({ t: 'error', code: 'not-live' });
  });

  it('[ACT-11] holds the game with the clocks, but not who gives up or agrees on a draw', async () => {
    const table = new Table(live);
    await table.open();
    await table.commit('seat-1');
    await table.act('seat-1', { act: 'ask', for: { what: 'pause', until: null } });
    await table.judge('stop-clocks');
    expect(table.room.game.table.request).toBeNull();
    expect(await table.ask('seat-2', { command: { kind: 'commit', dice: 1 } })).toMatchObject(stopped);
    const held = [
      { act: 'take-back' },
      { act: 'go-on' },
      { act: 'claim' },
      { act: 'ask', for: { what: 'pause', until: null } },
      { act: 'ask', for: { what: 'tempo', tempo: { kind: 'none' } } },
    ];
    for (const act of held) expect(await table.act('seat-1', act)).toMatchObject(stopped);
    await table.act('seat-2', { act: 'ask', for: { what: 'draw' } });
    await table.act('seat-1', { act: 'answer', request: table.room.game.seq, yes: false });
    expect(await table.act('seat-1', { act: 'resign' })).toMatchObject(accepted);
    expect(table.room.game.outcome?.winner).toBe('seat-2');
    expect(table.left).toEqual({ 'seat-1': 65_000, 'seat-2': 60_000 });
  });

  it('[ACT-9, ACT-12] keeps a pause from ending; it ends when the clocks start, where its time is over by then', async () => {
    const table = new Table(live);
    await table.open();
    await table.act('seat-1', { act: 'ask', for: { what: 'pause', until: startedAt + 50_000 } });
    await table.time.moveTo(startedAt + 10_000);
    await table.act('seat-2', { act: 'answer', request: 2, yes: true });
    await table.time.moveTo(startedAt + 20_000);
    await table.judge('stop-clocks');
    await table.time.moveTo(startedAt + 90_000);
    expect(table.room.game.table.paused).not.toBeNull();
    await table.judge('start-clocks');
    await table.time.moveTo(startedAt + 90_000);
    expect((await table.entries()).at(-1)).toMatchObject({ at: startedAt + 90_000, events: [{ kind: 'went-on' }] });
    await table.time.moveTo(startedAt + 95_000);
    await table.commit('seat-1');
    expect(table.left).toEqual({ 'seat-1': 60_000 - 15_000 + 5000, 'seat-2': 60_000 - 15_000 });
  });

  it('[ACT-11, TEMPO-4] stops correspondence too: nothing is due until the clocks start, then what was left is', async () => {
    const table = new Table({ kind: 'correspondence', decisionMs: day });
    await table.open();
    await table.time.moveTo(startedAt + day / 2);
    await table.judge('stop-clocks');
    expect(table.room.game.due).toBeUndefined();
    await table.time.moveTo(startedAt + 9 * day);
    expect(await table.entries()).toHaveLength(2);
    await table.judge('start-clocks');
    expect(table.room.game.due?.at).toBe(startedAt + 9 * day + day / 2);
    await table.time.moveTo(startedAt + 9 * day + day / 2);
    expect((await table.entries()).at(-1)?.commandId).toMatch(/^clock:/);
  });
});
