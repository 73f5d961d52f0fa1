/** The flow of a match: the frame on top of the stack decides who is asked and what happens next. */
import type { Random, Seat } from '../contract.ts';
import type { FrameHandler, GameTypes, HandlersOf, OpenMatch } from './game.ts';
import { made } from './offer.ts';

export interface Flow<G extends GameTypes> {
  /** The handler of `frame`, whose kind has been matched with it. */
  readonly handlerOf: <F extends G['frame']>(frame: F) => FrameHandler<G, F>;
  /** The seats that the match waits for; none when it is over. */
  readonly awaiting: (open: G['open']) => readonly Seat[];
  /** Takes automatic steps until a seat is asked or the match is over. */
  readonly run: (procedure: G['procedure']) => void;
  /** All offers of a seat, in the order in which a keyboard walks them; none when it is not asked. */
  readonly offersFor: (sight: G['sight'], by: Seat) => readonly G['offer'][];
  readonly sample: (sight: G['sight'], offer: G['offer'], by: Seat, random: Random) => G['command'];
  readonly standingAnswer: (sight: G['sight'], by: Seat) => G['command'];
}

/** More automatic steps than any position needs: reaching it is a bug, not a game. */
const STEP_LIMIT = 20_000;

export function flowOf<G extends GameTypes>(handlers: HandlersOf<G>): Flow<G> {
  const handlerOf = <F extends G['frame']>(frame: F): FrameHandler<G, F> =>
    handlers[frame.kind as G['frame']['kind']] as unknown as FrameHandler<G, F>;
  const top = ({ frames }: OpenMatch): G['frame'] | undefined => frames.at(-1);

  /** The frame that waits, which is there whenever a seat is asked. */
  const waiting = (sight: G['sight']): G['frame'] => {
    const frame = top(sight);
    if (frame === undefined) throw new Error('nothing is waited for');
    return frame;
  };
  const awaiting = (open: G['open']): readonly Seat[] => {
    const frame = top(open);
    return frame === undefined || open.match.outcome !== null ? [] : handlerOf(frame).awaiting(open, frame);
  };

  return {
    handlerOf,
    awaiting,
    run: (procedure) => {
      for (let step = 0; step < STEP_LIMIT; step++) {
        const { frame, state } = procedure;
        if (frame === undefined || state.match.outcome !== null) return;
        const handler = handlerOf(frame);
        if (handler.awaiting(state, frame).length > 0) return;
        handler.advance(procedure, frame);
      }
      throw new Error(`the flow does not come to rest at frame ${procedure.frame?.kind ?? 'none'}`);
    },
    offersFor: (sight, by) => {
      const frame = top(sight);
      if (frame === undefined || !awaiting(sight).includes(by)) return [];
      return made<G['offer']>(handlerOf(frame).offers(sight, frame, by));
    },
    sample: (sight, offer, by, random) => {
      const frame = waiting(sight);
      return handlerOf(frame).sample(sight, frame, offer, by, random);
    },
    standingAnswer: (sight, by) => {
      const frame = waiting(sight);
      return handlerOf(frame).standingAnswer(sight, frame, by);
    },
  };
}
