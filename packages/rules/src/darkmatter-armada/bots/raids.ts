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

/** The chance that the first sum is greater. */
const wins = (attack: Distribution, defence: Distribution): number =>
  attack.reduce(
    (sum, chance, total) => sum + chance * defence.slice(0, total).reduce((below, each) => below + each, 0),
    0,
  );

export const raid: Thought<Sight, Offer, Command> = (state, offers) => {
  const [best] = offered(offers, 'board')
    .map((offer) => {
      const [ship, target] = [shipOf(state, offer.ship), shipOf(state, offer.target)];
      const attack = sumOdds(attackDice(ship, offer.fighters.length));
      return { offer, chance: wins(attack, sumOdds(defenceDice(state, target, 0))), cost: target.cost };
    })
    .filter(({ chance }) => chance >= WORTH_A_TRY)
    .sort((a, b) => b.chance * b.cost - a.chance * a.cost);
  if (best === undefined) return undefined;
  const { ship, target, fighters } = best.offer;
  return { kind: 'board', ship, target, fighters: [...fighters] };
};
