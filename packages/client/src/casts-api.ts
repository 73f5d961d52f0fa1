/** The part of the HTTP API for casts [WATCH-52 … WATCH-57]. A client of its own: few pages need it. */
import { CastDesk, CastList, CastNews, CueReportList, Done } from '@broadside/protocol';
import type { CastBody, CastMemberBody, CueVerdictBody, NewCastBody } from '@broadside/protocol';
import { caller } from './calls.ts';
import type { ApiOptions } from './calls.ts';

export interface CastsApi {
  /** Of a match and of its league, the league's first. */
  castsOf(match: string): Promise<CastList>;
  /** `ApiError` `no-cast` where there is none. */
  cast(id: string): Promise<CastDesk>;
  makeCast(body: NewCastBody): Promise<CastDesk>;
  changeCast(id: string, body: CastBody): Promise<CastDesk>;
  /** Whoever made it ends it; an official of the league or a moderator takes it away, with its cues. */
  endCast(id: string): Promise<CastDesk>;
  /** Asks somebody to cast here, answers that, takes somebody off. */
  castMember(id: string, body: CastMemberBody): Promise<CastDesk>;
  /** What everybody may read of it, after place `after`. */
  cues(id: string, after?: number): Promise<CastNews>;
  reportCue(id: string, cue: string, reason: string): Promise<Done>;
  /** For moderators. */
  cueReports(): Promise<CueReportList>;
  settleCueReport(id: number, body: CueVerdictBody): Promise<Done>;
}

/** Casts on the site at `baseUrl`. */
export function castsApi(baseUrl: string, options: ApiOptions = {}): CastsApi {
  const call = caller(baseUrl, options);
  const of = (id: string): string => `/casts/${encodeURIComponent(id)}`;
  return {
    castsOf: (match) => call(CastList, 'GET', `/casts?match=${encodeURIComponent(match)}`),
    cast: (id) => call(CastDesk, 'GET', of(id)),
    makeCast: (body) => call(CastDesk, 'POST', '/casts', body),
    changeCast: (id, body) => call(CastDesk, 'PUT', of(id), body),
    endCast: (id) => call(CastDesk, 'DELETE', of(id)),
    castMember: (id, body) => call(CastDesk, 'POST', `${of(id)}/members`, body),
    cues: (id, after = 0) => call(CastNews, 'GET', `${of(id)}/cues?after=${String(after)}`),
    reportCue: (id, cue, reason) => call(Done, 'POST', `${of(id)}/cues/${encodeURIComponent(cue)}/report`, { reason }),
    cueReports: () => call(CueReportList, 'GET', '/cast-reports'),
    settleCueReport: (id, body) => call(Done, 'POST', `/cast-reports/${String(id)}`, body),
  };
}
