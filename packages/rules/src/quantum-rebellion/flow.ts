/** The flow of a match: the frame on top of the stack decides who is asked and what happens next. */
import type { Seat } from '../kernel/contract.ts';
import type { FrameHandler, HandlerOf } from './frame-handler.ts';
import type { Frame } from './frames.ts';
import { activation } from './phases/activation/handler.ts';
import { ambush } from './phases/ambush/handler.ts';
import { beaconPower } from './phases/beacons/power.ts';
import { boarding } from './phases/boarding/handler.ts';
import { damageControl, end } from './phases/end/handler.ts';
import { dogfight, fighterAttack, relaunch } from './phases/fighters/handler.ts';
import { initiative } from './phases/initiative/handler.ts';
import { entry, reserve } from './phases/reserve/handler.ts';
import { mineLaying } from './phases/mines/handler.ts';
import { deployment, terrainPlacement } from './phases/setup/handler.ts';
import { attack } from './phases/weapons/handler.ts';
import type { Procedure } from './procedure.ts';
import type { State } from './state.ts';

const handlers: { readonly [K in Frame['kind']]: HandlerOf<K> } = {
  'terrain-placement': terrainPlacement,
  'mine-laying': mineLaying,
  deployment,
  ambush,
  initiative,
  reserve,
  entry,
  activation,
  attack,
  'fighter-attack': fighterAttack,
  dogfight,
  relaunch,
  boarding,
  'beacon-power': beaconPower,
  end,
  'damage-control': damageControl,
};

/** The handler of `frame`, whose kind has been matched with it. */
export const handlerOf = <F extends Frame>(frame: F): FrameHandler<F> =>
  handlers[frame.kind] as unknown as FrameHandler<F>;

/** The seats that the match waits for; none when it is over. */
export function awaiting(state: State): readonly Seat[] {
  const frame = state.frames.at(-1);
  return frame === undefined || state.match.outcome !== null ? [] : handlerOf(frame).awaiting(state, frame);
}

/** More automatic steps than any position needs: reaching it is a bug, not a game. */
const STEP_LIMIT = 10_000;

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
