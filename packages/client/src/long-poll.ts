/** Asks for what comes next, again and again and over cuts: for streams whose answers wait until there is something. */
import { backoffMs, defaultBackoff } from './backoff.ts';
import { ApiError } from './calls.ts';

export interface LongPoll {
  /** Waits for what is new, and takes it; false where there was nothing. */
  readonly ask: () => Promise<boolean>;
  /** Whether to ask once more. */
  readonly goesOn: () => boolean;
  /** The stream has failed to answer for longer than news may take anyway, or answers again. */
  readonly away: (away: boolean) => void;
  /** Why an answer did not come; it is asked for again. */
  readonly refused?: (thrown: unknown) => void;
  /** Aborted: nobody wants to know any more. */
  readonly ended: AbortSignal;
}

/** Longer than the server lets anybody wait, in milliseconds. */
export const longestWaitMs = 60_000;
/** So long nobody need be told that the stream does not answer, in milliseconds: news may take as long anyway. */
const quietMs = 40_000;
/** Answers without anything new come no faster, also from a server that lets nobody wait. */
const emptyMs = 1000;

const rest = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, Math.max(0, ms)));

/** Resolves once nothing more is to be asked. After an error it pauses, as long as the server says, and a second at least. */
export async function longPoll({ ask, goesOn, away, refused, ended }: LongPoll): Promise<void> {
  let failures = 0;
  let failingSince: number | undefined;
  let told = false;
  const tell = (silent: boolean): void => {
    if (silent !== told) away(silent);
    told = silent;
  };
  while (goesOn() && !ended.aborted) {
    const asked = performance.now();
    try {
      const fresh = await ask();
      tell(false);
      failures = 0;
      failingSince = undefined;
      if (!fresh && goesOn()) await rest(asked + emptyMs - performance.now());
    } catch (thrown) {
      if (ended.aborted) return;
      refused?.(thrown);
      failingSince ??= performance.now();
      tell(performance.now() - failingSince > quietMs);
      const least = thrown instanceof ApiError ? (thrown.retryAfterMs ?? 0) : 0;
      await rest(Math.max(least, 1000) + backoffMs(failures, defaultBackoff, Math.random));
      failures += 1;
    }
  }
}
