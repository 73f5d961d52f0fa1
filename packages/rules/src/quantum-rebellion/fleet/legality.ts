/**
 * Whether a fleet design may be played: every rule of fleet building, each breach with the way out; and fleets as
 * lists of the contract.
 */
import { classes } from '../data/classes.ts';
import {
  type FleetDesign,
  fleetDesign,
  fleetPoints,
  type ShipDesign,
  shipPoints,
  type SquadronDesign,
  squadronPoints,
} from './design.ts';
import { customizationFindings, equipmentFindings, weaponFindings } from './equipment.ts';
import { counted, type Finding, type FleetProblem, listed } from './problem.ts';
import type { Lists } from '../../kernel/contract.ts';

/** Ships in a squadron (QR-2.2a). */
export const MAX_SHIPS = 5;
/** Points of a squadron (QR-2.2b). */
export const MAX_SQUADRON_POINTS = 300;

export interface FleetLimits {
  /** The Maximum Fleet Value, in points. */
  readonly maxPoints: number;
  /** Whether the scenario provides for civilian squadrons (R-QR-45). */
  readonly civilians?: boolean;
}

const names = (ships: readonly ShipDesign[]): string =>
  listed(
    ships.map((ship) => ship.name),
    'and',
  );
const isCivilian = (ship: ShipDesign): boolean => classes[ship.class].civilian;

function shipFindings(ship: ShipDesign, limits: FleetLimits): readonly Finding[] {
  const found = [...weaponFindings(ship), ...equipmentFindings(ship), ...customizationFindings(ship)];
  const cost = shipPoints(ship);
  if (cost < 0) {
    const sentence = `${ship.name} costs ${cost} points. No ship costs less than 0: add options for ${-cost} or drop a drawback.`;
    found.push({ code: 'cost-below-zero', rule: 'R-QR-44', sentence });
  }
  if (!isCivilian(ship)) return found;
  if (ship.rank !== 'captain') {
    const sentence = `${ship.name} is civilian and commands no squadron: make it a captain.`;
    found.push({ code: 'civilian-commander', rule: 'QR-2.3.4a', sentence, item: { part: 'rank' } });
  }
  if (limits.civilians !== true) {
    const sentence = `${ship.name} is civilian, and this scenario provides no civilian squadron: choose a military class.`;
    found.push({ code: 'civilian-not-provided', rule: 'R-QR-45', sentence, item: { part: 'class' } });
  }
  return found;
}

function officers({ name, ships }: SquadronDesign): Finding[] {
  if (ships.length === 0 || ships.every(isCivilian)) return [];
  const commanding = ships.filter((ship) => ship.rank !== 'captain');
  if (commanding.length === 1) return [];
  if (commanding.length === 0) {
    const sentence = `${name} has no squadron commander: make one of ${names(ships)} its commander.`;
    return [{ code: 'no-commander', rule: 'QR-2.3.2a', sentence }];
  }
  const sentence = `${name} has ${commanding.length} commanding ships, ${names(commanding)}: keep one and make the others captains.`;
  const over = { by: commanding.length - 1, most: 1, of: 'commanders' } as const;
  return [{ code: 'too-many-commanders', rule: 'QR-2.3.3a', sentence, over }];
}

function squadronFindings(squadron: SquadronDesign): readonly Finding[] {
  const { name, ships } = squadron;
  const found = officers(squadron);
  if (ships.length === 0) {
    found.push({
      code: 'empty-squadron',
      rule: 'R-QR-44',
      sentence: `${name} has no ship: give it 1 to 5, or drop it.`,
    });
  }
  if (ships.length > MAX_SHIPS) {
    const over = counted(ships.length - MAX_SHIPS, 'ship', 'ships');
    const sentence = `${name} has ${ships.length} ships. A squadron has at most ${MAX_SHIPS}: take ${over} out.`;
    const excess = { by: ships.length - MAX_SHIPS, most: MAX_SHIPS, of: 'ships' } as const;
    found.push({ code: 'too-many-ships', rule: 'QR-2.2a', sentence, over: excess });
  }
  const points = squadronPoints(squadron);
  if (points > MAX_SQUADRON_POINTS) {
    const sentence =
      `${name} costs ${points} points. A squadron costs at most ${MAX_SQUADRON_POINTS}: ` +
      `save ${counted(points - MAX_SQUADRON_POINTS, 'point', 'points')}.`;
    const over = { by: points - MAX_SQUADRON_POINTS, most: MAX_SQUADRON_POINTS, of: 'points' } as const;
    found.push({ code: 'squadron-over-points', rule: 'QR-2.2b', sentence, over });
  }
  const civilians = ships.filter(isCivilian);
  if (civilians.length > 0 && civilians.length < ships.length) {
    const sentence = `${name} mixes military ships with civilians: put ${names(civilians)} into a squadron of civilians.`;
    found.push({ code: 'mixed-squadron', rule: 'QR-2.3.4a', sentence });
  }
  return found;
}

function fleetFindings(fleet: FleetDesign, limits: FleetLimits): readonly Finding[] {
  const found: Finding[] = [];
  if (fleet.squadrons.length === 0) {
    found.push({
      code: 'no-squadron',
      rule: 'QR-2.1a',
      sentence: `${fleet.name} has no squadron: give it at least one.`,
    });
  }
  const points = fleetPoints(fleet);
  if (points > limits.maxPoints) {
    const sentence =
      `${fleet.name} costs ${points} points. This match allows ${limits.maxPoints}: ` +
      `save ${counted(points - limits.maxPoints, 'point', 'points')}.`;
    const over = { by: points - limits.maxPoints, most: limits.maxPoints, of: 'points' } as const;
    found.push({ code: 'fleet-over-points', rule: 'QR-5.2.2a', sentence, over });
  }
  const flagships = fleet.squadrons.flatMap(({ ships }) => ships.filter((ship) => ship.rank === 'admiral'));
  if (flagships.length === 0) {
    const sentence = `${fleet.name} has no flagship: make one of its ships the admiral's.`;
    found.push({ code: 'no-flagship', rule: 'QR-2.3.1a', sentence });
  }
  if (flagships.length > 1) {
    const sentence = `${fleet.name} has ${flagships.length} flagships, ${names(flagships)}: keep one.`;
    const over = { by: flagships.length - 1, most: 1, of: 'flagships' } as const;
    found.push({ code: 'too-many-flagships', rule: 'QR-2.3.1a', sentence, over });
  }
  return found;
}

const placed = (finding: Finding, squadron: number | null, ship: number | null): FleetProblem => ({
  ...finding,
  squadron,
  ship,
  item: finding.item ?? null,
  over: finding.over ?? null,
});

/**
 * Everything that is wrong with `fleet`, ship by ship, squadron by squadron, then the fleet; empty when it is legal.
 * Each problem names its rule and says what would be right.
 */
export function problems(fleet: FleetDesign, limits: FleetLimits): readonly FleetProblem[] {
  const inSquadrons = fleet.squadrons.flatMap((squadron, index) => [
    ...squadron.ships.flatMap((ship, at) => shipFindings(ship, limits).map((finding) => placed(finding, index, at))),
    ...squadronFindings(squadron).map((finding) => placed(finding, index, null)),
  ]);
  return [...inSquadrons, ...fleetFindings(fleet, limits).map((finding) => placed(finding, null, null))];
}

/** `problems` by the Maximum Fleet Value alone, in points: of a fleet without civilians. */
export function faults(fleet: FleetDesign, maxPoints: number): readonly FleetProblem[] {
  return problems(fleet, { maxPoints });
}

export const lists: Lists<FleetDesign> = {
  codec: fleetDesign,
  name: (fleet) => fleet.name,
  points: fleetPoints,
  faults: (fleet) =>
    problems(fleet, { maxPoints: Infinity, civilians: true }).map(({ code, rule, sentence, ...place }) => {
      const { squadron, ship, item, over } = place;
      return { code, rule, sentence, data: { squadron, ship, item: item && { ...item }, over: over && { ...over } } };
    }),
};
