/**
 * A stronger bot: it weighs shots, speeds and ends of moves by the points that they may win and cost, reckons with what the
 * enemies may do after moves of their own, and has its ships evade as often as they can.
 */
import type { Bot, View } from '../../kernel/contract.ts';
import { firstThought } from '../../mechanics/blueprint-fleets/bots/thoughts.ts';
import type { Command } from '../commands.ts';
import type { Offer } from '../offers.ts';
import type { Sight } from '../state.ts';
import { fromView } from '../view.ts';
import { course } from './admiral/sailing.ts';
import { speed } from './admiral/speed.ts';
import { pointsBy } from './admiral/volley.ts';
import { ordersBy, steer } from './captain.ts';

const orders = ordersBy({
  value: (state) => (target, odds) => pointsBy(state, target, odds),
  forecasts: 30,
  wary: true,
  speed,
  steer: firstThought<Sight, Offer, Command>([course, steer]),
});

export const admiral: Bot<View, Command, Offer> = {
  name: 'Admiral',
  note: 'Weighs speeds, moves and shots by the points they may win, and by what the enemy can answer. Wins three of four matches against the captain with fleets drawn by chance.',
  ponders: true,
  choose: (view, offers, by, random) => orders(fromView(view), offers, by, random),
};
