import type { Random, Rejection, Seat } from '../kernel/contract.ts';
import type { Command } from './commands.ts';
import type { Frame } from './frames.ts';
import type { Offer } from './offers.ts';
import type { Procedure } from './procedure.ts';
import type { Sight } from './sight.ts';
import type { OpenTable } from './state.ts';

/**
 * How one kind of frame behaves while it is on top of the stack. Who is asked follows from the open table alone, and
 * `check` and `offers` read only what the seat itself knows: the client runs the very same functions on its view.
 */
export interface FrameHandler<F extends Frame> {
  /** The seats whose decision it waits for; none means that `advance` takes the next step by itself. */
  awaiting(table: OpenTable, frame: F): readonly Seat[];
  /** The next automatic step. It must change the frames or the state, so that the flow comes to rest. */
  advance(procedure: Procedure, frame: F): void;
  /** Everything `by` may do now. */
  offers(sight: Sight, frame: F, by: Seat): readonly Offer[];
  /** Why `command` is not legal now; `by` is already known to be awaited. */
  check(sight: Sight, frame: F, command: Command, by: Seat): Rejection | undefined;
  /** Carries out a command that `check` let through. */
  resolve(procedure: Procedure, frame: F, command: Command, by: Seat): void;
  /** A legal command that fits one of this frame's offers. */
  sample(sight: Sight, frame: F, offer: Offer, by: Seat, random: Random): Command;
  /** What a seat whose time is up is taken to have said (R-FC-58). */
  standingAnswer(sight: Sight, frame: F, by: Seat): Command;
}

export type HandlerOf<K extends Frame['kind']> = FrameHandler<Extract<Frame, { kind: K }>>;
