/** Everything the builder takes from its ruleset, in one place. */
export {
  aboard,
  cost,
  foeOf,
  forceByChance,
  forceFromText,
  forceJson,
  type ForceList,
  forceList,
  type ForceProblem,
  forceToText,
  type DesignedUnit,
  inOrder,
  listProblems,
  maySit,
  orderOf,
  starsOf,
} from '../../../../../../../packages/rules/src/fleet-command/force/index.ts';
export {
  battleOf,
  type ForceBattleTerms,
  type BoughtBattle,
  boughtBattles,
  isOpen,
  leastStars,
  limitsOf,
  mostStars,
} from '../../../../../../../packages/rules/src/fleet-command/force/setup-of.ts';
export { isStrikeType, type UnitType } from '../../../../../../../packages/rules/src/fleet-command/data/classes.ts';
export { factions } from '../../../../../../../packages/rules/src/fleet-command/data/factions.ts';
export {
  leaderIds,
  type LeaderId,
  leaders,
} from '../../../../../../../packages/rules/src/fleet-command/data/leaders.ts';
export { scenarios } from '../../../../../../../packages/rules/src/fleet-command/data/scenarios/index.ts';
export { leaderTabs, type Tab, unitTabs } from '../../../../../../../packages/rules/src/fleet-command/data/tabs.ts';
export {
  type UnitCard,
  type UnitCardId,
  unitCardIds,
  unitCards,
} from '../../../../../../../packages/rules/src/fleet-command/data/units.ts';
export { boughtForces } from '../../../../../../../packages/rules/src/fleet-command/presets.ts';
export { freshUnit } from '../../../../../../../packages/rules/src/fleet-command/start/units.ts';
export type { SideId } from '../../../../../../../packages/rules/src/fleet-command/ids.ts';
