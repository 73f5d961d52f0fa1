/** Setups of matches between two fleets, as a page that knows nothing else makes them. */
import type { Seat } from '../../kernel/contract.ts';
import { convoyBy } from '../../mechanics/blueprint-fleets/lists/additions.ts';
import { convoyLayout, scenarios } from '../data/scenarios.ts';
import { classes } from '../data/classes.ts';
import { civiliansAllowed } from '../scenarios/layout.ts';
import type { DrawnSetup } from '../setup.ts';
import { type FleetDesign, fleetPoints, type ShipDesign } from './design.ts';
import type { FleetLimits } from './legality.ts';

export interface SetupOptions {
  /** Border Skirmish unless given. */
  readonly scenario?: DrawnSetup['scenario'];
  /** The Maximum Fleet Value in points; what the dearer fleet costs, in fifties, unless given. */
  readonly maxPoints?: number;
  /** Convoy Escort: who escorts; the first fleet unless given. */
  readonly escort?: 'seat-1' | 'seat-2';
  readonly rounds?: number;
  readonly table?: DrawnSetup['table'];
  readonly terrain?: DrawnSetup['terrain'];
  /** What the players agree otherwise than usual. */
  readonly options?: NonNullable<DrawnSetup['options']>;
}

/** The fleet with the squadron of unarmed large freighters that it escorts, unless it has civilians of its own (QR-12.4a). */
export const withConvoy = convoyBy<ShipDesign>(
  convoyLayout.freighters,
  (ship) => classes[ship.class].civilian,
  (name) => ({ name, class: 'AFL', rank: 'captain', weapons: {}, equipment: {}, customizations: [] }),
);

/**
 * A setup in which `one` sits on seat-1 and `other` on seat-2. In Convoy Escort the escort is given a convoy where it
 * brings none; its freighters count toward the Maximum Fleet Value (R-QR-185). Whether the match may begin, `start` says.
 */
export function setupOf(one: FleetDesign, other: FleetDesign, options: SetupOptions = {}): DrawnSetup {
  const { scenario = 'border-skirmish', escort = 'seat-1', terrain = 'random' } = options;
  const given = scenario === 'competitive' || scenario === 'narrative' ? undefined : scenarios[scenario];
  const convoy = given?.deployment === 'convoy';
  const fleets: DrawnSetup['fleets'] = [
    convoy && escort === 'seat-1' ? withConvoy(one) : one,
    convoy && escort === 'seat-2' ? withConvoy(other) : other,
  ];
  const dearer = Math.max(50, ...fleets.map(fleetPoints));
  return {
    scenario,
    fleets,
    maxPoints: options.maxPoints ?? Math.ceil(dearer / 50) * 50,
    terrain,
    layout: [],
    rounds: options.rounds ?? given?.rounds ?? 6,
    ...(convoy ? { escort } : {}),
    ...(options.table === undefined ? {} : { table: options.table }),
    ...(options.options === undefined ? {} : { options: options.options }),
  };
}

/** What the fleet of a seat has to keep to in that match, for `problems`; a scenario still to be thrown for has no civilians. */
export function limitsOf(setup: DrawnSetup, seat: Seat): FleetLimits {
  const { maxPoints, options = {}, escort = 'seat-1' } = setup;
  const scenario =
    setup.scenario === 'competitive' || setup.scenario === 'narrative' ? 'border-skirmish' : setup.scenario;
  return { maxPoints, civilians: civiliansAllowed({ scenario, escort, options }, seat) };
}
