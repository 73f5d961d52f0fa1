/** The leg that a move opens on, before anybody has touched it. */
import { nearestLeg, type Envelope, type Leg } from '@broadside/rules/geometry/table';
import { fan } from '../fan.ts';

/** `clear`: a leg to begin with. `poor`: legal, and taken where nothing better is. Nothing: not legal. */
export type Worth = 'clear' | 'poor' | undefined;

/** How legs are judged. */
export interface LegJudging {
  readonly worthOf: (leg: Leg) => Worth;
  /** A leg that ends where the ship is wanted; told without asking the rules. */
  readonly wanted: (leg: Leg) => boolean;
}

/** The courses that are tried: straight ahead, then with ever more turn to either side. */
const TRIED_TURN_CDEG = 1500;
const TRIED_TURNS = 3;

/** The legs on one course, inch by inch, the longest first. */
function legsOn(envelope: Envelope, courseCdeg: number): readonly Leg[] {
  const { minMils, maxMils } = envelope;
  return Array.from({ length: Math.floor((maxMils - minMils) / 1000) + 1 }, (_, inch) =>
    nearestLeg(envelope, { courseCdeg, distanceMils: maxMils - 1000 * inch, facingCdeg: courseCdeg }),
  );
}

/**
 * The longest clear leg straight ahead that ends where the ship is wanted, or the one that turns least; where there is none
 * the best that goes straight ahead, else the shortest.
 */
export function firstLeg(envelope: Envelope, { worthOf, wanted }: LegJudging): Leg {
  const { facingCdeg, minMils, turningArcCdeg } = envelope;
  const turns = Math.min(TRIED_TURNS, Math.floor(turningArcCdeg / 2 / TRIED_TURN_CDEG));
  const courses = fan(facingCdeg, TRIED_TURN_CDEG, 1 + 2 * turns);
  const [ahead = [], ...aside] = courses.map((course) => legsOn(envelope, course));
  const known = new Map<Leg, Worth>();
  const found = (legs: readonly Leg[], worth: Worth): Leg | undefined =>
    legs.find((leg) => {
      if (!known.has(leg)) known.set(leg, worthOf(leg));
      return known.get(leg) === worth;
    });
  return (
    found(ahead.filter(wanted), 'clear') ??
    found(aside.flat().filter(wanted), 'clear') ??
    found(ahead, 'clear') ??
    found(ahead, 'poor') ??
    nearestLeg(envelope, { courseCdeg: facingCdeg, distanceMils: minMils, facingCdeg })
  );
}
