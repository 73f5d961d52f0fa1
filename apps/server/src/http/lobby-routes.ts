/** What brings people together, put together: open challenges, searches, ratings, rematches, who is here. */
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { ApiDeps } from './api-deps.ts';
import { registerLobby, tellEnd } from './lobby.ts';
import { registerPlayers } from './players.ts';
import type { PlayerDeps } from './players.ts';
import { registerSeeks } from './seeks.ts';
import type { Database } from '../store/database.ts';
import type { Challenges } from '../lobby/challenges.ts';
import type { SeasonPosts } from '../leagues/tables.ts';
import { Online } from '../lobby/online.ts';
import type { Ratings } from '../lobby/ratings.ts';
import { Rematches } from '../lobby/rematches.ts';
import type { WatchMinutes } from '../store/watch-minutes.ts';
import { Turns } from '../lobby/turns.ts';

export interface LobbyParts extends ApiDeps {
  readonly database: Database;
  readonly challenges: Challenges;
  readonly ratings: Ratings;
  readonly hall: PlayerDeps['hall'];
  readonly logger: Logger;
}

const sweepEveryMs = 10 * 60_000;

export function registerLobbyRoutes(fastify: FastifyInstance, parts: LobbyParts): void {
  const { database, matches, rooms } = parts;
  const turns = new Turns(database, rooms);
  const online = new Online(() => rooms.seatedPeople());
  registerLobby(fastify, { ...parts, turns, online });
  registerSeeks(fastify, parts);
  registerPlayers(fastify, { ...parts, rematches: new Rematches(database, matches, rooms) });
}

/** What keeps the lobby swept. */
export interface Sweeping {
  /** Sweeps once more, as soon as what is under way is done. */
  now(): void;
  stop(): Promise<void>;
}

/**
 * Rates what is not rated yet, posts results that are not posted, ends challenges whose makers stay away, and forgets how many
 * watched long ago: now, and every ten minutes.
 */
export function sweepLobby(
  parts: Pick<LobbyParts, 'challenges' | 'ratings' | 'matches' | 'rooms' | 'logger' | 'now'> & {
    readonly posts: SeasonPosts;
    readonly minutes: WatchMinutes;
  },
): Sweeping {
  const sweep = async (): Promise<void> => {
    await parts.ratings.settleAll(parts.logger);
    await parts.posts.settleAll(parts.logger);
    for (const id of await parts.challenges.expire()) await tellEnd(parts, id);
    await parts.minutes.forget(parts.now());
  };
  let running: Promise<void> = Promise.resolve();
  const run = (): void => {
    running = running
      .then(sweep)
      .catch((error: unknown) => parts.logger.error({ err: error }, 'the lobby is not swept'));
  };
  run();
  const timer = setInterval(run, sweepEveryMs);
  timer.unref();
  return {
    now: run,
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
