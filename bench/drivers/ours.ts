/** This server, over its public protocol: guests with cookies, invitations, one websocket per seat. */
import { api, socketUrl } from '@broadside/client';
import { protocolVersion } from '@broadside/protocol';
import { ourServer, syntheticServer } from '../measure/built-server.ts';
import { startServer } from '../measure/processes.ts';
import type { Start } from '../measure/processes.ts';
import { integerAt, openThinClient } from '../measure/thin-client.ts';
import type { ThinClient } from '../measure/thin-client.ts';
import type { Driver } from './driver.ts';

const frameMarker = Buffer.from('{"t":"frame","seq":');
const presenceMarker = Buffer.from('{"t":"presence"');
const snapshotMarker = Buffer.from('{"t":"snapshot","seq":');
const hello = `{"t":"hello","v":${String(protocolVersion)}}`;

/** Limits that protect a public server from one person would only measure themselves here. */
export const openLimits = {
  HOST: '127.0.0.1',
  PORT: '0',
  SOCKET_RATE: '1000000',
  SOCKET_BURST: '1000000',
  SOCKETS_PER_ADDRESS: '1000000',
  GUESTS_PER_HOUR: '1000000',
  MATCHES_PER_HOUR: '1000000',
  REQUESTS_PER_MINUTE: '10000000',
  OFFERS_PER_MINUTE: '1000000',
  READING_PERCENT: '1000000',
  BOT_DELAY_MS: '0',
};

export async function becomeGuest(address: string, name: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${address}/api/guests`, { method: 'POST', headers, body: JSON.stringify({ name }) });
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** Who a cookie belongs to. */
export const personIdOf = async (address: string, cookie: string): Promise<string> =>
  (await api(address, { headers: { cookie } }).me()).person?.id ?? '';

export interface OurStart extends Start {
  /** Of the catalog; the benchmark's game is `synthetic`. */
  readonly ruleset?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

export interface OurDriver extends Driver {
  readonly address: string;
  /** The first message of a socket. */
  readonly hello: string;
}

export async function startOurs(databaseUrl: string, start: OurStart = {}): Promise<OurDriver> {
  const { ruleset = 'synthetic', environment = {} } = start;
  const script = await (ruleset === 'synthetic' ? syntheticServer() : ourServer());
  const server = await startServer(script, { ...openLimits, ...environment, DATABASE_URL: databaseUrl }, start);
  const cookies = [await becomeGuest(server.address, 'Ada'), await becomeGuest(server.address, 'Bob')] as const;
  const [ada, bob] = cookies.map((cookie) => api(server.address, { headers: { cookie } }));
  if (ada === undefined || bob === undefined) throw new Error('No guests.');

  const open = async (game: string, cookie: string, onUpdate: (moves: number) => void): Promise<ThinClient> => {
    let here: (() => void) | undefined;
    const ready = new Promise<void>((resolve) => (here = resolve));
    const receive = (frame: Buffer): void => {
      // Entry 1 is the start: the seq of a frame is one more than the moves made.
      if (startsWith(frame, frameMarker)) onUpdate(integerAt(frame, frameMarker.length) - 1);
      else if (startsWith(frame, presenceMarker)) here?.();
    };
    const client = await openThinClient(socketUrl(server.address, game), receive, { cookie });
    client.send(hello);
    await ready;
    return client;
  };
  return {
    name: 'ours',
    address: server.address,
    hello,
    pid: server.pid,
    memory: () => server.memory(),
    async createGames(count) {
      const ids: string[] = [];
      for (let made = 0; made < count; made += 1) {
        const { match, invitations } = await ada.createMatch({ ruleset, opponent: 'friend' });
        await bob.join(match.id, 'seat-2', { token: invitations[0]?.token ?? '' });
        ids.push(match.id);
      }
      return ids;
    },
    join: (game, side, onUpdate) => open(game, cookies[side], onUpdate),
    watch: (game, onUpdate) => open(game, '', onUpdate),
    move: (client, move, index) => {
      const id = `move-${String(index).padStart(8, '0')}`;
      client.send(`{"t":"command","id":"${id}","seq":${String(index + 1)},"command":${JSON.stringify(move)}}`);
    },
    movesMade: (game) =>
      new Promise((resolve, reject) => {
        const receive = (frame: Buffer): void => {
          if (startsWith(frame, snapshotMarker)) resolve(integerAt(frame, snapshotMarker.length) - 1);
        };
        openThinClient(socketUrl(server.address, game), receive).then((client) => {
          client.send(hello);
          setTimeout(() => client.close(), 500);
        }, reject);
      }),
    stop: () => server.stop(),
  };
}

function startsWith(frame: Buffer, marker: Buffer): boolean {
  return frame.length > marker.length && frame.compare(marker, 0, marker.length, 0, marker.length) === 0;
}
