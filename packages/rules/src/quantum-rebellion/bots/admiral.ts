/** A stronger bot: the captain's routine, with its moves and its fire judged by the points they win and lose. */
import type { Bot, Random, Seat, View } from '../../kernel/contract.ts';
import type { Command } from '../commands.ts';
import { handlerOf } from '../flow.ts';
import type { Offer } from '../offers.ts';
import type { State } from '../state.ts';
import { fromView } from '../view.ts';
import { salvoes } from './admiral/gunnery.ts';
import { activate } from './admiral/order.ts';
import { sail } from './admiral/steering.ts';
import { captain } from './captain.ts';
import { errand } from './errands.ts';
import { hyperspace } from './hyperspace.ts';

const sampler = (state: State, by: Seat, random: Random) => (offer: Offer) => {
  const frame = state.frames.at(-1);
  if (frame === undefined) throw new Error('nothing is waited for');
  return handlerOf(frame).sample(state, frame, offer, by, random);
};

/** What the admiral knows better than the captain, in the captain's order of business. */
function think(state: State, offers: readonly Offer[], by: Seat, random: Random): Command | undefined {
  const kinds = new Set(offers.map(({ kind }) => kind));
  if (kinds.has('move-ship')) {
    const sample = sampler(state, by, random);
    return (
      errand(state, offers, by, random, sample) ??
      hyperspace(state, offers, by, random, sample) ??
      sail(state, offers, by, random)
    );
  }
  if (kinds.has('activate-squadron')) return activate(state, offers, by);
  return kinds.has('fire') ? salvoes(state, offers, by) : undefined;
}

export const admiral: Bot<View, Command, Offer> = {
  name: 'Admiral',
  note: 'Weighs every move and shot by the points they win and lose. Clearly stronger than the captain.',
  choose: (view, offers, by, random) =>
    think(fromView(view), offers, by, random) ?? captain.choose(view, offers, by, random),
};
