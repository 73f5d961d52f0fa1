/** Ids for everything in a written position, and references by id, so that names can be changed freely. */
import { claim } from '#lib/editor/ids.ts';
import { plainWord as idOf, type WrittenFighter } from '@broadside/rules/mechanics/blueprint-fleets';
import type { EditedShip, EditedSquadron, FleetPosition } from './position.ts';

export const fighterId = (carrier: string, number: number): string => `${carrier}-f${String(number).padStart(2, '0')}`;

/** What a word in a reference means: an id first, then a name, as the reader of positions has it. */
const meaning = (things: readonly { readonly id?: string | undefined; readonly name: string }[]) => (word: string) =>
  (
    things.find(({ id }) => id === word) ??
    things.find(({ name }) => name === word) ??
    things.find(({ id }) => id === idOf(word))
  )?.id ?? word;

function fightersWithIds(
  fighters: readonly WrittenFighter[],
  ship: (word: string) => string,
): readonly WrittenFighter[] {
  const taken = new Set(fighters.flatMap(({ id }) => id ?? []));
  return fighters.map((fighter) => {
    const carrier = ship(fighter.carrier);
    if (fighter.id !== undefined) return { ...fighter, carrier };
    let number = 1;
    while (taken.has(fighterId(carrier, number))) number += 1;
    const id = fighterId(carrier, number);
    taken.add(id);
    return { ...fighter, carrier, id };
  });
}

/** Fills `key` of `holder` only where it is written. */
const when = <K extends string, V>(key: K, value: V | undefined): Partial<Record<K, V>> =>
  (value === undefined ? {} : { [key]: value }) as Partial<Record<K, V>>;

function sidesWithIds(sides: FleetPosition['sides'], ship: (word: string) => string): FleetPosition['sides'] {
  if (sides === undefined) return undefined;
  return Object.fromEntries(
    Object.entries(sides).map(([seat, side]) => [
      seat,
      side.flagship === undefined ? side : { ...side, flagship: ship(side.flagship) },
    ]),
  );
}

/** The same position with every id written out. Two things of one id are told apart; references go to the first. */
export function withIds<P extends FleetPosition>(position: P): P {
  const squadronIds = new Set<string>();
  const shipIds = new Set<string>();
  const others = new Set<string>();
  const squadrons = position.squadrons.map((squadron): EditedSquadron => ({
    ...squadron,
    id: claim(squadronIds, squadron.id ?? idOf(squadron.name)),
    ships: squadron.ships.map((ship): EditedShip => ({ ...ship, id: claim(shipIds, ship.id ?? idOf(ship.name)) })),
  }));
  const squadronCalled = meaning(squadrons);
  const shipCalled = meaning(squadrons.flatMap(({ ships }) => ships));
  const { fighters, terrain, beacons, portals, discs, sides, active } = position;
  return {
    ...position,
    squadrons,
    ...when('active', active === undefined ? undefined : squadronCalled(active)),
    ...when('sides', sidesWithIds(sides, shipCalled)),
    ...when('fighters', fighters && [...fightersWithIds(fighters, shipCalled)]),
    ...when(
      'terrain',
      terrain?.map((piece) => ({ ...piece, id: claim(others, piece.id ?? idOf(piece.kind)) })),
    ),
    ...when(
      'beacons',
      beacons?.map((beacon, i) => ({ ...beacon, id: claim(others, beacon.id ?? `beacon-${i + 1}`) })),
    ),
    ...when(
      'portals',
      portals?.map((portal) => {
        const opener = portal.opener === undefined ? undefined : shipCalled(portal.opener);
        const entry = portal.entry === undefined ? undefined : squadronCalled(portal.entry);
        const id = claim(others, portal.id ?? `portal-${opener ?? entry ?? 'nobody'}`.slice(0, 40));
        return { ...portal, ...when('opener', opener), ...when('entry', entry), id };
      }),
    ),
    ...when(
      'discs',
      discs?.map((disc) => {
        const squadron = squadronCalled(disc.squadron);
        return { ...disc, squadron, id: claim(others, disc.id ?? `disc-${squadron}`.slice(0, 38)) };
      }),
    ),
  };
}
