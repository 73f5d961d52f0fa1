/** Battles for leagues: each scenario with two fleets that entrants bring. */
import { fleetBattles, type FleetSeat } from '../../mechanics/blueprint-fleets/lists/battles.ts';
import { crowdFault } from '../../mechanics/blueprint-fleets/setup/fleets.ts';
import { withOptions } from '../choices.ts';
import { type ScenarioId, scenarios } from '../scenarios/schema.ts';
import type { DrawnSetup } from '../setup.ts';
import { type FleetDesign, fleetPoints } from './design.ts';
import { lists, problems } from './legality.ts';
import { randomFleet } from './random-fleet.ts';
import { limitsOf, planFault, setupOf, withConvoy } from './setup-of.ts';

/** The first seat escorts. */
function faultsOf(setup: DrawnSetup, seat: FleetSeat) {
  const fleet = setup.fleets[seat === 'seat-1' ? 0 : 1];
  const plan = scenarios[setup.scenario];
  const others = [crowdFault(fleet, 'DA-6.2.5.4'), seat === 'seat-1' ? planFault(plan, setup, fleet) : undefined];
  const found = problems(fleet, limitsOf(setup, seat)).map(({ code, rule, sentence }) => ({ code, rule, sentence }));
  return [...found, ...others.filter((fault) => fault !== undefined)];
}

const nobody: FleetDesign = { name: 'None', faction: 'None', squadrons: [] };

export const battles = fleetBattles<FleetDesign, DrawnSetup, ScenarioId>({
  scenarios,
  lists,
  setupOf: (scenario, [one, other], maxPoints) => setupOf(one, other, scenario, maxPoints),
  withOptions: (setup, options) => withOptions(setup, options) as DrawnSetup,
  faultsOf,
  byChance: randomFleet,
  convoyPoints: fleetPoints(withConvoy(nobody)),
});
