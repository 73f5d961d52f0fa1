/** Follows a cast: its cues from the first on, each as soon as everybody may know it, over cuts and restarts [WATCH-54]. */
import { CastNews } from '@broadside/protocol';
import type { CastVote, CueShown } from '@broadside/protocol';
import * as z from 'zod';
import { ApiError, caller } from './calls.ts';
import type { ApiOptions } from './calls.ts';
import { longPoll, longestWaitMs } from './long-poll.ts';

export interface CastLineOptions extends Omit<ApiOptions, 'timeoutMs'> {
  /** Where the stream is: the site, or a cache before it (http or https). */
  readonly url: string;
  readonly cast: string;
}

export interface CastHeard {
  /** More of it, each cue once; `status`: whether anything may follow, or it was taken away. */
  on(cues: readonly CueShown[], status: CastNews['status']): void;
  /** There is no such cast: nothing more is asked. */
  missing(): void;
}

export interface CastLine {
  /** The browser with this random value votes in an open poll, or votes anew. Throws `ApiError`. */
  vote(vote: CastVote): Promise<void>;
  close(): void;
}

export function followCast({ url, cast, ...options }: CastLineOptions, heard: CastHeard): CastLine {
  const ended = new AbortController();
  const reach = { under: '/watch', credentials: 'omit', signal: ended.signal } as const;
  const call = caller(url, { ...options, timeoutMs: longestWaitMs }, reach);
  const path = `/cast/${encodeURIComponent(cast)}`;
  const known = new Set<string>();
  let n = 0;
  let over = false;
  const ask = async (): Promise<boolean> => {
    try {
      const news = await call(CastNews, 'GET', `${path}/after/${String(n)}`);
      const fresh = news.cues.filter(({ id }) => !known.has(id));
      for (const { id } of fresh) known.add(id);
      const more = news.n > n;
      n = news.n;
      over = news.status === 'removed' || (news.status === 'ended' && !more);
      if (fresh.length > 0 || over) heard.on(fresh, news.status);
      return more;
    } catch (thrown) {
      // A server that was put back to yesterday knows less than this page: it begins anew.
      if (!(thrown instanceof ApiError) || thrown.status !== 404) throw thrown;
      over = n === 0;
      n = 0;
      if (over) heard.missing();
      return false;
    }
  };
  void longPoll({ ask, goesOn: () => !over, away: () => undefined, ended: ended.signal });
  return {
    vote: (vote) => call(z.unknown(), 'POST', `${path}/vote`, vote).then(() => undefined),
    close: () => ended.abort(),
  };
}
