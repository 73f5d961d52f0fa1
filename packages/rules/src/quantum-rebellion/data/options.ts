/** The settings that the rulings leave to the players, with the value that holds when nobody chooses. */

export interface GameOption<T> {
  readonly default: T;
  /** The other values that may be chosen, where they are few. */
  readonly others: readonly T[];
  readonly ruling: string;
}

type Option = GameOption<string> | GameOption<number> | GameOption<boolean>;

export const options = {
  /** Sizes of bases and tokens stand in sizes.ts: R-QR-04, R-QR-05. */
  extraCoreModules: { default: false, others: [true], ruling: 'R-QR-28' },
  lightCarrierHangarBonus: { default: 2, others: [3], ruling: 'R-QR-31' },
  spaceMarineDice: { default: 4, others: [], ruling: 'R-QR-32' },
  turnArcByClass: { default: 'by-maneuverability', others: [], ruling: 'R-QR-34' },
  minimumMovePercent: { default: 0, others: [50], ruling: 'R-QR-35' },
  shadedBoxes: { default: 'third', others: ['quarter', 'half'], ruling: 'R-QR-36' },
  civiliansInFleets: { default: false, others: [true], ruling: 'R-QR-45' },
  scenario: {
    default: 'border-skirmish',
    others: ['planetary-invasion', 'support-ground-assault', 'convoy-escort'],
    ruling: 'R-QR-48',
  },
  deploymentDepthMils: { default: 8000, others: [6000, 12000], ruling: 'R-QR-49' },
  table: { default: 'by-fleet-value', others: ['36x60', '48x48', '72x48', '60x96'], ruling: 'R-QR-50' },
  terrainMode: { default: 'random', others: ['chosen', 'preset'], ruling: 'R-QR-51' },
  driftDiagonalDegrees: { default: 60, others: [45], ruling: 'R-QR-55' },
  scoutArea: { default: 'zone', others: ['anywhere-12-from-enemy'], ruling: 'R-QR-62' },
  moveAfterReserveEntry: { default: false, others: [true], ruling: 'R-QR-72' },
  noCommanderDisorder: { default: false, others: [true], ruling: 'R-QR-78' },
  terrainDamage: { default: 'minus-maneuverability', others: ['flat', 'dice'], ruling: 'R-QR-87' },
  planetDiameterMils: { default: 6000, others: [4000, 8000], ruling: 'R-QR-91' },
  beaconPlacement: { default: 'contact', others: ['within-3'], ruling: 'R-QR-95' },
  fightersMayAttackCloaked: { default: true, others: [false], ruling: 'R-QR-101' },
  orbitSegments: { default: 12, others: [8, 16], ruling: 'R-QR-104' },
  disruptorPassesShield: { default: false, others: [true], ruling: 'R-QR-127' },
  rerollEmptyCriticals: { default: false, others: [true], ruling: 'R-QR-147' },
  oneCheckOnly: { default: false, others: [true], ruling: 'R-QR-155' },
  autoCommitEscorts: { default: false, others: [true], ruling: 'R-QR-164' },
  expertEngineers: { default: 'four-plus', others: ['automatic'], ruling: 'R-QR-176' },
  convoyLayout: { default: 'rebuilt', others: [], ruling: 'R-QR-185' },
  secretFleetLists: { default: false, others: [true], ruling: 'R-QR-186' },
  decisionTimeoutDefaults: { default: 'cautious', others: [], ruling: 'R-QR-187' },
} as const satisfies Record<string, Option>;

export type OptionId = keyof typeof options;
