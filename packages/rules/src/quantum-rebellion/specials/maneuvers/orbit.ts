/** The circle about a planet: who is on it and where its segments lead (QR-8.3.9.1a, R-QR-104). */
import { distanceMils } from '../../../geometry/table/index.ts';
import { type Circuit, circuitThrough, placeAfter, type Pose, type Ring } from '../../../mechanics/open-table/index.ts';
import { distances } from '../../data/sizes.ts';
import type { Point } from '../../ids.ts';
import { optionOf } from '../../table.ts';
import { type PlacedTerrain, planets } from '../../ship/clearance.ts';
import { classOf, type PlacedShip } from '../../ship/ships.ts';
import type { OpenTable } from '../../state.ts';

/** How far a facing may be from the tangent: one degree. */
const TANGENT_CDEG = 100;

/** One segment of the circle, in centidegrees about the planet's centre. */
const segmentCdegOf = ({ match }: Pick<OpenTable, 'match'>): number => 36_000 / optionOf(match, 'orbitSegments');

/** A planet is a circle (R-QR-11). */
export type Planet = PlacedTerrain & { readonly footprint: Extract<PlacedTerrain['footprint'], { kind: 'circle' }> };
const isCircle = (planet: PlacedTerrain): planet is Planet => planet.footprint.kind === 'circle';

export const planetsOf = (state: OpenTable): readonly Planet[] => planets(state).filter(isCircle);

/** A place on a circle about a planet, and the way round. */
export interface Orbit extends Circuit {
  readonly planet: Planet;
  /** One segment, about the planet's centre. */
  readonly segmentCdeg: number;
}

/** From the planet's edge to a post (QR-1.4.1a). */
export const orbitGapMils = (planet: Planet, at: Point): number =>
  distanceMils(planet.at, at) - planet.footprint.radiusMils;

/** Neither too far nor at the edge itself, where a ship would be in the planet (R-QR-234). */
export const inOrbitBand = (planet: Planet, at: Point): boolean => {
  const gap = orbitGapMils(planet, at);
  return gap >= distances.toleranceMils && gap <= distances.orbitMils + distances.toleranceMils;
};

/** Where the posts of ships in its orbits are. */
export const ringOf = ({ at, footprint: { radiusMils } }: Planet): Ring => ({
  centre: at,
  innerMils: radiusMils + distances.toleranceMils,
  outerMils: radiusMils + distances.orbitMils,
});

/** The circle through a place that a ship takes on this direction: the tangent within `spreadCdeg` of it. */
export function orbitThrough(
  state: OpenTable,
  planet: Planet,
  at: Point,
  directionCdeg: number,
  spreadCdeg = TANGENT_CDEG,
): Orbit | undefined {
  if (!inOrbitBand(planet, at)) return undefined;
  const circuit = circuitThrough(planet.at, at, directionCdeg, spreadCdeg);
  return circuit === undefined ? undefined : { ...circuit, planet, segmentCdeg: segmentCdegOf(state) };
}

/** The orbits that the ship is in as it stands, however it got there; a station is in none (R-QR-104). */
export const orbitsOf = (state: OpenTable, ship: PlacedShip): readonly Orbit[] =>
  classOf(ship).station
    ? []
    : planetsOf(state).flatMap((planet) => orbitThrough(state, planet, ship.at, ship.facingCdeg) ?? []);

/** The planet that the ship orbits; the first by id where there are several. */
export const orbitedPlanet = (state: OpenTable, ship: PlacedShip): Planet | undefined =>
  orbitsOf(state, ship)
    .map(({ planet }) => planet)
    .sort((a, b) => (a.id < b.id ? -1 : 1))[0];

/** The place after so many segments; a ship always faces along its circle. */
export const stopAfter = (orbit: Orbit, segments: number): Pose => placeAfter(orbit, segments * orbit.segmentCdeg);
