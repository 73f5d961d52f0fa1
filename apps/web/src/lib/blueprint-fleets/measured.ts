/** What lies between two things of the table: range, bearing, arc, cover; as it is drawn, and as it is said. */
import { arcsOf, bearingCdeg, distanceMils } from '@broadside/rules/geometry/table';
import { isPlaced, type Ship, type State } from '@broadside/rules/mechanics/blueprint-fleets';
import { degrees, inches, type Spot } from '#lib/board/chart.ts';
import type { TapeEnd } from '#lib/board/tape.svelte.ts';
import { saidDegrees, saidInches } from './chart.ts';
import type { FleetKit } from './kit.ts';

/** Where something is, and the ship that is there. */
interface Standing {
  readonly spot: Spot;
  readonly ship?: Ship | undefined;
}
export interface MeasurePoint extends Standing, TapeEnd {}

/** What a ship sees of the other end; nothing where an end is no ship. */
function seen(kit: FleetKit, state: State, { ship }: Standing, to: Standing): readonly string[] {
  if (!ship || !to.ship || ship.id === to.ship.id || !isPlaced(ship) || !isPlaced(to.ship)) return [];
  return kit.seenBetween(state, ship, to.ship);
}
const arcs = ({ spot, ship }: Standing, to: Standing, or: string): readonly string[] =>
  ship && isPlaced(ship) ? [`${arcsOf(spot, ship.facingCdeg, to.spot).join(or)} arc`] : [];

export const measured = (kit: FleetKit, state: State, from: Standing, to: Standing): string =>
  [
    inches(distanceMils(from.spot, to.spot)),
    degrees(bearingCdeg(from.spot, to.spot)),
    ...arcs(from, to, '/'),
    ...seen(kit, state, from, to),
  ].join(' · ');

/** The same without signs, which readers of the screen leave out. */
export const measuredWords = (kit: FleetKit, state: State, from: Standing, to: Standing): readonly string[] => [
  saidInches(distanceMils(from.spot, to.spot)),
  `bearing ${saidDegrees(bearingCdeg(from.spot, to.spot))}`,
  ...arcs(from, to, ' or '),
  ...seen(kit, state, from, to),
];

/** An end at an empty place of the table. */
export const pointAt = (spot: Spot): MeasurePoint => ({
  spot,
  name: `${saidInches(spot.xMils)} east, ${saidInches(spot.yMils)} north`,
});
