/**
 * Colyseus over its public protocol: matchmaking over HTTP, then its binary frames. Patches are not read here; what the
 * server says at the end is read by its own client.
 */
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Driver } from '../drivers/driver.ts';
import { otherServer } from '../measure/built-server.ts';
import { startServer } from '../measure/processes.ts';
import { openThinClient } from '../measure/thin-client.ts';
import type { ThinClient } from '../measure/thin-client.ts';

/** The first byte of a frame. */
const codes = { joined: 10, data: 13, state: 14, patch: 15 };

interface Packing {
  pack(value: unknown): Buffer;
}
interface ClientPackage {
  readonly Client: new (url: string) => { joinById(game: string, options: object): Promise<RemoteRoom> };
}
interface RemoteRoom {
  readonly state: { readonly seq?: number } | undefined;
  readonly onStateChange: { once(listener: () => void): void };
  leave(): Promise<unknown>;
}
/** What 0.16 answers, and what 0.18 does. */
interface Reservation {
  readonly sessionId?: string;
  readonly roomId?: string;
  readonly processId?: string;
  readonly room?: { readonly roomId: string; readonly processId: string };
}

export type ColyseusVersion = '0.16' | '0.18';

/** Where the packages of a version stand, how its client is called, and the Node that it needs. */
const versions = {
  '0.16': { folder: './', client: 'colyseus.js', node: undefined },
  '0.18': { folder: './colyseus-018/', client: '@colyseus/sdk', node: './colyseus-018/node_modules/node/bin/node' },
} as const;

async function reserve(
  host: string,
  path: string,
  options: object,
): Promise<Required<Pick<Reservation, 'sessionId'>> & Reservation> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(options);
  const answer = await fetch(`http://${host}/matchmake/${path}`, { method: 'POST', headers, body });
  const seat = (await answer.json()) as Reservation;
  if (seat.sessionId === undefined) throw new Error(`Colyseus gave no seat: ${JSON.stringify(seat)}`);
  return { ...seat, sessionId: seat.sessionId };
}

async function open(
  host: string,
  game: string,
  options: object,
  onUpdate: (moves: number) => void,
): Promise<ThinClient> {
  const seat = await reserve(host, `joinById/${game}`, options);
  const processId = seat.room?.processId ?? seat.processId ?? '';
  let moves = 0;
  let whole: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => (whole = resolve));
  const url = `ws://${host}/${processId}/${game}?sessionId=${seat.sessionId}`;
  const hear = (frame: Buffer, client: ThinClient): void => {
    // There is one patch for each move.
    if (frame[0] === codes.patch) onUpdate((moves += 1));
    else if (frame[0] === codes.joined) client.send(Buffer.from([codes.joined]));
    else if (frame[0] === codes.state) whole();
  };
  const client = await openThinClient(url, hear);
  await ready;
  return client;
}

export async function startColyseus(name: string, version: ColyseusVersion): Promise<Driver> {
  const { folder, client: clientPackage, node } = versions[version];
  const script = await otherServer(new URL(`${folder}colyseus.mjs`, import.meta.url));
  const program = node === undefined ? {} : { node: fileURLToPath(new URL(node, import.meta.url)) };
  const server = await startServer(script, {}, program);
  const host = server.address;
  const packing = createRequire(import.meta.url)('@colyseus/msgpackr') as Packing;
  const act = Buffer.concat([Buffer.from([codes.data, 0xa3]), Buffer.from('act')]);
  return {
    name,
    pid: server.pid,
    memory: () => server.memory(),
    async createGames(count) {
      const games: string[] = [];
      for (let made = 0; made < count; made += 1) {
        const seat = await reserve(host, 'create/skirmish', {});
        games.push(seat.room?.roomId ?? seat.roomId ?? '');
      }
      return games;
    },
    join: (game, side, onUpdate) => open(host, game, { side }, onUpdate),
    watch: (game, onUpdate) => open(host, game, {}, onUpdate),
    move: (client, { ship, x, y, target }) => client.send(Buffer.concat([act, packing.pack({ ship, x, y, target })])),
    async movesMade(game) {
      const load = createRequire(new URL(`${folder}package.json`, import.meta.url));
      const { Client } = load(clientPackage) as ClientPackage;
      const room = await new Client(`ws://${host}`).joinById(game, {});
      if (room.state?.seq === undefined) await new Promise<void>((next) => room.onStateChange.once(next));
      const made = room.state?.seq ?? NaN;
      await room.leave();
      return made;
    },
    stop: () => server.stop(),
  };
}
