/** The scenarios of chapter 12, and the names on its tables that the book does not describe. Distances in mils. */
import type { TerrainSize } from '../../mechanics/blueprint-fleets/data/terrain-tables.ts';

export const scenarioIds = [
  'border-skirmish',
  'planetary-invasion',
  'support-ground-assault',
  'convoy-escort',
] as const;
export type ScenarioId = (typeof scenarioIds)[number];

export type ScenarioVictory =
  | { readonly kind: 'points' }
  | { readonly kind: 'divisions'; readonly start: number }
  | { readonly kind: 'convoy'; readonly exits: number };

export interface Scenario {
  readonly id: ScenarioId;
  readonly name: string;
  readonly rounds: number;
  /** A planet at the table's centre, by size: R-QR-91. */
  readonly planet: TerrainSize | null;
  /** `edges`: a strip along two opposite long edges (R-QR-49); `convoy`: R-QR-185. */
  readonly deployment: 'edges' | 'convoy';
  readonly victory: ScenarioVictory;
  readonly actions: readonly ('land-troops' | 'orbital-bombardment')[];
  readonly rule: string;
}

export const scenarios: Readonly<Record<ScenarioId, Scenario>> = {
  'border-skirmish': {
    id: 'border-skirmish',
    name: 'Border skirmish',
    rounds: 6,
    planet: 'medium',
    deployment: 'edges',
    victory: { kind: 'points' },
    actions: [],
    rule: 'QR-12.1a',
  },
  'planetary-invasion': {
    id: 'planetary-invasion',
    name: 'Planetary invasion',
    rounds: 6,
    planet: 'medium',
    deployment: 'edges',
    victory: { kind: 'divisions', start: 0 },
    actions: ['land-troops'],
    rule: 'QR-12.2a',
  },
  'support-ground-assault': {
    id: 'support-ground-assault',
    name: 'Support ground assault',
    rounds: 6,
    planet: 'medium',
    deployment: 'edges',
    victory: { kind: 'divisions', start: 10 },
    actions: ['land-troops', 'orbital-bombardment'],
    rule: 'QR-12.3a',
  },
  'convoy-escort': {
    id: 'convoy-escort',
    name: 'Convoy escort',
    rounds: 6,
    planet: null,
    deployment: 'convoy',
    victory: { kind: 'convoy', exits: 3 },
    actions: [],
    rule: 'QR-12.4a',
  },
} as const satisfies Record<ScenarioId, Scenario>;

// R-QR-185
export const convoyLayout = {
  table: '72x48',
  freighters: 5,
  escortDepthMils: 8000,
  interdictorDepthMils: 8000,
  interdictorFromEscortEdgeMils: 24000,
} as const;

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
