/** Everything the position editor takes from its ruleset, in one place. */
import { writtenSquadronOf } from '@broadside/rules/mechanics/blueprint-fleets';
import {
  positionCodec,
  positionShip,
} from '../../../../../../../packages/rules/src/darkmatter-armada/position/codec.ts';

export * from '../builder/rules.ts';
export { choices } from '../../../../../../../packages/rules/src/darkmatter-armada/choices.ts';
export {
  terrain,
  type TerrainKind,
  terrainKinds,
} from '../../../../../../../packages/rules/src/darkmatter-armada/data/terrain.ts';
export { lookUp } from '@broadside/rules/mechanics/blueprint-fleets';
export { classWords } from '../../../../../../../packages/rules/src/darkmatter-armada/fleet/text.ts';
export { spaceName } from '../../../../../../../packages/rules/src/darkmatter-armada/damage/space-name.ts';
export type { Arc, SpaceId } from '../../../../../../../packages/rules/src/darkmatter-armada/ids.ts';
export { speedTitles } from '../../../../../../../packages/rules/src/darkmatter-armada/markers/effects.ts';
export {
  type Position,
  positionCodec,
  type PositionShip,
} from '../../../../../../../packages/rules/src/darkmatter-armada/position/codec.ts';
export {
  surveyPosition,
  toPosition,
} from '../../../../../../../packages/rules/src/darkmatter-armada/position/index.ts';
export type { State } from '../../../../../../../packages/rules/src/darkmatter-armada/state.ts';
export type { PassingMarker, Ship, Terrain } from '../../../../../../../packages/rules/src/darkmatter-armada/table.ts';

/** A position on its way: unlike one that is played from, it may lack squadrons. */
export const draftCodec = positionCodec.safeExtend({ squadrons: writtenSquadronOf(positionShip).array() });
