import type { Rejection, Seat } from '../kernel/contract.ts';
import { judgeOf } from '../kernel/ruleset/judge.ts';
import { refuse } from '../kernel/ruleset/refuse.ts';
import { flow } from './flow.ts';
import type { Game } from './game.ts';
import { concede } from './phases/end/handler.ts';
import { Procedure } from './procedure.ts';
import type { State } from './state.ts';
import { sightOf } from './view.ts';

function notAwaited(state: State, waiting: readonly Seat[]): Rejection {
  const names = waiting.map((seat) => state.sides[seat]?.fleet ?? seat).join(' and ');
  return refuse('not-awaited', 'DA-7.3a', `${names} decides now. Wait for that; you can still measure.`, {
    waiting: [...waiting],
  });
}

export const { check, decide } = judgeOf<Game>({
  flow,
  // Judged by what the seat itself knows, so that no refusal tells more (R-DA-12).
  sightOf,
  seated: (state, by) => state.sides[by] !== undefined,
  notSeated: refuse('not-seated', 'R-DA-12', 'Only the two sides of this match give orders. Take one of its seats.'),
  over: refuse('match-over', 'DA-10.1a', 'The match is over. Start another to play on.'),
  notAwaited,
  procedure: (state, dice) => new Procedure(state, dice),
  concede,
});
