/** The bare server of servers/bare.ts, durable where it is given a database. */
import { otherServer } from '../measure/built-server.ts';
import { startServer } from '../measure/processes.ts';
import type { Start } from '../measure/processes.ts';
import { integerAt, openThinClient } from '../measure/thin-client.ts';
import type { ThinClient } from '../measure/thin-client.ts';
import type { Driver } from './driver.ts';

const stateMarker = '{"seq":';

export async function startBare(databaseUrl: string | undefined, start: Start = {}): Promise<Driver> {
  const script = await otherServer(new URL('../servers/bare.ts', import.meta.url));
  const server = await startServer(script, databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }, start);
  let games = 0;
  const open = async (game: string, side: string, onUpdate: (moves: number) => void): Promise<ThinClient> => {
    let first: ((moves: number) => void) | undefined;
    const ready = new Promise<number>((resolve) => (first = resolve));
    const client = await openThinClient(`${server.address}/${game}/${side}`, (frame) => {
      if (frame[0] === 0x5b) onUpdate(integerAt(frame, 1));
      else first?.(integerAt(frame, stateMarker.length));
    });
    await ready;
    return client;
  };
  return {
    name: 'bare',
    pid: server.pid,
    memory: () => server.memory(),
    // A game is there when somebody comes.
    createGames: (count) => Promise.resolve(Array.from({ length: count }, () => String((games += 1)))),
    join: (game, side, onUpdate) => open(game, String(side), onUpdate),
    watch: (game, onUpdate) => open(game, 'w', onUpdate),
    move: (client, move) => client.send(JSON.stringify(move)),
    movesMade: (game) =>
      new Promise((resolve, reject) => {
        openThinClient(`${server.address}/${game}/w`, (frame) => resolve(integerAt(frame, stateMarker.length))).then(
          (client) => setTimeout(() => client.close(), 100),
          reject,
        );
      }),
    stop: () => server.stop(),
  };
}
