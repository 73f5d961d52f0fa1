/** Where the match stands, in the words of the top bar. */
import type { Seat } from '@broadside/rules/kernel';
import type { State } from '@broadside/rules/mechanics/blueprint-fleets';

export interface FleetMoment {
  readonly title: string;
  readonly short: string;
  readonly steps: readonly string[];
  /** Index into `steps`; -1 where none of them runs. */
  readonly at: number;
}

const segments = ['command', 'movement', 'special', 'combat'] as const;

export function momentOf(state: State): FleetMoment {
  const { match } = state;
  const title = `Round ${match.round} of ${match.rounds}`;
  const short = `${match.round}/${match.rounds}`;
  switch (match.phase) {
    case 'terrain':
    case 'mines':
    case 'deployment': {
      const at = match.phase === 'deployment' ? 1 : 0;
      return { title: 'Setting up', short: 'Set-up', steps: ['Terrain', 'Deployment'], at };
    }
    case 'over':
      return { title: 'Match over', short: 'Over', steps: [], at: -1 };
    case 'initiative':
      // The phase is told by the next event; until then the frame knows that the choice is made.
      return {
        title,
        short,
        steps: ['Initiative', 'Activation', 'End'],
        at: state.frames.at(-1)?.kind === 'activation' ? 1 : 0,
      };
    case 'reserve':
      return { title, short, steps: ['Initiative', 'Reserves', 'Activation', 'End'], at: 1 };
    case 'end':
      return { title, short, steps: ['Initiative', 'Activation', 'End'], at: 2 };
    case 'activation': {
      if (match.active === null) return { title, short, steps: ['Initiative', 'Activation', 'End'], at: 1 };
      const at = match.segment === null ? -1 : segments.indexOf(match.segment);
      return { title, short, steps: ['Command', 'Movement', 'Special', 'Combat'], at };
    }
  }
}

const doing = { command: 'takes commands', movement: 'moves', special: 'acts', combat: 'fights' } as const;

/** A frame as these words read it: what it is about, where it says so. */
interface Waiting {
  readonly kind: string;
  readonly step?: string | undefined;
  readonly ship?: string | undefined;
  readonly target?: string | undefined;
  readonly carrier?: string | undefined;
  readonly squadron?: string | undefined;
}

/**
 * What the match waits for, without saying whose turn it is. `own`: what a game says of a frame in its own words, or of one
 * that only it has.
 */
export function waitsFor(
  state: State,
  own: (frame: State['frames'][number]) => string | undefined = () => undefined,
): string {
  const { match } = state;
  const last = state.frames.at(-1);
  if (match.phase === 'over' || !last) return 'The match is over';
  const told = own(last);
  if (told !== undefined) return told;
  const frame: Waiting = last;
  const name = (id: string | undefined): string => state.ships[id ?? '']?.name ?? 'a ship';
  const squadron = (id: string | null | undefined): string => state.squadrons[id ?? '']?.name ?? 'A squadron';
  switch (frame.kind) {
    case 'terrain-placement':
      return 'Terrain to place';
    case 'mine-laying':
      return frame.step === 'move' ? `${name(frame.ship)} may move on` : 'Mines to lay';
    case 'ambush':
      return `${squadron(frame.squadron)} is found`;
    case 'reserve':
      return 'Reserves may come in';
    case 'entry':
      return `${squadron(frame.squadron)} comes in`;
    case 'beacon-power':
      return 'Beacons to switch';
    case 'deployment':
      return frame.step === 'choose' ? 'Who deploys first' : 'A squadron to deploy';
    case 'initiative':
      return 'Who goes first';
    case 'attack':
      return `${name(frame.target)} under fire`;
    case 'fighter-attack':
      return `Fighters at ${name(frame.target)}`;
    case 'dogfight':
      return 'A dogfight';
    case 'relaunch':
      return `${name(frame.carrier)} may launch again`;
    case 'boarding':
      return `Boarders at ${name(frame.target)}`;
    case 'activation': {
      if (match.active === null) return 'A squadron to activate';
      if (frame.step === 'recall') return `Fighters of ${squadron(match.active)} to recall`;
      return `${squadron(match.active)} ${match.segment === null ? 'acts' : doing[match.segment]}`;
    }
    default:
      return 'The match goes on';
  }
}

/** What a seat has so far, as its scenario counts: divisions, freighters out, else points. */
export function pointsOf(state: State, seat: Seat): string {
  const side = state.sides[seat];
  const { convoy } = state.match;
  if (!side) return '';
  if (side.divisions !== null) return `${side.divisions} div`;
  if (convoy?.escort === seat) return `${convoy.exits} out`;
  return `${side.halfPoints / 2} pts`;
}

/** Set up still: nobody has points yet. */
export const isSettingUp = ({ match }: State): boolean => match.phase === 'terrain' || match.phase === 'deployment';
