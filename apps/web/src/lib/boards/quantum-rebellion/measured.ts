/** What lies between two things of the table, in the words of a measure: range, bearing, arc, cover. */
import { arcsOf, bearingCdeg, distanceMils } from '@broadside/rules/geometry/table';
import { degrees, inches, type Spot } from '#lib/board/chart.ts';
import { sightline, type PlacedShip, type Ship, type State } from './rules.ts';

export interface MeasurePoint {
  readonly spot: Spot;
  readonly ship?: Ship | undefined;
}

const covers = { none: 'clear', light: 'Light Cover', heavy: 'Heavy Cover' } as const;
const placed = (ship: Ship | undefined): ship is PlacedShip => ship?.place === 'table' && ship.at !== null;

export function measured(state: State, from: MeasurePoint, to: MeasurePoint): string {
  const words = [inches(distanceMils(from.spot, to.spot)), degrees(bearingCdeg(from.spot, to.spot))];
  const { ship } = from;
  if (placed(ship)) words.push(`${arcsOf(from.spot, ship.facingCdeg, to.spot).join('/')} arc`);
  if (placed(ship) && placed(to.ship) && ship.id !== to.ship.id) {
    const line = sightline(state, ship, to.ship);
    words.push(line.blockedBy ? `${line.blockedBy.name} blocks` : covers[line.cover]);
  }
  return words.join(' · ');
}
