/**
 * A stronger bot: it weighs shots by the points that they win, chooses among the ends of a move by all that could be fired
 * from there, exactly, and has its ships evade as often as they can.
 */
import type { Bot, View } from '../../kernel/contract.ts';
import { made } from '../../kernel/ruleset/offer.ts';
import type { Helm } from '../../mechanics/blueprint-fleets/bots/steering.ts';
import { squadronOf } from '../../mechanics/blueprint-fleets/ships.ts';
import { expected } from '../../mechanics/dice/index.ts';
import type { Command } from '../commands.ts';
import type { Offer } from '../offers.ts';
import { fireOffers } from '../phases/weapons/fire-offers.ts';
import type { PlacedShip } from '../ship/ships.ts';
import type { Sight } from '../state.ts';
import type { Ship } from '../table.ts';
import { fromView } from '../view.ts';
import { helm, type Manner, ordersBy } from './captain.ts';
import { prey, stakeIn } from './errands.ts';
import { allFire } from './gunnery.ts';

/** The share of its points that a critical hit costs a ship. */
const CRITICAL = 0.12;

/** The share of its points that a ship is likely to lose, by the hull that it has left: half of them at half of it (DA-10.1b). */
function forfeit(health: number): number {
  if (health <= 0) return 1;
  return health > 0.5 ? 0.7 * (1 - health) : 0.95 - health;
}

const value: Manner['value'] =
  (state) =>
  (target, { hits, criticals }) => {
    const now = forfeit(target.hull / target.hullMax);
    const after = hits.reduce((sum, chance, each) => sum + chance * forfeit((target.hull - each) / target.hullMax), 0);
    return stakeIn(state, target) * target.cost * (after - now + CRITICAL * expected(criticals));
  };

/** Points in the measure of firepower. */
const POINT = 4;

/** Nobody fires in the first round (DA-9.4.1): ships draw near then. */
const broadside: Helm<Ship>['broadside'] = (table, ship, { at, facingCdeg }, by) => {
  const state = table as Sight;
  const there: PlacedShip = { ...ship, at, facingCdeg };
  if (state.match.round === 1) return helm.firepower(ship, there, prey(state, by));
  const scene = { ...state, ships: { ...state.ships, [ship.id]: there } };
  const alone = { ...squadronOf(state, ship), ships: [ship.id] };
  return POINT * allFire(scene, made(fireOffers(scene, alone)), by, value(scene));
};

const orders = ordersBy({ helm: { ...helm, broadside }, value, wary: true });

export const admiral: Bot<View, Command, Offer> = {
  name: 'Admiral',
  note: 'Counts every shot from every place that a ship can reach, in points, and evades. Wins three of five matches against the captain.',
  ponders: true,
  choose: (view, offers, by, random) => orders(fromView(view), offers, by, random),
};
