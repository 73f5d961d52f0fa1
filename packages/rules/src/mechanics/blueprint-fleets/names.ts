/** How things are named in log lines, linked to their records. */
import type { LogPart, RuleId, Seat } from '../../kernel/contract.ts';
import { named } from '../../kernel/ruleset/naming.ts';
import type { Table } from './table.ts';
import type { BeaconId, FighterId, ShipId, SquadronId, TerrainId } from './ids.ts';

export { bearing, inches } from '../open-table/index.ts';
export { listed } from '../../kernel/ruleset/naming.ts';

export const sideName = (state: Table, seat: Seat): LogPart =>
  named('side', seat, { name: state.sides[seat]?.fleet ?? seat, seat });

export const shipName = (state: Table, id: ShipId): LogPart => named('ship', id, state.ships[id]);
export const squadronName = (state: Table, id: SquadronId): LogPart => named('squadron', id, state.squadrons[id]);
export const fighterName = (state: Table, id: FighterId): LogPart => named('fighter', id, state.fighters[id]);
export const terrainName = (state: Table, id: TerrainId): LogPart => named('terrain', id, state.terrain[id]);

/** 'beacon 3'; a beacon with an id of its own is called by it. */
export const beaconTitle = (id: BeaconId): string => id.replace(/^beacon-(\d+)$/, 'beacon $1');

export function beaconName(state: Table, id: BeaconId): LogPart {
  const beacon = state.beacons[id];
  return beacon === undefined ? beaconTitle(id) : named('beacon', id, { name: beaconTitle(id), seat: beacon.seat });
}

/** Half points as the book counts points: 35, 17.5. */
export const points = (halfPoints: number): string => String(halfPoints / 2);

/** The rules that a line of the log names, for each kind of event that always names the same. */
export type Told<Kind extends string> = { readonly [K in Kind]: readonly RuleId[] };
