/** Setting up: terrain, then the fleets. */
export { deployment } from './deployment-handler.ts';
export { terrainPlacement } from './terrain-handler.ts';
