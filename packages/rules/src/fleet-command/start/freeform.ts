/** The scenario of a setup, with what the players have changed in a freeform battle (R-FC-236, FC-MISC-26). */
import {
  asteroidFields,
  type Scenario,
  type ScenarioFeature,
  type ScenarioObjective,
  starTargets,
  zoneTemplates,
} from '../data/scenario.ts';
import { scenarios } from '../data/scenarios/index.ts';
import type { Setup } from '../start.ts';

/** A harvest is fought for on its own field, whose hexes the players give (FC-FB-14). */
function fieldOf(scenario: Scenario, { asteroids }: Setup): readonly ScenarioFeature[] {
  return [
    ...scenario.features.filter(({ kind }) => kind !== 'asteroids'),
    ...(asteroids ?? []).map(({ col, row }): ScenarioFeature => ({ kind: 'asteroids', at: [col, row] })),
  ];
}

function aimed(objective: ScenarioObjective, { major, minor }: { major: number; minor: number }): ScenarioObjective {
  const target = objective.medals === 2 ? major : minor;
  const text = objective.harvest === true ? `Harvest ${target}★.` : `Destroy ${target}★ of enemy units and leaders.`;
  return { ...objective, target, text };
}

/** The scenario that a setup is about. */
export function scenarioOf(given: Setup): Scenario {
  const scenario = scenarios[given.scenario];
  if (scenario.id !== 'freeform-battle') return scenario;
  const { stars, zones, harvest } = given.freeform;
  const total = stars ?? scenario.purchase?.kushan.stars ?? 25;
  const field = harvest === undefined ? undefined : asteroidFields[harvest];
  return {
    ...scenario,
    zones: zones === undefined ? scenario.zones : zoneTemplates[zones],
    features: field === undefined ? scenario.features : fieldOf(scenario, given),
    asteroidValues: field === undefined ? scenario.asteroidValues : field.values,
    purchase: { kushan: { stars: total, onBoard: total }, taiidan: { stars: total, onBoard: total } },
    objectives: scenario.objectives
      .filter((objective) => (objective.harvest === true) === (field !== undefined))
      .map((objective) => aimed(objective, field ?? starTargets(total))),
  };
}
