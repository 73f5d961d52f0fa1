/** Everything the position editor takes from its ruleset, in one place. */
export { choices } from '../../../../../../../packages/rules/src/fleet-command/choices.ts';
export { cardIds, cards } from '../../../../../../../packages/rules/src/fleet-command/data/cards.ts';
export { leaderIds, leaders } from '../../../../../../../packages/rules/src/fleet-command/data/leaders.ts';
export {
  crippledNames,
  featureNames,
  interruptNames,
  placeNames,
  scenarioNames,
  stepNames,
} from '../../../../../../../packages/rules/src/fleet-command/data/names.ts';
export { optionDefaults } from '../../../../../../../packages/rules/src/fleet-command/data/options.ts';
export {
  zonesOn,
  zoneTemplateIds,
  type ZoneTemplateId,
} from '../../../../../../../packages/rules/src/fleet-command/data/scenario.ts';
export { unitCardIds, unitCards } from '../../../../../../../packages/rules/src/fleet-command/data/units.ts';
export { type Force, forceList } from '../../../../../../../packages/rules/src/fleet-command/force/index.ts';
export type {
  Allegiance,
  CardId,
  Crippling,
  InterruptKind,
  LeaderId,
  SideId,
  UnitCardId,
} from '../../../../../../../packages/rules/src/fleet-command/ids.ts';
export { fleetCommand } from '../../../../../../../packages/rules/src/fleet-command/index.ts';
export {
  type Position,
  positionCodec,
  type PositionFeature,
  type PositionHand,
  type PositionUnit,
} from '../../../../../../../packages/rules/src/fleet-command/position/codec.ts';
export { idOf } from '../../../../../../../packages/rules/src/fleet-command/position/records.ts';
export {
  chairProblem,
  matchOf,
  objectivesOf as objectivesIn,
  surveyPosition,
  toPosition,
} from '../../../../../../../packages/rules/src/fleet-command/position/index.ts';
export { readyForces } from '../../../../../../../packages/rules/src/fleet-command/presets.ts';
export { freshUnit, label } from '../../../../../../../packages/rules/src/fleet-command/start/units.ts';
export { setup } from '../../../../../../../packages/rules/src/fleet-command/setup.ts';
export type { Sight, State } from '../../../../../../../packages/rules/src/fleet-command/state.ts';
export type {
  Feature,
  Hand,
  MatchViewRecord,
  Objective,
  Unit,
} from '../../../../../../../packages/rules/src/fleet-command/table.ts';
