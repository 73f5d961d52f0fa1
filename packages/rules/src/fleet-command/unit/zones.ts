/** Set-up zones: of a side, or of one player where two share a side that has a corner for each (R-FC-246). */
import type { Seat } from '../../kernel/contract.ts';
import type { Scenario } from '../data/scenario.ts';
import type { Hex, SideId } from '../ids.ts';
import type { OpenTable } from '../state.ts';
import type { Unit, Zone } from '../table.ts';

/** Hexes of the set-up zones of `side` that this unit may be put in: not those of another player of its own side. */
export const zoneHexes = (table: OpenTable, side: SideId, unit: Pick<Unit, 'side' | 'seat'>): readonly Hex[] =>
  table.match.zones
    .filter((zone) => zone.kind === 'setup' && zone.side === side)
    .filter(({ seat }) => seat === undefined || seat === unit.seat || side !== unit.side)
    .flatMap(({ hexes }) => hexes);

type Seats = Readonly<Partial<Record<SideId, readonly Seat[]>>>;
const copy = (hexes: readonly Hex[]): Hex[] => hexes.map((hex) => ({ ...hex }));

function setupZones({ zones, corners }: Scenario, side: SideId, seats: readonly Seat[]): Zone[] {
  const own = corners?.[side];
  if (own === undefined || own.length !== seats.length) return [{ side, kind: 'setup', hexes: copy(zones[side]) }];
  return own.map((hexes, index) => ({ side, kind: 'setup', seat: seats[index], hexes: copy(hexes) }));
}

/** The zones of a match with these players: those for setting up, and those by which units may leave (R-FC-232). */
export function zonesOf(scenario: Scenario, seats: Seats): Zone[] {
  const sides = ['kushan', 'taiidan'] as const;
  const escapes = sides.flatMap((side): Zone[] => {
    const hexes = scenario.escapes?.[side] ?? [];
    return hexes.length === 0 ? [] : [{ side, kind: 'escape', hexes: copy(hexes) }];
  });
  return [...sides.flatMap((side) => setupZones(scenario, side, seats[side] ?? [])), ...escapes];
}
