/** The moment of a position: what is empty passes by itself, and somebody has to have something to decide. */
import type { Dice, Seat } from '../../../kernel/contract.ts';
import { withoutDice } from '../../../kernel/dice.ts';
import type { Squadron } from '../records.ts';
import { squadronShips } from '../ships.ts';
import type { State } from '../table.ts';

export interface Settling<S extends State> {
  /** Takes automatic steps until a seat is asked, and gives the state then. */
  run(state: S, dice: Dice): S;
  awaiting(state: S): readonly Seat[];
}

/** The moment at which somebody has something to decide; undefined where going on takes dice. */
export const settled = <S extends State>(settling: Settling<S>, state: S): S | undefined =>
  withoutDice((dice) => settling.run(state, dice));

/** Why nobody can play on from here. */
export function flowProblems<S extends State>(settling: Settling<S>, state: S, active: Squadron | undefined): string[] {
  if (state.match.outcome !== null) return [];
  if (active !== undefined && !active.reserve && squadronShips(state, active).length === 0)
    return [`${active.name} is to activate, but none of its ships is on the table.`];
  if (settling.awaiting(state).length > 0 || settled(settling, state) !== undefined) return [];
  const { phase, segment } = state.match;
  const moment = segment === null ? `the ${phase} phase` : `the ${segment} segment of ${active?.name ?? 'nobody'}`;
  return [
    `Nobody has anything to decide in ${moment} of this position, and going on takes dice: give somebody something to do, or begin later.`,
  ];
}
