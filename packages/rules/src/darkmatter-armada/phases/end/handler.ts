/** The End Phase: end of the game, markers, Disorder, next round (DA-10, R-DA-152). */
import { gapMils } from '../../../geometry/table/index.ts';
import { checkDisorder, inEndOrder } from '../../../mechanics/blueprint-fleets/end/order.ts';
import { lastScores } from '../../../mechanics/blueprint-fleets/end/ending.ts';
import { beginRound } from '../../../mechanics/blueprint-fleets/initiative/handling.ts';
import { shedDisorder } from '../../../mechanics/blueprint-fleets/losses/harm.ts';
import { settle } from '../../../mechanics/blueprint-fleets/losses/settle.ts';
import { escape } from '../../../mechanics/blueprint-fleets/losses/withdrawal.ts';
import { opponentOf } from '../../../mechanics/blueprint-fleets/seats.ts';
import { flying } from '../../../mechanics/blueprint-fleets/ships.ts';
import { stepped } from '../../../mechanics/dice/index.ts';
import type { Seat } from '../../../kernel/contract.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { type DieSize, dieSizes } from '../../data/dice.ts';
import type { HandlerOf } from '../../game.ts';
import type { Procedure } from '../../procedure.ts';
import { placedTerrain, tape } from '../../ship/clearance.ts';
import { hasCustomization } from '../../ship/ships.ts';
import { fighterRadiusMils } from '../../ship/stats.ts';
import { endOfMatch, type MatchEnding, measureOf, outcomeOf, reasons } from '../../scenarios/ending.ts';
import { powerBeacons } from '../../../mechanics/blueprint-fleets/beacons/power.ts';
import { receiveWaiting } from '../fighters/home.ts';

/** The last scores, then the result (DA-10.1b to DA-10.1d). */
function endMatch(p: Procedure, why: MatchEnding): void {
  const scores = lastScores(p.state);
  if (scores.length > 0) p.emit({ kind: 'ships-scored', scores });
  p.emit({ kind: 'match-ended', outcome: outcomeOf(p.state, why) });
}

/** `seat` gives the match up: the other side wins whatever the measure, which stays as it is. */
export function concede(p: Procedure, seat: Seat): void {
  p.emit({ kind: 'conceded', by: seat });
  const winner = opponentOf(p.state, seat);
  p.emit({ kind: 'match-ended', outcome: { winner, reason: reasons.concession, points: measureOf(p.state) } });
}

/** Tokens in a minefield lower its die by one step, however many they are (DA-4.5.5c, R-DA-77). */
function sweepMines(p: Procedure): void {
  for (const field of placedTerrain(p.state)) {
    if (field.kind !== 'minefield' || field.die === null) continue;
    const inside = flying(p.state).some(({ at }) => gapMils(field, at) <= fighterRadiusMils + tape.distanceMils);
    const die = (stepped(dieSizes, field.die, -1) ?? null) as DieSize | null;
    if (inside) p.emit({ kind: 'minefield-swept', terrain: field.id, die });
  }
}

/** Bridge crews and minefields; beacons follow (R-DA-152). */
function adjustMarkers(p: Procedure): void {
  for (const ship of inEndOrder(p.state))
    if (hasCustomization(ship, 'elite-bridge-crew'))
      shedDisorder(p, ship.id, 1, { rule: 'DA-12.4.4', by: 'Elite Bridge Crew' });
  sweepMines(p);
  powerBeacons(p);
}

/** Those who have engaged the hyperdrive at a portal leave, then every portal closes (DA-10.2b, R-DA-87). */
function closeMarkers(p: Procedure): void {
  for (const ship of inEndOrder(p.state))
    if (ship.leaving) escape(p, ship.id, { rule: 'DA-1.5c', by: 'the way through a portal' });
  settle(p);
  const portals = Object.keys(p.state.portals);
  if (portals.length > 0) p.emit({ kind: 'portals-closed', portals });
  receiveWaiting(p);
}

export const end: HandlerOf<'end'> = {
  awaiting: () => [],
  advance: (p, frame) => {
    switch (frame.step) {
      case 'check': {
        p.emit({ kind: 'end-phase-began', round: p.state.match.round });
        const why = endOfMatch(p.state);
        if (why === undefined) return p.replace({ kind: 'end', step: 'markers' });
        p.pop();
        return endMatch(p, why);
      }
      case 'markers':
        p.replace({ kind: 'end', step: 'closing' });
        return adjustMarkers(p);
      case 'closing':
        p.replace({ kind: 'end', step: 'disorder' });
        return closeMarkers(p);
      case 'disorder':
        checkDisorder(p, 'DA-10.3');
        // Nobody has won by now, so that the next round begins with its initiative (DA-10.4).
        return beginRound(p, p.state.match.round + 1);
    }
  },
  offers: () => [],
  check: () => refuse('not-now', 'DA-7.4', 'The End Phase goes by itself. Wait for the next round.'),
  resolve: () => undefined,
  sample: () => ({ kind: 'concede' }),
  standingAnswer: () => ({ kind: 'concede' }),
};
