/** Matches of two fleets: in which scenario, for how many points, and whether the rules let one begin. */
import type { BattlesOfGame, BattleWish } from '#lib/blueprint-fleets/builder/battle.svelte.ts';
import {
  fleetPoints,
  limitsOf,
  problems,
  scenarioIds,
  scenarios,
  setupOf,
  type ScenarioId,
  type ShipDesign,
} from './rules.ts';

/** The Maximum Fleet Value is what the dearer fleet costs, in fifties, unless it is given. */
function planOf({ mine, theirs, scenario, maxPoints }: BattleWish<ShipDesign, ScenarioId>) {
  const setup = setupOf(mine, theirs, scenario, maxPoints);
  const wrong = setup.fleets.flatMap((fleet, index) => problems(fleet, limitsOf(setup, `seat-${index + 1}`)))[0];
  return { setup, wrong };
}

export const battles: BattlesOfGame<ShipDesign, ScenarioId> = {
  // A convoy is drawn up beside the fleets, which nobody does here yet: its battle has a ready-made match.
  scenarios: scenarioIds
    .map((id) => ({ ...scenarios[id], convoy: false }))
    .filter(({ deployment }) => deployment !== 'convoy'),
  usual: 'border-skirmish',
  fleetPoints,
  planOf,
};
