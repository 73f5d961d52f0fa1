/** What comes new into a written position: ships and squadrons by class or from fleets, terrain, markers, copies. */
import type { Added as AddedTo } from '#lib/editor/fields.ts';
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
  type EditedSeat,
} from './edit.ts';
import { freePlace, moveThing, onTable, placeOf, radiusOf, tableOf } from './places.ts';
import {
  fleets,
  idOf,
  sizes,
  type ClassCode,
  type FleetDesign,
  type Position,
  type PositionShip,
  type PositionTerrain,
  type ShipDesign,
  type SquadronDesign,
  type TerrainKind,
} from './rules.ts';

export type AddedThing = AddedTo<Position>;

const shipIds = (position: Position): Set<string> =>
  new Set(position.squadrons.flatMap(({ ships }) => ships.map(({ id }) => id ?? '')));
const shipNames = (position: Position): Set<string> =>
  new Set(position.squadrons.flatMap(({ ships }) => ships.map(({ name }) => name)));
const otherIds = (position: Position): Set<string> =>
  new Set(
    (['terrain', 'beacon', 'portal', 'disc'] as const).flatMap((kind) =>
      listOf(position, kind).map(({ id }) => id ?? ''),
    ),
  );

/** The first ship of the class in a ready-made fleet lends its fittings; a class that none has comes bare. */
export function modelOf(code: ClassCode): ShipDesign {
  const known = fleets
    .flatMap(({ design }) => design.squadrons.flatMap(({ ships }) => ships))
    .find((ship) => ship.class === code);
  return known ?? { name: code, class: code, rank: 'captain', weapons: {}, equipment: {}, customizations: [] };
}

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
function nameFor(position: Position, seat: EditedSeat): string {
  const taken = shipNames(position);
  const names = seat === 'seat-1' ? birds : stones;
  return names.find((name) => !taken.has(name)) ?? freeName(taken, `${names[0] ?? 'Ship'} 2`);
}

/** A ship as a fleet has it, written as a position has it. Its rank is left to its place in the squadron. */
function written(design: ShipDesign, name: string): PositionShip {
  const weapons = Object.entries(design.weapons).map(([mount, { ordnance, dice }]) => [mount, `${ordnance} ${dice}`]);
  const ship: PositionShip = { name, class: design.class };
  return {
    ...ship,
    ...(weapons.length > 0 ? { weapons: Object.fromEntries(weapons) as Record<string, string> } : {}),
    ...(Object.keys(design.equipment).length > 0 ? { equipment: { ...design.equipment } } : {}),
    ...(design.customizations.length > 0 ? { customizations: [...design.customizations] } : {}),
  };
}

/** Bow to the enemy's edge: the first side looks north. */
const ahead = (seat: EditedSeat): number => (seat === 'seat-1' ? 0 : 180);

/** Where ships of that side come to stand: in the middle of their own zone. */
const muster = (position: Position, seat: EditedSeat): At => {
  const [width, height] = tableOf(position);
  return [width / 2, seat === 'seat-1' ? 5 : height - 5];
};

/** Inches from one ship of a line to the next. */
const ABREAST = 3;

/** The middle for a line of so many ships: in the middle of the zone, or beside those that stand there already. */
function roomFor(position: Position, seat: EditedSeat, ships: number): At {
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
function join(position: Position, squadron: string, ship: PositionShip, wish: At): AddedThing {
  const own = squadronCalled(position, squadron);
  const id = claim(shipIds(position), ship.id ?? idOf(ship.name));
  const placed = own?.reserve !== true;
  const { at: _, ...rest } = ship;
  const first = editSquadron(position, squadron, { ships: [...(own?.ships ?? []), { ...rest, id }] });
  const thing = `ship:${id}`;
  if (!placed) return { position: first, thing };
  const at = freePlace(first, radiusOf(first, thing), wish);
  return { position: editShip(first, id, { at }), thing };
}

/** A squadron in line; where there is most room in its own zone unless `middle` says. */
export function addSquadron(position: Position, seat: EditedSeat, design: SquadronDesign, middle?: At): AddedThing {
  const names = new Set(position.squadrons.map(({ name }) => name));
  const name = freeName(names, design.name);
  const id = claim(new Set(position.squadrons.map((each) => each.id ?? '')), idOf(name));
  const [x, y] = middle ?? roomFor(position, seat, design.ships.length);
  let next: Position = { ...position, squadrons: [...position.squadrons, { name, id, seat, ships: [] }] };
  design.ships.forEach((ship, i) => {
    const wish: At = [x + (i - (design.ships.length - 1) / 2) * ABREAST, y];
    const named = { ...written(ship, freeName(shipNames(next), ship.name)), facing: ahead(seat) };
    next = join(next, id, named, wish).position;
  });
  return { position: next, thing: `squadron:${id}` };
}

/** All squadrons of a fleet, side by side in their own zone, in two lines where one is too short. */
export function addFleet(position: Position, seat: EditedSeat, fleet: FleetDesign): Position {
  const side = { ...position.sides?.[seat], fleet: fleet.name, faction: fleet.faction };
  const [width] = tableOf(position);
  const [, front] = muster(position, seat);
  const squadrons = fleet.squadrons.filter(({ ships }) => ships.length > 0);
  const wide = (of: readonly SquadronDesign[]): number =>
    of.reduce((sum, { ships }) => sum + ships.length * ABREAST, 0) + (of.length - 1) * 2;
  const half = Math.ceil(squadrons.length / 2);
  const lines = wide(squadrons) > width - 4 ? [squadrons.slice(0, half), squadrons.slice(half)] : [squadrons];
  let next: Position = { ...position, sides: { ...position.sides, [seat]: side } };
  lines.forEach((line, i) => {
    let west = (width - wide(line)) / 2;
    const y = front + (lines.length === 1 ? 0 : (seat === 'seat-1') === (i === 0) ? 1.5 : -1.5);
    for (const squadron of line) {
      const length = squadron.ships.length * ABREAST;
      next = addSquadron(next, seat, squadron, [west + length / 2, y]).position;
      west += length + 2;
    }
  });
  return next;
}

/** A ship of the class, with the usual fittings, in a squadron of its own or in the one named. */
export function addClass(position: Position, seat: EditedSeat, code: ClassCode, squadron?: string): AddedThing {
  const name = nameFor(position, seat);
  const joined = squadron === undefined ? undefined : squadronCalled(position, squadron);
  const model = { ...modelOf(code), name };
  if (joined === undefined) {
    const added = addSquadron(position, seat, { name, ships: [model] });
    const ship = squadronCalled(added.position, idIn(added.thing))?.ships[0];
    return { position: added.position, thing: `ship:${ship?.id ?? ''}` };
  }
  const last = joined.ships.findLast(({ at }) => at !== undefined);
  const wish: At = last?.at ? [last.at[0] + 3, last.at[1]] : muster(position, joined.seat);
  return join(position, joined.id ?? '', { ...written(model, name), facing: last?.facing ?? ahead(joined.seat) }, wish);
}

/** Terrain in the middle of the table, or beside what lies there already. */
export function addTerrain(position: Position, kind: TerrainKind): AddedThing {
  const id = claim(otherIds(position), kind);
  const [width, height] = tableOf(position);
  const piece: PositionTerrain = {
    kind,
    id,
    ...(kind === 'beacon-target' ? { diameter: sizes.beaconTargetDiameterMils / 1000 } : {}),
  };
  const bare = withList(position, 'terrain', [...listOf(position, 'terrain'), piece]);
  const radius = radiusOf(bare, `terrain:${id}`);
  const lying = listOf(position, 'terrain').flatMap((each) =>
    each.at ? [{ at: each.at, radius: radiusOf(position, `terrain:${each.id ?? ''}`) }] : [],
  );
  const rows = [0.5, 0.3, 0.7].flatMap((y) => [0.5, 0.25, 0.75].map((x): At => [width * x, height * y]));
  const free = rows.find(([x, y]) =>
    lying.every((each) => Math.hypot(each.at[0] - x, each.at[1] - y) > radius + each.radius),
  );
  return { position: moveThing(bare, `terrain:${id}`, free ?? [width / 2, height / 2]), thing: `terrain:${id}` };
}

export function addBeacon(position: Position, seat: EditedSeat): AddedThing {
  const taken = otherIds(position);
  const id = claim(taken, taken.has('beacon-1') ? `beacon-${listOf(position, 'beacon').length + 1}` : 'beacon-1');
  const [x, y] = muster(position, seat);
  const beacon = { seat, at: [x, y + (seat === 'seat-1' ? 6 : -6)] as [number, number], id };
  return { position: withList(position, 'beacon', [...listOf(position, 'beacon'), beacon]), thing: `beacon:${id}` };
}

/** A way out beside the ship that opens it, or a way in for a squadron in reserve. */
export function addPortal(
  position: Position,
  keeper: { readonly opener: string } | { readonly entry: string },
): AddedThing {
  const opener = 'opener' in keeper ? shipCalled(position, keeper.opener) : undefined;
  const seat = 'entry' in keeper ? (squadronCalled(position, keeper.entry)?.seat ?? 'seat-1') : 'seat-1';
  const id = claim(otherIds(position), `portal-${'opener' in keeper ? keeper.opener : keeper.entry}`.slice(0, 38));
  const near = opener?.at ? ([opener.at[0] + 3, opener.at[1]] as const) : muster(position, seat);
  const portal = { ...keeper, at: onTable(position, near, sizes.portalDiameterMils / 2000), id };
  return { position: withList(position, 'portal', [...listOf(position, 'portal'), portal]), thing: `portal:${id}` };
}

/** Takes the squadron's ships off the table and lays its three discs, the first of them real (R-QR-60). */
export function hideSquadron(position: Position, id: string): AddedThing {
  const squadron = squadronCalled(position, id);
  const from = squadron?.ships.find(({ at }) => at !== undefined)?.at ?? muster(position, squadron?.seat ?? 'seat-1');
  const taken = otherIds(position);
  const discs = [0, 1, 2].map((i) => ({
    squadron: id,
    id: claim(taken, `disc-${id}-${i + 1}`.slice(0, 40)),
    at: onTable(position, [from[0] + (i - 1) * 5, from[1]], sizes.ambushDiscDiameterMils / 2000),
    ...(i === 0 ? { real: true } : {}),
  }));
  const hidden = offTable(position, id);
  const thing = `disc:${discs[0]?.id ?? ''}`;
  return { position: withList(hidden, 'disc', [...listOf(hidden, 'disc'), ...discs]), thing };
}

/** Takes all ships of a squadron off the table. */
export function offTable(position: Position, id: string): Position {
  const ships = squadronCalled(position, id)?.ships ?? [];
  return editSquadron(position, id, { ships: ships.map((ship) => changed(ship, { at: undefined })) });
}

/** Puts every ship of a squadron that has no place on free room in its own zone, and takes its ambush discs up. */
export function placeSquadron(position: Position, id: string): Position {
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
      return placeShip(next, ship.id ?? '', wish);
    },
    editSquadron(bare, id, { reserve: undefined }),
  );
}

export function placeShip(position: Position, id: string, wish?: At): Position {
  const squadron = squadronHolding(position, id);
  const thing = `ship:${id}`;
  const mate = squadron?.ships.find(({ at }) => at !== undefined)?.at;
  const near = wish ?? (mate ? [mate[0] + 3, mate[1]] : muster(position, squadron?.seat ?? 'seat-1'));
  const facing = shipCalled(position, id)?.facing ?? ahead(squadron?.seat ?? 'seat-1');
  return editShip(position, id, {
    at: freePlace(position, radiusOf(position, thing), near),
    facing,
    gone: undefined,
  });
}

/** The same thing again beside the first, under another name; undefined where there can be no second one. */
export function copyThing(position: Position, thing: string): AddedThing | undefined {
  const [kind, id] = [kindOf(thing), idIn(thing)];
  const at = placeOf(position, thing);
  if (kind === 'ship') {
    const ship = shipCalled(position, id);
    const squadron = squadronHolding(position, id);
    if (!ship || !squadron) return undefined;
    const { id: _, rank: __, activation: ___, ...rest } = ship;
    const copy = { ...rest, name: freeName(shipNames(position), ship.name) };
    return join(position, squadron.id ?? '', copy, at ? [at[0] + 3, at[1]] : muster(position, squadron.seat));
  }
  if (kind === 'squadron') return copySquadron(position, id);
  if (!isListed(kind) || kind === 'fighter' || kind === 'disc' || !at) return undefined;
  const original = thingCalled(position, kind, id);
  if (!original) return undefined;
  const twin = claim(otherIds(position), id.replace(/-\d+$/, ''));
  const listed = withList(position, kind, [...listOf(position, kind), { ...original, id: twin }]);
  const key = `${kind}:${twin}`;
  return { position: moveThing(listed, key, [at[0] + radiusOf(listed, key) * 2 + 1, at[1]]), thing: key };
}

function copySquadron(position: Position, id: string): AddedThing | undefined {
  const squadron = squadronCalled(position, id);
  if (!squadron) return undefined;
  const name = freeName(new Set(position.squadrons.map((each) => each.name)), squadron.name);
  const twin = claim(new Set(position.squadrons.map((each) => each.id ?? '')), idOf(name));
  const { activated: _, ...rest } = squadron;
  let next: Position = { ...position, squadrons: [...position.squadrons, { ...rest, name, id: twin, ships: [] }] };
  for (const ship of squadron.ships) {
    const { id: __, rank: ___, activation: ____, ...bare } = ship;
    const copy = { ...bare, name: freeName(shipNames(next), ship.name) };
    const back = squadron.seat === 'seat-1' ? -3 : 3;
    const joined = join(next, twin, copy, ship.at ? [ship.at[0], ship.at[1] + back] : muster(next, squadron.seat));
    next = ship.at ? joined.position : editShip(joined.position, idIn(joined.thing), { at: undefined });
  }
  return { position: next, thing: `squadron:${twin}` };
}
