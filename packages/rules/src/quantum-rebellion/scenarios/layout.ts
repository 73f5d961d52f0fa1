/** What a scenario makes of the table, the zones and the fleets: QR-12.0 to QR-12.4, R-QR-48 to R-QR-50, R-QR-185. */
import type { Dice, Rejection, Seat } from '../../kernel/contract.ts';
import { classes } from '../data/classes.ts';
import type { OptionValues } from '../data/options.ts';
import {
  competitiveScenarios,
  convoyLayout,
  narrativeScenarios,
  type ScenarioId,
  scenarios,
  type ScenarioTableRow,
} from '../data/scenarios.ts';
import { type GameTable, type TableId, tables } from '../../mechanics/blueprint-fleets/data/terrain-tables.ts';
import { edgeZones, type SideZones, tableFor } from '../../mechanics/blueprint-fleets/setup/fleets.ts';
import type { FleetDesign } from '../fleet/design.ts';
import { optionOf } from '../table.ts';
import { refuse } from '../../kernel/ruleset/refuse.ts';

/** The size of the table: what the scenario demands, else what is agreed, else by the Maximum Fleet Value (R-QR-50). */
export function tableOf(given: { scenario: ScenarioId; table?: TableId | undefined; maxPoints: number }): GameTable {
  if (scenarios[given.scenario].deployment === 'convoy') return tables[convoyLayout.table];
  return tableFor(given);
}

export type { SideZones };

/** R-QR-185: the escort along the western edge, the interdictor along both long edges but not near the escort. */
function convoyZones({ widthMils, heightMils }: GameTable, escort: Seat): readonly [SideZones, SideZones] {
  const { escortDepthMils, interdictorDepthMils: depth, interdictorFromEscortEdgeMils: west } = convoyLayout;
  const escorts = { zone: { west: 0, south: 0, east: escortDepthMils, north: heightMils }, otherZone: null };
  const hunters = {
    zone: { west, south: 0, east: widthMils, north: depth },
    otherZone: { west, south: heightMils - depth, east: widthMils, north: heightMils },
  };
  return escort === 'seat-1' ? [escorts, hunters] : [hunters, escorts];
}

export const zonesOf = (
  given: { scenario: ScenarioId; escort: Seat; options: Partial<OptionValues> },
  table: GameTable,
): readonly [SideZones, SideZones] =>
  scenarios[given.scenario].deployment === 'convoy'
    ? convoyZones(table, given.escort)
    : // R-QR-49
      edgeZones(table, optionOf(given, 'deploymentDepthMils'));

/** Whether the scenario provides for civilians in the fleet of a side (R-QR-45). */
export const civiliansAllowed = (
  given: { scenario: ScenarioId; escort: Seat; options: Partial<OptionValues> },
  seat: Seat,
): boolean =>
  (scenarios[given.scenario].deployment === 'convoy' && seat === given.escort) || optionOf(given, 'civiliansInFleets');

/** The escort of a convoy brings one squadron of five large freighters and no other civilian (QR-12.4a). */
export function convoyFault(fleet: FleetDesign): Rejection | undefined {
  const civilian = fleet.squadrons.filter(({ ships }) => ships.some((ship) => classes[ship.class].civilian));
  const [convoy] = civilian;
  const whole =
    convoy !== undefined &&
    convoy.ships.length === convoyLayout.freighters &&
    convoy.ships.every((ship) => ship.class === 'AFL');
  if (whole && civilian.length === 1) return undefined;
  const sentence =
    `${fleet.name} escorts the convoy and brings one squadron of ${convoyLayout.freighters} large freighters. ` +
    'Add it, and no other civilian ship.';
  return refuse('no-convoy', 'QR-12.4a', sentence);
}

export type ScenarioTable = 'competitive' | 'narrative';
const scenarioTables: Readonly<Record<ScenarioTable, readonly ScenarioTableRow[]>> = {
  competitive: competitiveScenarios,
  narrative: narrativeScenarios,
};

/** Throws a d6 on one of the scenario tables until it shows one that is described and that the fleets can play (R-QR-242). */
export function rollScenario(
  dice: Dice,
  table: ScenarioTable,
  playable: (scenario: ScenarioId) => boolean,
): { faces: number[]; scenario: ScenarioId } | undefined {
  const rows = scenarioTables[table];
  if (!rows.some(({ plays }) => plays !== null && playable(plays))) return undefined;
  const faces: number[] = [];
  for (;;) {
    const [face = 1] = dice.roll(6, 1, `scenario, ${table} table`);
    faces.push(face);
    const plays = rows.find((row) => row.face === face)?.plays ?? null;
    if (plays !== null && playable(plays)) return { faces, scenario: plays };
  }
}

/** The name that a face shows, for the log. */
export const scenarioNamed = (table: ScenarioTable, face: number): string =>
  scenarioTables[table].find((row) => row.face === face)?.name ?? '';
