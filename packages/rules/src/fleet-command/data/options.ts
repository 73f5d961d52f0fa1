/** The settings that the rulings leave to the players, by the register's names, with their defaults. */
export const optionDefaults = {
  harvestMultiple: true,
  drawTwice: false,
  spendCostsTwoCards: false,
  windowGranularity: 'every-hex',
  interruptAttackAnyTarget: false,
  counterIntelligence: 'downgrade',
  fastWindows: false,
  allAheadRam: true,
  bracedArmour: 2,
  evadingLevel: 1,
  lockdownArmour: 2,
  crippledWeaponsStopsDefensiveFire: true,
  hulkBlocksSight: false,
  autoReroll: false,
  heExplodes: false,
  focusFireFromReactiveRolls: false,
  autoDefensiveFire: true,
  damageControlPerSuccess: true,
  ramWithBasicMove: false,
  fighterRamAlwaysDies: false,
  capReadyWhenAssigned: true,
  launchTubesPer: 'round',
  modelCap: true,
  basicOrdersOnly: false,
  discardPileVisible: true,
  reservesHidden: false,
} as const;
export type OptionId = keyof typeof optionDefaults;

/** The words that an option of words takes. */
export const optionWords = {
  windowGranularity: ['every-hex', 'end-of-move'],
  counterIntelligence: ['downgrade', 'cancel'],
  launchTubesPer: ['round', 'order'],
  soloObjectives: ['pursue', 'stars'],
  begins: ['kushan', 'taiidan'],
} as const;
