/**
 * What can be done to a written position in which everything has an id. Every edit gives a new position and keeps the old
 * one whole. Things are called as the records of a view are: `ship:tern`, `terrain:planet`. Inches and degrees.
 */
import { changed, idIn, kindOf, type Change } from '#lib/editor/game.ts';
import type {
  WrittenBeacon,
  WrittenDisc,
  WrittenFighter,
  WrittenPortal,
  WrittenSide,
} from '@broadside/rules/mechanics/blueprint-fleets';
import type {
  EditedSeat,
  EditedShip,
  EditedSquadron,
  FleetPosition,
  ShipIn,
  SquadronIn,
  TerrainIn,
} from './position.ts';

export const squadronCalled = <P extends FleetPosition>(position: P, id: string): SquadronIn<P> | undefined =>
  position.squadrons.find((squadron) => squadron.id === id);
export const squadronHolding = <P extends FleetPosition>(position: P, ship: string): SquadronIn<P> | undefined =>
  position.squadrons.find(({ ships }) => ships.some(({ id }) => id === ship));
export const shipCalled = <P extends FleetPosition>(position: P, id: string): ShipIn<P> | undefined =>
  squadronHolding(position, id)?.ships.find((ship) => ship.id === id);

const lists = { terrain: 'terrain', beacon: 'beacons', portal: 'portals', disc: 'discs', fighter: 'fighters' } as const;
export type EditedList = keyof typeof lists;
interface Listed<P extends FleetPosition> {
  readonly terrain: TerrainIn<P>;
  readonly beacon: WrittenBeacon;
  readonly portal: WrittenPortal;
  readonly disc: WrittenDisc;
  readonly fighter: WrittenFighter;
}

export const isListed = (kind: string): kind is EditedList => Object.hasOwn(lists, kind);

/** The things of one kind, in the order in which they are written. */
export const listOf = <P extends FleetPosition, K extends EditedList>(position: P, kind: K): readonly Listed<P>[K][] =>
  (position[lists[kind]] ?? []) as unknown as readonly Listed<P>[K][];

export const thingCalled = <P extends FleetPosition, K extends EditedList>(
  position: P,
  kind: K,
  id: string,
): Listed<P>[K] | undefined => listOf(position, kind).find((each) => each.id === id);

/** The position with another list; an empty one is not written at all. */
export function withList<P extends FleetPosition, K extends EditedList>(
  position: P,
  kind: K,
  list: readonly Listed<P>[K][],
): P {
  return changed(position, { [lists[kind]]: list.length === 0 ? undefined : list } as Change<P>);
}

export const editMatch = <P extends FleetPosition>(position: P, change: Change<P> | Change<FleetPosition>): P =>
  changed(position, change as Change<P>);

export function editSquadron<P extends FleetPosition>(
  position: P,
  id: string,
  change: Change<SquadronIn<P>> | Change<EditedSquadron>,
): P {
  const squadrons = position.squadrons.map((each) =>
    each.id === id ? changed(each, change as Change<typeof each>) : each,
  );
  return { ...position, squadrons };
}

export function editShip<P extends FleetPosition>(
  position: P,
  id: string,
  change: Change<ShipIn<P>> | Change<EditedShip>,
): P {
  const squadrons = position.squadrons.map((squadron) =>
    squadron.ships.some((ship) => ship.id === id)
      ? {
          ...squadron,
          ships: squadron.ships.map((ship) => (ship.id === id ? changed(ship, change as Change<typeof ship>) : ship)),
        }
      : squadron,
  );
  return { ...position, squadrons };
}

export function editThing<P extends FleetPosition, K extends EditedList>(
  position: P,
  kind: K,
  id: string,
  change: Change<Listed<P>[K]> | Change<Listed<FleetPosition>[K]>,
): P {
  return withList(
    position,
    kind,
    listOf(position, kind).map((each) => (each.id === id ? changed(each, change as Change<typeof each>) : each)),
  );
}

/** A fighter is written only once it is not simply aboard. */
export function editFighter<P extends FleetPosition>(
  position: P,
  carrier: string,
  id: string,
  change: Change<WrittenFighter>,
): P {
  const known = thingCalled(position, 'fighter', id);
  if (known) return editThing(position, 'fighter', id, change);
  const written = changed<WrittenFighter>({ carrier, id }, change);
  return withList(position, 'fighter', [...listOf(position, 'fighter'), written]);
}

export function editSide<P extends FleetPosition>(position: P, seat: EditedSeat, change: Change<WrittenSide>): P {
  const side = changed(position.sides?.[seat] ?? {}, change);
  const { [seat]: _, ...others } = position.sides ?? {};
  const sides = Object.keys(side).length === 0 ? others : { ...others, [seat]: side };
  return editMatch(position, { sides: Object.keys(sides).length === 0 ? undefined : sides });
}

/** Gives a ship a rank as people mean it: a squadron has one commander, a side one flagship. */
export function setRank<P extends FleetPosition>(position: P, id: string, rank: NonNullable<ShipIn<P>['rank']>): P {
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
export function moveShip<P extends FleetPosition>(position: P, id: string, to: string): P {
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
function withoutSquadrons<P extends FleetPosition>(position: P, gone: ReadonlySet<string>): P {
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
    ? editMatch(portals, { active: undefined, segment: undefined })
    : portals;
}

/** Without these ships, their fighters, the ways that they hold open and the flag of one of them. */
function withoutShips<P extends FleetPosition>(position: P, gone: ReadonlySet<string>): P {
  const squadrons = position.squadrons.map((squadron) => ({
    ...squadron,
    ships: squadron.ships.filter(({ id }) => !gone.has(id ?? '')),
  }));
  let next: P = { ...position, squadrons };
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
export function removeThing<P extends FleetPosition>(position: P, thing: string): P {
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
