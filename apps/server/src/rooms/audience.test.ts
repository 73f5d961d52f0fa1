/** What audiences are sent is read as it was meant, and follows from what they were shown and from nothing else. */
import { synthetic } from '@broadside/bench/synthetic';
import { newLedger } from '@broadside/match';
import { FromServer, Phrasebook, joinedParts, readFrameLog, readSnapshotLog } from '@broadside/protocol';
import type { FrameMessage, LogEntry, PhraseWord, SnapshotMessage } from '@broadside/protocol';
import { catalog } from '@broadside/rules/catalog';
import { canonicalJson, changed, hashView, pick, seededRandom } from '@broadside/rules/kernel';
import type { AnyRuleset, LogLine, Random, View, Viewer } from '@broadside/rules/kernel';
import { describe, expect, it } from 'vitest';
import { diceStream } from '../dice/seed.ts';
import { Audience } from './audience.ts';
import type { PreparedFrames } from './audience.ts';
import { RoomGame } from './game.ts';
import type { Proposal } from './game.ts';
import { linesOf } from './replay.ts';
import { endOf, standingOf } from './standing.ts';
import type { FrameEnd } from './standing.ts';

/** The text of a websocket frame that is not masked. */
function textOf(frame: Buffer | undefined): string {
  if (frame === undefined) throw new Error('There is no frame.');
  const short = frame[1] ?? 0;
  return frame.subarray(short === 127 ? 10 : short === 126 ? 4 : 2).toString();
}

/** A match without sockets: its audiences, and what each was sent of the last entry. */
class Table {
  readonly game: RoomGame;
  readonly audiences: Audience[] = [];
  /** What was told of each entry, by the viewers. */
  readonly lines: { readonly seq: number; readonly of: (viewer: Viewer) => LogEntry[] }[] = [];
  prepared: PreparedFrames[] = [];
  standing: FrameEnd;

  constructor(ruleset: AnyRuleset, setup: unknown) {
    const plans = ruleset.seatsOf(setup);
    const sitters = plans.map(({ seat, team }) => ({ seat, team, kind: 'person' as const }));
    const seats = plans.map(({ seat }) => seat);
    const origin = newLedger(ruleset, seats, { kind: 'none' });
    this.game = new RoomGame('0123456789ab', sitters, diceStream(Buffer.alloc(32, 5), 'aa'), origin);
    this.standing = standingOf(origin);
    for (const seat of seats) this.come({ kind: 'seat', seat });
  }

  come(viewer: Viewer): Audience {
    const past = this.lines.flatMap(({ of }) => of(viewer));
    const audience = new Audience(this.#ledger, viewer, past.slice(-200), this.audiences);
    this.audiences.push(audience);
    return audience;
  }

  get #ledger() {
    const { origin, ruleset, state, table, seq } = this.game;
    return seq === 0 ? origin : { ...newLedger(ruleset, origin.seats, { kind: 'none' }), state, table, seq };
  }

  play(proposal: Proposal): void {
    const standing = standingOf(proposal.ledger, this.standing);
    this.prepared = [];
    for (const audience of this.audiences)
      this.prepared.push(audience.prepare(proposal, endOf(standing, this.standing), hashView, this.prepared, String));
    this.game.commit(proposal);
    this.standing = standing;
    for (const each of this.prepared) each.audience.publish(each, standing);
    const of = (viewer: Viewer) => linesOf(this.game.ruleset, proposal.entry, proposal, viewer, String);
    this.lines.push({ seq: proposal.entry.seq, of });
  }

  give(command: unknown, by: Parameters<RoomGame['judge']>[1]): void {
    const { seq } = this.game;
    const judged = this.game.judge(command, by, `command-${String(seq)}`, 1000 + seq);
    if (!judged.ok) throw new Error(judged.reason.sentence);
    this.play(judged.proposal);
  }

  start(setup: unknown): void {
    const begun = this.game.start(this.game.ruleset.codec.setup.parse(setup), 1000);
    if (begun.ok) this.play(begun.proposal);
  }

  botMove(random: Random): void {
    const { ruleset, state } = this.game;
    const by = pick(this.game.awaiting, random);
    const view = ruleset.view(state, { kind: 'seat', seat: by }) as View;
    this.give(ruleset.bots[0]?.choose(view, ruleset.offers(view, by), by, random), by);
  }

  sent(audience: Audience): string {
    return textOf(this.prepared.find((each) => each.audience === audience)?.frame);
  }
}

/** Text that is read as one is one. */
const joined = <L extends LogLine>(line: L): L => ({ ...line, parts: joinedParts(line.parts) });

/** One who reads along as a client does, and a book of what that viewer alone was told. */
class Reader {
  readonly audience: Audience;
  readonly #book = new Phrasebook();
  #words: readonly PhraseWord[] = [];
  #view: View = {};

  constructor(audience: Audience, table: Table) {
    this.audience = audience;
    this.#look(table);
  }

  #look(table: Table): void {
    const text = textOf(this.audience.snapshot(table.standing));
    const snapshot = FromServer.parse(JSON.parse(text)) as SnapshotMessage;
    const told = table.lines.flatMap(({ of }) => of(this.audience.viewer));
    const read = readSnapshotLog(snapshot);
    expect(read?.log).toEqual(told.slice(-(read?.log.length ?? 0)).map(joined));
    expect(read?.log.length).toBeGreaterThanOrEqual(Math.min(told.length, 200));
    for (const { of } of table.lines) this.#book.learn(this.#book.write(of(this.audience.viewer)));
    this.#words = snapshot.words;
    this.#view = snapshot.view;
  }

  /** Reads the frame of the last entry. */
  hear(table: Table): void {
    const { game } = table;
    const { viewer } = this.audience;
    const frame = FromServer.parse(JSON.parse(table.sent(this.audience))) as FrameMessage;
    const lines = table.lines.at(-1)?.of(viewer) ?? [];
    const read = readFrameLog(this.#words, frame);
    expect(read?.log).toEqual(lines.map(joined));
    this.#words = read?.words ?? [];
    this.#view = changed(this.#view, frame.changes ?? {});
    expect(canonicalJson(this.#view)).toBe(canonicalJson(game.ruleset.view(game.state, viewer)));
    // What stands in the frame follows from what this viewer reads.
    const own = this.#book.write(lines);
    this.#book.learn(own);
    expect(JSON.stringify([frame.words ?? [], frame.log ?? []])).toBe(`[[${own.words}],[${own.lines}]]`);
    if (frame.seq % 10 > 0) return;
    const snapshot = JSON.parse(textOf(this.audience.snapshot(table.standing))) as SnapshotMessage;
    expect(snapshot.words).toEqual(this.#words);
  }
}

describe.each(Object.entries(catalog))('what %s tells', (_, load) => {
  it.each([0, 1])(
    '[WS-10, WS-15] is what each viewer may know, and shows nothing else by its words (%i)',
    async (nth) => {
      const ruleset = await load();
      const setup: unknown = ruleset.presets[nth]?.setup;
      const table = new Table(ruleset, setup);
      table.start(setup);
      const readers = table.audiences.map((audience) => new Reader(audience, table));
      const random = seededRandom(11);
      for (let move = 0; move < 150 && table.game.outcome === undefined; move += 1) {
        if (move === 5) readers.push(new Reader(table.come({ kind: 'public' }), table));
        table.botMove(random);
        for (const reader of readers) reader.hear(table);
      }
      expect(table.lines.length).toBeGreaterThan(20);
    },
  );
});

describe('audiences', () => {
  /** Seat 1 notes `secret` and moves on; what seat 2 and the public are sent of it all. */
  const noted = (secrets: readonly string[]): string[] => {
    const table = new Table(synthetic, {});
    table.start({});
    table.come({ kind: 'public' });
    const texts: string[] = [];
    for (let turn = 0; turn < 12; turn += 1) {
      const by = turn % 2 === 0 ? 'seat-1' : 'seat-2';
      const secret = turn % 2 === 0 ? secrets[turn / 2] : undefined;
      const ship = turn % 2 === 0 ? turn % 5 : 12 + (turn % 5);
      const target = turn % 2 === 0 ? 12 : 0;
      table.give(
        secret === undefined ? { kind: 'move', ship, x: 10 * turn, y: 5, target } : { kind: 'note', text: secret },
        by,
      );
      for (const audience of table.audiences.slice(1))
        texts.push(table.sent(audience), textOf(audience.snapshot(table.standing)));
    }
    return texts;
  };

  it('[WS-14, WS-15] are sent the same bytes whatever is hidden from them', () => {
    const one = noted(['I go north', 'with 7 ships', 'north again']);
    expect(one).toEqual(noted(['South {0}', 'South {0}', 'South {0}']));
    expect(one.join()).toContain('moves to');
    expect(one.join()).not.toContain('north');
  });

  it('[WS-14] share their frames as long as they read the same, whenever they came', () => {
    const table = new Table(synthetic, {});
    table.start({});
    const random = seededRandom(1);
    for (const moves of [3, 8, 20]) {
      for (let move = 0; move < moves; move += 1) table.botMove(random);
      table.come({ kind: 'public' });
    }
    table.botMove(random);
    const [one, two, ...watchers] = table.prepared;
    expect(new Set(watchers.map(({ frame }) => frame)).size).toBe(1);
    expect(new Set(table.prepared.map(({ written }) => written)).size).toBe(1);
    expect(new Set(table.prepared.map(({ changes }) => changes)).size).toBe(1);
    // Seats may take back, each its own.
    expect(one?.frame).not.toBe(two?.frame);
  });

  it('[WS-16] are told who is awaited, the outcome, the table and what they may take back where it changed', () => {
    const table = new Table(synthetic, {});
    table.start({});
    const fields = (index: number): object => {
      const {
        seq: _seq,
        at: _at,
        hash: _hash,
        words: _words,
        log: _log,
        changes: _changes,
        ...rest
      } = JSON.parse(table.sent(table.audiences[index] as Audience)) as Record<string, unknown>;
      return rest;
    };
    const move = { kind: 'move', ship: 0, x: 1, y: 2, target: 12 };
    table.give(move, 'seat-1');
    expect(fields(0)).toMatchObject({ t: 'frame', awaiting: ['seat-2'], takeBack: { free: 1 } });
    expect(fields(1)).not.toHaveProperty('takeBack');
    table.give({ kind: 'note', text: 'mine' }, 'seat-2');
    expect(fields(0)).toEqual({
      t: 'frame',
      awaiting: ['seat-1'],
      takeBack: { ask: 1 },
      table: expect.anything() as object,
    });
    table.give(move, 'seat-1');
    expect(fields(1)).toEqual({ t: 'frame', awaiting: ['seat-2'], takeBack: { ask: 2 } });
    table.give({ kind: 'concede' }, 'seat-1');
    expect(fields(1)).toMatchObject({ awaiting: [], outcome: { winner: 'seat-2' }, takeBack: {} });
  });
});
