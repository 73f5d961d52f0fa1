/** The share of its points that a ship is likely to cost its side, by what is left of it and of the match. */
import { conditionNeed } from '../../../mechanics/blueprint-fleets/losses/settle.ts';
import { canJump } from '../../ship/stats.ts';
import type { Sight } from '../../state.ts';
import type { Ship } from '../../table.ts';

/** The share of its hull that a ship loses in a round of fire, as a rule, and how far that scatters, more for each round. */
const LOSS = 0.11;
const SCATTER = 0.3;
const SCATTER_OF_ROUND = 0.12;
/** At so much of its hull a ship counts as lost: condition checks have driven it off. */
const LOST_AT = 0.2;
const HALF = 0.5;
/** What is left of a round in the middle of it. */
const REST_OF_ROUND = 0.6;

export const roundsLeft = ({ match }: Sight): number =>
  match.phase === 'over' ? 0 : Math.max(0, match.rounds - match.round) + REST_OF_ROUND;

/** The chance that a ship falls below a share of its hull. */
function falls(health: number, below: number, left: number): number {
  const scatter = SCATTER + SCATTER_OF_ROUND * left;
  return Math.min(0.98, Math.max(0.02, HALF + (LOSS * left - (health - below)) / (2 * scatter)));
}

/** The share of its points that a ship costs in the end: half of them at half its hull (DA-10.1b), all of them when it is gone. */
export function forfeit(ship: Pick<Ship, 'hullMax'>, hull: number, left: number): number {
  if (hull <= 0) return 1;
  const health = hull / ship.hullMax;
  const half = 2 * hull <= ship.hullMax ? 1 : left === 0 ? 0 : falls(health, HALF, left);
  const lost = left === 0 ? 0 : Math.min(half, falls(health, LOST_AT, left));
  return (half + lost) / 2;
}

const TWO_DICE = 36;
/** In how many of 36 throws two dice come to less than so much. */
const below = (need: number): number => {
  let count = 0;
  for (let one = 1; one <= 6; one += 1) for (let other = 1; other <= 6; other += 1) if (one + other < need) count += 1;
  return count;
};
const belowOf = Array.from({ length: 14 }, (_, need) => below(need) / TWO_DICE);

/** The chance that a ship does not stand a condition check. */
export const failsCheck = (ship: Ship): number => belowOf[Math.min(13, conditionNeed[ship.rank] + ship.disorder)] ?? 1;

/** What a condition check costs a ship without a way out: two Disorder. */
const BLOCKED = 0.15;

/** The share that so many hits more leave it to cost. */
export function forfeitAfter(ship: Ship, hits: number, left: number): number {
  const hull = ship.hull - hits;
  const likely = forfeit(ship, hull, left);
  if (hits <= 0 || hull <= 0 || hull >= ship.hullShaded) return likely;
  const gone = failsCheck(ship) * (canJump(ship) ? 1 : BLOCKED);
  return gone + (1 - gone) * likely;
}
