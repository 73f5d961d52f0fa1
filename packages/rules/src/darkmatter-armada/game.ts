/** The types that this ruleset gives to the kernel's skeleton. */
import type * as skeleton from '../kernel/ruleset/game.ts';
import type { Command } from './commands.ts';
import type { Event } from './events.ts';
import type { Frame } from './frames.ts';
import type { Offer } from './offers.ts';
import type { Procedure } from './procedure.ts';
import type { OpenTable, Sight, State } from './state.ts';

export interface Game extends skeleton.GameTypes {
  readonly state: State;
  readonly open: OpenTable;
  readonly sight: Sight;
  readonly frame: Frame;
  readonly command: Command;
  readonly event: Event;
  readonly offer: Offer;
  readonly procedure: Procedure;
}

export type FrameHandler<F extends Frame> = skeleton.FrameHandler<Game, F>;
export type HandlerOf<K extends Frame['kind']> = FrameHandler<Extract<Frame, { kind: K }>>;
