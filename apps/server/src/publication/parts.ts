/** What sees to it that the public learns of matches when it may, put together. */
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { postedWhenOver } from '../leagues/tables.ts';
import type { SeasonPosts } from '../leagues/tables.ts';
import { ratingWhenFinished } from '../lobby/ratings.ts';
import type { Ratings } from '../lobby/ratings.ts';
import type { MatchRowChanges, TimeOfDay } from '../rooms/ports.ts';
import type { RoomCatalog, Rooms, ShownToAll } from '../rooms/rooms.ts';
import type { Database } from '../store/database.ts';
import type { Journal } from '../store/journal.ts';
import { StoredRounds } from '../store/match-rounds.ts';
import { Publications } from '../store/publications.ts';
import { PublicMoments } from './public-moments.ts';
import { PublicationClock } from './publication-clock.ts';
import { PublicNews } from './public-news.ts';
import type { WatchPlace } from './public-news.ts';

export interface PublicationGiven {
  readonly catalog: RoomCatalog;
  readonly database: Database;
  readonly journal: Journal;
  readonly logger: Logger;
  readonly time: TimeOfDay;
  readonly matches: MatchRowChanges;
  readonly ratings: Ratings;
  readonly posts: SeasonPosts;
  readonly config: Pick<Config, 'watchWaitMs' | 'socketsPerAddress'>;
  readonly rooms: () => Pick<Rooms, 'rowOf' | 'shownToAll'>;
  /** What everybody may know at a channel or a wall; undefined where there is none. */
  readonly shownAt: (place: WatchPlace) => Promise<ShownToAll | undefined>;
  /** Where else something may be told since more of a match was. */
  readonly beside: (match: string) => readonly WatchPlace[];
}

export function publicationParts({ catalog, database, journal, logger, time, ...of }: PublicationGiven) {
  const { matches, ratings, posts, config, rooms, shownAt, beside } = of;
  const now = (): number => time.now();
  const stored = new Publications(database);
  const ruleset = async (id: string) => (Object.hasOwn(catalog, id) ? await catalog[id]?.() : undefined);
  const clock = new PublicationClock({
    ...{ stored, time, logger },
    async publish(id) {
      const done = await Promise.allSettled([ratings.settle(id), posts.settle(id), stored.listRematches(now(), id)]);
      for (const each of done) if (each.status === 'rejected') throw each.reason;
    },
  });
  const news = new PublicNews({
    ...{ time, logger, beside, waitMs: config.watchWaitMs, perAddress: config.socketsPerAddress },
    async shown(id) {
      if (id.includes('/')) return shownAt(id);
      const match = await rooms().rowOf(id);
      return match && rooms().shownToAll(match);
    },
  });
  return {
    clock,
    news,
    /** The rows of matches, with all that follows from their ends. */
    rows: news.followRows(clock.follow(postedWhenOver(ratingWhenFinished(matches, ratings, logger), posts, logger))),
    moments: news.follow(new PublicMoments({ journal, rounds: new StoredRounds(database), ruleset, now, logger })),
  };
}
