/** The d20 drift table of 5.2.4 and 11.6.16; directions relative to the facing declared before the roll (R-QR-55). */

export type DriftDirection = 'fore' | 'fore-starboard' | 'aft-starboard' | 'aft' | 'aft-port' | 'fore-port' | 'none';

export interface DriftRow {
  readonly from: number;
  readonly to: number;
  readonly distanceMils: number;
  readonly direction: DriftDirection;
}

// QR-5.2.4b
export const drift: readonly DriftRow[] = [
  { from: 1, to: 1, distanceMils: 6000, direction: 'aft-starboard' },
  { from: 2, to: 2, distanceMils: 6000, direction: 'aft' },
  { from: 3, to: 3, distanceMils: 6000, direction: 'aft-port' },
  { from: 4, to: 4, distanceMils: 6000, direction: 'fore-starboard' },
  { from: 5, to: 5, distanceMils: 6000, direction: 'fore' },
  { from: 6, to: 6, distanceMils: 6000, direction: 'fore-port' },
  { from: 7, to: 7, distanceMils: 3000, direction: 'aft-starboard' },
  { from: 8, to: 9, distanceMils: 3000, direction: 'aft' },
  { from: 10, to: 10, distanceMils: 3000, direction: 'aft-port' },
  { from: 11, to: 11, distanceMils: 3000, direction: 'fore-starboard' },
  { from: 12, to: 13, distanceMils: 3000, direction: 'fore' },
  { from: 14, to: 14, distanceMils: 3000, direction: 'fore-port' },
  { from: 15, to: 20, distanceMils: 0, direction: 'none' },
] as const satisfies readonly DriftRow[];

/** Clockwise from the facing, by the angle of the diagonals in degrees: R-QR-55. */
export const driftBearingCdeg = {
  60: {
    fore: 0,
    'fore-starboard': 6000,
    'aft-starboard': 12000,
    aft: 18000,
    'aft-port': 24000,
    'fore-port': 30000,
  },
  45: {
    fore: 0,
    'fore-starboard': 4500,
    'aft-starboard': 13500,
    aft: 18000,
    'aft-port': 22500,
    'fore-port': 31500,
  },
} as const satisfies Record<number, Record<Exclude<DriftDirection, 'none'>, number>>;
