/**
 * What a ruleset on the skeleton is made of: a state with a stack of frames, a handler for each kind of frame, and for
 * each kind of event how it changes the state and what it says.
 */
import type { LogLine, Random, Rejection, Seat, Viewer } from '../contract.ts';
import type { Offering } from './offer.ts';

export interface Kind {
  readonly kind: string;
}

/** The part of a match that lies open to everybody, as far as the skeleton reads it: whether it is over, and what it does. */
export interface OpenMatch {
  readonly match: { readonly outcome: object | null };
  /** The stack of what is going on; the last frame is what the match waits for or does next. */
  readonly frames: readonly Kind[];
}

/** One command being carried out, as far as the skeleton needs it: see `Procedure`. */
export interface Carrying {
  readonly state: OpenMatch;
  readonly frame: Kind | undefined;
}

/** The types of a ruleset, under the names that the skeleton knows. */
export interface GameTypes {
  readonly state: OpenMatch;
  /** What lies open: who is asked follows from it alone. */
  readonly open: OpenMatch;
  /** What one seat knows; every check and every offer reads this and nothing else, so that none of them can tell more. */
  readonly sight: OpenMatch;
  readonly frame: Kind;
  readonly command: Kind;
  readonly event: Kind;
  readonly offer: Kind;
  readonly procedure: Carrying;
}

/**
 * How one kind of frame behaves while it is on top of the stack. `check` and `offers` read only what the seat itself
 * knows, so that the client runs the very same functions on its view.
 */
export interface FrameHandler<G extends GameTypes, F> {
  /**
   * The seats whose decision it waits for; none means that `advance` takes the next step by itself. Asked after every
   * step: where it depends on what a seat may do, ask `anyOf` instead of making offers.
   */
  awaiting(open: G['open'], frame: F): readonly Seat[];
  /** The next automatic step. It must change the frames or the state, so that the flow comes to rest. */
  advance(procedure: G['procedure'], frame: F): void;
  /** Everything `by` may do now. */
  offers(sight: G['sight'], frame: F, by: Seat): Iterable<Offering<G['offer']>>;
  /** Why `command` is not legal now; `by` is already known to be awaited. */
  check(sight: G['sight'], frame: F, command: G['command'], by: Seat): Rejection | undefined;
  /** Carries out a command that `check` let through. */
  resolve(procedure: G['procedure'], frame: F, command: G['command'], by: Seat): void;
  /** A legal command that fits one of this frame's offers. */
  sample(sight: G['sight'], frame: F, offer: G['offer'], by: Seat, random: Random): G['command'];
  /** What a seat whose time is up is taken to have said. */
  standingAnswer(sight: G['sight'], frame: F, by: Seat): G['command'];
}

/** A handler for each kind of frame. */
export type HandlersOf<G extends GameTypes> = {
  readonly [K in G['frame']['kind']]: FrameHandler<G, Extract<G['frame'], { kind: K }>>;
};

/** Events that every ruleset has: the start, which brings the whole state, and the record of what is going on. */
export type Framing = 'match-started' | 'flow';

/** How each kind of event changes a draft of the state; one that changes nothing takes none (`() => undefined`). */
export type EvolversOf<S, E extends Kind> = {
  readonly [K in E['kind']]: (draft: S, event: Extract<E, { kind: K }>) => void;
};

/** What each kind of event says to a reader. */
export type NarratorsOf<S, E extends Kind> = {
  readonly [K in E['kind']]: (event: Extract<E, { kind: K }>, before: S, after: S, who: Viewer) => LogLine | undefined;
};
