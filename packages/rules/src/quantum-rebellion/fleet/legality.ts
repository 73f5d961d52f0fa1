/**
 * Whether a fleet design may be played: every rule of fleet building, each breach with the way out; and fleets as
 * lists of the contract.
 */
import { type FleetLimits, listsOf, problemsBy } from '../../mechanics/blueprint-fleets/lists/legality.ts';
import { classes } from '../data/classes.ts';
import {
  type FleetDesign,
  fleetDesign,
  type ShipDesign,
  shipPoints,
  type FleetProblem,
  type ItemPlace,
} from './design.ts';
import { customizationFindings, equipmentFindings, weaponFindings } from './equipment.ts';
import type { Lists } from '../../kernel/contract.ts';

export { type FleetLimits, MAX_SHIPS, MAX_SQUADRON_POINTS } from '../../mechanics/blueprint-fleets/lists/legality.ts';

/**
 * Everything that is wrong with `fleet`, ship by ship, squadron by squadron, then the fleet; empty when it is legal.
 * Each problem names its rule and says what would be right.
 */
export const problems: (fleet: FleetDesign, limits: FleetLimits) => readonly FleetProblem[] = problemsBy<
  ShipDesign,
  FleetLimits,
  ItemPlace,
  'dice'
>({
  shipPoints,
  civilian: (ship) => classes[ship.class].civilian,
  shipFindings: (ship) => [...weaponFindings(ship), ...equipmentFindings(ship), ...customizationFindings(ship)],
  rules: {
    noShip: 'R-QR-44',
    ships: 'QR-2.2a',
    squadronPoints: 'QR-2.2b',
    noCommander: 'QR-2.3.2a',
    commanders: 'QR-2.3.3a',
    civiliansApart: 'QR-2.3.4a',
    civilianRank: 'QR-2.3.4a',
    civiliansProvided: 'R-QR-45',
    costBelowZero: 'R-QR-44',
    squadrons: 'QR-2.1a',
    fleetPoints: 'QR-5.2.2a',
    flagship: 'QR-2.3.1a',
  },
});

/** `problems` by the Maximum Fleet Value alone, in points: of a fleet without civilians. */
export function faults(fleet: FleetDesign, maxPoints: number): readonly FleetProblem[] {
  return problems(fleet, { maxPoints });
}

export const lists: Lists<FleetDesign> = listsOf(fleetDesign, shipPoints, (fleet: FleetDesign) =>
  problems(fleet, { maxPoints: Infinity, civilians: true }),
);
