/**
 * The settings of a match: those of how ships are built, and those of the table. Scenario, table and terrain are chosen in
 * the setup by fields of their own.
 */
import { type GameOption, options as ofShips } from './data/options.ts';

const ofTable = {
  deploymentDepthMils: { default: 8000, others: [6000, 12_000], ruling: 'R-DA-42' },
  planetDiameterMils: { default: 6000, others: [4000, 8000], ruling: 'R-DA-157' },
} as const satisfies Record<string, GameOption<number>>;

export const options = { ...ofShips, ...ofTable };

export type MatchOptionId = keyof typeof options;
/** What each option may be set to. */
export type MatchOptionValues = {
  -readonly [K in MatchOptionId]: (typeof options)[K]['default'] | (typeof options)[K]['others'][number];
};
