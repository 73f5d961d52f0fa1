/** What the program decides where it sets a match up: terrain, fleets, the first order of play, and the first side's Command segment. */
import type { Random, Seat } from '../../kernel/contract.ts';
import type { Command } from '../commands.ts';
import type { Offer } from '../offers.ts';
import type { Sight } from '../state.ts';
import { orders } from './captain.ts';

/** The side that goes first finds its strongest squadron active, shields set, about to move (QR-8.0a). */
function firstActivation(state: Sight, offers: readonly Offer[], by: Seat, random: Random): Command | undefined {
  const { active, segment, order } = state.match;
  const untouched = Object.values(state.squadrons).every(({ id, activated }) => !activated || id === active);
  if (!untouched || order[0] !== by) return undefined;
  if (active === null || segment === null) {
    const chosen = orders(state, offers, by, random);
    return chosen.kind === 'activate-squadron' ? chosen : undefined;
  }
  if (segment !== 'command') return undefined;
  const usual = orders(state, offers, by, random);
  return usual.kind === 'set-shields' ? usual : { kind: 'end-segment', segment };
}

export function setUp(
  state: Sight,
  offers: readonly Offer[],
  by: Seat,
  first: Seat | undefined,
  random: Random,
): Command | undefined {
  const frame = state.frames.at(-1)?.kind;
  if (frame === undefined || state.match.round > 1) return undefined;
  if (frame === 'initiative')
    return { kind: 'choose-order', place: first === undefined || first === by ? 'first' : 'second' };
  if (frame === 'activation') return first === by ? firstActivation(state, offers, by, random) : undefined;
  // Before the first round everything is set-up; in it, fleets may wait in reserve.
  return state.match.round === 0 || frame === 'reserve' ? orders(state, offers, by, random) : undefined;
}
