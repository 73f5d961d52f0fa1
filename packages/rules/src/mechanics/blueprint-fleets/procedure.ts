import type { Dice } from '../../kernel/contract.ts';
import type { FrameHandler, GameTypes, Kind } from '../../kernel/ruleset/game.ts';
import type { Book } from './book.ts';
import type { LossEvent } from './losses/events.ts';
import type { Due } from './records.ts';
import type { OpenTable, State } from './table.ts';

/** One command being carried out, as the family's procedures need it; a game's own procedure fits. */
export interface Procedure<E = LossEvent> {
  readonly state: State;
  readonly dice: Dice;
  readonly book: Book;
  emit(event: E): void;
  setDue(due: Due): void;
}

/** The same for steps of the flow that lose nothing: `F` are the frames that they put on the stack. */
export interface FlowProcedure<E, F extends Kind> {
  readonly state: State;
  readonly dice: Dice;
  readonly frame: Kind | undefined;
  emit(event: E): void;
  push(frame: F): void;
  pop(): void;
  replace(frame: F): void;
}

/** The types of one part of the flow, for its handlers: a game's own have more of each kind. */
export interface FlowPart<F extends Kind, C extends Kind, E extends Kind, O extends Kind> extends GameTypes {
  readonly state: State;
  readonly open: OpenTable;
  readonly sight: State;
  readonly frame: F;
  readonly command: C;
  readonly event: E;
  readonly offer: O;
  readonly procedure: FlowProcedure<E, F>;
}

/** A handler of the family, which fits a game whose types hold more. */
export type Handler<G extends GameTypes, F> = { [K in keyof FrameHandler<G, F>]: FrameHandler<G, F>[K] };
