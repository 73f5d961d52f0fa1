/** Asks for what comes next, again and again and over cuts: for streams whose answers wait until there is something. */
import { backoffMs, defaultBackoff } from './backoff.ts';
import { ApiError } from './calls.ts';

export interface LongPoll {
  /** Waits for what is new, and takes it; false where there was nothing. */
  readonly ask: () => Promise<boolean>;
  /** Whether to ask once more. */
  readonly goesOn: () => boolean;
  /** The stream does not answer, or answers again. */
  readonly away: (away: boolean) => void;
  /** Aborted: nobody wants to know any more. */
  readonly ended: AbortSignal;
}

/** Longer than the server lets anybody wait, in milliseconds. */
export const longestWaitMs = 60_000;
/** Answers without anything new come no faster, also from a server that lets nobody wait. */
const emptyMs = 1000;

const rest = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, Math.max(0, ms)));

/** Resolves once nothing more is to be asked. After an error it pauses, as long as the server says, and a second at least. */
export async function longPoll({ ask, goesOn, away, ended }: LongPoll): Promise<void> {
  let failures = 0;
  while (goesOn() && !ended.aborted) {
    const asked = performance.now();
    try {
      const fresh = await ask();
      if (failures > 0) away(false);
      failures = 0;
      if (!fresh && goesOn()) await rest(asked + emptyMs - performance.now());
    } catch (thrown) {
      if (ended.aborted) return;
      away(true);
      const told = thrown instanceof ApiError ? (thrown.retryAfterMs ?? 0) : 0;
      await rest(Math.max(told, 1000) + backoffMs(failures, defaultBackoff, Math.random));
      failures += 1;
    }
  }
}
