/** Judging a command: first what holds for every command of the ruleset, then the frame that waits. */
import type { Decision, Dice, Rejection, Seat, Viewer } from '../contract.ts';
import type { Flow } from './flow.ts';
import type { GameTypes } from './game.ts';

/** What a ruleset says about commands whatever they are about. */
export interface Judging<G extends GameTypes> {
  readonly flow: Flow<G>;
  /** What `who` knows of `state`. */
  readonly sightOf: (state: G['state'], who: Viewer) => G['sight'];
  readonly seated: (sight: G['sight'], by: Seat) => boolean;
  readonly notSeated: Rejection;
  readonly over: Rejection;
  /** Why a seat that is not among those that are waited for cannot give this command. */
  readonly notAwaited: (sight: G['sight'], waiting: readonly Seat[], command: G['command'], by: Seat) => Rejection;
  /** The refusal that the player reads, where another says more than the one that was found. */
  readonly saying?: (sight: G['sight'], command: G['command'], by: Seat, reason: Rejection) => Rejection;
  readonly procedure: (state: G['state'], dice: Dice) => G['procedure'] & { finish(): readonly G['event'][] };
  /** Gives the match up, which is legal at every moment of it. */
  readonly concede: (procedure: G['procedure'], by: Seat) => void;
}

export interface CommandJudge<G extends GameTypes> {
  /** Why `command` is not legal for `by` now, or undefined. Needs no dice: client and server run it alike. */
  readonly check: (sight: G['sight'], command: G['command'], by: Seat) => Rejection | undefined;
  /** Judges a command by what its seat knows, so that no refusal tells more, and resolves it. */
  readonly decide: (state: G['state'], command: G['command'], by: Seat, dice: Dice) => Decision<G['event']>;
}

export function judgeOf<G extends GameTypes>(judging: Judging<G>): CommandJudge<G> {
  const { flow, sightOf, seated, notSeated, over, notAwaited, saying, procedure: begin, concede } = judging;

  const check: CommandJudge<G>['check'] = (sight, command, by) => {
    if (!seated(sight, by)) return notSeated;
    if (sight.match.outcome !== null) return over;
    if (command.kind === 'concede') return undefined;
    const frame: G['frame'] | undefined = sight.frames.at(-1);
    const waiting = flow.awaiting(sight);
    const reason =
      frame === undefined || !waiting.includes(by)
        ? notAwaited(sight, waiting, command, by)
        : flow.handlerOf(frame).check(sight, frame, command, by);
    return reason === undefined || saying === undefined ? reason : saying(sight, command, by, reason);
  };

  return {
    check,
    decide: (state, command, by, dice) => {
      const reason = check(sightOf(state, { kind: 'seat', seat: by }), command, by);
      if (reason !== undefined) return { ok: false, reason };
      const procedure = begin(state, dice);
      const frame: G['frame'] | undefined = state.frames.at(-1);
      if (command.kind === 'concede') concede(procedure, by);
      else if (frame !== undefined) flow.handlerOf(frame).resolve(procedure, frame, command, by);
      flow.run(procedure);
      return { ok: true, events: procedure.finish() };
    },
  };
}
