/** Scenarios as data: what the games of the family play alike, each with its own rules and measures. Distances in mils. */
import type { TableId, TerrainSize } from '../data/terrain-tables.ts';

export type ScenarioVictory =
  | { readonly kind: 'points' }
  | { readonly kind: 'divisions'; readonly start: number }
  /** So many freighters have to leave by the far edge. */
  | { readonly kind: 'convoy'; readonly exits: number };

export interface ScenarioPlan<Id extends string = string> {
  readonly id: Id;
  readonly name: string;
  readonly rounds: number;
  /** A planet at the table's centre, by size. */
  readonly planet: TerrainSize | null;
  /** `edges`: a strip along two opposite long edges; `convoy`: the escort in the west, the interdictor on both sides. */
  readonly deployment: 'edges' | 'convoy';
  readonly victory: ScenarioVictory;
  readonly actions: readonly ('land-troops' | 'orbital-bombardment')[];
  readonly rule: string;
}

/** Without the rule of a game. */
export const scenarioRows = {
  'border-skirmish': {
    id: 'border-skirmish',
    name: 'Border skirmish',
    rounds: 6,
    planet: 'medium',
    deployment: 'edges',
    victory: { kind: 'points' },
    actions: [],
  },
  'planetary-invasion': {
    id: 'planetary-invasion',
    name: 'Planetary invasion',
    rounds: 6,
    planet: 'medium',
    deployment: 'edges',
    victory: { kind: 'divisions', start: 0 },
    actions: ['land-troops'],
  },
  'support-ground-assault': {
    id: 'support-ground-assault',
    name: 'Support ground assault',
    rounds: 6,
    planet: 'medium',
    deployment: 'edges',
    victory: { kind: 'divisions', start: 10 },
    actions: ['land-troops', 'orbital-bombardment'],
  },
  'convoy-escort': {
    id: 'convoy-escort',
    name: 'Convoy escort',
    rounds: 6,
    planet: null,
    deployment: 'convoy',
    victory: { kind: 'convoy', exits: 3 },
    actions: [],
  },
} as const satisfies Record<string, Omit<ScenarioPlan, 'rule'>>;

export type SharedScenarioId = keyof typeof scenarioRows;
export const sharedScenarioIds = Object.keys(scenarioRows) as [SharedScenarioId, ...SharedScenarioId[]];

/** Where a convoy is played, with how many freighters, and where both sides set up. */
export interface ConvoyLayout {
  readonly table: TableId;
  readonly freighters: number;
  readonly escortDepthMils: number;
  readonly interdictorDepthMils: number;
  readonly interdictorFromEscortEdgeMils: number;
}

/** What each kind of scenario counts, in words. */
export const measureWords: Readonly<Record<ScenarioVictory['kind'], string>> = {
  points: 'points',
  divisions: 'divisions',
  convoy: 'freighters',
};
