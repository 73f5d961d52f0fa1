/** One thing that is wrong with a fleet design. */
import type * as shared from '../../mechanics/blueprint-fleets/lists/problem.ts';
import type { EquipmentSpaceId } from '../data/blueprints.ts';
import type { MountId } from '../data/classes.ts';

/** The line of a ship that is meant. */
export type ItemPlace = shared.ItemPlace<MountId, EquipmentSpaceId>;
type Counted = shared.FleetCount | 'dice';

/** How far a limit is passed. */
export type Excess = shared.Excess<Counted>;
export type FleetProblem = shared.FleetProblem<ItemPlace, Counted>;
export type Finding = shared.Finding<ItemPlace, Counted>;

export { counted, listed } from '../../mechanics/blueprint-fleets/lists/problem.ts';
