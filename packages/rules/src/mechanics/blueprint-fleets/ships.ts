/** Finding ships, squadrons and fighters. What they are in full, the game that asks knows: they come back as its own records. */
import type { Seat } from '../../kernel/contract.ts';
import { kept } from '../../kernel/kept.ts';
import type { Point, ShipId, SquadronId } from './ids.ts';
import type { Disc, Fighter, Squadron } from './records.ts';
import type { Ship, Table } from './table.ts';

interface Ships<S extends Ship> {
  readonly ships: { readonly [id: string]: S };
}

/** The ship, which must exist: an unknown id is refused before it gets here. */
export function shipOf<S extends Ship>({ ships }: Ships<S>, id: ShipId): S {
  const ship = ships[id];
  if (ship === undefined) throw new Error(`no ship ${id}`);
  return ship;
}

export function squadronOf(state: Pick<Table, 'squadrons'>, ship: Ship): Squadron {
  const squadron = state.squadrons[ship.squadron];
  if (squadron === undefined) throw new Error(`no squadron ${ship.squadron}`);
  return squadron;
}

/** A ship on the table, and where. */
export type Placed<S extends Ship = Ship> = S & { readonly at: Point };
export const isPlaced = <S extends Ship>(ship: S): ship is Placed<S> => ship.place === 'table' && ship.at !== null;

export type PlacedFighter = Fighter & { readonly at: Point };
export const isFlying = (fighter: Fighter): fighter is PlacedFighter =>
  fighter.place === 'table' && fighter.at !== null;

/** What is on the table, all of it and by side. */
interface Present<T> {
  readonly all: readonly T[];
  readonly bySeat: { readonly [seat: string]: readonly T[] | undefined };
}

function present<T extends { readonly seat: Seat }>(all: readonly T[]): Present<T> {
  const bySeat: { [seat: string]: T[] } = {};
  for (const each of all) (bySeat[each.seat] ??= []).push(each);
  return { all, bySeat };
}

const keptShips = kept((ships: { readonly [id: string]: Ship }) => present(Object.values(ships).filter(isPlaced)));
const presentShips = <S extends Ship>({ ships }: Ships<S>) => keptShips(ships) as Present<Placed<S>>;
const presentFighters = kept((fighters: Table['fighters']) => present(Object.values(fighters).filter(isFlying)));

/** Ships of `seat` on the table, in fleet order. */
export const onTable = <S extends Ship>(state: Ships<S>, seat: Seat): readonly Placed<S>[] =>
  presentShips(state).bySeat[seat] ?? [];

/** All ships on the table. */
export const placedShips = <S extends Ship>(state: Ships<S>): readonly Placed<S>[] => presentShips(state).all;

/** The ships of a squadron, wherever they are. */
export const membersOf = <S extends Ship>({ ships }: Ships<S>, squadron: Squadron): readonly S[] =>
  squadron.ships.flatMap((id) => ships[id] ?? []);

/** The squadron's ships that are on the table. */
export function squadronShips<S extends Ship>({ ships }: Ships<S>, squadron: Squadron): readonly Placed<S>[] {
  const placed: Placed<S>[] = [];
  for (const id of squadron.ships) {
    const ship = ships[id];
    if (ship !== undefined && isPlaced(ship)) placed.push(ship);
  }
  return placed;
}

/** The Disorder markers of a squadron: those of its ships on the table. */
export const squadronDisorder = (state: Pick<Table, 'ships'>, squadron: Squadron): number =>
  squadronShips(state, squadron).reduce((sum, ship) => sum + ship.disorder, 0);

/** Fighter tokens on the table, of one side or of both. */
export function flying(state: Pick<Table, 'fighters'>, seat?: Seat): readonly PlacedFighter[] {
  const { all, bySeat } = presentFighters(state.fighters);
  return seat === undefined ? all : (bySeat[seat] ?? []);
}

export const fightersOf = (state: Pick<Table, 'fighters'>, carrier: ShipId): readonly Fighter[] =>
  Object.values(state.fighters).filter((fighter) => fighter.carrier === carrier);

/** The ship that leads the squadron wherever it is, gone or not: its commander, else its first. */
export function leadOf<S extends Ship>(ships: Ships<S>['ships'], squadron: Squadron): S {
  const all = squadron.ships.flatMap((id) => ships[id] ?? []);
  const lead = all.find((ship) => ship.rank !== 'captain') ?? all[0];
  if (lead === undefined) throw new Error(`${squadron.name} has no ships`);
  return lead;
}

/** The ship that commands the squadron, if it is on the table: its Squadron Commander or the flagship. */
export const commanderOf = <S extends Ship>(state: Ships<S>, squadron: Squadron): Placed<S> | undefined =>
  squadronShips(state, squadron).find((ship) => ship.rank !== 'captain');

/** Remaining hull is in the shaded boxes. */
export const compromised = (ship: Ship): boolean => ship.hull < ship.hullShaded;

/** Half points that the ship is worth to the opponent. */
export function worthHalfPoints(ship: Ship, whole: boolean): number {
  if (ship.captured) return 0;
  return whole ? 2 * ship.cost : ship.cost;
}

const squadronsBehind = kept(
  (discs: Table['discs']): ReadonlySet<SquadronId> => new Set(Object.values(discs).map((disc) => disc.squadron)),
);

export const isHidden = (state: Pick<Table, 'discs'>, squadron: Pick<Squadron, 'id'>): boolean =>
  squadronsBehind(state.discs).has(squadron.id);

/** A ship of a hidden squadron, which counts as on the board for what the rulings say. */
export const lurks = (state: Pick<Table, 'discs'>, ship: Pick<Ship, 'squadron'>): boolean =>
  squadronsBehind(state.discs).has(ship.squadron);

/** The discs of a side, by id. */
export const discsOf = (state: Pick<Table, 'discs'>, seat: Seat): readonly Disc[] =>
  Object.values(state.discs)
    .filter((disc) => disc.seat === seat)
    .sort((a, b) => (a.id < b.id ? -1 : 1));
