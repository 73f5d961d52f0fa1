/** Forces by chance for matches between bots. */
import type { Random } from '../../kernel/index.ts';
import { scenarios } from '../data/scenarios/index.ts';
import { forceByChance } from '../force/by-chance.ts';
import type { Force } from '../force/index.ts';
import type { SideId } from '../ids.ts';
import type { DrawnSetup } from '../setup.ts';

type Purchased = 'freeform-battle' | 'convoy' | 'last-stand';

/** A legal force for one side of a scenario whose forces are bought. */
export function randomForce(scenario: Purchased, side: SideId, random: Random): Force {
  const { purchase, reserve } = scenarios[scenario];
  const limits = purchase?.[side];
  if (limits === undefined) throw new Error(`${scenario} sells no units`);
  return forceByChance({ side, purchase: limits, reserve: reserve[side] !== null, modelCap: true }, random);
}

/** Both sides of it. */
export const randomForces = (scenario: Purchased, random: Random): DrawnSetup['forces'] => ({
  kushan: randomForce(scenario, 'kushan', random),
  taiidan: randomForce(scenario, 'taiidan', random),
});
