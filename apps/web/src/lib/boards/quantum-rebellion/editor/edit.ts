/**
 * What can be done to a written position in which everything has an id. Every edit gives a new position and keeps the old
 * one whole. Things are called as the records of a view are: `ship:tern`, `terrain:planet`. Inches and degrees.
 */
import { changed, idIn, kindOf, type Change } from '#lib/editor/game.ts';
import type {
  Position,
  PositionFighter,
  PositionShip,
  PositionSide,
  PositionSquadron,
  PositionTerrain,
} from './rules.ts';

export type EditedSeat = PositionSquadron['seat'];
export type PositionBeacon = NonNullable<Position['beacons']>[number];
export type PositionPortal = NonNullable<Position['portals']>[number];
export type PositionDisc = NonNullable<Position['discs']>[number];

export const emptyPosition: Position = { squadrons: [] };

export const squadronCalled = (position: Position, id: string): PositionSquadron | undefined =>
  position.squadrons.find((squadron) => squadron.id === id);
export const squadronHolding = (position: Position, ship: string): PositionSquadron | undefined =>
  position.squadrons.find(({ ships }) => ships.some(({ id }) => id === ship));
export const shipCalled = (position: Position, id: string): PositionShip | undefined =>
  squadronHolding(position, id)?.ships.find((ship) => ship.id === id);

const lists = { terrain: 'terrain', beacon: 'beacons', portal: 'portals', disc: 'discs', fighter: 'fighters' } as const;
export type EditedList = keyof typeof lists;
interface Listed {
  readonly terrain: PositionTerrain;
  readonly beacon: PositionBeacon;
  readonly portal: PositionPortal;
  readonly disc: PositionDisc;
  readonly fighter: PositionFighter;
}

export const isListed = (kind: string): kind is EditedList => Object.hasOwn(lists, kind);

/** The things of one kind, in the order in which they are written. */
export const listOf = <K extends EditedList>(position: Position, kind: K): readonly Listed[K][] =>
  (position[lists[kind]] ?? []) as unknown as readonly Listed[K][];

export const thingCalled = <K extends EditedList>(position: Position, kind: K, id: string): Listed[K] | undefined =>
  listOf(position, kind).find((each) => each.id === id);

/** The position with another list; an empty one is not written at all. */
export function withList<K extends EditedList>(position: Position, kind: K, list: readonly Listed[K][]): Position {
  return changed(position, { [lists[kind]]: list.length === 0 ? undefined : list });
}

export const editMatch = (position: Position, change: Change<Position>): Position => changed(position, change);

export function editSquadron(position: Position, id: string, change: Change<PositionSquadron>): Position {
  const squadrons = position.squadrons.map((each) => (each.id === id ? changed(each, change) : each));
  return { ...position, squadrons };
}

export function editShip(position: Position, id: string, change: Change<PositionShip>): Position {
  const squadrons = position.squadrons.map((squadron) =>
    squadron.ships.some((ship) => ship.id === id)
      ? { ...squadron, ships: squadron.ships.map((ship) => (ship.id === id ? changed(ship, change) : ship)) }
      : squadron,
  );
  return { ...position, squadrons };
}

export function editThing<K extends EditedList>(
  position: Position,
  kind: K,
  id: string,
  change: Change<Listed[K]>,
): Position {
  return withList(
    position,
    kind,
    listOf(position, kind).map((each) => (each.id === id ? changed(each, change) : each)),
  );
}

/** A fighter is written only once it is not simply aboard. */
export function editFighter(
  position: Position,
  carrier: string,
  id: string,
  change: Change<PositionFighter>,
): Position {
  const known = thingCalled(position, 'fighter', id);
  if (known) return editThing(position, 'fighter', id, change);
  const written = changed<PositionFighter>({ carrier, id }, change);
  return withList(position, 'fighter', [...listOf(position, 'fighter'), written]);
}

export function editSide(position: Position, seat: EditedSeat, change: Change<PositionSide>): Position {
  const side = changed(position.sides?.[seat] ?? {}, change);
  const { [seat]: _, ...others } = position.sides ?? {};
  const sides = Object.keys(side).length === 0 ? others : { ...others, [seat]: side };
  return changed(position, { sides: Object.keys(sides).length === 0 ? undefined : sides });
}

/** Gives a ship a rank as people mean it: a squadron has one commander, a side one flagship. */
export function setRank(position: Position, id: string, rank: NonNullable<PositionShip['rank']>): Position {
  const own = squadronHolding(position, id);
  if (own === undefined) return position;
  const squadrons = position.squadrons.map((squadron) => ({
    ...squadron,
    ships: squadron.ships.map((ship) => {
      if (ship.id === id) return { ...ship, rank };
      if (rank === 'captain' || squadron.seat !== own.seat) return ship;
      if (squadron === own) return { ...ship, rank: 'captain' as const };
      return rank === 'admiral' && ship.rank === 'admiral' ? { ...ship, rank: 'commander' as const } : ship;
    }),
  }));
  const next = { ...position, squadrons };
  return rank === 'admiral' ? editSide(next, own.seat, { flagship: undefined }) : next;
}

/** Puts a ship into another squadron, a captain's there; a squadron without ships is gone. */
export function moveShip(position: Position, id: string, to: string): Position {
  const ship = shipCalled(position, id);
  const target = squadronCalled(position, to);
  if (!ship || !target || target.ships.includes(ship)) return position;
  const squadrons = position.squadrons.map((squadron) => ({
    ...squadron,
    ships:
      squadron.id === to
        ? [...squadron.ships, { ...ship, rank: 'captain' as const }]
        : squadron.ships.filter((each) => each.id !== id),
  }));
  const left = new Set(squadrons.filter(({ ships }) => ships.length === 0).map((each) => each.id ?? ''));
  return withoutSquadrons({ ...position, squadrons }, left);
}

/** Without these squadrons, and without whatever speaks of them. */
function withoutSquadrons(position: Position, gone: ReadonlySet<string>): Position {
  if (gone.size === 0) return position;
  const kept = { ...position, squadrons: position.squadrons.filter(({ id }) => !gone.has(id ?? '')) };
  const discs = withList(
    kept,
    'disc',
    listOf(kept, 'disc').filter(({ squadron }) => !gone.has(squadron)),
  );
  const portals = withList(
    discs,
    'portal',
    listOf(discs, 'portal').filter(({ entry }) => entry === undefined || !gone.has(entry)),
  );
  return portals.active !== undefined && gone.has(portals.active)
    ? changed(portals, { active: undefined, segment: undefined })
    : portals;
}

/** Without these ships, their fighters, the ways that they hold open and the flag of one of them. */
function withoutShips(position: Position, gone: ReadonlySet<string>): Position {
  const squadrons = position.squadrons.map((squadron) => ({
    ...squadron,
    ships: squadron.ships.filter(({ id }) => !gone.has(id ?? '')),
  }));
  let next: Position = { ...position, squadrons };
  next = withList(
    next,
    'fighter',
    listOf(next, 'fighter').filter(({ carrier }) => !gone.has(carrier)),
  );
  next = withList(
    next,
    'portal',
    listOf(next, 'portal').filter(({ opener }) => opener === undefined || !gone.has(opener)),
  );
  for (const seat of ['seat-1', 'seat-2'] as const)
    if (gone.has(next.sides?.[seat]?.flagship ?? '')) next = editSide(next, seat, { flagship: undefined });
  const left = new Set(squadrons.filter(({ ships }) => ships.length === 0).map(({ id }) => id ?? ''));
  return withoutSquadrons(next, left);
}

/** Without the thing; a fighter goes back aboard. */
export function removeThing(position: Position, thing: string): Position {
  const [kind, id] = [kindOf(thing), idIn(thing)];
  if (kind === 'ship') return withoutShips(position, new Set([id]));
  if (kind === 'squadron') {
    const ships = squadronCalled(position, id)?.ships ?? [];
    return withoutSquadrons(withoutShips(position, new Set(ships.map((ship) => ship.id ?? ''))), new Set([id]));
  }
  if (!isListed(kind)) return position;
  return withList(
    position,
    kind,
    listOf(position, kind).filter((each) => each.id !== id),
  );
}
