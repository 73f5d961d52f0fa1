/** The scenarios that are played here (DA-15.0). Distances in mils. */
import type { TerrainSize } from '../../mechanics/blueprint-fleets/data/terrain-tables.ts';

export const scenarioIds = ['standard-engagement', 'border-skirmish'] as const;
export type ScenarioId = (typeof scenarioIds)[number];

export interface Scenario {
  readonly id: ScenarioId;
  readonly name: string;
  readonly rounds: number;
  /** A planet at the table's centre, by size. */
  readonly planet: TerrainSize | null;
  readonly rule: string;
}

export const scenarios: Readonly<Record<ScenarioId, Scenario>> = {
  'standard-engagement': {
    id: 'standard-engagement',
    name: 'Standard engagement',
    rounds: 6,
    planet: null,
    rule: 'DA-2.0',
  },
  'border-skirmish': { id: 'border-skirmish', name: 'Border skirmish', rounds: 6, planet: 'medium', rule: 'DA-15.1' },
} as const satisfies Record<ScenarioId, Scenario>;
