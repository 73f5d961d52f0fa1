import type { Decision, Dice, Rejection, Seat } from '../kernel/contract.ts';
import type { Command } from './commands.ts';
import type { Event } from './events.ts';
import { awaiting, handlerOf, run } from './flow.ts';
import { reasonFirst } from './phases/activation/reasons.ts';
import { concede } from './phases/end/concession.ts';
import { Procedure } from './procedure.ts';
import { refuse } from './rejections.ts';
import type { State } from './state.ts';
import { sightOf } from './view.ts';

function notAwaited(state: State, waiting: readonly Seat[]): Rejection {
  const names = waiting.map((seat) => state.sides[seat]?.fleet ?? seat).join(' and ');
  return refuse('not-awaited', 'QR-6.3a', `${names} decides now. Wait for that; you can still measure.`, {
    waiting: [...waiting],
  });
}

/** Why `command` is not legal for `by` now, or undefined. Needs no dice: client and server run it alike. */
export function check(state: State, command: Command, by: Seat): Rejection | undefined {
  if (state.sides[by] === undefined)
    return refuse('not-seated', 'R-QR-14', 'Only the two sides of this match give orders. Take one of its seats.');
  if (state.match.outcome !== null)
    return refuse('match-over', 'QR-9.1a', 'The match is over. Start another to play on.');
  if (command.kind === 'concede') return undefined;
  const frame = state.frames.at(-1);
  const waiting = awaiting(state);
  const reason =
    frame === undefined || !waiting.includes(by)
      ? notAwaited(state, waiting)
      : handlerOf(frame).check(state, frame, command, by);
  return reason === undefined ? undefined : reasonFirst(state, command, by, reason);
}

/** Judges and resolves one command. */
export function decide(state: State, command: Command, by: Seat, dice: Dice): Decision<Event> {
  // Judged by what the seat itself knows, so that no refusal tells more (R-QR-186).
  const reason = check(sightOf(state, { kind: 'seat', seat: by }), command, by);
  if (reason !== undefined) return { ok: false, reason };
  const procedure = new Procedure(state, dice);
  const frame = state.frames.at(-1);
  if (command.kind === 'concede') concede(procedure, by);
  else if (frame !== undefined) handlerOf(frame).resolve(procedure, frame, command, by);
  run(procedure);
  return { ok: true, events: procedure.finish() };
}
