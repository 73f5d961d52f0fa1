/** The scenarios of chapter 12, and the names on its tables that the book does not describe. Distances in mils. */
import {
  type ConvoyLayout,
  type ScenarioPlan,
  scenarioRows,
  type SharedScenarioId,
  sharedScenarioIds,
} from '../../mechanics/blueprint-fleets/scenarios/plans.ts';

export const scenarioIds = sharedScenarioIds;
export type ScenarioId = SharedScenarioId;

/** Planets at the centre R-QR-91, strips along the long edges R-QR-49, a convoy R-QR-185. */
export const scenarios: Readonly<Record<ScenarioId, ScenarioPlan<ScenarioId>>> = {
  'border-skirmish': { ...scenarioRows['border-skirmish'], rule: 'QR-12.1a' },
  'planetary-invasion': { ...scenarioRows['planetary-invasion'], rule: 'QR-12.2a' },
  'support-ground-assault': { ...scenarioRows['support-ground-assault'], rule: 'QR-12.3a' },
  'convoy-escort': { ...scenarioRows['convoy-escort'], rule: 'QR-12.4a' },
};

// R-QR-185
export const convoyLayout: ConvoyLayout = {
  table: '72x48',
  freighters: 5,
  escortDepthMils: 8000,
  interdictorDepthMils: 8000,
  interdictorFromEscortEdgeMils: 24000,
};

/** A row of a scenario table: a d6 face, a name, and what is played for it (`null`: not described, roll again). */
export interface ScenarioTableRow {
  readonly face: number;
  readonly name: string;
  readonly plays: ScenarioId | null;
}

// QR-12.0a, R-QR-48
export const competitiveScenarios: readonly ScenarioTableRow[] = [
  { face: 1, name: 'Skirmish', plays: 'border-skirmish' },
  { face: 2, name: 'Full Fleet Engagement', plays: null },
  { face: 3, name: 'Seize the Wrecks', plays: null },
  { face: 4, name: 'Warzones', plays: null },
  { face: 5, name: 'Fog of War', plays: null },
  { face: 6, name: 'Wide Battlefield', plays: null },
] as const satisfies readonly ScenarioTableRow[];

// QR-12.0b, R-QR-48
export const narrativeScenarios: readonly ScenarioTableRow[] = [
  { face: 1, name: 'Breakout', plays: null },
  { face: 2, name: 'Planetary Assault', plays: 'planetary-invasion' },
  { face: 3, name: 'Countdown', plays: null },
  { face: 4, name: 'Convoy Raid', plays: 'convoy-escort' },
  { face: 5, name: 'Gate Collapse', plays: null },
  { face: 6, name: 'Gathering Storm', plays: null },
] as const satisfies readonly ScenarioTableRow[];
