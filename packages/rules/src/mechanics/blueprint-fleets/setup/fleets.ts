/** The table and the records of the fleets that a match begins with. */
import type { Rejection, RuleId, Seat } from '../../../kernel/contract.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { type GameTable, tableByFleetValue, type TableId, tables } from '../data/terrain-tables.ts';
import type { ShipId, SquadronId } from '../ids.ts';
import type { Fighter, Zone } from '../records.ts';
import type { Ship, State } from '../table.ts';

/** The size of the table: what is agreed, else by the Maximum Fleet Value. */
export function tableFor(given: { readonly table?: TableId | undefined; readonly maxPoints: number }): GameTable {
  const { upTo, smaller, larger } = tableByFleetValue;
  return tables[given.table ?? (given.maxPoints <= upTo ? smaller : larger)];
}

export interface SideZones {
  readonly zone: Zone;
  readonly otherZone: Zone | null;
}

/** A strip along either long edge, seat-1 in the south. */
export function edgeZones({ widthMils, heightMils }: GameTable, depth: number): readonly [SideZones, SideZones] {
  const south = { west: 0, south: 0, east: widthMils, north: depth };
  const north = { west: 0, south: heightMils - depth, east: widthMils, north: heightMils };
  return [
    { zone: south, otherZone: null },
    { zone: north, otherZone: null },
  ];
}

export const paddedNumber = (number: number): string => String(number).padStart(2, '0');

interface Fleet<Design> {
  readonly name: string;
  readonly faction: string;
  readonly squadrons: readonly { readonly name: string; readonly ships: readonly Design[] }[];
}

/** More bases than the smallest deployment zone holds. */
const SHIPS_AT_MOST = 60;

/** Why a fleet of so many ships cannot be set up. */
export function crowdFault({ name, squadrons }: Fleet<unknown>, rule: RuleId): Rejection | undefined {
  const count = squadrons.flatMap(({ ships }) => ships).length;
  if (count <= SHIPS_AT_MOST) return undefined;
  const sentence = `${name} has ${count} ships. A deployment zone takes ${SHIPS_AT_MOST}: leave ${count - SHIPS_AT_MOST} at home.`;
  return refuse('fleet-too-many-ships', rule, sentence);
}

type Building<S extends Ship> = Omit<State, 'ships'> & { ships: { [id: string]: S } };

/** The records of one fleet, added to `state`; ids sort in fleet order. */
export function addFleet<Design, S extends Ship>(
  state: Building<S>,
  fleet: Fleet<Design>,
  seat: Seat,
  zones: SideZones,
  build: (design: Design, of: { id: ShipId; seat: Seat; squadron: SquadronId }) => S,
  fightersOf: (design: Design, ship: S) => readonly Fighter[],
  divisions: number | null = null,
): void {
  let flagship = '';
  fleet.squadrons.forEach((design, at) => {
    const id = `s${seat.slice('seat-'.length)}-${paddedNumber(at + 1)}`;
    const ships = design.ships.map((each, index) => {
      const ship = build(each, { id: `${id}-${index + 1}`, seat, squadron: id });
      if (ship.rank === 'admiral') flagship = ship.id;
      state.ships[ship.id] = ship;
      for (const fighter of fightersOf(each, ship)) state.fighters[fighter.id] = fighter;
      return ship.id;
    });
    state.squadrons[id] = { id, seat, name: design.name, ships, deployed: false, activated: false, reserve: false };
  });
  const { name, faction } = fleet;
  state.sides[seat] = { seat, fleet: name, faction, flagship, ...zones, halfPoints: 0, cyberwarfare: 0, divisions };
}

/** The tokens of a carrier, all aboard. */
export const tokensOf = (name: string, of: { id: ShipId; seat: Seat }, count: number): readonly Fighter[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${of.id}-f${paddedNumber(index + 1)}`,
    seat: of.seat,
    carrier: of.id,
    name: `${name} flight ${index + 1}`,
    place: 'aboard',
    at: null,
    moved: false,
    attacked: false,
  }));
