/**
 * Whether a fleet design may be played: every rule of fleet building, each breach with the way out; and fleets as
 * lists of the contract.
 */
import type { Lists } from '../../kernel/contract.ts';
import type { DrawnFleet, DrawnSquadron } from '../../mechanics/blueprint-fleets/lists/design.ts';
import {
  type FleetLimits as SharedLimits,
  listsOf,
  problemsBy,
} from '../../mechanics/blueprint-fleets/lists/legality.ts';
import { classes } from '../data/classes.ts';
import type { OptionValues } from '../data/options.ts';
import {
  type FleetDesign,
  fleetDesign,
  type ShipDesign,
  shipPoints,
  type Finding,
  type FleetProblem,
  type ItemPlace,
} from './design.ts';
import { outfitFindings } from './outfit.ts';
import { powerBudget } from './power.ts';
import { listed } from '../../mechanics/blueprint-fleets/lists/problem.ts';
import { waysOut } from './ways-out.ts';

export { MAX_SHIPS, MAX_SQUADRON_POINTS } from '../../mechanics/blueprint-fleets/lists/legality.ts';

export interface FleetLimits extends SharedLimits {
  /** What the players agree otherwise than usual: whether stations may be bought, and what a baseline DEF draws. */
  readonly options?: Partial<Pick<OptionValues, 'stationsInFleets' | 'baselineDefPower'>>;
}

const station = (ship: ShipDesign): boolean => classes[ship.class].station;
const civilian = (ship: ShipDesign): boolean => classes[ship.class].civilian;

/** DA-12.2.3b, with up to three ways out. */
function powerFindings(ship: ShipDesign, { options }: FleetLimits): readonly Finding[] {
  const { available, used } = powerBudget(ship, options?.baselineDefPower);
  if (used <= available) return [];
  const ways = waysOut(ship, options?.baselineDefPower).slice(0, 3);
  const by = used - available;
  const sentence =
    `${ship.name} draws ${used} power and has ${available}, ${by} too few: ` +
    `${listed(
      ways.map(({ words }) => words),
      'or',
    )}.`;
  return [{ code: 'power-over', rule: 'DA-12.2.3b', sentence, over: { by, most: available, of: 'power' } }];
}

function stationFindings(ship: ShipDesign, { options }: FleetLimits): readonly Finding[] {
  if (!station(ship) || options?.stationsInFleets !== false) return [];
  const sentence = `${ship.name} is a station, and this match has none: choose a class that moves.`;
  return [{ code: 'station-not-allowed', rule: 'R-DA-26', sentence, item: { part: 'class' } }];
}

/** A station is a squadron of its own (R-DA-26). */
function companyFindings({ name, ships }: DrawnSquadron<ShipDesign>): readonly Finding[] {
  const stations = ships.filter(station);
  if (stations.length === 0 || ships.length === 1) return [];
  const names = listed(
    stations.map((each) => each.name),
    'and',
  );
  const sentence = `${name} has other ships with a station: put ${names} into a squadron of ${stations.length === 1 ? 'its' : 'their'} own.`;
  return [{ code: 'station-in-company', rule: 'R-DA-26', sentence }];
}

/** Civilians all activate together (DA-3.3.4): one squadron holds them. */
function civilianGroups({ squadrons }: DrawnFleet<ShipDesign>): readonly Finding[] {
  const groups = squadrons.filter(({ ships }) => ships.length > 0 && ships.every(civilian));
  if (groups.length < 2) return [];
  const names = listed(
    groups.map(({ name }) => name),
    'and',
  );
  const sentence = `${names} are all civilian. Civilians are one group: put them into one squadron.`;
  return [{ code: 'civilians-apart', rule: 'DA-3.3.4', sentence }];
}

/**
 * Everything that is wrong with `fleet`, ship by ship, squadron by squadron, then the fleet; empty when it is legal.
 * Each problem names its rule and says what would be right.
 */
export const problems: (fleet: FleetDesign, limits: FleetLimits) => readonly FleetProblem[] = problemsBy<
  ShipDesign,
  FleetLimits,
  ItemPlace,
  'power' | 'sides'
>({
  shipPoints,
  civilian,
  shipFindings: (ship, limits) => [
    ...outfitFindings(ship),
    ...powerFindings(ship, limits),
    ...stationFindings(ship, limits),
  ],
  squadronFindings: companyFindings,
  fleetFindings: civilianGroups,
  rules: {
    noShip: 'DA-3.2a',
    ships: 'DA-3.2a',
    squadronPoints: 'DA-3.2b',
    noCommander: 'DA-3.3.2a',
    commanders: 'DA-3.3.2a',
    civiliansApart: 'DA-3.3.4',
    civilianRank: 'DA-3.3.4',
    civiliansProvided: 'R-DA-26',
    costBelowZero: 'DA-1.5a',
    squadrons: 'DA-3.1',
    fleetPoints: 'DA-3.1',
    flagship: 'DA-3.3.1a',
  },
});

/** `problems` by the Maximum Fleet Value alone, in points: of a fleet without civilians. */
export function faults(fleet: FleetDesign, maxPoints: number): readonly FleetProblem[] {
  return problems(fleet, { maxPoints });
}

export const lists: Lists<FleetDesign> = listsOf(fleetDesign, shipPoints, (fleet: FleetDesign) =>
  problems(fleet, { maxPoints: Infinity, civilians: true }),
);
