/** The round: draw, initiative, play, clean-up (FC-SEQ-1). */
import type { HandId, SideId } from '../../ids.ts';
import type { Procedure } from '../../procedure.ts';
import type { OpenTable } from '../../state.ts';
import { setting } from '../../unit/stats.ts';
import { opponent } from '../../unit/units.ts';
import { beginDeployment, needsDeployment } from '../setup/deployment.ts';
import { heldHands, valuesOf } from './values.ts';

/**
 * Begins the next round with its draw step. Every hand gets its values for the round: leaders lost on the way count to
 * its end (FC-HP-4, R-FC-25), leaders that arrive count from the next draw (FC-HP-6, FC-REI-13).
 */
export function beginRound(p: Procedure): void {
  const values = Object.fromEntries(heldHands(p.state).map((hand) => [hand.id, valuesOf(p.state, hand)]));
  p.emit({ kind: 'round-began', round: p.state.match.round + 1, values });
  const again = p.state.match.round > 1 && setting(p.state.match.options, 'drawTwice', false);
  p.set({ frames: [{ kind: 'draw', committed: [], ...(again ? { again } : {}) }] });
}

/** The hands of a side; the automated enemy takes its turns under the name of its side (R-FC-210). */
function turnsOf(table: OpenTable, side: SideId): readonly HandId[] {
  if (table.sides[side]?.automated === true) return [side];
  return heldHands(table)
    .filter((hand) => hand.side === side)
    .map(({ id }) => id);
}

/**
 * Sides alternate (FC-SCN-16), who won first; a lone hand acts for each second one of the other side (R-FC-203,
 * R-FC-239).
 */
export function turnOrder(table: OpenTable, winner: SideId): readonly HandId[] {
  const [first, second] = [turnsOf(table, winner), turnsOf(table, opponent(winner))];
  const rounds = Math.max(first.length, second.length);
  return Array.from({ length: rounds }, (_, index) =>
    [first, second].flatMap((hands) => {
      const hand = hands[index % Math.max(1, hands.length)];
      return hand === undefined ? [] : [hand];
    }),
  ).flat();
}

/** Goes on to the play step, through deployment where units still have to be placed (FC-SEQ-7, R-FC-207). */
export function beginPlay(p: Procedure, winner: SideId): void {
  const hand = p.state.match.order[0];
  if (hand === undefined) return p.set({ frames: [{ kind: 'clean-up' }] });
  p.set({ frames: [{ kind: 'turn', hand, place: 0, stage: 'begin', passing: [] }] });
  if (needsDeployment(p.state)) beginDeployment(p, opponent(winner));
}
