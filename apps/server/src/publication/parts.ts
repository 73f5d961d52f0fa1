/** What sees to it that the public learns of matches when it may, put together. */
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { FollowNotices } from '../follows/follow-notices.ts';
import type { FollowNoticesDeps } from '../follows/follow-notices.ts';
import { postedWhenOver } from '../leagues/tables.ts';
import type { Seasons } from '../leagues/seasons.ts';
import type { SeasonPosts } from '../leagues/tables.ts';
import { ratingWhenFinished } from '../lobby/ratings.ts';
import type { Ratings } from '../lobby/ratings.ts';
import type { NoticesOptions } from '../notices/notices.ts';
import type { NoticeParts } from '../notices/setup.ts';
import type { TimeOfDay } from '../rooms/ports.ts';
import type { RoomCatalog, Rooms, ShownToAll } from '../rooms/rooms.ts';
import type { Database } from '../store/database.ts';
import { Follows } from '../store/follows.ts';
import type { Journal } from '../store/journal.ts';
import { StoredRounds } from '../store/match-rounds.ts';
import type { Matches } from '../store/matches.ts';
import { Publications } from '../store/publications.ts';
import { ShownMatches } from '../store/shown-matches.ts';
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
  readonly matches: Matches;
  readonly ratings: Ratings;
  readonly posts: SeasonPosts;
  readonly seasons: Seasons;
  readonly parts: NoticeParts;
  readonly config: Pick<Config, 'watchWaitMs' | 'socketsPerAddress'>;
  readonly rooms: () => Rooms;
  /** What everybody may know at a channel or a wall; undefined where there is none. */
  readonly shownAt: (place: WatchPlace) => Promise<ShownToAll | undefined>;
  /** Where else something may be told since more of a match was. */
  readonly beside: (match: string) => readonly WatchPlace[];
}

export function publicationParts({ catalog, database, journal, logger, time, ...of }: PublicationGiven) {
  const { matches, ratings, posts, seasons, parts, config, rooms, shownAt, beside } = of;
  const now = (): number => time.now();
  const stored = new Publications(database);
  const ruleset = async (id: string) => (Object.hasOwn(catalog, id) ? await catalog[id]?.() : undefined);
  const clock = new PublicationClock({
    ...{ stored, time, logger },
    async publish(id) {
      const done = await Promise.allSettled([ratings.settle(id), posts.settle(id), stored.listRematches(now(), id)]);
      for (const rematch of await stored.rematchesOf(id)) followers.look(rematch);
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
  const rounds = new StoredRounds(database);
  const followed: FollowNoticesDeps = {
    ...{ matches, journal, rounds, seasons, time, logger },
    ...{ follows: new Follows(database), shown: new ShownMatches(database) },
    notices: { mails: parts.mails, tellAll: (...told) => parts.notices.tellAll(...told) },
    // They are put together after this.
    rooms: roomsLater(rooms),
  };
  const followers = new FollowNotices(followed);
  const ended = postedWhenOver(ratingWhenFinished(matches, ratings, logger), posts, logger);
  const moments = new PublicMoments({ journal, rounds, ruleset, now, logger });
  return {
    clock,
    followers,
    followed,
    news,
    /** The rows of matches, with all that follows from their ends. */
    rows: followers.followRows(news.followRows(clock.follow(ended))),
    moments: followers.follow(news.follow(moments)),
  };
}

const roomsLater = (rooms: PublicationGiven['rooms']): FollowNoticesDeps['rooms'] => ({
  headerFor: (...asked) => rooms().headerFor(...asked),
  shownToAll: (match) => rooms().shownToAll(match),
  releaseOf: (...asked) => rooms().releaseOf(...asked),
  ruleset: (id) => rooms().ruleset(id),
  peek: (id) => rooms().peek(id),
});

/** What notices say of matches that people follow. Who tells them is put together later. */
export const toldFollowers =
  (publication: () => { readonly followers: FollowNotices }): NoticesOptions['ofFollowed'] =>
  (notice) =>
    publication().followers.ofNotice(notice);
