/** The bases of ships and tokens, and whether they touch. */
import { distanceMils } from '../../geometry/table/index.ts';
import type { Base } from './ground.ts';
import type { Placed, PlacedFighter } from './ships.ts';
import type { Ship } from './table.ts';

export interface Bases<S extends Ship> {
  /** The base of a ship or a token on the table. */
  readonly baseOf: (piece: Placed<S> | PlacedFighter) => Base;
  /** Edge to edge within the tolerance of base contact. */
  readonly touching: (a: Placed<S> | PlacedFighter, b: Placed<S> | PlacedFighter) => boolean;
}

export function basesOf<S extends Ship>(
  radiusOf: (ship: S) => number,
  tokenRadiusMils: number,
  contactMils: number,
): Bases<S> {
  const baseOf = (piece: Placed<S> | PlacedFighter): Base => ({
    at: piece.at,
    radiusMils: 'squadron' in piece ? radiusOf(piece) : tokenRadiusMils,
  });
  return {
    baseOf,
    touching: (a, b) => {
      const [one, other] = [baseOf(a), baseOf(b)];
      return distanceMils(one.at, other.at) <= one.radiusMils + other.radiusMils + contactMils;
    },
  };
}
