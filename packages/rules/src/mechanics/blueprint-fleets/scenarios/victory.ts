/** Who has won, by the measure of the scenario. */
import { leader, pointsOf, sideGone } from '../end/order.ts';
import { opponentOf, seats } from '../seats.ts';
import { onTable } from '../ships.ts';
import type { MatchViewRecord, Ship, Table } from '../table.ts';
import type { ScenarioVictory } from './plans.ts';

type Outcome = NonNullable<MatchViewRecord['outcome']>;
export type MatchEnding = 'rounds' | 'no-ships' | 'convoy-through';

/** Why a match is over, in words. */
export const reasons = {
  rounds: 'All rounds are played',
  'no-ships': 'A side has no ships left',
  concession: 'Concession',
  divisions: 'More divisions are on the planet',
  'divisions-level': 'Both sides have as many divisions on the planet',
  'convoy-through': 'The convoy is through',
  'convoy-stopped': 'The convoy is stopped',
} as const;

export interface VictoryRules<S extends Ship, T extends Table> {
  victoryOf(state: T): ScenarioVictory;
  inConvoy(state: Table, ship: S): boolean;
  /** The freighters of a convoy by their class, whoever sails them and wherever they are. */
  freighter(ship: S): boolean;
}

const divisionsOf = (state: Table): Record<string, number> =>
  Object.fromEntries(seats(state).map((side) => [side.seat, side.divisions ?? 0]));

type Rules = VictoryRules<Ship, Table>;

/** The freighters that are out for the escort, the others for the interdictor. */
function freightersOf(rules: Rules, state: Table, out: number): Record<string, number> {
  const { escort } = state.match.convoy ?? { escort: 'seat-1' };
  const all = Object.values(state.ships).filter((ship) => rules.freighter(ship)).length;
  return { [escort]: out, [opponentOf(state, escort)]: all - out };
}

/** With no interdictor left, the freighters on the table count as out. */
function convoyOutcome(rules: Rules, state: Table, needed: number, why: MatchEnding): Outcome {
  const { escort, exits } = state.match.convoy ?? { escort: 'seat-1', exits: 0 };
  const hunter = opponentOf(state, escort);
  const alone =
    why === 'no-ships' && !Object.values(state.ships).some((ship) => ship.seat === hunter && ship.place !== 'gone');
  const out = exits + (alone ? onTable(state, escort).filter((ship) => rules.inConvoy(state, ship)).length : 0);
  const through = out >= needed;
  return {
    winner: through ? escort : hunter,
    reason: reasons[through ? 'convoy-through' : 'convoy-stopped'],
    points: freightersOf(rules, state, out),
  };
}

/** Why the match ends at the check of this round, or undefined. */
function endOfMatch(rules: Rules, state: Table): MatchEnding | undefined {
  if (sideGone(state)) return 'no-ships';
  const victory = rules.victoryOf(state);
  if (victory.kind === 'convoy' && (state.match.convoy?.exits ?? 0) >= victory.exits) return 'convoy-through';
  return state.match.round >= state.match.rounds ? 'rounds' : undefined;
}

/** What each side has by the scenario's own measure, as it is at this moment. */
function measureOf(rules: Rules, state: Table): Record<string, number> {
  switch (rules.victoryOf(state).kind) {
    case 'points':
      return pointsOf(state);
    case 'divisions':
      return divisionsOf(state);
    case 'convoy':
      return freightersOf(rules, state, state.match.convoy?.exits ?? 0);
  }
}

/** The result by the scenario's own measure; `points` holds that measure. */
function outcomeOf(rules: Rules, state: Table, why: MatchEnding): Outcome {
  const victory = rules.victoryOf(state);
  if (victory.kind === 'convoy') return convoyOutcome(rules, state, victory.exits, why);
  const points = measureOf(rules, state);
  const winner = leader(points);
  if (victory.kind === 'points') return { winner, reason: reasons[why], points };
  return { winner, reason: reasons[winner === null ? 'divisions-level' : 'divisions'], points };
}

export const victoryBy = <S extends Ship, T extends Table>(rules: VictoryRules<S, T>) => ({
  endOfMatch: (state: T) => endOfMatch(rules, state),
  measureOf: (state: T) => measureOf(rules, state),
  outcomeOf: (state: T, why: MatchEnding) => outcomeOf(rules, state, why),
});
