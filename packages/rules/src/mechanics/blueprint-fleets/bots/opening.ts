/** What the program decides where it sets a match up: all that a captain would, and the first side's first activation. */
import type { Random, Seat } from '../../../kernel/contract.ts';
import type { Kind } from '../../../kernel/ruleset/game.ts';
import type { Segment } from '../records.ts';
import type { OpenTable } from '../table.ts';
import type { Thought } from './thoughts.ts';

export interface FirstOrders<T, O, C> {
  /** What a captain would do. */
  readonly usual: Thought<T, O, C>;
  /** Kinds of orders that the program gives in the Command Segment of the first squadron before it ends it; null: the player does. */
  readonly prepares: readonly string[] | null;
}

type EndOfSegment = { kind: 'end-segment'; segment: Segment };
type Choice = { kind: 'choose-order'; place: 'first' | 'second' };

/** The side that goes first finds its strongest squadron active, all set, about to move. */
function firstActivation<T extends OpenTable, O, C extends Kind>(
  { usual, prepares }: FirstOrders<T, O, C>,
  state: T,
  offers: readonly O[],
  by: Seat,
  random: Random,
): C | EndOfSegment | undefined {
  const { active, segment, order } = state.match;
  const untouched = Object.values(state.squadrons).every(({ id, activated }) => !activated || id === active);
  if (!untouched || order[0] !== by) return undefined;
  if (active === null || segment === null) {
    const chosen = usual(state, offers, by, random);
    return chosen?.kind === 'activate-squadron' ? chosen : undefined;
  }
  if (segment !== 'command' || prepares === null) return undefined;
  const chosen = usual(state, offers, by, random);
  return chosen !== undefined && prepares.includes(chosen.kind) ? chosen : { kind: 'end-segment', segment };
}

export const openingBy =
  <T extends OpenTable, O, C extends Kind>(rules: FirstOrders<T, O, C>) =>
  (
    state: T,
    offers: readonly O[],
    by: Seat,
    first: Seat | undefined,
    random: Random,
  ): C | EndOfSegment | Choice | undefined => {
    const frame = state.frames.at(-1)?.kind;
    if (frame === undefined || state.match.round > 1) return undefined;
    if (frame === 'initiative')
      return { kind: 'choose-order', place: first === undefined || first === by ? 'first' : 'second' };
    if (frame === 'activation') return first === by ? firstActivation(rules, state, offers, by, random) : undefined;
    // Before the first round everything is set-up; in it, fleets may wait in reserve.
    return state.match.round === 0 || frame === 'reserve' ? rules.usual(state, offers, by, random) : undefined;
  };
