/** Fleet designs: their shape, cost, fittings and legality. */
export * from './design.ts';
export {
  cargoCapacity,
  diceLimit,
  hangarCapacity,
  hasPower,
  moduleCount,
  mountKind,
  shadedCrew,
  shadedHull,
} from './fitting.ts';
export { type FleetLimits, problems } from './legality.ts';
export { fleetPoints, optionalModule, shipPoints, squadronPoints } from './points.ts';
export type { Problem } from './problem.ts';
