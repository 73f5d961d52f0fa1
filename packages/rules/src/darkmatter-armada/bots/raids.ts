/** How the bots board: where their dice are likely to win, by the exact chances of both sums. */
import { offered, type Thought } from '../../mechanics/blueprint-fleets/bots/thoughts.ts';
import { shipOf } from '../../mechanics/blueprint-fleets/ships.ts';
import { type Distribution, dieOdds, totalOdds } from '../../mechanics/dice/index.ts';
import type { Command } from '../commands.ts';
import type { Offer } from '../offers.ts';
import { attackDice, defenceDice, type Planned } from '../phases/boarding/assault.ts';
import type { Sight } from '../state.ts';

/** A lost assault costs the marines, who do nothing else. */
const WORTH_A_TRY = 0.35;

const sumOdds = (dice: readonly Planned[]): Distribution => totalOdds(dice.map(({ sides }) => dieOdds(sides, null)));

/** The chance that the first sum is greater by so much. */
const wins = (attack: Distribution, defence: Distribution, by: number): number =>
  attack.reduce((sum, chance, total) => {
    const beaten = defence.slice(0, Math.max(0, total - by + 1));
    return sum + chance * beaten.reduce((below, each) => below + each, 0);
  }, 0);

export const raid: Thought<Sight, Offer, Command> = (state, offers) => {
  const [best] = offered(offers, 'board')
    .map((offer) => {
      const [ship, target] = [shipOf(state, offer.ship), shipOf(state, offer.target)];
      const attack = sumOdds(attackDice(ship, offer.fighters.length));
      const defence = sumOdds(defenceDice(state, target, 0));
      // A freighter of a convoy is taken whole where that may be done (DA-15.4b).
      const taken = offer.capturable ? wins(attack, defence, Math.max(1, target.crew)) : 0;
      const capture = taken >= WORTH_A_TRY;
      return { offer, capture, chance: capture ? taken : wins(attack, defence, 1), cost: target.cost };
    })
    .filter(({ chance }) => chance >= WORTH_A_TRY)
    .sort((a, b) => b.chance * b.cost - a.chance * a.cost);
  if (best === undefined) return undefined;
  const { ship, target, fighters } = best.offer;
  const how = best.capture ? { capture: true } : {};
  return { kind: 'board', ship, target, fighters: [...fighters], ...how };
};
