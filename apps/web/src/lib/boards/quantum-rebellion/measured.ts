/** What lies between two things of the table: range, bearing, arc, cover; as it is drawn, and as it is said. */
import { arcsOf, bearingCdeg, distanceMils } from '@broadside/rules/geometry/table';
import { degrees, inches, type Spot } from '#lib/board/chart.ts';
import type { TapeEnd } from '#lib/board/tape.svelte.ts';
import { saidDegrees, saidInches } from './chart.ts';
import { sightline, type PlacedShip, type Ship, type State } from './rules.ts';

/** Where something is, and the ship that is there. */
interface Placed {
  readonly spot: Spot;
  readonly ship?: Ship | undefined;
}
export interface MeasurePoint extends Placed, TapeEnd {}

const covers = { none: 'clear', light: 'Light Cover', heavy: 'Heavy Cover' } as const;
const placed = (ship: Ship | undefined): ship is PlacedShip => ship?.place === 'table' && ship.at !== null;

/** What a ship sees of the other end; nothing where an end is no ship. */
function seen(state: State, { ship }: Placed, to: Placed): readonly string[] {
  if (!placed(ship) || !placed(to.ship) || ship.id === to.ship.id) return [];
  const line = sightline(state, ship, to.ship);
  return [line.blockedBy ? `${line.blockedBy.name} blocks` : covers[line.cover]];
}
const arcs = ({ spot, ship }: Placed, to: Placed, or: string): readonly string[] =>
  placed(ship) ? [`${arcsOf(spot, ship.facingCdeg, to.spot).join(or)} arc`] : [];

export const measured = (state: State, from: Placed, to: Placed): string =>
  [
    inches(distanceMils(from.spot, to.spot)),
    degrees(bearingCdeg(from.spot, to.spot)),
    ...arcs(from, to, '/'),
    ...seen(state, from, to),
  ].join(' · ');

/** The same without signs, which readers of the screen leave out. */
export const measuredWords = (state: State, from: Placed, to: Placed): readonly string[] => [
  saidInches(distanceMils(from.spot, to.spot)),
  `bearing ${saidDegrees(bearingCdeg(from.spot, to.spot))}`,
  ...arcs(from, to, ' or '),
  ...seen(state, from, to),
];

/** An end at an empty place of the table. */
export const pointAt = (spot: Spot): MeasurePoint => ({
  spot,
  name: `${saidInches(spot.xMils)} east, ${saidInches(spot.yMils)} north`,
});
