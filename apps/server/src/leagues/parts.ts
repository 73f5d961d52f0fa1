/** What leagues are made of, put together. */
import type { Database } from '../store/database.ts';
import { FleetStore } from '../store/fleets.ts';
import type { Matches } from '../store/matches.ts';
import type { PairElsewhere } from './judging.ts';
import type { NewsOutbox } from '../webhooks/outbox.ts';
import { AppealNotices } from './appeal-notices.ts';
import { DisputeNotices } from './dispute-notices.ts';
import { Disputes } from './disputes.ts';
import { Hall } from './hall.ts';
import { Announcements } from './announcements.ts';
import { EntryNotices } from './entry-notices.ts';
import { EntryStore } from './entry-store.ts';
import { ListStore } from './list-store.ts';
import { Officials } from './officials.ts';
import { HoursStore } from './playing-hours.ts';
import { SeasonWatchers } from './season-watchers.ts';
import { Seasons } from './seasons.ts';
import { LeagueStore } from './store.ts';
import { Stays } from './stays.ts';
import { TableNotices } from './table-notices.ts';
import { SeasonPosts } from './tables.ts';
import { Tokens } from './tokens.ts';

export interface LeagueParts {
  readonly database: Database;
  readonly store: LeagueStore;
  readonly officials: Officials;
  readonly tokens: Tokens;
  readonly seasons: Seasons;
  readonly watchers: SeasonWatchers;
  readonly lists: ListStore;
  readonly fleets: FleetStore;
  readonly posts: SeasonPosts;
  readonly hours: HoursStore;
  readonly stays: Stays;
  readonly tables: TableNotices;
  readonly disputes: Disputes;
  readonly hall: Hall;
  readonly disputeNotices: DisputeNotices;
  readonly appealNotices: AppealNotices;
  readonly announcements: Announcements;
  /** Links, invitations, answers to questions. */
  readonly entry: EntryStore;
  readonly entryNotices: EntryNotices;
  /** What tells the world. */
  readonly news: NewsOutbox;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export interface LeagueGiven {
  /** Where rounds of many are paired. */
  readonly elsewhere: PairElsewhere;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** What tells the world. */
  readonly news: NewsOutbox;
}

export function leagueParts(database: Database, matches: Matches, given: LeagueGiven): LeagueParts {
  const { now, news } = given;
  const store = new LeagueStore(database);
  const seasons = new Seasons(store, given);
  const watchers = new SeasonWatchers();
  seasons.follow(watchers);
  const disputes = new Disputes(database);
  const entry = new EntryStore(database);
  const officials = new Officials(database);
  const [hours, stays] = [new HoursStore(database), new Stays(database)];
  return {
    ...{ database, store, seasons, watchers, hours, stays, now, news },
    officials,
    appealNotices: new AppealNotices({ seasons, officials, now }),
    lists: new ListStore(database),
    fleets: new FleetStore(database),
    tokens: new Tokens(database),
    posts: new SeasonPosts({ store, seasons, matches, now }),
    disputes,
    hall: new Hall(database),
    disputeNotices: new DisputeNotices(disputes, seasons, now),
    tables: new TableNotices({ store, seasons, hours, now }),
    announcements: new Announcements(database, seasons, now),
    entry,
    entryNotices: new EntryNotices({ entry, seasons, hours, now }),
  };
}
