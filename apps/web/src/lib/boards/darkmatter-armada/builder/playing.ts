/** Matches of two fleets: in which scenario, for how many points, and whether the rules let one begin. */
import type { BattlesOfGame, BattleWish } from '#lib/blueprint-fleets/builder/battle.svelte.ts';
import { fleetPoints, problems, scenarioIds, scenarios, type ScenarioId, type ShipDesign } from './rules.ts';

/** The Maximum Fleet Value is what the dearer fleet costs, in fifties, unless it is given. */
function planOf({ mine, theirs, scenario, maxPoints }: BattleWish<ShipDesign, ScenarioId>) {
  const fleets = [mine, theirs] as const;
  const most = maxPoints ?? Math.max(50, Math.ceil(Math.max(...fleets.map(fleetPoints)) / 50) * 50);
  const { rounds } = scenarios[scenario];
  const setup = { scenario, fleets: [...fleets], maxPoints: most, terrain: 'random', layout: [], rounds };
  return { setup, wrong: fleets.flatMap((fleet) => problems(fleet, { maxPoints: most }))[0] };
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
