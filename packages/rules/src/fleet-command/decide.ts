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
  if (frame === undefined || !awaited.includes(by)) return notAwaited(sight, awaited, by);
  return handlerOf(frame).check(sight, frame, command, by);
}

function notAwaited(sight: Sight, awaited: readonly Seat[], by: Seat): Rejection {
  const side = handOf(sight, by)?.side;
  if (awaited.some((seat) => handOf(sight, seat)?.side === side))
    return refuse('not-awaited', 'R-FC-204', 'Your partner decides now. Wait for that; you can still look.');
  return refuse('not-awaited', 'FC-SEQ-8', 'The other side decides now. Wait for that; you can still look.');
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
