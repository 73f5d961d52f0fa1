/** What leagues are made of, put together. */
import type { Database } from '../store/database.ts';
import type { Matches } from '../store/matches.ts';
import type { PairElsewhere } from './judging.ts';
import { Officials } from './officials.ts';
import { Seasons } from './seasons.ts';
import { LeagueStore } from './store.ts';
import { SeasonPosts } from './tables.ts';

export interface LeagueParts {
  readonly store: LeagueStore;
  readonly officials: Officials;
  readonly seasons: Seasons;
  readonly posts: SeasonPosts;
}

/** Rounds of many are paired `elsewhere`. */
export function leagueParts(database: Database, matches: Matches, elsewhere: PairElsewhere): LeagueParts {
  const store = new LeagueStore(database);
  const seasons = new Seasons(store, elsewhere);
  return { store, seasons, officials: new Officials(database), posts: new SeasonPosts({ store, seasons, matches }) };
}
