/** The ladder of dice and what each die of a system draws from the reactors (12.2.3). */

/** DA-1.2.1a: one step up or down moves one rung. */
export const dieSizes = [4, 6, 8, 10, 12, 14, 16] as const;
export type DieSize = (typeof dieSizes)[number];

/** What takes power by its die. */
export type PoweredSystem = 'defense' | 'direct' | 'torpedo';

// DA-12.2.3c
// prettier-ignore
export const powerByDie: Readonly<Record<PoweredSystem, Readonly<Record<DieSize, number>>>> = {
  defense: { 4: 2, 6: 4, 8: 6, 10: 8, 12: 11, 14: 14, 16: 17 },
  direct: { 4: 1, 6: 2, 8: 3, 10: 4, 12: 6, 14: 8, 16: 10 },
  torpedo: { 4: 2, 6: 3, 8: 4, 10: 5, 12: 6, 14: 7, 16: 8 },
};

/** Initiative, drift and critical locations (DA-1.2). */
export const D20 = 20;
