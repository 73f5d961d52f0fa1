/** The part of the HTTP API for clips [WATCH-32 … WATCH-34]. A client of its own: few pages need it. */
import { ClipList, ClipShown, Done } from '@broadside/protocol';
import type { ClipBody } from '@broadside/protocol';
import { caller } from './calls.ts';
import type { ApiOptions } from './calls.ts';

export interface ClipsApi {
  /** For accounts: two released moments of a match, with a title. `ApiError` `not-there` where one of them is not released. */
  makeClip(body: ClipBody): Promise<ClipShown>;
  /** `ApiError` `no-clip` where there is none. */
  clip(id: string): Promise<ClipShown>;
  /** For its maker, officials of the match's league, and moderators. */
  deleteClip(id: string): Promise<Done>;
  /** Tells the moderators what is wrong with it. */
  reportClip(id: string, reason: string): Promise<Done>;
  /** Of a match, the newest first. */
  clipsOfMatch(match: string): Promise<ClipList>;
  /** Those that somebody made, by id or handle. */
  clipsBy(who: string): Promise<ClipList>;
}

/** Clips on the site at `baseUrl`. */
export function clipsApi(baseUrl: string, options: ApiOptions = {}): ClipsApi {
  const call = caller(baseUrl, options);
  const path = (id: string): string => `/clips/${encodeURIComponent(id)}`;
  return {
    makeClip: (body) => call(ClipShown, 'POST', '/clips', body),
    clip: (id) => call(ClipShown, 'GET', path(id)),
    deleteClip: (id) => call(Done, 'DELETE', path(id)),
    reportClip: (id, reason) => call(Done, 'POST', `${path(id)}/report`, { reason }),
    clipsOfMatch: (match) => call(ClipList, 'GET', `/matches/${encodeURIComponent(match)}/clips`),
    clipsBy: (who) => call(ClipList, 'GET', `/players/${encodeURIComponent(who)}/clips`),
  };
}
