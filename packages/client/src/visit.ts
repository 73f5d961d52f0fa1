/** Somebody at a site: the API and the tables under one cookie, also where no browser keeps it. */
import type { MatchId } from '@broadside/protocol';
import { api } from './api.ts';
import type { Api } from './api.ts';
import type { ApiOptions } from './calls.ts';
import { connect } from './connection.ts';
import type { ConnectOptions, Connection } from './connection.ts';
import { Cookies } from './cookies.ts';
import { socketUrl } from './socket.ts';

/** How a site is visited. */
export interface VisitOptions extends ApiOptions {
  /** For every table, as in `ConnectOptions`; the platform's own unless given. */
  readonly WebSocket?: NonNullable<ConnectOptions['WebSocket']>;
  /** For every table, as in `ConnectOptions`. */
  readonly catalog?: NonNullable<ConnectOptions['catalog']>;
  /** What `cookie` was at an earlier visit: whoever that was comes back. */
  readonly cookie?: string;
}

/** Somebody at a site. */
export interface Visit {
  readonly api: Api;
  /**
   * The cookie that says who visits, '' before `becomeGuest` or a sign-in. Keep it as a password is kept; it changes now and then,
   * so that it is read when the visit ends. In a browser it is always '': the browser keeps it from scripts [HTTP-33].
   */
  readonly cookie: string;
  /** Connects to a match, as whoever visits; the caller closes the connection. */
  open(matchId: MatchId, options?: Omit<ConnectOptions, 'url' | 'headers'>): Connection;
}

/** Visits the site at `baseUrl` (`http://localhost:8080`, or `location.origin` in a browser on that site). */
export function visit(baseUrl: string, options: VisitOptions = {}): Visit {
  const cookies = new Cookies(options.cookie ?? '');
  const sent = (): Readonly<Record<string, string>> => (cookies.header === '' ? {} : { cookie: cookies.header });
  const withCookies: typeof fetch = async (input, init) => {
    const headers = { ...(init?.headers as Readonly<Record<string, string>>), ...sent() };
    const response = await (options.fetch ?? fetch)(input, { ...init, headers });
    // Browsers and fetches of one's own may lack it: then there is nothing to be kept.
    cookies.take((response.headers as Partial<Pick<Headers, 'getSetCookie'>>).getSetCookie?.() ?? []);
    return response;
  };
  const { WebSocket, catalog } = options;
  const forTables = {
    ...(WebSocket === undefined ? {} : { WebSocket }),
    ...(catalog === undefined ? {} : { catalog }),
  };
  return {
    api: api(baseUrl.replace(/\/$/, ''), { ...options, fetch: withCookies }),
    get cookie() {
      return cookies.header;
    },
    open: (matchId, own = {}) => connect({ ...forTables, ...own, url: socketUrl(baseUrl, matchId), headers: sent }),
  };
}
