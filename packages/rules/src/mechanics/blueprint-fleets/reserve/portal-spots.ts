/** Where an entry portal may lie: clear of planets and active beacons. */
import { distanceMils, gapBetweenMils } from '../../../geometry/table/index.ts';
import type { Random, Rejection, RuleId, Seat } from '../../../kernel/contract.ts';
import { keptUnder } from '../../../kernel/kept.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { attempted, nearestFree, randomIn } from '../../open-table/index.ts';
import type { Point } from '../ids.ts';
import { inches } from '../names.ts';
import { areaFault, type PortalRules } from '../portals.ts';
import type { Beacon } from '../records.ts';
import { onTable } from '../ships.ts';
import type { Table } from '../table.ts';

export interface EntryPortalRules extends PortalRules {
  readonly beaconRadiusMils: number;
  activeBeacons(table: Table): readonly Beacon[];
  readonly edge: RuleId;
  readonly clear: RuleId;
}

const STEP_MILS = 1000;

/** Why the disc cannot lie there, or undefined. Terrain other than planets is no obstacle. */
export function entryDiscFault(rules: EntryPortalRules, table: Table, at: Point): Rejection | undefined {
  const { ground, discRadiusMils: radiusMils, clearanceMils } = rules;
  if (!ground.onTheTable(table, { at, radiusMils }))
    return refuse(
      'off-table',
      rules.edge,
      'The portal would reach over the table’s edge. Place it wholly on the table.',
    );
  const disc = { at, shape: { kind: 'circle', radiusMils } } as const;
  const near = (gap: number) => gap < clearanceMils - ground.tape.distanceMils;
  const planet = ground.planets(table).find((terrain) => near(gapBetweenMils(disc, terrain)));
  if (planet !== undefined) {
    const gap = inches(gapBetweenMils(disc, planet));
    const sentence = `The portal would open ${gap} from ${planet.name}. Keep ${inches(clearanceMils)} from planets.`;
    return refuse('too-near-planet', rules.clear, sentence, { terrain: planet.id });
  }
  const gapTo = (each: Beacon) => Math.max(0, distanceMils(at, each.at) - radiusMils - rules.beaconRadiusMils);
  const beacon = rules.activeBeacons(table).find((each) => near(gapTo(each)));
  if (beacon === undefined) return areaFault(rules, table, at);
  const owner = table.sides[beacon.seat]?.fleet ?? beacon.seat;
  const sentence = `The portal would open ${inches(gapTo(beacon))} from an active beacon of ${owner}. Keep ${inches(clearanceMils)} from active beacons.`;
  return refuse('too-near-beacon', rules.clear, sentence, { beacon: beacon.id });
}

/** Where the side's own ships are on average; the middle of its zone where none is on the table. */
function homeOf(table: Table, seat: Seat): Point {
  const ships = onTable(table, seat);
  const zone = table.sides[seat]?.zone;
  if (ships.length > 0) {
    const mean = (of: (at: Point) => number) =>
      Math.round(ships.reduce((sum, { at }) => sum + of(at), 0) / ships.length);
    return { xMils: mean((at) => at.xMils), yMils: mean((at) => at.yMils) };
  }
  if (zone === undefined) return { xMils: 0, yMils: 0 };
  return { xMils: Math.round((zone.west + zone.east) / 2), yMils: Math.round((zone.south + zone.north) / 2) };
}

const spots = keptUnder<Table, Seat, Point | undefined>();

/** The legal place nearest to the side's own ships, searched inch by inch; undefined where there is none. */
export const entrySpot = (rules: EntryPortalRules, table: Table, seat: Seat): Point | undefined =>
  spots(table, seat, () =>
    nearestFree(
      rules.ground.tableFor(table, rules.discRadiusMils),
      STEP_MILS,
      homeOf(table, seat),
      (at) => entryDiscFault(rules, table, at) === undefined,
    ),
  );

/** Any legal place. */
export function sampleEntrySpot(rules: EntryPortalRules, table: Table, seat: Seat, random: Random): Point {
  const area = rules.ground.tableFor(table, rules.discRadiusMils);
  const free = (at: Point) => entryDiscFault(rules, table, at) === undefined;
  const spot = attempted(12, () => randomIn(area, random), free) ?? entrySpot(rules, table, seat);
  if (spot === undefined) throw new Error('an entry portal is offered but fits nowhere');
  return spot;
}
