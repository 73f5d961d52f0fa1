/** Everything this table takes from its ruleset, in one place. */
export type { Command } from '../../../../../../packages/rules/src/quantum-rebellion/commands.ts';
export { blueprints } from '../../../../../../packages/rules/src/quantum-rebellion/data/blueprints.ts';
export { classes } from '../../../../../../packages/rules/src/quantum-rebellion/data/classes.ts';
export { customizations } from '../../../../../../packages/rules/src/quantum-rebellion/data/customizations.ts';
export { coreModules, modules } from '../../../../../../packages/rules/src/quantum-rebellion/data/modules.ts';
export { ordnance } from '../../../../../../packages/rules/src/quantum-rebellion/data/ordnance.ts';
export { distances, sizes } from '../../../../../../packages/rules/src/quantum-rebellion/data/sizes.ts';
export { terrain as terrainData } from '../../../../../../packages/rules/src/quantum-rebellion/data/terrain.ts';
export type {
  Arc,
  ClassCode,
  MountId,
  OrdnanceId,
  Point,
  SpaceId,
  TerrainKind,
} from '../../../../../../packages/rules/src/quantum-rebellion/ids.ts';
export type { Offer } from '../../../../../../packages/rules/src/quantum-rebellion/offers.ts';
export { squadronDisorder } from '@broadside/rules/mechanics/blueprint-fleets';
export { commanderOf } from '@broadside/rules/mechanics/blueprint-fleets';
export { hasCustomization, weaponsOf } from '../../../../../../packages/rules/src/quantum-rebellion/ship/ships.ts';
export { compromised } from '@broadside/rules/mechanics/blueprint-fleets';
export {
  baseRadiusMils,
  criticalRating,
  defense,
  fighterRadiusMils,
  maneuverability,
  maxMoveMils,
} from '../../../../../../packages/rules/src/quantum-rebellion/ship/stats.ts';
export type { State } from '../../../../../../packages/rules/src/quantum-rebellion/state.ts';
export type { Fighter, Footprint, Segment, Squadron, Zone } from '@broadside/rules/mechanics/blueprint-fleets';
export type { Ship, Terrain } from '../../../../../../packages/rules/src/quantum-rebellion/table.ts';
export { fromView } from '../../../../../../packages/rules/src/quantum-rebellion/view.ts';
export { mountName } from '../../../../../../packages/rules/src/quantum-rebellion/damage/space-name.ts';
export {
  routePreview,
  type RoutePreview,
} from '../../../../../../packages/rules/src/quantum-rebellion/specials/maneuvers/preview.ts';
export { isJammed } from '../../../../../../packages/rules/src/quantum-rebellion/specials/beacons/control.ts';
export { beaconTitle } from '@broadside/rules/mechanics/blueprint-fleets';
export {
  movePreview,
  type MovePreview,
} from '../../../../../../packages/rules/src/quantum-rebellion/phases/movement/preview.ts';
export { matrixOutcomes } from '../../../../../../packages/rules/src/quantum-rebellion/specials/jumps/outlook.ts';
export {
  entrySpot,
  suggestEntry,
} from '../../../../../../packages/rules/src/quantum-rebellion/phases/reserve/handler.ts';
export {
  placesFor,
  suggestDeployment,
} from '../../../../../../packages/rules/src/quantum-rebellion/phases/setup/deployment.ts';
export { suggestTerrainSpot } from '../../../../../../packages/rules/src/quantum-rebellion/phases/setup/terrain.ts';
export {
  forecast,
  type AttackForecast,
} from '../../../../../../packages/rules/src/quantum-rebellion/phases/weapons/forecast.ts';
export { optimalBand } from '../../../../../../packages/rules/src/quantum-rebellion/phases/weapons/range.ts';
export { mountReadiness } from '../../../../../../packages/rules/src/quantum-rebellion/phases/weapons/readiness.ts';
export { sightline } from '../../../../../../packages/rules/src/quantum-rebellion/phases/weapons/sight.ts';
export type { PlacedShip } from '../../../../../../packages/rules/src/quantum-rebellion/ship/ships.ts';
export { inConvoy, overExitEdge } from '../../../../../../packages/rules/src/quantum-rebellion/scenarios/ending.ts';
export { suggestSpring } from '../../../../../../packages/rules/src/quantum-rebellion/specials/ambush/handler.ts';
