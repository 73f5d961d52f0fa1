/** The flow of a match: the frame on top of the stack decides who is asked and what happens next. */
import type { Seat } from '../kernel/contract.ts';
import type { FrameHandler, HandlerOf } from './frame-handler.ts';
import type { Frame } from './frames.ts';
import { attack } from './phases/attacks/handler.ts';
import { windowHandler } from './phases/interrupts/handler.ts';
import { moving } from './phases/moving/handler.ts';
import { order, turn } from './phases/orders/handler.ts';
import { cleanUp, draw, initiative } from './phases/round/handler.ts';
import { deployment } from './phases/setup/handler.ts';
import { enemyTurn } from './phases/solo/handler.ts';
import type { Procedure } from './procedure.ts';
import type { OpenTable } from './state.ts';

const handlers: { readonly [K in Frame['kind']]: HandlerOf<K> } = {
  deployment,
  draw,
  initiative,
  turn,
  order,
  moving,
  window: windowHandler,
  attack,
  'enemy-turn': enemyTurn,
  'clean-up': cleanUp,
};

/** The handler of `frame`, whose kind has been matched with it. */
export const handlerOf = <F extends Frame>(frame: F): FrameHandler<F> =>
  handlers[frame.kind] as unknown as FrameHandler<F>;

/** The seats that the match waits for; none when it is over. */
export function awaiting(table: OpenTable): readonly Seat[] {
  const frame = table.frames.at(-1);
  return frame === undefined || table.match.outcome !== null ? [] : handlerOf(frame).awaiting(table, frame);
}

/** More automatic steps than any position needs: reaching it is a bug, not a game. */
const STEP_LIMIT = 20_000;

/** Takes automatic steps until a seat is asked or the match is over. */
export function run(procedure: Procedure): void {
  for (let step = 0; step < STEP_LIMIT; step++) {
    const { frame, state } = procedure;
    if (frame === undefined || state.match.outcome !== null) return;
    const handler = handlerOf(frame);
    if (handler.awaiting(state, frame).length > 0) return;
    handler.advance(procedure, frame);
  }
  throw new Error(`the flow does not come to rest at frame ${procedure.frame?.kind ?? 'none'}`);
}
