/** The scenario of a setup, with what the players have changed in a freeform battle (R-FC-236, FC-MISC-26). */
import {
  asteroidFields,
  type Scenario,
  type ScenarioFeature,
  type ScenarioObjective,
  starTargets,
  standardBoard,
  zonesOn,
} from '../data/scenario.ts';
import { scenarios } from '../data/scenarios/index.ts';
import type { SideId } from '../ids.ts';
import { scenarioFrom } from '../scenario/ready.ts';
import type { DrawnSetup } from '../setup.ts';

/** A harvest is fought for on its own field, whose hexes the players give (FC-FB-14). */
function fieldOf(scenario: Scenario, { asteroids }: DrawnSetup): readonly ScenarioFeature[] {
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

/** One board, or several put together (R-FC-20, FC-FB-21). */
const boardOf = ({ board }: DrawnSetup) => ({
  cols: board?.cols ?? standardBoard.cols,
  rows: board?.rows ?? standardBoard.rows,
});

/** The scenario that a setup is about. */
export function scenarioOf(given: DrawnSetup): Scenario {
  if (given.scenario === 'custom') {
    if (given.custom === undefined) throw new Error('a custom scenario has been asked for without one');
    return scenarioFrom(given.custom);
  }
  const scenario = scenarios[given.scenario];
  if (scenario.id !== 'freeform-battle') return scenario;
  const { stars, zones, harvest, reserve } = given.freeform;
  const total = stars ?? scenario.purchase?.kushan?.stars ?? 25;
  const purchase = { stars: total, onBoard: total - (reserve?.stars ?? 0) };
  const waiting = (zone: SideId) => (reserve === undefined ? null : { fromRound: reserve.fromRound, zone });
  const board = boardOf(given);
  const field = harvest === undefined ? undefined : asteroidFields[harvest];
  return {
    ...scenario,
    board,
    zones: zonesOn(zones ?? 'opposite-ends', board),
    features: field === undefined ? scenario.features : fieldOf(scenario, given),
    asteroidValues: field === undefined ? scenario.asteroidValues : field.values,
    purchase: { kushan: purchase, taiidan: purchase },
    reserve: { kushan: waiting('kushan'), taiidan: waiting('taiidan') },
    objectives: scenario.objectives
      .filter((objective) => (objective.harvest === true) === (field !== undefined))
      .map((objective) => aimed(objective, field ?? starTargets(total))),
  };
}
