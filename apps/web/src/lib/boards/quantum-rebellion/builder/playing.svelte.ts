/** Matches of two fleets: in which scenario, for how many points, and whether the rules let one begin. */
import type { BattlesOfGame, BattleWish } from '#lib/blueprint-fleets/builder/battle.svelte.ts';
import {
  fleetPoints,
  limitsOf,
  problems,
  scenarioIds,
  scenarios,
  setupOf,
  type FleetProblem,
  type ScenarioId,
  type ShipDesign,
} from './rules.ts';

const seats = ['seat-1', 'seat-2'] as const;

/** What `POST /api/matches` takes as a setup, and the first thing that keeps one of the fleets out of it. */
export function planOf(wish: BattleWish<ShipDesign, ScenarioId>): {
  readonly setup: ReturnType<typeof setupOf>;
  readonly wrong: FleetProblem | undefined;
} {
  const { mine, theirs, scenario, maxPoints, escort, civilians } = wish;
  const setup = setupOf(mine, theirs, {
    scenario,
    escort,
    ...(maxPoints === undefined ? {} : { maxPoints }),
    ...(civilians ? { options: { civiliansInFleets: true } } : {}),
  });
  const wrong = seats.flatMap((seat, i) => {
    const fleet = setup.fleets[i];
    return fleet ? problems(fleet, limitsOf(setup, seat)) : [];
  })[0];
  return { setup, wrong };
}

export const battles: BattlesOfGame<ShipDesign, ScenarioId> = {
  scenarios: scenarioIds.map((id) => ({ ...scenarios[id], convoy: scenarios[id].deployment === 'convoy' })),
  usual: 'border-skirmish',
  fleetPoints,
  planOf,
};
