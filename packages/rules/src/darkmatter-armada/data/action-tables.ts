/** Tables of what ships and fighters do: evading, turning about, stacking, jumping. Distances in mils, bearings in 1/100 degree. */
import type { ClassCode, SpeedSetting } from './classes.ts';
import type { DieSize } from './dice.ts';

/** The die of a ship that evades, by its speed, for each way that players may agree on (DA-9.3.6a, R-DA-92). */
export const evasiveDice = {
  'd4-d6-d8': { low: 4, medium: 6, high: 8 },
  d6: { low: 6, medium: 6, high: 6 },
  'd6-d8-d10': { low: 6, medium: 8, high: 10 },
} as const satisfies Readonly<Record<string, Readonly<Record<SpeedSetting, DieSize>>>>;

/** Disorder of a Split-S (DA-9.3.9b), freighters by their size (R-DA-96); stations make none. */
// prettier-ignore
export const splitSDisorder: Readonly<Partial<Record<ClassCode, number>>> = {
  K: 1, FF: 1, DD: 1, CVL: 2, CR: 2, CH: 2, BC: 3, CV: 3, BB: 3, DN: 3, AFS: 1, AFM: 2, AFL: 3,
};

/** The die of a stack of so many tokens, one first; larger stacks have the last (DA-9.4.9.7). */
export const stackDice: readonly DieSize[] = [4, 6, 8, 10, 12, 14, 16];

export interface JumpDriftRow {
  readonly from: number;
  /** Null where the row has no end: bonuses lead beyond 20. */
  readonly to: number | null;
  readonly distanceMils: number;
  /** Clockwise from the facing; diagonals by R-DA-90. */
  readonly bearingCdeg: number;
  readonly extra: 'critical' | 'disorder' | null;
}

/** Where a jump by Hyperspace Matrix leads (DA-12.7.17b). */
// prettier-ignore
export const jumpDrift: readonly JumpDriftRow[] = [
  { from: 1, to: 1, distanceMils: 6000, bearingCdeg: 31500, extra: 'critical' },
  { from: 2, to: 2, distanceMils: 6000, bearingCdeg: 4500, extra: 'critical' },
  { from: 3, to: 3, distanceMils: 6000, bearingCdeg: 22500, extra: 'disorder' },
  { from: 4, to: 4, distanceMils: 6000, bearingCdeg: 13500, extra: 'disorder' },
  { from: 5, to: 5, distanceMils: 6000, bearingCdeg: 31500, extra: null },
  { from: 6, to: 6, distanceMils: 6000, bearingCdeg: 4500, extra: null },
  { from: 7, to: 7, distanceMils: 6000, bearingCdeg: 27000, extra: null },
  { from: 8, to: 8, distanceMils: 6000, bearingCdeg: 9000, extra: null },
  { from: 9, to: 9, distanceMils: 6000, bearingCdeg: 22500, extra: null },
  { from: 10, to: 10, distanceMils: 6000, bearingCdeg: 13500, extra: null },
  { from: 11, to: 11, distanceMils: 3000, bearingCdeg: 31500, extra: null },
  { from: 12, to: 12, distanceMils: 3000, bearingCdeg: 4500, extra: null },
  { from: 13, to: 13, distanceMils: 3000, bearingCdeg: 22500, extra: null },
  { from: 14, to: 14, distanceMils: 3000, bearingCdeg: 13500, extra: null },
  { from: 15, to: null, distanceMils: 0, bearingCdeg: 0, extra: null },
];
