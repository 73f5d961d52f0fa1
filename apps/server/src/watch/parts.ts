/** What there is to watch, put together. */
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Seasons } from '../leagues/seasons.ts';
import type { LeagueStore } from '../leagues/store.ts';
import type { Ratings } from '../lobby/ratings.ts';
import type { WatchPlace } from '../publication/public-news.ts';
import type { RoomCatalog, Rooms, ShownToAll } from '../rooms/rooms.ts';
import type { Spoilers } from '../spoilers/spoilers.ts';
import type { Database } from '../store/database.ts';
import type { Matches } from '../store/matches.ts';
import { ShownMatches } from '../store/shown-matches.ts';
import { TvGuide } from './guide.ts';
import { Television } from './television.ts';
import { Walls } from './walls.ts';

export interface WatchingGiven {
  readonly database: Database;
  readonly catalog: RoomCatalog;
  readonly matches: Matches;
  readonly rooms: Rooms;
  readonly ratings: Pick<Ratings, 'lookUp'>;
  readonly spoilers: Pick<Spoilers, 'ratingsForAll'>;
  readonly store: LeagueStore;
  readonly seasons: Seasons;
  readonly logger: Logger;
  readonly config: Pick<Config, 'watchUrl'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export function watchingParts({ database, catalog, config, ratings, spoilers, ...given }: WatchingGiven) {
  const of = {
    ...given,
    ratings: spoilers.ratingsForAll(ratings),
    stream: config.watchUrl ?? '',
    shown: new ShownMatches(database),
    rulesets: Object.keys(catalog),
  };
  const television = new Television(of);
  const walls = new Walls(of);
  const shownAt = (place: WatchPlace): Promise<ShownToAll | undefined> => {
    const [kind = '', ...id] = place.split('/');
    return (kind === 'tv' ? television : walls).shown(id.join('/'));
  };
  return { walls, shownAt, television, guide: new TvGuide({ ...of, television }) };
}
