/** Where things of a written position stand: moving, turning, and free room for what comes new. Inches and degrees. */
import {
  editShip,
  editThing,
  idIn,
  isListed,
  kindOf,
  listOf,
  shipCalled,
  squadronHolding,
  thingCalled,
  type At,
} from './edit.ts';
import {
  baseDiameterMils,
  classes,
  classOfWords,
  footprints,
  sizes,
  type Position,
  type PositionTerrain,
} from './rules.ts';

export const tableOf = (position: Position): readonly [number, number] => position.table ?? [48, 48];

/** To a thousandth of an inch, which is as fine as the rules count. */
const exact = (inches: number): number => Math.round(inches * 1000) / 1000;

export function placeOf(position: Position, thing: string): At | undefined {
  const [kind, id] = [kindOf(thing), idIn(thing)];
  if (kind === 'ship') return shipCalled(position, id)?.at;
  return isListed(kind) ? thingCalled(position, kind, id)?.at : undefined;
}

/** Degrees clockwise from north; undefined for what has no bow. */
export function facingOf(position: Position, thing: string): number | undefined {
  const [kind, id] = [kindOf(thing), idIn(thing)];
  if (kind === 'ship') return shipCalled(position, id)?.facing ?? 0;
  const piece = kind === 'terrain' ? thingCalled(position, 'terrain', id) : undefined;
  return piece?.rectangle === undefined ? undefined : (piece.facing ?? 0);
}

/** Width and height of a piece of terrain as it is written. */
export function extentOf(piece: PositionTerrain): readonly [number, number] {
  if (piece.rectangle) return piece.rectangle;
  const circle = footprints[piece.size ?? 'medium'].find((each) => each.shape === 'circle');
  const diameter = piece.diameter ?? (circle?.shape === 'circle' ? circle.diameterMils / 1000 : 6);
  return [diameter, diameter];
}

/** Half the width of what stands on the table. */
export function radiusOf(position: Position, thing: string): number {
  const [kind, id] = [kindOf(thing), idIn(thing)];
  switch (kind) {
    case 'ship': {
      const code = classOfWords(shipCalled(position, id)?.class ?? '');
      return code === undefined ? 0.5 : baseDiameterMils[classes[code].hull] / 2000;
    }
    case 'fighter':
      return sizes.fighterDiameterMils / 2000;
    case 'beacon':
      return sizes.beaconDiameterMils / 2000;
    case 'portal':
      return sizes.portalDiameterMils / 2000;
    case 'disc':
      return sizes.ambushDiscDiameterMils / 2000;
    case 'terrain': {
      const piece = thingCalled(position, 'terrain', id);
      return piece ? Math.max(...extentOf(piece)) / 2 : 0;
    }
    default:
      return 0;
  }
}

/** The nearest place at which a base of that radius is wholly on the table. */
export function onTable(position: Position, [x, y]: At, radius: number): [number, number] {
  const [width, height] = tableOf(position);
  const within = (at: number, most: number): number =>
    exact(Math.min(Math.max(at, radius), Math.max(radius, most - radius)));
  return [within(x, width), within(y, height)];
}

/** Puts a thing somewhere on the table. Terrain may hang over an edge, but its middle stays on the table. */
export function moveThing(position: Position, thing: string, to: At): Position {
  const [kind, id] = [kindOf(thing), idIn(thing)];
  const at = onTable(position, to, kind === 'terrain' ? 0 : radiusOf(position, thing));
  if (kind === 'ship') return editShip(position, id, { at });
  return isListed(kind) ? editThing(position, kind, id, { at }) : position;
}

/** A squadron keeps its formation: all its ships go as far as the one that is held. */
export function moveTogether(position: Position, thing: string, to: At): Position {
  const from = placeOf(position, thing);
  const squadron = kindOf(thing) === 'ship' ? squadronHolding(position, idIn(thing)) : undefined;
  if (!from || !squadron) return moveThing(position, thing, to);
  const [east, north] = [to[0] - from[0], to[1] - from[1]];
  return squadron.ships.reduce(
    (next, ship) =>
      ship.at ? moveThing(next, `ship:${ship.id ?? ''}`, [ship.at[0] + east, ship.at[1] + north]) : next,
    position,
  );
}

/** Turns a thing; `degrees` comes back between 0 and 360, to a hundredth. */
export function turnThing(position: Position, thing: string, degrees: number): Position {
  const facing = (Math.round((((degrees % 360) + 360) % 360) * 100) / 100) % 360;
  const [kind, id] = [kindOf(thing), idIn(thing)];
  if (kind === 'ship') return editShip(position, id, { facing });
  return kind === 'terrain' && facingOf(position, thing) !== undefined
    ? editThing(position, 'terrain', id, { facing })
    : position;
}

interface Disc {
  readonly at: At;
  readonly radius: number;
}

/** What a new base may not stand on: ships, fighters and planets. */
function standing(position: Position): readonly Disc[] {
  const placed = (thing: string): readonly Disc[] => {
    const at = placeOf(position, thing);
    return at ? [{ at, radius: radiusOf(position, thing) }] : [];
  };
  return [
    ...position.squadrons.flatMap(({ ships }) => ships.flatMap(({ id }) => placed(`ship:${id ?? ''}`))),
    ...listOf(position, 'fighter').flatMap(({ id }) => placed(`fighter:${id ?? ''}`)),
    ...listOf(position, 'terrain').flatMap(({ id, kind }) => (kind === 'planet' ? placed(`terrain:${id ?? ''}`) : [])),
  ];
}

/** The free place for a base nearest to `wish`, looked for in rings of half an inch; `wish` itself where all is full. */
export function freePlace(position: Position, radius: number, wish: At): [number, number] {
  const taken = standing(position);
  const free = ([x, y]: At): boolean =>
    taken.every(({ at, radius: theirs }) => Math.hypot(at[0] - x, at[1] - y) >= radius + theirs + 0.1);
  const first = onTable(position, wish, radius);
  for (let ring = 0; ring <= 60; ring++) {
    const spots = ring === 0 ? 1 : ring * 8;
    for (let step = 0; step < spots; step++) {
      // East and west before north and south: squadrons come to stand in lines.
      const angle = Math.PI / 2 + ((step % 2 === 0 ? 1 : -1) * Math.ceil(step / 2) * 2 * Math.PI) / spots;
      const spot = onTable(
        position,
        [wish[0] + Math.sin(angle) * ring * 0.5, wish[1] + Math.cos(angle) * ring * 0.5],
        radius,
      );
      if (free(spot)) return spot;
    }
  }
  return first;
}
