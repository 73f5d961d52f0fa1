import type { Point } from '../ids.ts';
import type { ShipActivation } from '../table.ts';

/** A ship that has done nothing in its squadron's activation yet. */
export const freshActivation = (from: { at: Point; facingCdeg: number } | null): ShipActivation => ({
  restarted: false,
  shutDown: false,
  from,
  moves: 0,
  movementOver: false,
  special: null,
  arcs: null,
  fired: {},
  aimed: {},
  boarded: false,
  targetResolutionUsed: false,
  massDriver: false,
  sweptFor: null,
});
