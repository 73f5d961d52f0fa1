/** One thing that is wrong with a fleet design. */
import type * as shared from '../../mechanics/blueprint-fleets/lists/problem.ts';
import type { EquipmentSpaceId, ReactorSpaceId } from '../data/blueprints.ts';
import type { MountId } from '../data/classes.ts';

/** The line of a ship that is meant. */
export type ItemPlace =
  | shared.ItemPlace<MountId, EquipmentSpaceId>
  | { readonly part: 'def' }
  | { readonly part: 'life-support' }
  | { readonly part: 'reactors'; readonly at: ReactorSpaceId };
type Counted = shared.FleetCount | 'power' | 'sides';

/** How far a limit is passed: points, ships, … , power, sides of a die. */
export type Excess = shared.Excess<Counted>;
export type FleetProblem = shared.FleetProblem<ItemPlace, Counted>;
export type Finding = shared.Finding<ItemPlace, Counted>;

export { counted, listed } from '../../mechanics/blueprint-fleets/lists/problem.ts';
