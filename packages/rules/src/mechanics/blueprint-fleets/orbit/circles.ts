/** The circles about a planet: who is on one and where its segments lead. */
import { distanceMils } from '../../../geometry/table/index.ts';
import { type Circuit, circuitThrough, placeAfter, type Pose, type Ring } from '../../open-table/index.ts';
import type { PlacedTerrain, StandingGround } from '../ground.ts';
import type { Point } from '../ids.ts';
import type { Placed } from '../ships.ts';
import type { Ship, Table } from '../table.ts';

/** How far a facing may be from the tangent: one degree. */
const TANGENT_CDEG = 100;

/** A planet is a circle. */
export type Planet = PlacedTerrain & { readonly footprint: Extract<PlacedTerrain['footprint'], { kind: 'circle' }> };
const isCircle = (planet: PlacedTerrain): planet is Planet => planet.footprint.kind === 'circle';

/** A place on a circle about a planet, and the way round. */
export interface Orbit extends Circuit {
  readonly planet: Planet;
  /** One segment, about the planet's centre. */
  readonly segmentCdeg: number;
}

export interface CircleRules {
  readonly ground: StandingGround;
  /** How far from the planet's edge a post may be. */
  readonly orbitMils: number;
  /** Of the whole circle. */
  segments(state: Table): number;
  /** A station is on no circle. */
  station(ship: Ship): boolean;
}

export interface Circles {
  readonly ground: StandingGround;
  readonly orbitMils: number;
  readonly planetsOf: (state: Table) => readonly Planet[];
  /** From the planet's edge to a post. */
  readonly gapMils: (planet: Planet, at: Point) => number;
  /** Where the posts of ships in its orbits are. */
  readonly ringOf: (planet: Planet) => Ring;
  /** The circle through a place that a ship takes on this direction: the tangent within `spreadCdeg` of it. */
  readonly orbitThrough: (
    state: Table,
    planet: Planet,
    at: Point,
    directionCdeg: number,
    spreadCdeg?: number,
  ) => Orbit | undefined;
  /** The orbits that the ship is in as it stands, however it got there. */
  readonly orbitsOf: (state: Table, ship: Placed) => readonly Orbit[];
  /** The planet that the ship orbits; the first by id where there are several. */
  readonly orbitedPlanet: (state: Table, ship: Placed) => Planet | undefined;
}

/** The place after so many segments; a ship always faces along its circle. */
export const stopAfter = (orbit: Orbit, segments: number): Pose => placeAfter(orbit, segments * orbit.segmentCdeg);

export function circlesBy(rules: CircleRules): Circles {
  const { ground, orbitMils } = rules;
  const tolerance = ground.tape.distanceMils;
  const planetsOf = (state: Table): readonly Planet[] => ground.planets(state).filter(isCircle);
  const gapMils = (planet: Planet, at: Point) => distanceMils(planet.at, at) - planet.footprint.radiusMils;
  /** Neither too far nor at the edge itself, where a ship would be in the planet. */
  const inBand = (planet: Planet, at: Point): boolean => {
    const gap = gapMils(planet, at);
    return gap >= tolerance && gap <= orbitMils + tolerance;
  };
  const orbitThrough: Circles['orbitThrough'] = (state, planet, at, directionCdeg, spreadCdeg = TANGENT_CDEG) => {
    if (!inBand(planet, at)) return undefined;
    const circuit = circuitThrough(planet.at, at, directionCdeg, spreadCdeg);
    return circuit === undefined ? undefined : { ...circuit, planet, segmentCdeg: 36_000 / rules.segments(state) };
  };
  const orbitsOf = (state: Table, ship: Placed): readonly Orbit[] =>
    rules.station(ship)
      ? []
      : planetsOf(state).flatMap((planet) => orbitThrough(state, planet, ship.at, ship.facingCdeg) ?? []);
  return {
    ground,
    orbitMils,
    planetsOf,
    gapMils,
    ringOf: ({ at, footprint: { radiusMils } }) => ({
      centre: at,
      innerMils: radiusMils + tolerance,
      outerMils: radiusMils + orbitMils,
    }),
    orbitThrough,
    orbitsOf,
    orbitedPlanet: (state, ship) =>
      orbitsOf(state, ship)
        .map(({ planet }) => planet)
        .sort((a, b) => (a.id < b.id ? -1 : 1))[0],
  };
}
