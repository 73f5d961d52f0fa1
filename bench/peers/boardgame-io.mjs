// boardgame.io 0.50.2 as it comes: its Server and its SocketIO transport, with undo off and credentials on. In memory, or
// on PostgreSQL (bgio-postgres) where a DATABASE_URL is given.
import { createRequire } from 'node:module';
import { apply, initialState, legal } from '../synthetic/in-place.ts';

const load = createRequire(import.meta.url);
const { Server } = load('boardgame.io/server');
const { INVALID_MOVE } = load('boardgame.io/core');
const url = process.env.DATABASE_URL;

const game = {
  name: 'skirmish',
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,
  setup: initialState,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    act({ G, playerID }, move) {
      if (!legal(G, Number(playerID), move)) return INVALID_MOVE;
      apply(G, move);
      return undefined;
    },
  },
};

const storage = async () => {
  if (url === undefined) return {};
  const { PostgresStore } = load('bgio-postgres');
  const db = new PostgresStore(url, { logging: false, pool: { max: 8 } });
  await db.connect();
  return { db };
};

const server = Server({ games: [game], origins: ['*'], ...(await storage()) });
const { appServer } = await server.run({ port: 0 });
process.stdout.write(`\nready: http://127.0.0.1:${String(appServer.address().port)}\n`);
process.on('SIGTERM', () => process.exit(0));
