import type { Rejection, Seat } from '../kernel/contract.ts';
import { judgeOf } from '../kernel/ruleset/judge.ts';
import { refuse } from '../kernel/ruleset/refuse.ts';
import { flow } from './flow.ts';
import type { Game } from './game.ts';
import { reasonFirst } from './phases/activation/reasons.ts';
import { concede } from './phases/end/score.ts';
import { Procedure } from './procedure.ts';
import type { State } from './state.ts';
import { sightOf } from './view.ts';

function notAwaited(state: State, waiting: readonly Seat[]): Rejection {
  const names = waiting.map((seat) => state.sides[seat]?.fleet ?? seat).join(' and ');
  return refuse('not-awaited', 'QR-6.3a', `${names} decides now. Wait for that; you can still measure.`, {
    waiting: [...waiting],
  });
}

export const { check, decide } = judgeOf<Game>({
  flow,
  // Judged by what the seat itself knows, so that no refusal tells more (R-QR-186).
  sightOf,
  seated: (state, by) => state.sides[by] !== undefined,
  notSeated: refuse('not-seated', 'R-QR-14', 'Only the two sides of this match give orders. Take one of its seats.'),
  over: refuse('match-over', 'QR-9.1a', 'The match is over. Start another to play on.'),
  notAwaited,
  saying: reasonFirst,
  procedure: (state, dice) => new Procedure(state, dice),
  concede,
});
