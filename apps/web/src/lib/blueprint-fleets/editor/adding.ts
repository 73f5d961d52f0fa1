/** What comes new into a written position: ships and squadrons by class or from fleets, terrain, markers, copies. */
import { plainWord as idOf } from '@broadside/rules/mechanics/blueprint-fleets';
import type { DesignedFleet, DesignedShip, DesignedSquadron } from '#lib/blueprint-fleets/builder/design.ts';
import type { Added } from '#lib/editor/fields.ts';
import { changed, idIn, kindOf, type At } from '#lib/editor/game.ts';
import { claim, freeName } from '#lib/editor/ids.ts';
import {
  editShip,
  editSquadron,
  isListed,
  listOf,
  shipCalled,
  squadronCalled,
  squadronHolding,
  thingCalled,
  withList,
} from './edit.ts';
import { placeOf, tableOf, type FleetPlaces, type FleetSizes } from './places.ts';
import type { EditedSeat, FleetPosition, ShipIn, TerrainIn } from './position.ts';

export interface AddingGame<P extends FleetPosition, Design extends DesignedShip> {
  readonly places: FleetPlaces;
  readonly sizes: FleetSizes;
  /** A ship of the class as a ready-made fleet has one; a class that none has comes bare. */
  readonly modelOf: (code: Design['class']) => Design;
  /** A ship as a fleet has it, written as a position has it, without its rank: that is left to its place in the squadron. */
  readonly written: (design: Design, name: string) => ShipIn<P>;
  /** How wide a new piece of that kind is where it is not of the usual size, in inches. */
  readonly diameterOf: (kind: string) => number | undefined;
}

const shipIds = (position: FleetPosition): Set<string> =>
  new Set(position.squadrons.flatMap(({ ships }) => ships.map(({ id }) => id ?? '')));
const shipNames = (position: FleetPosition): Set<string> =>
  new Set(position.squadrons.flatMap(({ ships }) => ships.map(({ name }) => name)));
const otherIds = (position: FleetPosition): Set<string> =>
  new Set(
    (['terrain', 'beacon', 'portal', 'disc'] as const).flatMap((kind) =>
      listOf(position, kind).map(({ id }) => id ?? ''),
    ),
  );

// prettier-ignore
const birds = [
  'Tern', 'Plover', 'Dunlin', 'Knot', 'Sable', 'Pipit', 'Wren', 'Petrel', 'Heron', 'Curlew', 'Gannet', 'Skua', 'Osprey',
  'Egret', 'Shrike', 'Teal', 'Linnet', 'Avocet', 'Siskin', 'Lanner',
];
// prettier-ignore
const stones = [
  'Onyx', 'Basalt', 'Flint', 'Cinder', 'Ember', 'Agate', 'Jasper', 'Beryl', 'Opal', 'Garnet', 'Slag', 'Vulkan', 'Gall',
  'Cur', 'Marl', 'Schist', 'Gneiss', 'Topaz', 'Jet', 'Shale',
];

/** Birds for the first side, stones for the second; numbered ones when all are taken. */
function nameFor(position: FleetPosition, seat: EditedSeat): string {
  const taken = shipNames(position);
  const names = seat === 'seat-1' ? birds : stones;
  return names.find((name) => !taken.has(name)) ?? freeName(taken, `${names[0] ?? 'Ship'} 2`);
}

/** Bow to the enemy's edge: the first side looks north. */
const ahead = (seat: EditedSeat): number => (seat === 'seat-1' ? 0 : 180);

/** Where ships of that side come to stand: in the middle of their own zone. */
const muster = (position: FleetPosition, seat: EditedSeat): At => {
  const [width, height] = tableOf(position);
  return [width / 2, seat === 'seat-1' ? 5 : height - 5];
};

/** Inches from one ship of a line to the next. */
const ABREAST = 3;

/** The middle for a line of so many ships: in the middle of the zone, or beside those that stand there already. */
function roomFor(position: FleetPosition, seat: EditedSeat, ships: number): At {
  const [x, y] = muster(position, seat);
  const half = ((ships - 1) * ABREAST) / 2;
  const taken = position.squadrons
    .filter((squadron) => squadron.seat === seat)
    .flatMap((squadron) => squadron.ships.flatMap(({ at }) => (at && Math.abs(at[1] - y) < 3 ? [at[0]] : [])));
  const [width] = tableOf(position);
  const tries = Array.from(
    { length: Math.ceil(width / 2) },
    (_, i) => x + (i % 2 === 0 ? -1 : 1) * Math.ceil(i / 2) * 2,
  );
  const free = (at: number): boolean =>
    at - half >= 1 && at + half <= width - 1 && taken.every((each) => Math.abs(each - at) > half + ABREAST);
  return [tries.find(free) ?? x, y];
}

/** One more ship in a squadron, on free room near the others or near `wish`. */
function join<P extends FleetPosition, D extends DesignedShip>(
  game: AddingGame<P, D>,
  position: P,
  squadron: string,
  ship: ShipIn<P>,
  wish: At,
): Added<P> {
  const own = squadronCalled(position, squadron);
  const id = claim(shipIds(position), ship.id ?? idOf(ship.name));
  const placed = own?.reserve !== true;
  const { at: _, ...rest } = ship;
  const first = editSquadron(position, squadron, { ships: [...(own?.ships ?? []), { ...rest, id }] });
  const thing = `ship:${id}`;
  if (!placed) return { position: first, thing };
  const at = game.places.freePlace(first, game.places.radiusOf(first, thing), wish);
  return { position: editShip(first, id, { at }), thing };
}

/** A squadron in line; where there is most room in its own zone unless `middle` says. */
function addSquadron<P extends FleetPosition, D extends DesignedShip>(
  game: AddingGame<P, D>,
  position: P,
  seat: EditedSeat,
  design: DesignedSquadron<D>,
  middle?: At,
): Added<P> {
  const names = new Set(position.squadrons.map(({ name }) => name));
  const name = freeName(names, design.name);
  const id = claim(new Set(position.squadrons.map((each) => each.id ?? '')), idOf(name));
  const [x, y] = middle ?? roomFor(position, seat, design.ships.length);
  let next: P = { ...position, squadrons: [...position.squadrons, { name, id, seat, ships: [] }] };
  design.ships.forEach((ship, i) => {
    const wish: At = [x + (i - (design.ships.length - 1) / 2) * ABREAST, y];
    const named = { ...game.written(ship, freeName(shipNames(next), ship.name)), facing: ahead(seat) };
    next = join(game, next, id, named, wish).position;
  });
  return { position: next, thing: `squadron:${id}` };
}

/** All squadrons of a fleet, side by side in their own zone, in two lines where one is too short. */
function addFleet<P extends FleetPosition, D extends DesignedShip>(
  game: AddingGame<P, D>,
  position: P,
  seat: EditedSeat,
  fleet: DesignedFleet<D>,
): P {
  const side = { ...position.sides?.[seat], fleet: fleet.name, faction: fleet.faction };
  const [width] = tableOf(position);
  const [, front] = muster(position, seat);
  const squadrons = fleet.squadrons.filter(({ ships }) => ships.length > 0);
  const wide = (of: readonly DesignedSquadron<D>[]): number =>
    of.reduce((sum, { ships }) => sum + ships.length * ABREAST, 0) + (of.length - 1) * 2;
  const half = Math.ceil(squadrons.length / 2);
  const lines = wide(squadrons) > width - 4 ? [squadrons.slice(0, half), squadrons.slice(half)] : [squadrons];
  let next: P = { ...position, sides: { ...position.sides, [seat]: side } };
  lines.forEach((line, i) => {
    let west = (width - wide(line)) / 2;
    const y = front + (lines.length === 1 ? 0 : (seat === 'seat-1') === (i === 0) ? 1.5 : -1.5);
    for (const squadron of line) {
      const length = squadron.ships.length * ABREAST;
      next = addSquadron(game, next, seat, squadron, [west + length / 2, y]).position;
      west += length + 2;
    }
  });
  return next;
}

/** A ship of the class, with the usual fittings, in a squadron of its own or in the one named. */
function addClass<P extends FleetPosition, D extends DesignedShip>(
  game: AddingGame<P, D>,
  position: P,
  seat: EditedSeat,
  code: D['class'],
  squadron?: string,
): Added<P> {
  const name = nameFor(position, seat);
  const joined = squadron === undefined ? undefined : squadronCalled(position, squadron);
  const model = { ...game.modelOf(code), name };
  if (joined === undefined) {
    const added = addSquadron(game, position, seat, { name, ships: [model] });
    const ship = squadronCalled(added.position, idIn(added.thing))?.ships[0];
    return { position: added.position, thing: `ship:${ship?.id ?? ''}` };
  }
  const last = joined.ships.findLast(({ at }) => at !== undefined);
  const wish: At = last?.at ? [last.at[0] + 3, last.at[1]] : muster(position, joined.seat);
  return join(
    game,
    position,
    joined.id ?? '',
    { ...game.written(model, name), facing: last?.facing ?? ahead(joined.seat) },
    wish,
  );
}

/** Terrain in the middle of the table, or beside what lies there already. */
function addTerrain<P extends FleetPosition, D extends DesignedShip>(
  game: AddingGame<P, D>,
  position: P,
  kind: string,
): Added<P> {
  const id = claim(otherIds(position), kind);
  const [width, height] = tableOf(position);
  const piece: TerrainIn<P> = {
    kind,
    id,
    ...(game.diameterOf(kind) === undefined ? {} : { diameter: game.diameterOf(kind) }),
  };
  const bare = withList(position, 'terrain', [...listOf(position, 'terrain'), piece]);
  const radius = game.places.radiusOf(bare, `terrain:${id}`);
  const lying = listOf(position, 'terrain').flatMap((each) =>
    each.at ? [{ at: each.at, radius: game.places.radiusOf(position, `terrain:${each.id ?? ''}`) }] : [],
  );
  const rows = [0.5, 0.3, 0.7].flatMap((y) => [0.5, 0.25, 0.75].map((x): At => [width * x, height * y]));
  const free = rows.find(([x, y]) =>
    lying.every((each) => Math.hypot(each.at[0] - x, each.at[1] - y) > radius + each.radius),
  );
  return {
    position: game.places.moveThing(bare, `terrain:${id}`, free ?? [width / 2, height / 2]),
    thing: `terrain:${id}`,
  };
}

function addBeacon<P extends FleetPosition, D extends DesignedShip>(
  game: AddingGame<P, D>,
  position: P,
  seat: EditedSeat,
): Added<P> {
  const taken = otherIds(position);
  const id = claim(taken, taken.has('beacon-1') ? `beacon-${listOf(position, 'beacon').length + 1}` : 'beacon-1');
  const [x, y] = muster(position, seat);
  const beacon = { seat, at: [x, y + (seat === 'seat-1' ? 6 : -6)] as [number, number], id };
  return { position: withList(position, 'beacon', [...listOf(position, 'beacon'), beacon]), thing: `beacon:${id}` };
}

/** A way out beside the ship that opens it, or a way in for a squadron in reserve. */
function addPortal<P extends FleetPosition, D extends DesignedShip>(
  game: AddingGame<P, D>,
  position: P,
  keeper: { readonly opener: string } | { readonly entry: string },
): Added<P> {
  const opener = 'opener' in keeper ? shipCalled(position, keeper.opener) : undefined;
  const seat = 'entry' in keeper ? (squadronCalled(position, keeper.entry)?.seat ?? 'seat-1') : 'seat-1';
  const id = claim(otherIds(position), `portal-${'opener' in keeper ? keeper.opener : keeper.entry}`.slice(0, 38));
  const near = opener?.at ? ([opener.at[0] + 3, opener.at[1]] as const) : muster(position, seat);
  const portal = { ...keeper, at: game.places.onTable(position, near, game.sizes.portalDiameterMils / 2000), id };
  return { position: withList(position, 'portal', [...listOf(position, 'portal'), portal]), thing: `portal:${id}` };
}

/** Takes the squadron's ships off the table and lays its three discs, the first of them real. */
function hideSquadron<P extends FleetPosition, D extends DesignedShip>(
  game: AddingGame<P, D>,
  position: P,
  id: string,
): Added<P> {
  const squadron = squadronCalled(position, id);
  const from = squadron?.ships.find(({ at }) => at !== undefined)?.at ?? muster(position, squadron?.seat ?? 'seat-1');
  const taken = otherIds(position);
  const discs = [0, 1, 2].map((i) => ({
    squadron: id,
    id: claim(taken, `disc-${id}-${i + 1}`.slice(0, 40)),
    at: game.places.onTable(position, [from[0] + (i - 1) * 5, from[1]], game.sizes.ambushDiscDiameterMils / 2000),
    ...(i === 0 ? { real: true } : {}),
  }));
  const hidden = offTable(position, id);
  const thing = `disc:${discs[0]?.id ?? ''}`;
  return { position: withList(hidden, 'disc', [...listOf(hidden, 'disc'), ...discs]), thing };
}

/** Takes all ships of a squadron off the table. */
function offTable<P extends FleetPosition>(position: P, id: string): P {
  const ships = squadronCalled(position, id)?.ships ?? [];
  return editSquadron(position, id, { ships: ships.map((ship) => changed(ship, { at: undefined })) });
}

/** Puts every ship of a squadron that has no place on free room in its own zone, and takes its ambush discs up. */
function placeSquadron<P extends FleetPosition, D extends DesignedShip>(
  game: AddingGame<P, D>,
  position: P,
  id: string,
): P {
  const squadron = squadronCalled(position, id);
  if (!squadron) return position;
  const middle = muster(position, squadron.seat);
  const bare = withList(
    position,
    'disc',
    listOf(position, 'disc').filter((disc) => disc.squadron !== id),
  );
  return squadron.ships.reduce(
    (next, ship, i) => {
      if (ship.at || ship.gone) return next;
      const wish: At = [middle[0] + (i - (squadron.ships.length - 1) / 2) * 3, middle[1]];
      return placeShip(game, next, ship.id ?? '', wish);
    },
    editSquadron(bare, id, { reserve: undefined }),
  );
}

function placeShip<P extends FleetPosition, D extends DesignedShip>(
  game: AddingGame<P, D>,
  position: P,
  id: string,
  wish?: At,
): P {
  const squadron = squadronHolding(position, id);
  const thing = `ship:${id}`;
  const mate = squadron?.ships.find(({ at }) => at !== undefined)?.at;
  const near = wish ?? (mate ? [mate[0] + 3, mate[1]] : muster(position, squadron?.seat ?? 'seat-1'));
  const facing = shipCalled(position, id)?.facing ?? ahead(squadron?.seat ?? 'seat-1');
  return editShip(position, id, {
    at: game.places.freePlace(position, game.places.radiusOf(position, thing), near),
    facing,
    gone: undefined,
  });
}

/** The same thing again beside the first, under another name; undefined where there can be no second one. */
function copyThing<P extends FleetPosition, D extends DesignedShip>(
  game: AddingGame<P, D>,
  position: P,
  thing: string,
): Added<P> | undefined {
  const [kind, id] = [kindOf(thing), idIn(thing)];
  const at = placeOf(position, thing);
  if (kind === 'ship') {
    const ship = shipCalled(position, id);
    const squadron = squadronHolding(position, id);
    if (!ship || !squadron) return undefined;
    const { id: _, rank: __, activation: ___, ...rest } = ship;
    const copy = { ...rest, name: freeName(shipNames(position), ship.name) };
    return join(game, position, squadron.id ?? '', copy, at ? [at[0] + 3, at[1]] : muster(position, squadron.seat));
  }
  if (kind === 'squadron') return copySquadron(game, position, id);
  if (!isListed(kind) || kind === 'fighter' || kind === 'disc' || !at) return undefined;
  const original = thingCalled(position, kind, id);
  if (!original) return undefined;
  const twin = claim(otherIds(position), id.replace(/-\d+$/, ''));
  const listed = withList(position, kind, [...listOf(position, kind), { ...original, id: twin }]);
  const key = `${kind}:${twin}`;
  return {
    position: game.places.moveThing(listed, key, [at[0] + game.places.radiusOf(listed, key) * 2 + 1, at[1]]),
    thing: key,
  };
}

function copySquadron<P extends FleetPosition, D extends DesignedShip>(
  game: AddingGame<P, D>,
  position: P,
  id: string,
): Added<P> | undefined {
  const squadron = squadronCalled(position, id);
  if (!squadron) return undefined;
  const name = freeName(new Set(position.squadrons.map((each) => each.name)), squadron.name);
  const twin = claim(new Set(position.squadrons.map((each) => each.id ?? '')), idOf(name));
  const { activated: _, ...rest } = squadron;
  let next: P = { ...position, squadrons: [...position.squadrons, { ...rest, name, id: twin, ships: [] }] };
  for (const ship of squadron.ships) {
    const { id: __, rank: ___, activation: ____, ...bare } = ship;
    const copy = { ...bare, name: freeName(shipNames(next), ship.name) };
    const back = squadron.seat === 'seat-1' ? -3 : 3;
    const joined = join(
      game,
      next,
      twin,
      copy,
      ship.at ? [ship.at[0], ship.at[1] + back] : muster(next, squadron.seat),
    );
    next = ship.at ? joined.position : editShip(joined.position, idIn(joined.thing), { at: undefined });
  }
  return { position: next, thing: `squadron:${twin}` };
}

export function addingOf<P extends FleetPosition, D extends DesignedShip>(game: AddingGame<P, D>) {
  return {
    addSquadron: (position: P, seat: EditedSeat, design: DesignedSquadron<D>) =>
      addSquadron(game, position, seat, design),
    addFleet: (position: P, seat: EditedSeat, fleet: DesignedFleet<D>) => addFleet(game, position, seat, fleet),
    addClass: (position: P, seat: EditedSeat, code: D['class'], squadron?: string) =>
      addClass(game, position, seat, code, squadron),
    addTerrain: (position: P, kind: string) => addTerrain(game, position, kind),
    addBeacon: (position: P, seat: EditedSeat) => addBeacon(game, position, seat),
    addPortal: (position: P, keeper: { readonly opener: string } | { readonly entry: string }) =>
      addPortal(game, position, keeper),
    hideSquadron: (position: P, id: string) => hideSquadron(game, position, id),
    placeSquadron: (position: P, id: string) => placeSquadron(game, position, id),
    placeShip: (position: P, id: string) => placeShip(game, position, id),
    offTable: (position: P, id: string) => offTable(position, id),
    copyThing: (position: P, thing: string) => copyThing(game, position, thing),
  };
}

export type FleetAdding<P extends FleetPosition, D extends DesignedShip> = ReturnType<typeof addingOf<P, D>>;
