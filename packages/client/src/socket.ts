import type { MatchId } from '@broadside/protocol';
import { socketPath } from '@broadside/protocol';

/** The part of the browser's WebSocket that the client needs; the `ws` package for Node fits it as well. */
export interface SocketLike {
  readonly readyState: number;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
  send(data: string): void;
  close(code?: number, reason?: string): void;
}

/** The browser's `WebSocket`, that of Node 22 and of `ws`, or one of one's own. */
export type SocketConstructor = new (url: string) => SocketLike;

/** `WebSocket.OPEN` of the standard. */
export const socketOpen = 1;

/** The browser's (or Node 22's) own constructor; throws with what to do where there is none. */
export function defaultSocket(): SocketConstructor {
  const own = (globalThis as { WebSocket?: SocketConstructor }).WebSocket;
  if (own === undefined)
    throw new Error('There is no WebSocket here: give one as the option WebSocket, such as that of the ws package.');
  return own;
}

/**
 * `ws://…/api/matches/:id/socket` for a site at `base` (http or https). `as`: with the view of both sides, for a judge who has
 * entered, or ahead of watchers, with a live pass. Throws a `TypeError` where `base` is no address.
 */
export function socketUrl(base: string, matchId: MatchId, as?: 'judge' | 'ahead'): string {
  const url = new URL(siteSocketUrl(base, socketPath(encodeURIComponent(matchId))));
  if (as !== undefined) url.searchParams.set('as', as);
  return url.href;
}

/** The websocket at a path of the site at `base` (http or https). Throws a `TypeError` where `base` is no address. */
export function siteSocketUrl(base: string, path: string): string {
  const url = new URL(path, base);
  url.protocol = url.protocol === 'https:' || url.protocol === 'wss:' ? 'wss:' : 'ws:';
  return url.href;
}
