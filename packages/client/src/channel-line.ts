/** Follows a channel of TV: what is on, as soon as something else is, over cuts and restarts [WATCH-46]. */
import { ChannelProgramme } from '@broadside/protocol';
import { ApiError, caller } from './calls.ts';
import type { ApiOptions } from './calls.ts';
import { longPoll, longestWaitMs } from './long-poll.ts';

export interface ChannelOptions extends Omit<ApiOptions, 'timeoutMs'> {
  /** The site (http or https). Where it has a cache before its stream, that is asked from the second answer on. */
  readonly url: string;
  readonly channel: string;
  /** The `n` of the answer that one has already; unless given, what is on comes first. */
  readonly from?: number;
}

export interface ChannelHeard {
  /** At the beginning, and whenever it changes. */
  on(programme: ChannelProgramme): void;
  /** Whether the stream does not answer at the moment; it is asked again. */
  away(away: boolean): void;
  /** There is no such channel: nothing more is asked. */
  missing(): void;
  /** Why an answer did not come; it is asked for again. */
  refused?(thrown: unknown): void;
}

/** Returns how to stop. */
export function followChannel({ url, channel, from = 0, ...options }: ChannelOptions, heard: ChannelHeard): () => void {
  const ended = new AbortController();
  const reach = { under: '/watch', credentials: 'omit', signal: ended.signal } as const;
  let at = url;
  let n = from;
  let missing = false;
  const ask = async (): Promise<boolean> => {
    try {
      const path = `/tv/${encodeURIComponent(channel)}/after/${String(n)}`;
      const call = caller(at, { ...options, timeoutMs: longestWaitMs }, reach);
      const programme = await call(ChannelProgramme, 'GET', path);
      if (programme.stream !== '') at = programme.stream;
      if (programme.n === n) return false;
      n = programme.n;
      heard.on(programme);
    } catch (thrown) {
      // A server that was put back to yesterday knows less than this page: it begins anew.
      if (!(thrown instanceof ApiError) || thrown.status !== 404) throw thrown;
      if (n === 0) {
        missing = true;
        heard.missing();
      } else n = 0;
      return false;
    }
    return true;
  };
  void longPoll({
    ask,
    goesOn: () => !missing,
    away: (away) => heard.away(away),
    refused: (thrown) => heard.refused?.(thrown),
    ended: ended.signal,
  });
  return () => ended.abort();
}
