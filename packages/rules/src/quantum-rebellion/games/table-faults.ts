/** What can never be true of a table while a seat is asked. */
import { tableFaultsBy } from '../../mechanics/blueprint-fleets/table-faults.testing.ts';
import { ground } from '../ship/clearance.ts';

export const tableFaults = tableFaultsBy(ground);
