/** The part of the HTTP API for leagues and their seasons [LEAGUE-1 … LEAGUE-20]. A client of its own: tables do without it. */
import {
  LeagueData,
  LeagueList,
  LeaguePage,
  NewFeed,
  OwnHours,
  OwnTables,
  PairingPage,
  SatDown,
  SeasonJournal,
  SeasonLists,
  SeasonPage,
  TvDesk,
} from '@broadside/protocol';
import type {
  ListBody,
  NewLeagueBody,
  NewSeasonBody,
  NextSeasonBody,
  OfficialBody,
  PlayingHours,
  SeasonActBody,
} from '@broadside/protocol';
import { caller } from '../calls.ts';
import type { ApiOptions } from '../calls.ts';
import { seasonPartsApi } from './season-parts-api.ts';
import type { SeasonPartsApi } from './season-parts-api.ts';
import { registrationApi } from './registration-api.ts';
import type { RegistrationApi } from './registration-api.ts';
import { disputesApi } from './disputes-api.ts';
import type { DisputesApi } from './disputes-api.ts';
import { tokensApi } from './tokens-api.ts';
import type { TokensApi } from './tokens-api.ts';
import { webhooksApi } from './webhooks-api.ts';
import type { WebhooksApi } from './webhooks-api.ts';

export interface LeaguesApi extends SeasonPartsApi, WebhooksApi, TokensApi, DisputesApi, RegistrationApi {
  /** The newest leagues, and those in which the asking person has something to do. */
  leagues(): Promise<LeagueList>;
  /** Wants an account. */
  createLeague(body: NewLeagueBody): Promise<LeaguePage>;
  league(slug: string): Promise<LeaguePage>;
  /** Asks somebody to take an office, or takes the one that one was asked to take; the answer is the league after it. */
  official(slug: string, body: OfficialBody): Promise<LeaguePage>;
  /** Takes an office or an invitation back, or gives one's own away. */
  endOffice(slug: string, person: string): Promise<LeaguePage>;
  /** What the league's channel of TV shows, what was picked, what may be; for its organisers. */
  tvDesk(slug: string): Promise<TvDesk>;
  /** Picks the match that the channel shows; null: as the election says. */
  pickForTv(slug: string, match: string | null): Promise<TvDesk>;
  openSeason(slug: string, body: NewSeasonBody): Promise<SeasonPage>;
  /** Sets a league aside, or takes it up again. */
  archiveLeague(slug: string, archived: boolean): Promise<LeaguePage>;
  /** Another season by the same terms, without people or with those of this one. */
  nextSeason(id: string, body: NextSeasonBody): Promise<SeasonPage>;
  season(id: string): Promise<SeasonPage>;
  /** Asks something of a season; the answer is the season after it. Sent again with the same id it is done once. */
  seasonAct(id: string, body: SeasonActBody): Promise<SeasonPage>;
  seasonJournal(id: string): Promise<SeasonJournal>;
  /** One's own tables that wait to be played, in every season. Nobody has none. */
  ownTables(): Promise<OwnTables>;
  /** The lists of a season, as far as the asking person may know of them. */
  seasonLists(id: string): Promise<SeasonLists>;
  /** Submits a list, or a copy of a saved fleet; the answer is what is there after it, as for what follows. */
  submitList(id: string, ordinal: number, body: ListBody): Promise<SeasonLists>;
  lockList(id: string, ordinal: number): Promise<SeasonLists>;
  /** For one's own table of a round, where there are several. */
  chooseList(id: string, ordinal: number, round: number): Promise<SeasonLists>;
  /** The match of one's own table in a round, made where there is none; `table`: its index, where one has several. */
  sitDown(id: string, round: number, table?: number): Promise<SatDown>;
  /** A table of a round, from 1 in the order of its pairings. */
  pairing(id: string, round: number, table: number): Promise<PairingPage>;
  /** The same for one of its two, who is there now: it counts as waiting at the table. */
  waitAtTable(id: string, round: number, table: number): Promise<PairingPage>;
  /** Says that the other one did not sit down. Sent again with the same id it is done once. */
  claimTable(id: string, round: number, table: number, claimId: string): Promise<PairingPage>;
  /** When the asking person can play. */
  hours(): Promise<OwnHours>;
  sayHours(hours: PlayingHours): Promise<OwnHours>;
  /** A new secret address of the asking person's calendar; an earlier one ends. */
  makeFeed(): Promise<NewFeed>;
  endFeed(): Promise<OwnHours>;
  /** All that leagues know of the asking account. */
  leagueData(): Promise<LeagueData>;
}

/** The leagues of the site at `baseUrl`. */
export function leaguesApi(baseUrl: string, options: ApiOptions = {}): LeaguesApi {
  const call = caller(baseUrl, options);
  const league = (slug: string): string => `/leagues/${encodeURIComponent(slug)}`;
  const table = (id: string, round: number, of: number): string =>
    `${season(id)}/rounds/${String(round)}/tables/${String(of)}`;
  const season = (id: string): string => `/seasons/${encodeURIComponent(id)}`;
  const list = (id: string, ordinal: number): string => `${season(id)}/lists/${String(ordinal)}`;
  return {
    ...seasonPartsApi(call),
    ...webhooksApi(call),
    ...tokensApi(call),
    ...disputesApi(call),
    ...registrationApi(call),
    leagues: () => call(LeagueList, 'GET', '/leagues'),
    createLeague: (body) => call(LeaguePage, 'POST', '/leagues', body),
    league: (slug) => call(LeaguePage, 'GET', league(slug)),
    official: (slug, body) => call(LeaguePage, 'POST', `${league(slug)}/officials`, body),
    endOffice: (slug, person) => call(LeaguePage, 'DELETE', `${league(slug)}/officials`, { person }),
    tvDesk: (slug) => call(TvDesk, 'GET', `${league(slug)}/tv`),
    pickForTv: (slug, match) => call(TvDesk, 'PUT', `${league(slug)}/tv`, { match }),
    openSeason: (slug, body) => call(SeasonPage, 'POST', `${league(slug)}/seasons`, body),
    archiveLeague: (slug, archived) => call(LeaguePage, 'POST', `${league(slug)}/archive`, { archived }),
    nextSeason: (id, body) => call(SeasonPage, 'POST', `${season(id)}/next`, body),
    season: (id) => call(SeasonPage, 'GET', season(id)),
    seasonAct: (id, body) => call(SeasonPage, 'POST', `${season(id)}/acts`, body),
    seasonJournal: (id) => call(SeasonJournal, 'GET', `${season(id)}/journal`),
    ownTables: () => call(OwnTables, 'GET', '/pairings'),
    seasonLists: (id) => call(SeasonLists, 'GET', `${season(id)}/lists`),
    submitList: (id, ordinal, body) => call(SeasonLists, 'PUT', list(id, ordinal), body),
    lockList: (id, ordinal) => call(SeasonLists, 'POST', `${list(id, ordinal)}/lock`, {}),
    chooseList: (id, ordinal, round) => call(SeasonLists, 'POST', `${list(id, ordinal)}/choose`, { round }),
    sitDown: (id, round, table) =>
      call(SatDown, 'POST', `${season(id)}/rounds/${String(round)}/sit`, table === undefined ? {} : { table }),
    pairing: (id, round, of) => call(PairingPage, 'GET', table(id, round, of)),
    waitAtTable: (id, round, of) => call(PairingPage, 'POST', `${table(id, round, of)}/here`, {}),
    claimTable: (id, round, of, claimId) => call(PairingPage, 'POST', `${table(id, round, of)}/claim`, { id: claimId }),
    hours: () => call(OwnHours, 'GET', '/hours'),
    sayHours: (hours) => call(OwnHours, 'PUT', '/hours', hours),
    makeFeed: () => call(NewFeed, 'POST', '/hours/feed', {}),
    endFeed: () => call(OwnHours, 'DELETE', '/hours/feed'),
    leagueData: () => call(LeagueData, 'GET', '/account/leagues.json'),
  };
}
