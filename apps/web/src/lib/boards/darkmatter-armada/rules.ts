/** Everything this table takes from its ruleset, in one place. */
export type { Command } from '../../../../../../packages/rules/src/darkmatter-armada/commands.ts';
export { blueprints } from '../../../../../../packages/rules/src/darkmatter-armada/data/blueprints.ts';
export {
  classes,
  type ClassCode,
  type MountId,
  type SpeedSetting,
} from '../../../../../../packages/rules/src/darkmatter-armada/data/classes.ts';
export { stackDice } from '../../../../../../packages/rules/src/darkmatter-armada/data/action-tables.ts';
export { customizations } from '../../../../../../packages/rules/src/darkmatter-armada/data/customizations.ts';
export { dieSizes, type DieSize } from '../../../../../../packages/rules/src/darkmatter-armada/data/dice.ts';
export { modules } from '../../../../../../packages/rules/src/darkmatter-armada/data/modules.ts';
export {
  longestDirectMils,
  ordnance,
  outOfBandSteps,
} from '../../../../../../packages/rules/src/darkmatter-armada/data/ordnance.ts';
export { distances, sizes } from '../../../../../../packages/rules/src/darkmatter-armada/data/sizes.ts';
export { terrain as terrainData } from '../../../../../../packages/rules/src/darkmatter-armada/data/terrain.ts';
export { fromView } from '../../../../../../packages/rules/src/darkmatter-armada/view.ts';
export type { OrdnanceId, SpaceId } from '../../../../../../packages/rules/src/darkmatter-armada/ids.ts';
export { speedTitles } from '../../../../../../packages/rules/src/darkmatter-armada/markers/effects.ts';
export { inConvoy, overExitEdge } from '../../../../../../packages/rules/src/darkmatter-armada/scenarios/ending.ts';
export type { Offer } from '../../../../../../packages/rules/src/darkmatter-armada/offers.ts';
export {
  movePreview,
  type MovePreview,
  type TerrainAhead,
} from '../../../../../../packages/rules/src/darkmatter-armada/phases/movement/preview.ts';
export {
  entrySpot,
  suggestEntry,
} from '../../../../../../packages/rules/src/darkmatter-armada/phases/reserve/handler.ts';
export {
  placesFor,
  suggestDeployment,
} from '../../../../../../packages/rules/src/darkmatter-armada/phases/setup/deployment.ts';
export { suggestTerrainSpot } from '../../../../../../packages/rules/src/darkmatter-armada/phases/setup/terrain.ts';
export {
  aimAt,
  blockerOf,
  impediments,
  quadrantOf,
  type Aim,
} from '../../../../../../packages/rules/src/darkmatter-armada/phases/weapons/aim.ts';
export {
  forecast,
  type Forecast,
} from '../../../../../../packages/rules/src/darkmatter-armada/phases/weapons/forecast.ts';
export {
  dieOf as weaponDieOf,
  shooterFault,
  weaponFault,
} from '../../../../../../packages/rules/src/darkmatter-armada/phases/weapons/readiness.ts';
export type {
  BonusDie,
  DefenceDie,
  FireCommand,
  FireMode,
  WeaponDie,
} from '../../../../../../packages/rules/src/darkmatter-armada/phases/weapons/schema.ts';
export { spaceName } from '../../../../../../packages/rules/src/darkmatter-armada/damage/space-name.ts';
export { spaceTitles } from '../../../../../../packages/rules/src/darkmatter-armada/ship/space-names.ts';
export { terrainAt } from '../../../../../../packages/rules/src/darkmatter-armada/ship/clearance.ts';
export { weaponsOf, type PlacedShip } from '../../../../../../packages/rules/src/darkmatter-armada/ship/ships.ts';
export {
  baseRadiusMils,
  criticalRating,
  defenseDie,
  evasiveDie,
  fighterRadiusMils,
  working,
} from '../../../../../../packages/rules/src/darkmatter-armada/ship/stats.ts';
export { suggestSpring } from '../../../../../../packages/rules/src/darkmatter-armada/specials/ambush/handler.ts';
export { isJammed } from '../../../../../../packages/rules/src/darkmatter-armada/specials/jumps/legality.ts';
export {
  driftBonus,
  driftRow,
  driftedFrom,
} from '../../../../../../packages/rules/src/darkmatter-armada/specials/jumps/drift.ts';
export type { State } from '../../../../../../packages/rules/src/darkmatter-armada/state.ts';
export type { Ship, Space, Terrain } from '../../../../../../packages/rules/src/darkmatter-armada/table.ts';
export { routePreview } from '../../../../../../packages/rules/src/darkmatter-armada/specials/maneuvers/preview.ts';
