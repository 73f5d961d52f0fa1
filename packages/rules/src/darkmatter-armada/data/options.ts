/**
 * The settings that the rulings leave to the players, with the value that holds when nobody chooses. Scenario, table and
 * terrain are chosen in the setup by fields of their own.
 */

import type { AnyGameOption, ValuesOf } from '../../mechanics/blueprint-fleets/match-options.ts';

export const options = {
  compromisedBoxes: { default: 'third', others: ['quarter', 'half'], ruling: 'R-DA-19' },
  baselineDefPower: { default: 'charged', others: ['free', 'difference'], ruling: 'R-DA-20' },
  stationsInFleets: { default: true, others: [false], ruling: 'R-DA-26' },
} as const satisfies Record<string, AnyGameOption>;

export type OptionId = keyof typeof options;
/** What each option may be set to. */
export type OptionValues = ValuesOf<typeof options>;
