/** Setups of matches between two fleets, and what each fleet has to keep to in them. */
import type { Seat } from '../../kernel/contract.ts';
import { convoyBy } from '../../mechanics/blueprint-fleets/lists/additions.ts';
import { layoutBy } from '../../mechanics/blueprint-fleets/scenarios/layout.ts';
import { classes } from '../data/classes.ts';
import { convoyLayout, type ScenarioId, scenarios } from '../scenarios/schema.ts';
import type { DrawnSetup } from '../setup.ts';
import { type FleetDesign, fleetPoints, type ShipDesign } from './design.ts';
import type { FleetLimits } from './legality.ts';

/** What a scenario makes of the table, the zones and the fleets: DA-15.4a, R-DA-42, R-DA-160. */
export const { tableOf, zonesOf, planFault } = layoutBy({
  convoy: convoyLayout,
  civilian: (ship: ShipDesign) => classes[ship.class].civilian,
  freighter: (ship: ShipDesign) => ship.class === 'AFL',
  brings: 'DA-15.4a',
  where: 'R-DA-160',
});

/** The fleet with the squadron of unarmed large freighters that it escorts, unless it has civilians of its own (DA-15.4a). */
export const withConvoy = convoyBy<ShipDesign>(
  convoyLayout.freighters,
  (ship) => classes[ship.class].civilian,
  (name) => ({ name, class: 'AFL', rank: 'captain', reactors: {}, weapons: {}, equipment: {}, customizations: [] }),
);

/** `one` sits on seat-1, where it is the escort of a convoy; for what the dearer fleet costs, in fifties, unless said. */
export function setupOf(one: FleetDesign, other: FleetDesign, scenario: ScenarioId, maxPoints?: number): DrawnSetup {
  const { deployment, rounds } = scenarios[scenario];
  const fleets: DrawnSetup['fleets'] = [deployment === 'convoy' ? withConvoy(one) : one, other];
  const dearer = Math.max(50, Math.ceil(Math.max(...fleets.map(fleetPoints)) / 50) * 50);
  return { scenario, fleets, maxPoints: maxPoints ?? dearer, terrain: 'random', layout: [], rounds };
}

/** What the fleet of a seat has to keep to: only a convoy provides for civilians, for the side that escorts them (R-DA-26). */
export function limitsOf(
  { scenario, escort = 'seat-1', maxPoints, options = {} }: DrawnSetup,
  seat: Seat,
): FleetLimits {
  return { maxPoints, civilians: scenarios[scenario].deployment === 'convoy' && seat === escort, options };
}
