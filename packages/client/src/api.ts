/** The HTTP API, typed by the protocol's schemas: what comes back is parsed, what is refused throws `ApiError`. */
import {
  ClocksSet,
  Declined,
  FiledCase,
  FleetGone,
  FleetList,
  Imported,
  Invitation,
  Joined,
  LogPage,
  MatchInfo,
  MatchLists,
  NewMatch,
  PositionGone,
  PositionList,
  RecordFile,
  ReplayPage,
  RulesetList,
  RulesetSchemas,
  SavedFleet,
  SavedPosition,
  SeatOffers,
} from '@broadside/protocol';
import type { MatchRecord } from '@broadside/match';
import type {
  ClocksBody,
  DeclineBody,
  FleetBody,
  JoinBody,
  NewCaseBody,
  NewFleetBody,
  NewMatchBody,
  NewPositionBody,
  Seat,
} from '@broadside/protocol';
import { caller } from './calls.ts';
import type { ApiOptions } from './calls.ts';
import { chatApi } from './chat-api.ts';
import type { ChatApi } from './chat-api.ts';
import { identityApi } from './identity-api.ts';
import type { IdentityApi } from './identity-api.ts';
import { noticesApi } from './notices-api.ts';
import type { NoticesApi } from './notices-api.ts';
import { lobbyApi } from './lobby-api.ts';
import type { LobbyApi } from './lobby-api.ts';
import { watchingApi } from './watching-api.ts';
import type { WatchingApi } from './watching-api.ts';

/**
 * Everything that the HTTP API does; SPEC.md tells it by its `HTTP-…` ids. Every call rejects with an `ApiError` where the
 * server refuses or cannot be reached, and in no other way.
 */
export interface Api extends IdentityApi, LobbyApi, ChatApi, NoticesApi, WatchingApi {
  /** What can be played here: presets, bots, options. */
  rulesets(): Promise<RulesetList>;
  /** Open, live and finished matches, and those of the asking person, the newest first. */
  matches(): Promise<MatchLists>;
  /** `ApiError` `no-match` where there is none of this id. */
  match(id: string): Promise<MatchInfo>;
  /** Makes a match and sits down at it [HTTP-3]; wants a name first (`becomeGuest`), else `ApiError` `no-guest`. */
  createMatch(body: NewMatchBody): Promise<NewMatch>;
  /** Sits down by the token of an invitation, or at a seat that is open to anybody [HTTP-4]. */
  join(id: string, seat: Seat, body: JoinBody): Promise<Joined>;
  /** Says "not now" to an invitation: its sender sees it, and the link stays good [HTTP-84]. */
  decline(id: string, seat: Seat, body: DeclineBody): Promise<Declined>;
  /** A new token for a seat that waits for a friend; the one before it is worth nothing. For the maker of the match. */
  renewInvitation(id: string, seat: Seat): Promise<Invitation>;
  /** JSON Schemas of what travels as the ruleset's own, for programs without the rules [HTTP-82]. */
  schemas(ruleset: string): Promise<RulesetSchemas>;
  /** What one's own seat may do now, each with a command that is accepted; for programs without the rules [HTTP-81]. */
  offers(id: string): Promise<SeatOffers>;
  /** For judges who do not play there: stops the clocks of a live match, or starts them again. */
  setClocks(id: string, body: ClocksBody): Promise<ClocksSet>;
  /** At most 200 lines of the asking person's own log, oldest first: the newest, or those of entries below `before`. */
  log(id: string, before?: number): Promise<LogPage>;
  /** The person's own, the last changed first. */
  fleets(): Promise<FleetList>;
  /** Anybody's, by its link; the newest version unless one is named. */
  fleet(id: string, version?: number): Promise<SavedFleet>;
  /** Version 1 of a new fleet; `ApiError` `bad-design` where the ruleset's codec refuses it [HTTP-9, HTTP-12]. */
  createFleet(body: NewFleetBody): Promise<SavedFleet>;
  /** Throws `FleetConflictError` where `body.version` is not the newest. */
  saveFleet(id: string, body: FleetBody): Promise<SavedFleet>;
  /** Every version of one's own. */
  deleteFleet(id: string): Promise<FleetGone>;
  /** The person's own, the newest first. */
  positions(): Promise<PositionList>;
  /** Anybody's, by its link. */
  position(id: string): Promise<SavedPosition>;
  /** A new position; `ApiError` `bad-position` where the ruleset's codec refuses it [HTTP-13, HTTP-14]. */
  savePosition(body: NewPositionBody): Promise<SavedPosition>;
  /** One's own. */
  deletePosition(id: string): Promise<PositionGone>;
  /** Runs the case and files it, passed or not; `caseFilePath` is where it can be downloaded. */
  fileCase(body: NewCaseBody): Promise<FiledCase>;
  /** Anybody's, by its link. */
  filedCase(id: string): Promise<FiledCase>;
  /** Of a match that is over; `recordPath` is where it can be downloaded. */
  record(id: string): Promise<MatchRecord>;
  /** Keeps a record from elsewhere as a match that is over; `ApiError` `false-record` where it does not hold. */
  importRecord(record: MatchRecord): Promise<Imported>;
  /** A page of entries after `after` as the asking player saw them; empty after the last. */
  replay(id: string, after: number): Promise<ReplayPage>;
}

/**
 * The HTTP API of a site. `baseUrl` is the site's address (`http://localhost:8080`), or '' in a browser on that site. Outside
 * a browser nothing keeps the cookie that says who asks: use `visit`, or send it with `headers`.
 */
export function api(baseUrl: string, options: ApiOptions = {}): Api {
  const call = caller(baseUrl, options);
  const match = (id: string): string => `/matches/${encodeURIComponent(id)}`;
  const fleet = (id: string): string => `/fleets/${encodeURIComponent(id)}`;
  const position = (id: string): string => `/positions/${encodeURIComponent(id)}`;
  return {
    ...identityApi(call),
    ...lobbyApi(call),
    ...chatApi(call),
    ...noticesApi(call),
    ...watchingApi(call),
    rulesets: () => call(RulesetList, 'GET', '/rulesets'),
    matches: () => call(MatchLists, 'GET', '/matches'),
    match: (id) => call(MatchInfo, 'GET', match(id)),
    createMatch: (body) => call(NewMatch, 'POST', '/matches', body),
    join: (id, seat, body) => call(Joined, 'POST', `${match(id)}/seats/${seat}/join`, body),
    decline: (id, seat, body) => call(Declined, 'POST', `${match(id)}/seats/${seat}/decline`, body),
    renewInvitation: (id, seat) => call(Invitation, 'POST', `${match(id)}/seats/${seat}/invitation`, {}),
    schemas: (id) => call(RulesetSchemas, 'GET', `/rulesets/${encodeURIComponent(id)}/schemas`),
    offers: (id) => call(SeatOffers, 'GET', `${match(id)}/offers`),
    setClocks: (id, body) => call(ClocksSet, 'POST', `${match(id)}/clocks`, body),
    log: (id, before) =>
      call(LogPage, 'GET', `${match(id)}/log${before === undefined ? '' : `?before=${String(before)}`}`),
    fleets: () => call(FleetList, 'GET', '/fleets'),
    fleet: (id, version) =>
      call(SavedFleet, 'GET', `${fleet(id)}${version === undefined ? '' : `?version=${String(version)}`}`),
    createFleet: (body) => call(SavedFleet, 'POST', '/fleets', body),
    saveFleet: (id, body) => call(SavedFleet, 'PUT', fleet(id), body),
    deleteFleet: (id) => call(FleetGone, 'DELETE', fleet(id)),
    positions: () => call(PositionList, 'GET', '/positions'),
    position: (id) => call(SavedPosition, 'GET', position(id)),
    savePosition: (body) => call(SavedPosition, 'POST', '/positions', body),
    deletePosition: (id) => call(PositionGone, 'DELETE', position(id)),
    fileCase: (body) => call(FiledCase, 'POST', '/cases', body),
    record: (id) => call(RecordFile, 'GET', `${match(id)}/record`),
    importRecord: (record) => call(Imported, 'POST', '/records', record),
    replay: (id, after) => call(ReplayPage, 'GET', `${match(id)}/replay?after=${String(after)}`),
    filedCase: (id) => call(FiledCase, 'GET', `/cases/${encodeURIComponent(id)}`),
  };
}
