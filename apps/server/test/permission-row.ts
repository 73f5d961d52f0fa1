/** A row of the matrix of who may what. */
import type { Browser } from './browser.ts';
import type { Audience, World } from './permission-world.ts';

export interface Row {
  readonly may: readonly Audience[];
  /** What is sent: the path where it has parameters, and the body. `asker` is who sends it. */
  readonly send?: (world: World, asker: Browser) => Promise<Sent> | Sent;
  /** The statuses of those who may: 200 unless said. */
  readonly answers?: readonly number[];
  /** The statuses of those who may not: 401 or 403 unless said. */
  readonly refusals?: readonly number[];
  /** The request is about whoever sends it, and may change them: each time it is sent by somebody new. */
  readonly self?: boolean;
}

export interface Sent {
  readonly path?: string;
  readonly body?: unknown;
}

export const path =
  (of: (world: World) => string): NonNullable<Row['send']> =>
  (world) => ({ path: of(world) });
export const players: readonly Audience[] = ['owner', 'host'];
