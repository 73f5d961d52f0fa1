import type { Rejection, Seat } from '../kernel/contract.ts';
import { judgeOf } from '../kernel/ruleset/judge.ts';
import { refuse } from '../kernel/ruleset/refuse.ts';
import type { Command } from './commands.ts';
import { flow } from './flow.ts';
import type { Game } from './game.ts';
import { concede } from './phases/round/concession.ts';
import { Procedure } from './procedure.ts';
import { handOf, sightOf } from './sight.ts';
import type { Sight } from './state.ts';

/** Parts of an order, which ends by itself when its unit has nothing left to do. */
const inOrders: ReadonlySet<Command['kind']> = new Set<Command['kind']>([
  'leave-patrol',
  'damage-control',
  'remove-token',
  'move',
  'turn',
  'attack',
  'harvest',
  'reinforce',
  'skip-action',
]);

const orderOver =
  'None of your orders is running: one ends by itself when its unit has no target, no Move or nothing else left to do.';

function notAwaited(sight: Sight, awaited: readonly Seat[], command: Command, by: Seat): Rejection {
  const own = handOf(sight, by);
  const partner = awaited.some((seat) => handOf(sight, seat)?.side === own?.side);
  const wait = `${partner ? 'Your partner' : 'The other side'} decides now. Wait for that; you can still look.`;
  const ordered = sight.frames.some((frame) => frame.kind === 'order' && frame.hand === own?.id);
  const over = inOrders.has(command.kind) && !ordered;
  return refuse('not-awaited', 'FC-SEQ-8', over ? `${orderOver} ${wait}` : wait);
}

/** A command is checked before it does anything: an illegal one changes nothing (FC-MISC-14). */
export const { check, decide } = judgeOf<Game>({
  flow,
  // From what `by` knows, and from nothing else (R-FC-225).
  sightOf,
  seated: (sight, by) => handOf(sight, by) !== undefined,
  notSeated: refuse('not-seated', 'FC-COMP-8', 'Only the sides of this match give orders. Take one of its seats.'),
  over: refuse('match-over', 'FC-WIN-1', 'The match is over. Start another to play on.'),
  notAwaited,
  procedure: (state, dice) => new Procedure(state, dice),
  concede,
});
