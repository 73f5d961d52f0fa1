/**
 * What a move costs in its room, from the checked message to the bytes for every socket, without sockets and
 * PostgreSQL: microseconds of processor time per move of a match with two players and two watchers.
 *
 *   npm run room -- [--matches 100] [--moves 400] [--rounds 7] [--clock]
 */
import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { parseArgs } from 'node:util';
import { newLedger } from '@broadside/match';
import type { Ledger, Tempo } from '@broadside/match';
import type { Seat } from '@broadside/rules/kernel';
import { pino } from 'pino';
import type { WebSocket } from 'ws';
import { diceStream } from '../apps/server/src/dice/seed.ts';
import { Notices } from '../apps/server/src/notices/notices.ts';
import { RoomGame } from '../apps/server/src/rooms/game.ts';
import { Peer, defaultPeerLimits } from '../apps/server/src/rooms/peer.ts';
import { defaultRoomSettings, systemTime } from '../apps/server/src/rooms/ports.ts';
import type { RoomPorts } from '../apps/server/src/rooms/ports.ts';
import { Room } from '../apps/server/src/rooms/room.ts';
import type { ListedMatch, StoredMatch, StoredSeat } from '../apps/server/src/store/matches.ts';
import { rounded } from './measure/statistics.ts';
import { moveFor, synthetic } from './synthetic/index.ts';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '100' },
    moves: { type: 'string', default: '400' },
    rounds: { type: 'string', default: '7' },
    clock: { type: 'boolean', default: false },
  },
});
const [matches, moves, rounds] = [values.matches, values.moves, values.rounds].map(Number) as [number, number, number];
const seats = ['seat-1', 'seat-2'] as const;
const seed = new Uint8Array(32);
const nothing = (): Promise<void> => Promise.resolve();
const logger = pino({ level: 'silent' });

/** A stream that takes everything at once. */
class Sink extends EventEmitter {
  readonly writableLength = 0;
  bytes = 0;
  write(frame: Buffer): boolean {
    this.bytes += frame.length;
    return true;
  }
}

const ports: RoomPorts = {
  ponder: nothing,
  wakeAt: nothing,
  time: systemTime,
  journal: {
    append: nothing,
    saveSnapshot: nothing,
    flush: nothing,
    close: nothing,
    read: () => Promise.resolve([]),
    findCommand: () => Promise.resolve(undefined),
    latestSnapshot: () => Promise.resolve(undefined),
    lastSeq: () => Promise.resolve(0),
    times: () => Promise.resolve([]),
  },
  matches: { setRound: nothing, finish: nothing, abort: nothing, freeze: nothing },
  logger,
  observer: { accepted: () => {}, rejected: () => {}, frozen: () => {}, ruled: () => {}, diverged: () => {} },
  settings: defaultRoomSettings,
  herald: new Notices({ logger, delayMs: 0 } as unknown as ConstructorParameters<typeof Notices>[0]),
};

const tempo: Tempo = values.clock
  ? { kind: 'live', bankMs: 3_600_000, incrementMs: 1000, overtime: { kind: 'loss' } }
  : { kind: 'none' };

const sitting = (seat: Seat, team: number): StoredSeat => ({
  seat,
  team,
  side: seat,
  kind: 'person',
  personId: seat,
  name: seat,
  open: false,
  rest: null,
});

function roomOf(id: string): { room: Room; sinks: Sink[]; peers: Peer[] } {
  const row = { id, ruleset: 'synthetic', setup: {}, status: 'live', round: null, seats: seats.map(sitting), tempo };
  const makeGame = (_: ListedMatch, ledger: Ledger | undefined): RoomGame =>
    new RoomGame(
      id,
      seats.map((seat, team) => ({ seat, team, kind: 'person' as const })),
      diceStream(seed, id),
      newLedger(synthetic, seats, tempo),
      ledger,
    );
  const ledger = newLedger(synthetic, seats, tempo);
  const room = new Room(
    { ...row, edition: synthetic.edition, chat: false } as unknown as StoredMatch,
    { ledger, tail: [], snapshotSeq: 0, fault: undefined },
    makeGame,
    ports,
  );
  const sinks: Sink[] = [];
  const peers = [...seats, null, null].map((seat) => {
    const sink = new Sink();
    sinks.push(sink);
    const socket = Object.assign(new EventEmitter(), { close: () => undefined }) as unknown as WebSocket;
    return new Peer(socket, sink as unknown as Socket, { personId: seat, name: seat, seat }, defaultPeerLimits);
  });
  room.begin();
  for (const peer of peers) room.enter(peer, {});
  return { room, sinks, peers };
}

/** The matches go on in turn, as they do in a server. */
async function round(): Promise<void> {
  const open = Array.from({ length: matches }, (_, index) => roomOf(`match-${String(index)}`));
  await new Promise((next) => setTimeout(next, 300));
  const play = async (from: number, to: number): Promise<void> => {
    for (let index = from; index < to; index += 1)
      await Promise.all(
        open.map(async ({ room, peers }) => {
          const reply = await new Promise<{ t: string }>((done) => {
            const asks = { command: moveFor(index) };
            const from = peers[index % 2]!;
            room.submit({ id: `move-${String(index)}`, seq: index + 1, seat: seats[index % 2]!, asks, from }, done);
          });
          if (reply.t !== 'accepted') throw new Error(`A move was ${reply.t}: ${JSON.stringify(reply)}`);
        }),
      );
  };
  await play(0, 100);
  globalThis.gc?.();
  const bytes = (): number => open.flatMap(({ sinks }) => sinks).reduce((sum, sink) => sum + sink.bytes, 0);
  const [cpu, sent] = [process.cpuUsage(), bytes()];
  await play(100, 100 + moves);
  const { user, system } = process.cpuUsage(cpu);
  const perMove = (total: number): string => String(rounded(total / (moves * matches)));
  process.stdout.write(`${perMove(user + system)} us, ${perMove(bytes() - sent)} bytes to four sockets\n`);
  for (const { room } of open) await room.close({ code: 'shutdown', sentence: '', retryAfterMs: 0 });
}

for (let index = 0; index < rounds; index += 1) await round();
