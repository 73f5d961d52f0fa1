/** A table for tests of clocks: a room on a journal in memory, in time that is moved by hand, without anybody connected. */
import { commitmentFor, newLedger, recordOf } from '@broadside/match';
import type { MatchRecord, Tempo } from '@broadside/match';
import type { AnyRuleset, Seat } from '@broadside/rules/kernel';
import { pino } from 'pino';
import { expect } from 'vitest';
import { stakes } from '@broadside/rules/kernel/stakes';
import { diceStream } from '../src/dice/seed.ts';
import type { JournalEntry } from '../src/store/journal.ts';
import type { StoredMatch } from '../src/store/matches.ts';
import { MemoryJournal } from '../src/store/memory-journal.ts';
import { RoomGame } from '../src/rooms/game.ts';
import { defaultRoomSettings } from '../src/rooms/ports.ts';
import { loadLedger } from '../src/rooms/replay.ts';
import type { AskedReply, Reply } from '../src/rooms/replies.ts';
import { Room } from '../src/rooms/room.ts';
import { SimulatedTime, settled } from './simulated-time.ts';

export const ruleset: AnyRuleset = stakes;
const seats = ['seat-1', 'seat-2'] as const;
const id = '0123456789ab';
export const day = 86_400_000;
export const startedAt = 100 * day;

export const ann = { name: 'Ann', role: 'moderator' } as const;

export class Table {
  readonly time = new SimulatedTime(startedAt);
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
      publishedAt: null,
      listed: true,
      imported: false,
      rated: false,
      chat: true,
      setUp: false,
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
      (_, ledger) => new RoomGame(id, sitters, diceStream(new Uint8Array(32), 'aa'), origin, ledger),
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

  async ask(seat: Seat | null, asks: AskedReply['asks'], id = '', from: AskedReply['from'] = null): Promise<Reply> {
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

export const live = {
  kind: 'live',
  bankMs: 60_000,
  incrementMs: 5000,
  overtime: { kind: 'each-decision', ms: 15_000 },
} satisfies Tempo;
