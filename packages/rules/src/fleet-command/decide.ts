import type { Decision, Dice, Rejection, Seat } from '../kernel/contract.ts';
import type { Command } from './commands.ts';
import type { Event } from './events.ts';
import { awaiting, handlerOf, run } from './flow.ts';
import { concede } from './phases/round/concession.ts';
import { Procedure } from './procedure.ts';
import { refuse } from './rejections.ts';
import { handOf, type Sight, sightOf } from './sight.ts';
import type { State } from './state.ts';

/** Why `command` is not legal for `by` now, or undefined; from what `by` knows, and from nothing else (R-FC-225). */
export function check(sight: Sight, command: Command, by: Seat): Rejection | undefined {
  if (handOf(sight, by) === undefined)
    return refuse('not-seated', 'FC-COMP-8', 'Only the sides of this match give orders. Take one of its seats.');
  if (sight.match.outcome !== null)
    return refuse('match-over', 'FC-WIN-1', 'The match is over. Start another to play on.');
  if (command.kind === 'concede') return undefined;
  const frame = sight.frames.at(-1);
  const awaited = awaiting(sight);
  if (frame === undefined || !awaited.includes(by)) return notAwaited(sight, awaited, command, by);
  return handlerOf(frame).check(sight, frame, command, by);
}

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
  'No order of yours is going on: one ends by itself when its unit has no target, no Move or nothing else left to do.';

function notAwaited(sight: Sight, awaited: readonly Seat[], command: Command, by: Seat): Rejection {
  const own = handOf(sight, by);
  const partner = awaited.some((seat) => handOf(sight, seat)?.side === own?.side);
  const wait = `${partner ? 'Your partner' : 'The other side'} decides now. Wait for that; you can still look.`;
  const ordered = sight.frames.some((frame) => frame.kind === 'order' && frame.hand === own?.id);
  const over = inOrders.has(command.kind) && !ordered;
  return refuse('not-awaited', 'FC-SEQ-8', over ? `${orderOver} ${wait}` : wait);
}

/** Judges and resolves one command. */
export function decide(state: State, command: Command, by: Seat, dice: Dice): Decision<Event> {
  const reason = check(sightOf(state, { kind: 'seat', seat: by }), command, by);
  if (reason !== undefined) return { ok: false, reason };
  const procedure = new Procedure(state, dice);
  const frame = state.frames.at(-1);
  if (command.kind === 'concede') concede(procedure, by);
  else if (frame !== undefined) handlerOf(frame).resolve(procedure, frame, command, by);
  run(procedure);
  return { ok: true, events: procedure.finish() };
}
