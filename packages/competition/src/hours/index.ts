export * from './model.ts';
export { checkHours, isZone, longestWindowDays } from './check.ts';
export { fitted, hoursIn, sharedHours, slotsIn } from './free-hours.ts';
export { clockChanges, instantOf, labelsOf } from './zone.ts';
