/** Everything the position editor takes from its ruleset, in one place. */
import {
  positionCodec,
  positionSquadron,
} from '../../../../../../../packages/rules/src/quantum-rebellion/position/codec.ts';

export * from '@broadside/rules/quantum-rebellion/data';
export {
  diceLimit,
  fleetDesign,
  fleetPoints,
  type FleetDesign,
  mountKind,
  type ShipDesign,
  shipPoints,
  type SquadronDesign,
} from '@broadside/rules/quantum-rebellion/fleet';

export {
  type Position,
  positionCodec,
  type PositionFighter,
  type PositionShip,
  type PositionSide,
  positionSquadron,
  type PositionSquadron,
  type PositionTerrain,
} from '../../../../../../../packages/rules/src/quantum-rebellion/position/codec.ts';
export { defaultRanks } from '../../../../../../../packages/rules/src/quantum-rebellion/position/fleet.ts';
export {
  surveyPosition,
  toPosition,
} from '../../../../../../../packages/rules/src/quantum-rebellion/position/index.ts';
export {
  classOfWords,
  customizationOfWords,
  idOf,
  moduleOfWords,
  terrainOfWords,
  weaponOfWords,
} from '../../../../../../../packages/rules/src/quantum-rebellion/position/words.ts';
export { spaceId } from '../../../../../../../packages/rules/src/quantum-rebellion/ids.ts';
export type { Arc, Rank, SpaceId } from '../../../../../../../packages/rules/src/quantum-rebellion/ids.ts';
export type { State } from '../../../../../../../packages/rules/src/quantum-rebellion/state.ts';
export { footprints } from '@broadside/rules/mechanics/blueprint-fleets';
export type { Fighter, Segment } from '@broadside/rules/mechanics/blueprint-fleets';
export type {
  MatchViewRecord,
  Ship,
  Terrain,
} from '../../../../../../../packages/rules/src/quantum-rebellion/table.ts';
export { fromView } from '../../../../../../../packages/rules/src/quantum-rebellion/view.ts';
export { mountName, spaceName } from '../../../../../../../packages/rules/src/quantum-rebellion/damage/space-name.ts';
export { choices } from '../../../../../../../packages/rules/src/quantum-rebellion/choices.ts';

/** A position on its way: unlike one that is played from, it may lack squadrons. */
export const draftCodec = positionCodec.safeExtend({ squadrons: positionSquadron.array() });
