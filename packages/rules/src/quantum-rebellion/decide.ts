import type { Decision, Dice, Rejection, Seat } from '../kernel/contract.ts';
import type { Command } from './commands.ts';
import type { Event } from './events.ts';
import { awaiting, handlerOf, run } from './flow.ts';
import { concede } from './phases/end/concession.ts';
import { Procedure } from './procedure.ts';
import { rejection } from './rejections.ts';
import type { State } from './state.ts';

/** Why `command` is not legal for `by` now, or undefined. Needs no dice: client and server run it alike. */
export function check(state: State, command: Command, by: Seat): Rejection | undefined {
  if (state.sides[by] === undefined) return rejection('not-seated', { by });
  if (state.match.outcome !== null) return rejection('match-over', {});
  if (command.kind === 'concede') return undefined;
  const frame = state.frames.at(-1);
  const waiting = awaiting(state);
  if (frame === undefined || !waiting.includes(by)) return rejection('not-awaited', { by, waiting: [...waiting] });
  return handlerOf(frame).check(state, frame, command, by);
}

/** Judges and resolves one command. */
export function decide(state: State, command: Command, by: Seat, dice: Dice): Decision<Event> {
  const reason = check(state, command, by);
  if (reason !== undefined) return { ok: false, reason };
  const procedure = new Procedure(state, dice);
  const frame = state.frames.at(-1);
  if (command.kind === 'concede') concede(procedure, by);
  else if (frame !== undefined) handlerOf(frame).resolve(procedure, frame, command, by);
  run(procedure);
  return { ok: true, events: procedure.finish() };
}
