/** How long to wait before the next attempt to connect. */
export interface BackoffOptions {
  /** Before the first retry, in milliseconds. */
  readonly firstMs: number;
  /** Never longer than this. */
  readonly limitMs: number;
}

export const defaultBackoff: BackoffOptions = { firstMs: 250, limitMs: 15_000 };

/**
 * Exponential with full jitter: somewhere in the upper half of `firstMs * 2^attempt`, so that the clients of a server that
 * went away do not all come back in the same instant. `attempt` counts from 0; `random` is in [0, 1).
 */
export function backoffMs(attempt: number, options: BackoffOptions, random: () => number): number {
  const ceiling = Math.min(options.limitMs, options.firstMs * 2 ** Math.min(attempt, 20));
  return Math.round(ceiling * (0.5 + random() / 2));
}
