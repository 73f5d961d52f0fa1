/** The squadrons and sides of a written position. Every problem is a sentence in `problems`. */
import type { Seat } from '../../../kernel/contract.ts';
import { claimedId, plainWord as idOf } from '../../../kernel/words.ts';
import { areaOnTable, areaRead, facingRead, pointRead } from '../../open-table/index.ts';
import type { Rank, ShipId, SquadronId } from '../ids.ts';
import type { Fighter, Side, Squadron, Zone } from '../records.ts';
import type { Ship, State, Table } from '../table.ts';
import type { WrittenShip, WrittenSide, WrittenSquadron } from './schema.ts';

type Problems = string[];

export interface WrittenFleets<W extends WrittenShip> {
  readonly squadrons: readonly WrittenSquadron<W>[];
  readonly active?: string | undefined;
}

export interface Fleets<S extends Ship = Ship> {
  readonly squadrons: { [id: string]: Squadron };
  readonly ships: { [id: string]: S };
  readonly fighters: { [id: string]: Fighter };
}

export interface Of {
  readonly id: ShipId;
  readonly seat: Seat;
  readonly squadron: SquadronId;
}

/** How a game reads its ships. */
export interface ShipReading<W extends WrittenShip, D, S extends Ship> {
  design(written: W, rank: Rank, problems: Problems): D | undefined;
  ship(written: W, design: D, of: Of, acting: boolean, problems: Problems): S;
  fighters(design: D, ship: S): readonly Fighter[];
}

/** The first ship commands its squadron unless another is given a rank; a side's first such ship is its flagship. */
export function defaultRanks<W extends WrittenShip>(squadrons: readonly WrittenSquadron<W>[]): ReadonlyMap<W, Rank> {
  const ranks = new Map<W, Rank>();
  for (const seat of ['seat-1', 'seat-2'] as const) {
    const own = squadrons.filter((each) => each.seat === seat);
    let flagship = own.some(({ ships }) => ships.some((ship) => ship.rank === 'admiral'));
    for (const { ships } of own) {
      const commanded = ships.some((ship) => ship.rank === 'admiral' || ship.rank === 'commander');
      ships.forEach((ship, index) => {
        if (commanded || index > 0) return ranks.set(ship, 'captain');
        ranks.set(ship, flagship ? 'commander' : 'admiral');
        flagship = true;
        return undefined;
      });
    }
  }
  return ranks;
}

/** True where the position says that this squadron is activating. */
export const isActive = (active: string | undefined, squadron: WrittenSquadron): boolean =>
  active !== undefined && (active === squadron.name || idOf(active) === (squadron.id ?? idOf(squadron.name)));

/** All squadrons with their ships; the fighters of every carrier are aboard. */
export function fleetsOf<W extends WrittenShip, D, S extends Ship>(
  { squadrons, active }: WrittenFleets<W>,
  reading: ShipReading<W, D, S>,
  problems: Problems,
): Fleets<S> {
  const found: Fleets<S> = { squadrons: {}, ships: {}, fighters: {} };
  const names = { squadrons: new Map<string, string>(), ships: new Map<string, string>() };
  const ranks = defaultRanks(squadrons);
  for (const squadron of squadrons) {
    const id = claimedId(names.squadrons, squadron, problems);
    names.squadrons.set(id, squadron.name);
    const acting = isActive(active, squadron);
    const ids = squadron.ships.flatMap((written) => {
      const design = reading.design(written, written.rank ?? ranks.get(written) ?? 'captain', problems);
      const shipId = claimedId(names.ships, written, problems);
      names.ships.set(shipId, written.name);
      if (design === undefined) return [];
      const ship = reading.ship(written, design, { id: shipId, seat: squadron.seat, squadron: id }, acting, problems);
      found.ships[shipId] = ship;
      for (const fighter of reading.fighters(design, ship)) found.fighters[fighter.id] = { ...fighter };
      return [shipId];
    });
    const reserve = squadron.reserve ?? false;
    const present = reserve ? ids.find((each) => found.ships[each]?.place !== 'off') : undefined;
    if (present !== undefined)
      problems.push(
        `${squadron.name} waits in hyperspace as a whole, but ${found.ships[present]?.name} does not: leave its place out.`,
      );
    const deployed = squadron.deployed ?? (reserve || ids.some((each) => found.ships[each]?.place !== 'off'));
    const activated = squadron.activated ?? acting;
    found.squadrons[id] = { id, seat: squadron.seat, name: squadron.name, ships: ids, deployed, activated, reserve };
  }
  return found;
}

/** The ship that a word names, by name or by id. */
export function shipCalled<S extends Ship>(ships: { readonly [id: string]: S }, word: string): S | undefined {
  return ships[word] ?? Object.values(ships).find((ship) => ship.name === word) ?? ships[idOf(word)];
}

/** Place, boxes and what every ship of the family may be written with. */
export function readShip(ship: Ship, written: WrittenShip): void {
  const { gone } = written;
  ship.place = gone !== undefined ? 'gone' : written.at === undefined ? 'off' : 'table';
  ship.at = ship.place === 'table' && written.at !== undefined ? pointRead(written.at) : null;
  ship.facingCdeg = facingRead(written.facing);
  ship.hull = written.hull ?? (gone?.how === 'destroyed' ? 0 : ship.hullMax);
  ship.crew = written.crew ?? ship.crewMax;
  ship.disorder = written.disorder ?? 0;
  const { launched = false, recovered = false, relaunched = false } = written.hangar ?? {};
  ship.hangar = { launched, recovered, relaunched };
  ship.captured = written.captured ?? false;
}

/** More hull or crew than the class has, or none left. */
export function boxProblems(ship: Ship, problems: Problems): void {
  if (ship.hull > ship.hullMax)
    problems.push(`${ship.name} has ${ship.hull} hull, but a hull of ${ship.hullMax} at most.`);
  if (ship.crew > ship.crewMax)
    problems.push(`${ship.name} has ${ship.crew} crew, but a crew of ${ship.crewMax} at most.`);
  if (ship.hull === 0 && ship.place !== 'gone')
    problems.push(`${ship.name} has no hull left: leave it out, or write it as gone.`);
}

const seats = ['seat-1', 'seat-2'] as const;
export type TwoSeats = (typeof seats)[number];
/** What the fleets of a position are called that names none. */
export const usualFleets = { 'seat-1': 'First Fleet', 'seat-2': 'Second Fleet' } as const;
const ZONE_DEPTH_MILS = 8000;

export const orderWritten = ({ first = 'seat-1', order }: { first?: Seat | undefined; order?: Seat[] | undefined }) =>
  order ?? ([first, first === 'seat-1' ? 'seat-2' : 'seat-1'] satisfies Seat[]);

export function activeId(position: WrittenFleets<WrittenShip>, squadrons: Fleets['squadrons'], problems: Problems) {
  if (position.active === undefined) return null;
  const found = position.squadrons.find((squadron) => isActive(position.active, squadron));
  if (found === undefined) {
    const names = position.squadrons.map((squadron) => squadron.name).join(', ');
    problems.push(`No squadron is called ${position.active}. The squadrons are ${names}.`);
    return null;
  }
  return squadrons[found.id ?? idOf(found.name)]?.id ?? null;
}

/** Strips along the southern and the northern edge, as a match is set up. */
function zoneOf(seat: TwoSeats, { widthMils, heightMils }: Table['match']['table']): Zone {
  return seat === 'seat-1'
    ? { west: 0, south: 0, east: widthMils, north: ZONE_DEPTH_MILS }
    : { west: 0, south: heightMils - ZONE_DEPTH_MILS, east: widthMils, north: heightMils };
}

function sideOf(written: WrittenSide, seat: TwoSeats, state: State, problems: Problems): Side {
  const own = Object.values(state.ships).filter((ship) => ship.seat === seat);
  const named = written.flagship === undefined ? undefined : shipCalled(state.ships, written.flagship);
  const flagship = named ?? own.find((ship) => ship.rank === 'admiral');
  if (flagship === undefined)
    problems.push(`${seat} has no flagship: give it a squadron, or one of its ships the rank admiral.`);
  const admirals = own.filter((ship) => ship.rank === 'admiral');
  if (admirals.length > 1)
    problems.push(
      `${seat} has ${admirals.length} flagships, ${admirals.map((ship) => ship.name).join(', ')}: keep one.`,
    );
  const { zone, otherZone } = written;
  // Ships are placed in zones, and every quarter inch of one is looked at where it is full.
  for (const each of [zone, otherZone])
    if (each !== undefined && !areaOnTable(areaRead(each), state.match.table))
      problems.push(`A zone of ${seat} reaches beyond the table. Keep it between the edges, its west before its east.`);
  return {
    seat,
    fleet: written.fleet ?? usualFleets[seat],
    faction: written.faction ?? 'Independent',
    flagship: flagship?.id ?? 'nobody',
    zone: zone === undefined ? zoneOf(seat, state.match.table) : areaRead(zone),
    otherZone: otherZone === undefined ? null : areaRead(otherZone),
    halfPoints: Math.round((written.score ?? 0) * 2),
    cyberwarfare: written.cyberwarfare ?? 0,
    divisions: written.divisions ?? null,
  };
}

/** Adds both sides to a state whose ships are there. */
export function addSides(
  state: State,
  sides: { readonly [seat: Seat]: WrittenSide | undefined } | undefined,
  problems: Problems,
): void {
  for (const seat of seats) state.sides[seat] = sideOf(sides?.[seat] ?? {}, seat, state, problems);
}

/** How a ship has left, which scores half where it has escaped and all else unless written. */
export function fateRead({ gone }: WrittenShip, { cost }: Ship): Ship['fate'] {
  if (gone === undefined) return null;
  const points = gone.points ?? (gone.how === 'escaped' ? cost / 2 : cost);
  return { how: gone.how, cause: gone.cause ?? gone.how, round: gone.round ?? 1, halfPoints: Math.round(points * 2) };
}

/** What a ship has done in its activation: only what differs from nothing is written. */
export function activationRead<A extends Ship['activation']>(
  written:
    { readonly from?: { readonly at: [number, number]; readonly facing: number } | null | undefined } | undefined,
  ship: Ship,
  acting: boolean,
  fresh: (from: A['from']) => A,
): A {
  const { from, ...rest } = written ?? {};
  const here = acting && ship.at !== null ? { at: ship.at, facingCdeg: ship.facingCdeg } : null;
  const began = from === undefined ? here : from && { at: pointRead(from.at), facingCdeg: facingRead(from.facing) };
  const set = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  return { ...fresh(began), ...set };
}
