/** Where things of a written position stand: moving, turning, and free room for what comes new. Inches and degrees. */
import type { Row } from '#lib/editor/fields.ts';
import { idIn, kindOf, type At, type Places } from '#lib/editor/game.ts';
import {
  freeSpot,
  inchRows,
  onTable as within,
  openTable,
  wholeTurn,
  type Standing,
} from '#lib/editor/table/inches.ts';
import { editShip, editThing, isListed, listOf, shipCalled, squadronHolding, thingCalled } from './edit.ts';
import { footprints } from '@broadside/rules/mechanics/blueprint-fleets';
import type { EditedTerrain, FleetPosition } from './position.ts';

/** How wide things are, in mils. */
export interface FleetSizes {
  /** The base of a ship of the class, as it is written. */
  readonly baseOf: (written: string) => number;
  readonly fighterDiameterMils: number;
  readonly beaconDiameterMils: number;
  readonly portalDiameterMils: number;
  readonly ambushDiscDiameterMils: number;
}

export const tableOf = (position: FleetPosition): readonly [number, number] => position.table ?? [48, 48];

export function placeOf(position: FleetPosition, thing: string): At | undefined {
  const [kind, id] = [kindOf(thing), idIn(thing)];
  if (kind === 'ship') return shipCalled(position, id)?.at;
  return isListed(kind) ? thingCalled(position, kind, id)?.at : undefined;
}

/** Degrees clockwise from north; undefined for what has no bow. */
export function facingOf(position: FleetPosition, thing: string): number | undefined {
  const [kind, id] = [kindOf(thing), idIn(thing)];
  if (kind === 'ship') return shipCalled(position, id)?.facing ?? 0;
  const piece = kind === 'terrain' ? thingCalled(position, 'terrain', id) : undefined;
  return piece?.rectangle === undefined ? undefined : (piece.facing ?? 0);
}

/** Width and height of a piece of terrain as it is written. */
export function extentOf(piece: EditedTerrain): readonly [number, number] {
  if (piece.rectangle) return piece.rectangle;
  const circle = footprints[piece.size ?? 'medium'].find((each) => each.shape === 'circle');
  const diameter = piece.diameter ?? (circle?.shape === 'circle' ? circle.diameterMils / 1000 : 6);
  return [diameter, diameter];
}

/** How much room things take, and where there is some. */
function roomOf(sizes: FleetSizes) {
  const radiusOf = (position: FleetPosition, thing: string): number => {
    const [kind, id] = [kindOf(thing), idIn(thing)];
    switch (kind) {
      case 'ship':
        return sizes.baseOf(shipCalled(position, id)?.class ?? '') / 2000;
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
  };

  /** The nearest place at which a base of that radius is wholly on the table. */
  const onTable = (position: FleetPosition, at: At, radius: number): [number, number] =>
    within(tableOf(position), at, radius);

  /** What a new base may not stand on: ships, fighters and planets. */
  const standing = (position: FleetPosition): readonly Standing[] => {
    const placed = (thing: string): readonly Standing[] => {
      const at = placeOf(position, thing);
      return at ? [{ at, radius: radiusOf(position, thing) }] : [];
    };
    return [
      ...position.squadrons.flatMap(({ ships }) => ships.flatMap(({ id }) => placed(`ship:${id ?? ''}`))),
      ...listOf(position, 'fighter').flatMap(({ id }) => placed(`fighter:${id ?? ''}`)),
      ...listOf(position, 'terrain').flatMap(({ id, kind }) =>
        kind === 'planet' ? placed(`terrain:${id ?? ''}`) : [],
      ),
    ];
  };

  /** The free place for a base nearest to `wish`; `wish` itself where all is full. */
  const freePlace = (position: FleetPosition, radius: number, wish: At): [number, number] =>
    freeSpot(tableOf(position), standing(position), radius, wish);
  return { radiusOf, onTable, freePlace };
}

export function placesOf(sizes: FleetSizes) {
  const { radiusOf, onTable, freePlace } = roomOf(sizes);

  /** Puts a thing somewhere on the table. Terrain may hang over an edge, but its middle stays on the table. */
  const moveThing = <P extends FleetPosition>(position: P, thing: string, to: At): P => {
    const [kind, id] = [kindOf(thing), idIn(thing)];
    const at = onTable(position, to, kind === 'terrain' ? 0 : radiusOf(position, thing));
    if (kind === 'ship') return editShip(position, id, { at });
    return isListed(kind) ? editThing(position, kind, id, { at }) : position;
  };

  /** A squadron keeps its formation: all its ships go as far as the one that is held. */
  const moveTogether = <P extends FleetPosition>(position: P, thing: string, to: At): P => {
    const from = placeOf(position, thing);
    const squadron = kindOf(thing) === 'ship' ? squadronHolding(position, idIn(thing)) : undefined;
    if (!from || !squadron) return moveThing(position, thing, to);
    const [east, north] = [to[0] - from[0], to[1] - from[1]];
    return squadron.ships.reduce(
      (next, ship) =>
        ship.at ? moveThing(next, `ship:${ship.id ?? ''}`, [ship.at[0] + east, ship.at[1] + north]) : next,
      position,
    );
  };

  const turnThing = <P extends FleetPosition>(position: P, thing: string, degrees: number): P => {
    const facing = wholeTurn(degrees);
    const [kind, id] = [kindOf(thing), idIn(thing)];
    if (kind === 'ship') return editShip(position, id, { facing });
    return kind === 'terrain' && facingOf(position, thing) !== undefined
      ? editThing(position, 'terrain', id, { facing })
      : position;
  };

  const placesIn = <P extends FleetPosition>(): Places<P> => ({
    surface: openTable,
    placeOf,
    facingOf,
    move: moveThing,
    moveTogether,
    turn: turnThing,
    spotOf: (_, [x, y]) => ({ xMils: x * 1000, yMils: y * 1000 }),
  });

  /** Where a thing stands, in figures that may be set. */
  const placeRows = <P extends FleetPosition>(position: P, thing: string): readonly Row<P>[] =>
    inchRows<P>(placesIn<P>(), tableOf(position), position, thing);
  return { radiusOf, onTable, moveThing, moveTogether, turnThing, freePlace, placesIn, placeRows };
}

export type FleetPlaces = ReturnType<typeof placesOf>;
