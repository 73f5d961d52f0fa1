/** How much of a match the public knows whose watchers are late. */
import { delayOf } from '@broadside/match';
import type { ListedMatch } from '../store/matches.ts';

export interface PublicMoment {
  /** The newest entry that is released; 0 before the first one. */
  readonly seq: number;
  /** Where the match stood then, in words. */
  readonly round: string | null;
  /** The public knows the end. */
  readonly over: boolean;
  /** When that entry was released, in milliseconds since 1970; undefined before the first one. */
  readonly since: number | undefined;
  /** When more is released, in milliseconds since 1970; undefined where nobody can say. */
  readonly next: number | undefined;
}

/** The public is late; otherwise it knows what everybody at the table does. */
export const isLate = ({ terms }: Pick<ListedMatch, 'terms'>): boolean => delayOf(terms) !== null;
