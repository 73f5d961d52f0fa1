export { cost, starsOf, waits } from './cost.ts';
export { type Force, force, type ForceUnit } from './design.ts';
export { forceFault, type ForceLimits } from './legality.ts';
