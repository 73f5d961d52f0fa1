/**
 * The settings of a match: those of how ships are built, of the table, and of play. Scenario, table and terrain are chosen
 * in the setup by fields of their own. What has no other value is no setting (R-DA-180).
 */
import type { AnyGameOption, GameOption, ValuesOf } from '../mechanics/blueprint-fleets/match-options.ts';
import { options as ofShips } from './data/options.ts';

const ofTable = {
  deploymentDepthMils: { default: 8000, others: [6000, 12_000], ruling: 'R-DA-42' },
  planetDiameterMils: { default: 6000, others: [4000, 8000], ruling: 'R-DA-157' },
} as const satisfies Record<string, GameOption<number>>;

const ofPlay = {
  scoutDistanceMils: { default: 0, others: [6000, 12_000], ruling: 'R-DA-51' },
  entryPenalty: { default: 'grid-fault', others: ['fire-control', 'both'], ruling: 'R-DA-60' },
  terrainCriticals: { default: true, others: [false], ruling: 'R-DA-74' },
  driftOffBoard: { default: 'destroyed', others: ['clamp'], ruling: 'R-DA-79' },
  hackNeedsEcm: { default: false, others: [true], ruling: 'R-DA-82' },
  cloakToggle: { default: 'special', others: ['command'], ruling: 'R-DA-85' },
  fightersVsCloak: { default: false, others: [true], ruling: 'R-DA-86' },
  evasiveDice: { default: 'd4-d6-d8', others: ['d6', 'd6-d8-d10'], ruling: 'R-DA-92' },
  orbitSegments: { default: 12, others: [8, 16], ruling: 'R-DA-97' },
  planetBlocksTorpedoes: { default: true, others: [false], ruling: 'R-DA-110' },
  capVsDirectFire: { default: true, others: [false], ruling: 'R-DA-115' },
  criticals: { default: 'per-multiple', others: ['single'], ruling: 'R-DA-118' },
  defendingMarines: { default: true, others: [false], ruling: 'R-DA-136' },
  overloadNoDrift: { default: 'stay', others: ['ahead'], ruling: 'R-DA-146' },
  convoyExitsNeeded: { default: 3, others: [2, 4], ruling: 'R-DA-160' },
} as const satisfies Record<string, AnyGameOption>;

export const options = { ...ofShips, ...ofTable, ...ofPlay };

export type MatchOptionId = keyof typeof options;
/** What each option may be set to. */
export type MatchOptionValues = ValuesOf<typeof options>;
