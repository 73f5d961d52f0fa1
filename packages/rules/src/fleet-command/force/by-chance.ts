/** Forces that nobody would field, but that the rules allow: bought by chance until no star buys anything more. */
import { pick } from '../../kernel/dice.ts';
import type { Random } from '../../kernel/contract.ts';
import { leaderIds } from '../data/leaders.ts';
import { unitCardIds } from '../data/units.ts';
import type { DesignedUnit, Force } from './design.ts';
import { forceFault, type ForceLimits } from './legality.ts';

/** How often a unit is tried that may not fit: enough to fill any force. */
const TRIES = 120;
/** The hexes of the narrowest zone; a force that starts there may not be larger. */
const MOST_UNITS = 12;

function candidate(force: Force, mayWait: boolean, random: Random): DesignedUnit {
  const leader = random() < 0.6 ? pick(leaderIds, random) : undefined;
  const aboard = random() < 0.3 && force.units.length > 0 ? Math.floor(random() * force.units.length) : undefined;
  return {
    card: pick(unitCardIds, random),
    ...(leader === undefined ? {} : { leader }),
    ...(aboard === undefined ? {} : { aboard }),
    ...(mayWait && aboard === undefined && random() < 0.4 ? { reserve: true } : {}),
  };
}

/** A legal force within these limits; the same numbers from `random` give the same force. */
export function forceByChance(limits: ForceLimits, random: Random): Force {
  const must = limits.purchase.must ?? [];
  let force: Force = { units: must.map(({ card, leader }) => ({ card, leader })) };
  for (let trial = 0; trial < TRIES && force.units.length < MOST_UNITS; trial += 1) {
    const larger = { units: [...force.units, candidate(force, limits.reserve, random)] };
    if (forceFault(larger, limits) === undefined) force = larger;
  }
  return force.units.length > 0 ? force : forceByChance(limits, random);
}
