/**
 * The settings that the rulings leave to the players, with the value that holds when nobody chooses. Scenario, table
 * and terrain are chosen in the setup by fields of their own. What has no other value is no setting (R-QR-250).
 */

import type { AnyGameOption, ValuesOf } from '../../mechanics/blueprint-fleets/match-options.ts';

export const options = {
  lightCarrierHangarBonus: { default: 2, others: [3], ruling: 'R-QR-31' },
  spaceMarineDice: { default: 4, others: [3, 6], ruling: 'R-QR-32' },
  minimumMovePercent: { default: 0, others: [50], ruling: 'R-QR-35' },
  shadedBoxes: { default: 'third', others: ['quarter', 'half'], ruling: 'R-QR-36' },
  civiliansInFleets: { default: false, others: [true], ruling: 'R-QR-45' },
  deploymentDepthMils: { default: 8000, others: [6000, 12000], ruling: 'R-QR-49' },
  driftDiagonalDegrees: { default: 60, others: [45], ruling: 'R-QR-55' },
  scoutArea: { default: 'zone', others: ['anywhere-12-from-enemy'], ruling: 'R-QR-62' },
  moveAfterReserveEntry: { default: false, others: [true], ruling: 'R-QR-72' },
  noCommanderDisorder: { default: false, others: [true], ruling: 'R-QR-78' },
  terrainDamage: { default: 'minus-maneuverability', others: ['flat'], ruling: 'R-QR-87' },
  planetDiameterMils: { default: 6000, others: [4000, 8000], ruling: 'R-QR-91' },
  beaconPlacement: { default: 'contact', others: ['within-3'], ruling: 'R-QR-95' },
  fightersMayAttackCloaked: { default: true, others: [false], ruling: 'R-QR-101' },
  orbitSegments: { default: 12, others: [8, 16], ruling: 'R-QR-104' },
  disruptorPassesShield: { default: false, others: [true], ruling: 'R-QR-127' },
  rerollEmptyCriticals: { default: false, others: [true], ruling: 'R-QR-147' },
  oneCheckOnly: { default: false, others: [true], ruling: 'R-QR-155' },
  autoCommitEscorts: { default: false, others: [true], ruling: 'R-QR-164' },
  expertEngineers: { default: 'four-plus', others: ['automatic'], ruling: 'R-QR-176' },
} as const satisfies Record<string, AnyGameOption>;

export type OptionId = keyof typeof options;
/** What each option may be set to. */
export type OptionValues = ValuesOf<typeof options>;
