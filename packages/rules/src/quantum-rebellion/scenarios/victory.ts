/** Who has won: the scenario decides (QR-1.6a, QR-12.1a to QR-12.4d, R-QR-180, R-QR-244). */
import { leader, pointsOf } from '../../mechanics/blueprint-fleets/end/order.ts';
import { scenarios } from '../data/scenarios.ts';
import { opponentOf, seats } from '../../mechanics/blueprint-fleets/seats.ts';
import { onTable } from '../../mechanics/blueprint-fleets/ships.ts';
import type { OpenTable } from '../state.ts';
import type { MatchViewRecord } from '../table.ts';
import { inConvoy } from './exit.ts';

type Outcome = NonNullable<MatchViewRecord['outcome']>;
export type MatchEnding = 'rounds' | 'no-ships' | 'convoy-through';

export const reasons = {
  rounds: 'All rounds are played',
  'no-ships': 'A side has no ships left',
  concession: 'Concession',
  divisions: 'More divisions are on the planet',
  'divisions-level': 'Both sides have as many divisions on the planet',
  'convoy-through': 'The convoy is through',
  'convoy-stopped': 'The convoy is stopped',
} as const;

/** Freighters that the escort needs out, where the scenario is about that (QR-12.4d). */
function exitsNeeded(state: OpenTable): number | undefined {
  const { victory } = scenarios[state.match.scenario];
  return victory.kind === 'convoy' ? victory.exits : undefined;
}

/** The convoy is through: seen at the check of each End Phase. */
export function convoyThrough(state: OpenTable): boolean {
  const needed = exitsNeeded(state);
  return needed !== undefined && (state.match.convoy?.exits ?? 0) >= needed;
}

/** With no interdictor left, the freighters on the table count as out (R-QR-244). */
function convoyOutcome(state: OpenTable, why: MatchEnding): Outcome {
  const { escort, exits } = state.match.convoy ?? { escort: 'seat-1', exits: 0 };
  const hunter = opponentOf(state, escort);
  const alone =
    why === 'no-ships' && !Object.values(state.ships).some((ship) => ship.seat === hunter && ship.place !== 'gone');
  const out = exits + (alone ? onTable(state, escort).filter((ship) => inConvoy(state, ship)).length : 0);
  const through = out >= (exitsNeeded(state) ?? 0);
  return {
    winner: through ? escort : hunter,
    reason: reasons[through ? 'convoy-through' : 'convoy-stopped'],
    points: freightersOf(state, out),
  };
}

const divisionsOf = (state: OpenTable): Record<string, number> =>
  Object.fromEntries(seats(state).map((side) => [side.seat, side.divisions ?? 0]));

/** The freighters that are out for the escort, the others for the interdictor. */
function freightersOf(state: OpenTable, out: number): Record<string, number> {
  const { escort } = state.match.convoy ?? { escort: 'seat-1' };
  const all = Object.values(state.ships).filter((ship) => ship.class === 'AFL').length;
  return { [escort]: out, [opponentOf(state, escort)]: all - out };
}

/** What each side has by the scenario's own measure, as it is at this moment (R-QR-260). */
export function measureOf(state: OpenTable): Record<string, number> {
  switch (scenarios[state.match.scenario].victory.kind) {
    case 'points':
      return pointsOf(state);
    case 'divisions':
      return divisionsOf(state);
    case 'convoy':
      return freightersOf(state, state.match.convoy?.exits ?? 0);
  }
}

/** The result by the scenario's own measure; `points` holds that measure. */
export function outcomeOf(state: OpenTable, why: MatchEnding): Outcome {
  switch (scenarios[state.match.scenario].victory.kind) {
    case 'points': {
      const points = pointsOf(state);
      return { winner: leader(points), reason: reasons[why], points };
    }
    case 'divisions': {
      const points = divisionsOf(state);
      const winner = leader(points);
      return { winner, reason: reasons[winner === null ? 'divisions-level' : 'divisions'], points };
    }
    case 'convoy':
      return convoyOutcome(state, why);
  }
}
