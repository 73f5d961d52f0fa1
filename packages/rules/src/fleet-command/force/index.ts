export { forceByChance } from './by-chance.ts';
export { cost, type DesignedUnit, type Force, force, starsOf, waits } from './design.ts';
export { forceFault, type ForceLimits, type ForceProblem, forceProblems } from './legality.ts';
export { aboard, foeOf, type ForceList, forceList, forceOf, inOrder, listProblems, orderOf } from './list.ts';
export { maySit } from './tabs.ts';
export { forceFromText, forceJson, forceToText } from './text.ts';
