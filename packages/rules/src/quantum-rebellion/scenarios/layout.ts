/** What a scenario makes of the table, the zones and the fleets: QR-12.0 to QR-12.4, R-QR-48 to R-QR-50, R-QR-185. */
import type { Dice, Seat } from '../../kernel/contract.ts';
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
import { layoutBy } from '../../mechanics/blueprint-fleets/scenarios/layout.ts';
import type { ShipDesign } from '../fleet/design.ts';
import { optionOf } from '../table.ts';

/** Tables R-QR-50, zones R-QR-49 and R-QR-185, freighters QR-12.4a. */
export const { tableOf, zonesOf, planFault } = layoutBy({
  convoy: convoyLayout,
  civilian: (ship: ShipDesign) => classes[ship.class].civilian,
  freighter: (ship: ShipDesign) => ship.class === 'AFL',
  brings: 'QR-12.4a',
  where: 'R-QR-185',
});

/** Whether the scenario provides for civilians in the fleet of a side (R-QR-45). */
export const civiliansAllowed = (
  given: { scenario: ScenarioId; escort: Seat; options: Partial<OptionValues> },
  seat: Seat,
): boolean =>
  (scenarios[given.scenario].deployment === 'convoy' && seat === given.escort) || optionOf(given, 'civiliansInFleets');

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
