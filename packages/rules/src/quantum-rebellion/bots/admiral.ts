/** A stronger bot: it weighs moves and fire by the points they win and lose, and plays the likeliest of them out in its head. */
import type { Bot, Random, Seat, View } from '../../kernel/contract.ts';
import type { Forethought } from '../../mechanics/blueprint-fleets/bots/admiral/foresight.ts';
import type { Command } from '../commands.ts';
import type { Offer } from '../offers.ts';
import type { Sight } from '../state.ts';
import { fromView } from '../view.ts';
import { foresee } from './admiral/foresight.ts';
import { judgement } from './admiral/judgement.ts';
import { beforeSailing, routine } from './admiral/routine.ts';
import { courses } from './admiral/steering.ts';

/** Orders worth a look ahead; none where the routine does as well. */
function thoughts(state: Sight, offers: readonly Offer[], by: Seat, random: Random): readonly Forethought<Command>[] {
  const kinds = new Set(offers.map(({ kind }) => kind));
  if (kinds.has('move-ship')) {
    const asked = beforeSailing(state, offers, by, random);
    if (asked !== undefined) return [{ command: asked, prior: 0 }];
    const all = courses(state, offers, by, random, judgement.courses);
    return all.some(({ fires }) => fires) ? all : all.slice(0, 1);
  }
  const ready = offers.flatMap((offer) => (offer.kind === 'activate-squadron' ? [offer.squadron] : []));
  return ready.map((squadron) => ({ command: { kind: 'activate-squadron', squadron }, prior: 0 }));
}

export const admiral: Bot<View, Command, Offer> = {
  name: 'Admiral',
  note: 'Weighs every move and shot by the points they win and lose, and looks ahead. Clearly stronger than the captain.',
  ponders: true,
  choose(view, offers, by, random) {
    const state = fromView(view);
    return foresee(state, thoughts(state, offers, by, random), by, random) ?? routine(state, offers, by, random);
  },
};
