/**
 * What W1, W2 and W3 need of a server under test. Rules of the comparison: the server checks turn, ownership and bounds, makes the
 * move durable before anybody sees the update, and serves players and watchers over its public protocol with its
 * usual authentication.
 */
import type { ThinClient } from '../measure/thin-client.ts';

export interface Move {
  readonly kind: 'move';
  readonly ship: number;
  readonly x: number;
  readonly y: number;
  readonly target: number;
}

export interface Driver {
  readonly name: string;
  /** Process id of the server. */
  readonly pid: number;
  createGames(count: number): Promise<string[]>;
  /** Resolves after the first full state; `onUpdate` gets the number of moves made after each later update. */
  join(game: string, side: 0 | 1, onUpdate: (moves: number) => void): Promise<ThinClient>;
  watch(game: string, onUpdate: (moves: number) => void): Promise<ThinClient>;
  /** Sends move number `index` and does not wait. */
  move(client: ThinClient, move: Move, index: number): void;
  /** Moves that the server says were made, as somebody who comes late is told. */
  movesMade(game: string): Promise<number>;
  /** Bytes that it holds after a forced collection. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}
