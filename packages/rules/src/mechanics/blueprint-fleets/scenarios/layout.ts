/** What a scenario makes of the table, the zones and the fleets. */
import type { Rejection, RuleId, Seat } from '../../../kernel/contract.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { type GameTable, type TableId, tables } from '../data/terrain-tables.ts';
import type { DrawnFleet, DrawnShip } from '../lists/design.ts';
import { edgeZones, type SideZones, tableFor } from '../setup/fleets.ts';
import type { ConvoyLayout, ScenarioPlan } from './plans.ts';

export interface TableGiven {
  readonly table?: TableId | undefined;
  readonly maxPoints: number;
}
type Plan = Pick<ScenarioPlan, 'deployment'>;

export interface LayoutRules<Ship extends DrawnShip> {
  readonly convoy: ConvoyLayout;
  readonly civilian: (ship: Ship) => boolean;
  /** The class of the freighters of a convoy. */
  readonly freighter: (ship: Ship) => boolean;
  /** Who brings which freighters; on which table. */
  readonly brings: RuleId;
  readonly where: RuleId;
}

/** The escort along the western edge, the interdictor along both long edges but not near the escort. */
function convoyZones(
  { widthMils, heightMils }: GameTable,
  escort: Seat,
  layout: ConvoyLayout,
): readonly [SideZones, SideZones] {
  const { escortDepthMils, interdictorDepthMils: depth, interdictorFromEscortEdgeMils: west } = layout;
  const escorts = { zone: { west: 0, south: 0, east: escortDepthMils, north: heightMils }, otherZone: null };
  const hunters = {
    zone: { west, south: 0, east: widthMils, north: depth },
    otherZone: { west, south: heightMils - depth, east: widthMils, north: heightMils },
  };
  return escort === 'seat-1' ? [escorts, hunters] : [hunters, escorts];
}

export function layoutBy<Ship extends DrawnShip>({ convoy, civilian, freighter, brings, where }: LayoutRules<Ship>) {
  /** The escort brings one squadron of freighters and no other civilian. */
  function convoyFault(fleet: DrawnFleet<Ship>): Rejection | undefined {
    const squadrons = fleet.squadrons.filter(({ ships }) => ships.some(civilian));
    const ships = squadrons[0]?.ships ?? [];
    if (squadrons.length === 1 && ships.length === convoy.freighters && ships.every(freighter)) return undefined;
    const sentence =
      `${fleet.name} escorts the convoy and brings one squadron of ${convoy.freighters} large freighters. ` +
      'Add it, and no other civilian ship.';
    return refuse('no-convoy', brings, sentence);
  }
  return {
    /** The size of the table: what the scenario demands, else what is agreed, else by the Maximum Fleet Value. */
    tableOf: ({ deployment }: Plan, given: TableGiven): GameTable =>
      deployment === 'convoy' ? tables[convoy.table] : tableFor(given),
    zonesOf: (
      { deployment }: Plan,
      table: GameTable,
      escort: Seat,
      depthMils: number,
    ): readonly [SideZones, SideZones] =>
      deployment === 'convoy' ? convoyZones(table, escort, convoy) : edgeZones(table, depthMils),
    /** Why the escort's fleet, or the table agreed on, is none for the scenario. */
    planFault: ({ deployment }: Plan, { table }: TableGiven, escorting: DrawnFleet<Ship>): Rejection | undefined => {
      if (deployment !== 'convoy') return undefined;
      if (table === undefined || table === convoy.table) return convoyFault(escorting);
      const [width, height] = [tables[convoy.table].widthMils / 1000, tables[convoy.table].heightMils / 1000];
      const sentence = `Convoy Escort is played on a table of ${width}″ by ${height}″. Choose that one, or leave the table open.`;
      return refuse('convoy-table', where, sentence);
    },
  };
}
