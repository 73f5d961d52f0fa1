/** A match that a list is brought to: what the server is asked for, and the first thing that keeps it from beginning. */
import type { NewMatchBody, Seat } from '@broadside/protocol';
import type { Rejection } from '@broadside/rules/kernel';

export interface MatchPlan {
  readonly setup: NewMatchBody['setup'];
  /** Where who makes the match sits; the first seat unless given. */
  readonly seat?: Seat;
  readonly wrong: Rejection | undefined;
  readonly sides: readonly {
    readonly name: string;
    readonly cost: number;
    readonly most: number;
    readonly mine: boolean;
  }[];
}
