/** The admiral's routine, without a look ahead: the captain's order of business, its moves and fire judged in points. */
import type { Random, Seat } from '../../../kernel/contract.ts';
import type { Command } from '../../commands.ts';
import { handlerOf } from '../../flow.ts';
import type { Offer } from '../../offers.ts';
import type { Sight } from '../../state.ts';
import { orders } from '../captain.ts';
import { errand } from '../errands.ts';
import { hyperspace } from '../hyperspace.ts';
import { salvoes } from './gunnery.ts';
import { activate } from './order.ts';
import { courses } from './steering.ts';

const sampler = (state: Sight, by: Seat, random: Random) => (offer: Offer) => {
  const frame = state.frames.at(-1);
  if (frame === undefined) throw new Error('nothing is waited for');
  return handlerOf(frame).sample(state, frame, offer, by, random);
};

/** What a scenario or hyperspace asks for before ships sail. */
export function beforeSailing(state: Sight, offers: readonly Offer[], by: Seat, random: Random): Command | undefined {
  const sample = sampler(state, by, random);
  return errand(state, offers, by, random, sample) ?? hyperspace(state, offers, by, random, sample);
}

/** What the admiral knows better than the captain, in the captain's order of business. */
function think(state: Sight, offers: readonly Offer[], by: Seat, random: Random): Command | undefined {
  const kinds = new Set(offers.map(({ kind }) => kind));
  if (kinds.has('move-ship'))
    return beforeSailing(state, offers, by, random) ?? courses(state, offers, by, random, 1)[0]?.command;
  if (kinds.has('activate-squadron')) return activate(state, offers, by);
  return kinds.has('fire') ? salvoes(state, offers, by) : undefined;
}

export const routine = (state: Sight, offers: readonly Offer[], by: Seat, random: Random): Command =>
  think(state, offers, by, random) ?? orders(state, offers, by, random);
