/** Forces that nobody would field, but that the rules allow: bought by chance until no star buys anything more. */
import { pick, type Random } from '../../kernel/index.ts';
import { leaderIds } from '../data/leaders.ts';
import { scenarios } from '../data/scenarios/index.ts';
import { unitCardIds } from '../data/units.ts';
import { type Force, forceFault, type ForceUnit } from '../force/index.ts';
import type { SideId } from '../ids.ts';
import type { DrawnSetup } from '../start.ts';

type Purchased = 'freeform-battle' | 'convoy' | 'last-stand';

/** How often a unit is tried that may not fit: enough to fill any force. */
const TRIES = 120;
/** The hexes of the narrowest zone; a force that starts there may not be larger. */
const MOST_UNITS = 12;

function candidate(force: Force, mayWait: boolean, random: Random): ForceUnit {
  const leader = random() < 0.6 ? pick(leaderIds, random) : undefined;
  const aboard = random() < 0.3 && force.units.length > 0 ? Math.floor(random() * force.units.length) : undefined;
  return {
    card: pick(unitCardIds, random),
    ...(leader === undefined ? {} : { leader }),
    ...(aboard === undefined ? {} : { aboard }),
    ...(mayWait && aboard === undefined && random() < 0.4 ? { reserve: true } : {}),
  };
}

/** A legal force for one side of a scenario whose forces are bought. */
export function randomForce(scenario: Purchased, side: SideId, random: Random): Force {
  const { purchase, reserve } = scenarios[scenario];
  const limits = purchase?.[side];
  if (limits === undefined) throw new Error(`${scenario} sells no units`);
  const terms = { side, purchase: limits, reserve: reserve[side] !== null, modelCap: true };
  let force: Force = { units: (limits.must ?? []).map(({ card, leader }) => ({ card, leader })) };
  for (let trial = 0; trial < TRIES && force.units.length < MOST_UNITS; trial += 1) {
    const larger = { units: [...force.units, candidate(force, terms.reserve, random)] };
    if (forceFault(larger, terms) === undefined) force = larger;
  }
  return force.units.length > 0 ? force : randomForce(scenario, side, random);
}

/** Both sides of it. */
export const randomForces = (scenario: Purchased, random: Random): DrawnSetup['forces'] => ({
  kushan: randomForce(scenario, 'kushan', random),
  taiidan: randomForce(scenario, 'taiidan', random),
});
