/** The HTTP API, typed by the protocol's schemas: what comes back is parsed, what is refused throws `ApiError`. */
import {
  ClocksSet,
  FiledCase,
  FleetConflict,
  FleetGone,
  FleetList,
  HttpError,
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
  SavedFleet,
  SavedPosition,
  forgiving,
} from '@broadside/protocol';
import type { MatchRecord } from '@broadside/match';
import type {
  ClocksBody,
  FleetBody,
  JoinBody,
  NewCaseBody,
  NewFleetBody,
  NewMatchBody,
  NewPositionBody,
  Seat,
} from '@broadside/protocol';
import { chatApi } from './chat-api.ts';
import type { ChatApi } from './chat-api.ts';
import { identityApi } from './identity-api.ts';
import type { Call, IdentityApi } from './identity-api.ts';
import { noticesApi } from './notices-api.ts';
import type { NoticesApi } from './notices-api.ts';
import { lobbyApi } from './lobby-api.ts';
import type { LobbyApi } from './lobby-api.ts';

/** The server refused: `message` is its sentence for people, `code` its stable name, `status` the HTTP status. */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;

  constructor(status: number, code: string, sentence: string) {
    super(sentence);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
  }
}

/** Somebody saved the fleet since the version that was to be changed; `fleet` is what they saved. */
export class FleetConflictError extends ApiError {
  readonly fleet: SavedFleet;

  constructor({ error, fleet }: FleetConflict) {
    super(409, error.code, error.sentence);
    this.name = 'FleetConflictError';
    this.fleet = fleet;
  }
}

export interface ApiOptions {
  readonly fetch?: typeof fetch;
  /** Sent with every request; outside a browser this is where the cookie goes. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Api extends IdentityApi, LobbyApi, ChatApi, NoticesApi {
  rulesets(): Promise<RulesetList>;
  matches(): Promise<MatchLists>;
  match(id: string): Promise<MatchInfo>;
  createMatch(body: NewMatchBody): Promise<NewMatch>;
  join(id: string, seat: Seat, body: JoinBody): Promise<Joined>;
  renewInvitation(id: string, seat: Seat): Promise<Invitation>;
  /** For judges who do not play there: stops the clocks of a live match, or starts them again. */
  setClocks(id: string, body: ClocksBody): Promise<ClocksSet>;
  log(id: string, before?: number): Promise<LogPage>;
  /** The person's own, the last changed first. */
  fleets(): Promise<FleetList>;
  /** Anybody's, by its link; the newest version unless one is named. */
  fleet(id: string, version?: number): Promise<SavedFleet>;
  createFleet(body: NewFleetBody): Promise<SavedFleet>;
  /** Throws `FleetConflictError` where `body.version` is not the newest. */
  saveFleet(id: string, body: FleetBody): Promise<SavedFleet>;
  deleteFleet(id: string): Promise<FleetGone>;
  /** The person's own, the newest first. */
  positions(): Promise<PositionList>;
  /** Anybody's, by its link. */
  position(id: string): Promise<SavedPosition>;
  savePosition(body: NewPositionBody): Promise<SavedPosition>;
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

/** `baseUrl` is the site's address (`http://localhost:8080`), or '' in a browser on that site. */
export function api(baseUrl: string, options: ApiOptions = {}): Api {
  const call: Call = async (schema, method, path, body) => {
    const response = await (options.fetch ?? fetch)(`${baseUrl}/api${path}`, {
      method,
      credentials: 'same-origin',
      headers: { ...options.headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const json: unknown = await response.json().catch(() => null);
    // A newer server may name more than this client knows.
    if (response.ok) return forgiving(schema).parse(json);
    const conflict = forgiving(FleetConflict).safeParse(json);
    if (conflict.success) throw new FleetConflictError(conflict.data);
    const refused = forgiving(HttpError).safeParse(json);
    if (refused.success) throw new ApiError(response.status, refused.data.error.code, refused.data.error.sentence);
    throw new ApiError(
      response.status,
      'unexpected',
      `The server answered ${String(response.status)}. Try again in a moment.`,
    );
  };
  const match = (id: string): string => `/matches/${encodeURIComponent(id)}`;
  const fleet = (id: string): string => `/fleets/${encodeURIComponent(id)}`;
  const position = (id: string): string => `/positions/${encodeURIComponent(id)}`;
  return {
    ...identityApi(call),
    ...lobbyApi(call),
    ...chatApi(call),
    ...noticesApi(call),
    rulesets: () => call(RulesetList, 'GET', '/rulesets'),
    matches: () => call(MatchLists, 'GET', '/matches'),
    match: (id) => call(MatchInfo, 'GET', match(id)),
    createMatch: (body) => call(NewMatch, 'POST', '/matches', body),
    join: (id, seat, body) => call(Joined, 'POST', `${match(id)}/seats/${seat}/join`, body),
    renewInvitation: (id, seat) => call(Invitation, 'POST', `${match(id)}/seats/${seat}/invitation`, {}),
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
