/** Why the server did not do something, in a sentence, and when it is worth asking again. */
import type { ApiError } from '@broadside/client';

export interface Problem {
  readonly sentence: string;
  /** Milliseconds by this browser's clock before which the server refuses again; 0 where it named no time. */
  readonly retryAt: number;
}

export function problemOf(thrown: unknown, now = Date.now()): Problem {
  const known = thrown as Partial<ApiError> | undefined;
  if (known?.name !== 'ApiError' || !known.message)
    return { sentence: 'The server cannot be reached. Try again in a moment.', retryAt: 0 };
  return { sentence: known.message, retryAt: known.retryAfterMs ? now + known.retryAfterMs : 0 };
}

/** What went wrong, in the server's words where it has some. */
export const sentenceOf = (thrown: unknown): string => problemOf(thrown).sentence;
