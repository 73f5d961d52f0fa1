/** The initiative step: secret discards, one die a side, ties again (R-FC-30 to R-FC-33). */
import { sideId, type SideId } from '../../ids.ts';
import type { Procedure } from '../../procedure.ts';
import { opponent } from '../../unit/units.ts';
import { reveal } from './drawing.ts';
import { turnOrder } from './round.ts';

/** The die with its bonus never counts more than this (R-FC-31). */
const MOST = 6;

/**
 * Reveals the discards, rolls, and gives the order of turns. Undefined on a tie, after which these discards are used up
 * and all may discard anew (FC-SEQ-5, R-FC-32).
 */
export function rollInitiative(p: Procedure): SideId | undefined {
  const discards = reveal(p, 'initiative');
  const bonusOf = (side: SideId): number =>
    Object.entries(discards).reduce(
      (sum, [hand, cards]) => sum + (p.state.hands[hand]?.side === side ? cards.length : 0),
      0,
    );
  // The automated enemy rolls like anybody (FC-SOLO-1).
  const rolls = sideId.options.map((side) => {
    const [face = 1] = p.dice.roll(6, 1, `initiative of the ${side}`);
    const bonus = bonusOf(side);
    return { side, face, bonus, total: Math.min(MOST, face + bonus) };
  });
  const best = Math.max(...rolls.map(({ total }) => total));
  const leading = rolls.filter(({ total }) => total === best);
  const winner = leading.length === 1 ? leading[0]?.side : undefined;
  const order = winner === undefined ? [] : [...turnOrder(p.state, winner)];
  p.emit({ kind: 'initiative-rolled', rolls, winner: winner ?? null, order });
  if (winner !== undefined) takeValour(p, opponent(winner));
  return winner;
}

/** The players have agreed who begins the first round: as if that side had won the roll (R-FC-248). */
export function agreedInitiative(p: Procedure, winner: SideId): SideId {
  p.emit({ kind: 'initiative-rolled', rolls: [], winner, order: [...turnOrder(p.state, winner)] });
  takeValour(p, opponent(winner));
  return winner;
}

/**
 * The loser takes Valour where nobody holds it (FC-SEQ-6); whoever holds it keeps it (FC-VAL-6). Games against the
 * automated enemy are without (FC-SOLO-1, R-FC-212).
 */
function takeValour(p: Procedure, loser: SideId): void {
  const solo = Object.values(p.state.sides).some(({ automated }) => automated);
  if (p.state.match.valour === 'beside' && !solo) p.emit({ kind: 'valour-taken', side: loser });
}
