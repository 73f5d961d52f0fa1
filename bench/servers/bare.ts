/**
 * The reference: the least that a durable game server can do. Plain `ws`, no framework, no log-in; state changed in
 * place, the smallest possible update, frames made once and written to each socket, group commit: moves that arrive
 * while a transaction is in flight share the next one. It knows this one game only and cannot be resumed. Without a
 * DATABASE_URL it keeps nothing.
 */
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import pg from 'pg';
import { WebSocketServer } from 'ws';
import { apply, initialState, legal, logLines } from '../synthetic/in-place.ts';
import type { Move, State } from '../synthetic/in-place.ts';

interface Game extends State {
  readonly id: number;
  readonly sockets: Set<Socket>;
  busy: boolean;
}

interface Waiting {
  readonly game: Game;
  readonly seq: number;
  readonly payload: string;
  readonly text: string;
}

const games = new Map<number, Game>();
const url = process.env['DATABASE_URL'];
const pool = url === undefined ? undefined : new pg.Pool({ connectionString: url, max: 1 });
await pool?.query(`create table move (game int not null, seq int not null, payload jsonb not null,
  at timestamptz not null default now(), primary key (game, seq))`);

let queue: Waiting[] = [];
let writing = false;

function append(waiting: Waiting): void {
  if (pool === undefined) {
    show(waiting);
    return;
  }
  queue.push(waiting);
  if (queue.length === 1) setImmediate(() => void commit());
}

async function commit(): Promise<void> {
  while (queue.length > 0 && !writing) {
    const batch = queue;
    queue = [];
    writing = true;
    await pool?.query({
      name: 'append',
      text: 'insert into move (game, seq, payload) select * from unnest($1::int[], $2::int[], $3::jsonb[])',
      values: [batch.map((each) => each.game.id), batch.map((each) => each.seq), batch.map((each) => each.payload)],
    });
    writing = false;
    batch.forEach(show);
  }
}

function show({ game, text }: Waiting): void {
  game.busy = false;
  broadcast(game, text);
}

function broadcast(game: Game, text: string): void {
  const frame = textFrame(text);
  for (const socket of game.sockets) socket.write(frame);
}

function textFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  const small = payload.length < 126;
  const header = Buffer.from(small ? [0x81, payload.length] : [0x81, 126, payload.length >> 8, payload.length & 255]);
  return Buffer.concat([header, payload]);
}

function onMove(game: Game, side: number, data: Buffer): void {
  const payload = data.toString();
  const move = JSON.parse(payload) as Move;
  const own = game.ships[move.ship];
  const target = game.ships[move.target];
  if (game.busy || own === undefined || target === undefined || !legal(game, side, move)) return;
  game.busy = true;
  const { seq } = game;
  const slot = seq % logLines;
  apply(game, move);
  const changes: [string, unknown][] = [
    [`ships.${String(move.ship)}.heading`, own.heading],
    [`ships.${String(move.ship)}.x`, own.x],
    [`ships.${String(move.ship)}.y`, own.y],
    [`ships.${String(move.target)}.hp`, target.hp],
    [`log.${String(slot)}`, game.log[slot]],
    ['seq', game.seq],
    ['active', game.active],
  ];
  if (game.active === 0) changes.push(['round', game.round]);
  append({ game, seq, payload, text: JSON.stringify([game.seq, changes]) });
}

function gameOf(id: number): Game {
  const held = games.get(id);
  if (held !== undefined) return held;
  const made = { ...initialState(), id, log: [], sockets: new Set<Socket>(), busy: false };
  games.set(id, made);
  return made;
}

const server = createServer();
new WebSocketServer({ server, maxPayload: 4096, perMessageDeflate: false }).on('connection', (socket, request) => {
  const [, id, side] = (request.url ?? '').split('/');
  const game = gameOf(Number(id));
  const { socket: stream } = request;
  game.sockets.add(stream);
  socket.on('close', () => game.sockets.delete(stream));
  if (side !== 'w') socket.on('message', (data: Buffer) => onMove(game, Number(side), data));
  const { seq, round, active, ships, log } = game;
  socket.send(JSON.stringify({ seq, state: { round, active, ships, log } }));
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`ready: ws://127.0.0.1:${String(typeof address === 'object' ? address?.port : 0)}\n`);
});
process.on('SIGTERM', () => process.exit(0));
