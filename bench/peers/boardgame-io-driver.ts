/**
 * boardgame.io over its public protocol: its lobby, then frames of engine.io 4 and socket.io 5 spoken directly, so that
 * the load generator does not pay for its client.
 */
import type { Driver } from '../drivers/driver.ts';
import { otherServer } from '../measure/built-server.ts';
import { startServer } from '../measure/processes.ts';
import { integerAfterLast, openThinClient } from '../measure/thin-client.ts';
import type { ThinClient } from '../measure/thin-client.ts';

const space = '/skirmish';
const event = `42${space},`;
const frames = { open: 0x30, ping: 0x32, message: 0x34 };
/** The first letter of the events that are told apart. */
const letters = { update: 0x75, sync: 0x73 };

interface Player {
  readonly game: string;
  readonly id: string | null;
  readonly credentials?: string;
}

async function post<T>(url: string, body: unknown): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url} answered ${String(answer.status)}.`);
  return (await answer.json()) as T;
}

/** Opens a socket and resolves with it and the text of its first whole state. */
async function open(
  address: string,
  { game, id, credentials }: Player,
  onUpdate: (moves: number) => void,
): Promise<{ readonly client: ThinClient; readonly text: string }> {
  let synced: (text: string) => void = () => undefined;
  const first = new Promise<string>((resolve) => (synced = resolve));
  const hear = (frame: Buffer, client: ThinClient): void => {
    if (frame[0] === frames.ping) client.send('3');
    if (frame[0] === frames.open) client.send(`40${space},`);
    if (frame[0] !== frames.message) return;
    if (frame[1] === frames.open) {
      client.send(`${event}${JSON.stringify(['sync', game, id, credentials])}`);
      return;
    }
    // 42/skirmish,["update",[…
    const letter = frame[event.length + 2];
    // The last one is that of the log entry: the state before the move.
    if (letter === letters.update) onUpdate(integerAfterLast(frame, '"_stateID":') + 1);
    if (letter === letters.sync) synced(frame.toString());
  };
  const url = `${address.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  const client = await openThinClient(url, hear);
  return { client, text: await first };
}

export async function startBoardgameIo(name: string, databaseUrl: string | undefined): Promise<Driver> {
  const script = await otherServer(new URL('boardgame-io.mjs', import.meta.url));
  const server = await startServer(script, databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl });
  const { address } = server;
  const credentials = new Map<string, string>();
  const players = new Map<ThinClient, Player>();
  return {
    name,
    pid: server.pid,
    memory: () => server.memory(),
    // Both seats are taken before any socket opens: with PostgreSQL its handler of connections rewrites what is stored of a
    // match without a lock, and can lose the credentials of whoever takes the other seat meanwhile.
    async createGames(count) {
      const games: string[] = [];
      for (let made = 0; made < count; made += 1) {
        const lobby = `${address}/games/skirmish`;
        const { matchID } = await post<{ matchID: string }>(`${lobby}/create`, { numPlayers: 2 });
        for (const id of ['0', '1']) {
          const asked = { playerID: id, playerName: `player ${id}` };
          const answer = await post<{ playerCredentials: string }>(`${lobby}/${matchID}/join`, asked);
          credentials.set(`${matchID}/${id}`, answer.playerCredentials);
        }
        games.push(matchID);
      }
      return games;
    },
    async join(game, side, onUpdate) {
      const id = String(side);
      const player = { game, id, credentials: credentials.get(`${game}/${id}`) ?? '' };
      const { client } = await open(address, player, onUpdate);
      players.set(client, player);
      return client;
    },
    watch: async (game, onUpdate) => (await open(address, { game, id: null }, onUpdate)).client,
    move(client, move, index) {
      const player = players.get(client);
      const payload = { type: 'act', args: [move], playerID: player?.id, credentials: player?.credentials };
      const action = { type: 'MAKE_MOVE', payload };
      client.send(`${event}${JSON.stringify(['update', action, index, player?.game, player?.id])}`);
    },
    async movesMade(game) {
      const { client, text } = await open(address, { game, id: null }, () => undefined);
      client.close();
      const [, , { state }] = JSON.parse(text.slice(event.length)) as [
        string,
        string,
        { state: { G: { seq: number } } },
      ];
      return state.G.seq;
    },
    stop: () => server.stop(),
  };
}
