/** What a scenario sends the bots to do besides fighting. */
import { errandsBy } from '../../mechanics/blueprint-fleets/bots/errands.ts';
import { check } from '../decide.ts';
import type { SpaceId } from '../ids.ts';
import { inConvoy } from '../scenarios/ending.ts';
import { scenarios, type TurretId } from '../scenarios/schema.ts';
import { circles } from '../ship/clearance.ts';
import { working } from '../ship/stats.ts';
import type { Sight } from '../state.ts';
import type { Ship } from '../table.ts';
import { passage } from './broadsides.ts';

/** Troops are aboard, and the scenario counts them. */
export const carriesTroops = ({ match }: Sight, ship: Ship): boolean =>
  scenarios[match.scenario].actions.includes('land-troops') && working(ship, 'cargo-space') > 0;

export const { errand, errandCost, errandMils, ontoCircles, prey } = errandsBy<Ship, 'move-ship', SpaceId, TurretId>({
  check,
  circles,
  passage,
  inConvoy,
  carriesTroops,
});

/** It has something else to do than to fight. */
export const onErrand = (state: Sight, ship: Ship): boolean => inConvoy(state, ship) || carriesTroops(state, ship);

/** How many times its points a ship counts that the scenario counts: its troops, or itself where it reaches its edge. */
export const stakeIn = (state: Sight, ship: Ship): number => (onErrand(state, ship) ? 3 : 1);
