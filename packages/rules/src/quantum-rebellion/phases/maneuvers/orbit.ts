/** The circle about a planet: who is on it and where its segments lead (QR-8.3.9.1a, R-QR-104). */
import { angleBetween, bearingCdeg, distanceMils, normaliseCdeg, offset } from '../../../geometry/table/index.ts';
import { distances } from '../../data/sizes.ts';
import type { Point } from '../../ids.ts';
import { optionOf } from '../../match-options.ts';
import { placedTerrain, type PlacedTerrain } from '../../ship/clearance.ts';
import { classOf, type PlacedShip } from '../../ship/ships.ts';
import type { State } from '../../state.ts';

/** How far a facing may be from the tangent: one degree. */
const TANGENT_CDEG = 100;

/** One segment of the circle, in centidegrees about the planet's centre. */
const segmentCdegOf = ({ match }: Pick<State, 'match'>): number => 36_000 / optionOf(match, 'orbitSegments');

/** A planet is a circle (R-QR-11). */
export type Planet = PlacedTerrain & { readonly footprint: Extract<PlacedTerrain['footprint'], { kind: 'circle' }> };
const isPlanet = (terrain: PlacedTerrain): terrain is Planet =>
  terrain.kind === 'planet' && terrain.footprint.kind === 'circle';

export const planetsOf = (state: State): readonly Planet[] => placedTerrain(state).filter(isPlanet);

/** A place on a circle about a planet, and the way round. */
export interface Orbit {
  readonly planet: Planet;
  readonly radiusMils: number;
  /** Of the place, seen from the planet's centre. */
  readonly bearingCdeg: number;
  readonly clockwise: boolean;
  /** One segment, about the planet's centre. */
  readonly segmentCdeg: number;
}

/** Where a ship is on its circle; it always faces along it. */
export interface OrbitPlace {
  readonly at: Point;
  readonly facingCdeg: number;
}

/** From the planet's edge to a post. */
export const orbitGapMils = (planet: Planet, at: Point): number =>
  distanceMils(planet.at, at) - planet.footprint.radiusMils;

/** Neither too far nor at the edge itself, where a ship would be in the planet (R-QR-234). */
export const inOrbitBand = (planet: Planet, at: Point): boolean => {
  const gap = orbitGapMils(planet, at);
  return gap >= distances.toleranceMils && gap <= distances.orbitMils + distances.toleranceMils;
};

/** The circle through a place that a ship takes on this direction: the tangent within `spreadCdeg` of it. */
export function orbitThrough(
  state: State,
  planet: Planet,
  at: Point,
  directionCdeg: number,
  spreadCdeg = TANGENT_CDEG,
): Orbit | undefined {
  if (!inOrbitBand(planet, at)) return undefined;
  const bearing = bearingCdeg(planet.at, at);
  const off = (tangent: number) => angleBetween(directionCdeg, normaliseCdeg(tangent));
  const clockwise = off(bearing + 9000) <= spreadCdeg;
  if (!clockwise && off(bearing - 9000) > spreadCdeg) return undefined;
  return {
    planet,
    radiusMils: distanceMils(planet.at, at),
    bearingCdeg: bearing,
    clockwise,
    segmentCdeg: segmentCdegOf(state),
  };
}

/** The orbits that the ship is in as it stands, however it got there; a station is in none (R-QR-104). */
export const orbitsOf = (state: State, ship: PlacedShip): readonly Orbit[] =>
  classOf(ship).station
    ? []
    : planetsOf(state).flatMap((planet) => orbitThrough(state, planet, ship.at, ship.facingCdeg) ?? []);

/** The planet that the ship orbits; the first by id where there are several. */
export const orbitedPlanet = (state: State, ship: PlacedShip): Planet | undefined =>
  orbitsOf(state, ship)
    .map(({ planet }) => planet)
    .sort((a, b) => (a.id < b.id ? -1 : 1))[0];

/** The place after a turn about the planet, in the way of the orbit. */
export function placeAfter({ planet, radiusMils, bearingCdeg: from, clockwise }: Orbit, turnCdeg: number): OrbitPlace {
  const way = clockwise ? 1 : -1;
  const bearing = normaliseCdeg(from + way * turnCdeg);
  return { at: offset(planet.at, bearing, radiusMils), facingCdeg: normaliseCdeg(bearing + way * 9000) };
}

/** The place after so many segments. */
export const stopAfter = (orbit: Orbit, segments: number): OrbitPlace =>
  placeAfter(orbit, segments * orbit.segmentCdeg);

/** Fine enough that no chord leaves the circle by as much as a distance may be exceeded. */
const CHORD_CDEG = 250;

/** The places along the arc of so many segments, its end last. */
export function placesAlong(orbit: Orbit, segments: number): readonly OrbitPlace[] {
  const turn = segments * orbit.segmentCdeg;
  const chords = Math.ceil(turn / CHORD_CDEG);
  return Array.from({ length: chords }, (_, index) => placeAfter(orbit, Math.min(turn, (index + 1) * CHORD_CDEG)));
}
