/** Who won a finished match, by side: several seats can share one, and the automated enemy has none (R-FC-184, R-FC-210). */
import type { Outcome, Seat } from '@broadside/rules/kernel';
import { handOf, reasonWords, type SideId, type Sight } from '../rules.ts';

export interface AttackResult {
  /** Null for a draw. */
  readonly side: SideId | null;
  /** The viewer's side won; undefined for who watches. */
  readonly mine: boolean | undefined;
  /** The automated enemy won. */
  readonly enemy: boolean;
  /** The reason as a sentence. */
  readonly reason: string;
}

/** An outcome as the contract has it, or as the table's record keeps it. */
type Ended = Omit<Outcome, 'winners'> & { readonly winners?: readonly Seat[] | undefined };

function sideOf(sight: Sight, outcome: Ended | null | undefined): SideId | null {
  const winner = outcome?.winner ?? outcome?.winners?.[0];
  if (winner) return handOf(sight, winner)?.side ?? null;
  // A side without seats that has won is named by nobody: it is the automated one.
  if (outcome?.winners === undefined) return null;
  return Object.values(sight.sides).find((side) => side.automated)?.id ?? null;
}

export function resultOf(sight: Sight, outcome: Ended | null | undefined, seat: Seat | null): AttackResult {
  const side = sideOf(sight, outcome);
  const own = seat === null ? undefined : handOf(sight, seat)?.side;
  const reason = outcome ? reasonWords(sight, outcome.reason) : '';
  return {
    side,
    mine: own === undefined ? undefined : side === own,
    enemy: side !== null && sight.sides[side]?.automated === true,
    reason: reason === '' ? '' : `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`,
  };
}
