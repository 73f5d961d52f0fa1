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
import { newShip, shipsPerSide, boardSize } from '../synthetic/fleet.ts';
import type { Ship } from '../synthetic/fleet.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

interface Game {
  readonly id: number;
  readonly ships: Mutable<Ship>[];
  readonly log: string[];
  readonly sockets: Set<Socket>;
  seq: number;
  round: number;
  active: number;
  busy: boolean;
}

interface Waiting {
  readonly game: Game;
  readonly seq: number;
  readonly payload: string;
  readonly text: string;
}

const logLines = 24;
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

interface Move {
  readonly ship: number;
  readonly target: number;
  readonly x: number;
  readonly y: number;
}

const within = (value: number, below: number): boolean => Number.isInteger(value) && value >= 0 && value < below;

function legal(game: Game, side: number, move: Move): boolean {
  if (side !== game.active || !within(move.x, boardSize) || !within(move.y, boardSize)) return false;
  return game.ships[move.ship]?.side === side && game.ships[move.target]?.side === 1 - side;
}

function onMove(game: Game, side: number, data: Buffer): void {
  const payload = data.toString();
  const move = JSON.parse(payload) as Move;
  const own = game.ships[move.ship];
  const target = game.ships[move.target];
  if (game.busy || own === undefined || target === undefined || !legal(game, side, move)) return;
  game.busy = true;
  const { seq } = game;
  const dx = move.x - own.x;
  const dy = move.y - own.y;
  own.heading = (Math.round((Math.atan2(dy, dx) * 180) / Math.PI) + 360) % 360;
  own.x = move.x;
  own.y = move.y;
  const damage = 5 + ((dx * dx + dy * dy) % 7);
  target.hp = target.hp > damage ? target.hp - damage : target.maxHp;
  const slot = seq % logLines;
  const line = `#${String(seq + 1)} ${own.name} moves to ${String(move.x)},${String(move.y)} and hits ${target.name} for ${String(damage)}`;
  game.log[slot] = line;
  game.seq += 1;
  game.round += game.active;
  game.active = 1 - game.active;
  const changes: [string, unknown][] = [
    [`ships.${String(move.ship)}.heading`, own.heading],
    [`ships.${String(move.ship)}.x`, own.x],
    [`ships.${String(move.ship)}.y`, own.y],
    [`ships.${String(move.target)}.hp`, target.hp],
    [`log.${String(slot)}`, line],
    ['seq', game.seq],
    ['active', game.active],
  ];
  if (game.active === 0) changes.push(['round', game.round]);
  append({ game, seq, payload, text: JSON.stringify([game.seq, changes]) });
}

function gameOf(id: number): Game {
  const held = games.get(id);
  if (held !== undefined) return held;
  const ships = Array.from({ length: 2 * shipsPerSide }, (_, index) => newShip(index));
  const made = { id, ships, log: [], sockets: new Set<Socket>(), seq: 0, round: 1, active: 0, busy: false };
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
