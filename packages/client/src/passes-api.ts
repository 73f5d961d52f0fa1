/** The part of the HTTP API for live passes [WATCH-49]. A client of its own: few pages need it. */
import { PassList } from '@broadside/protocol';
import type { PassBody } from '@broadside/protocol';
import { caller } from './calls.ts';
import type { ApiOptions } from './calls.ts';

export interface PassesApi {
  /** Who holds one at a match: for its seats, and officials of its league. */
  passes(match: string): Promise<PassList>;
  /** For owner, organisers and judges of the league: an official of it sees the public view at once. */
  givePass(match: string, body: PassBody): Promise<PassList>;
  /** For the same, and for who holds it: they are the public again in this moment. */
  endPass(match: string, pass: string): Promise<PassList>;
}

/** Live passes on the site at `baseUrl`. */
export function passesApi(baseUrl: string, options: ApiOptions = {}): PassesApi {
  const call = caller(baseUrl, options);
  const path = (match: string): string => `/matches/${encodeURIComponent(match)}/passes`;
  return {
    passes: (match) => call(PassList, 'GET', path(match)),
    givePass: (match, body) => call(PassList, 'POST', path(match), body),
    endPass: (match, pass) => call(PassList, 'DELETE', path(match), { pass }),
  };
}
