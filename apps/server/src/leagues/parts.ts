/** What leagues are made of, put together. */
import type { Database } from '../store/database.ts';
import type { Matches } from '../store/matches.ts';
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

export function leagueParts(database: Database, matches: Matches, workers: WorkerPool): LeagueParts {
  const store = new LeagueStore(database);
  const seasons = new Seasons(store, workers);
  return { store, seasons, officials: new Officials(database), posts: new SeasonPosts({ store, seasons, matches }) };
}
