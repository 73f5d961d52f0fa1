export * from './input.ts';
export * from './output.ts';
export * from './terms.ts';
export { mostEntrants, mostRounds } from './check.ts';
export { lastRound, standings, withoutSteps } from './standings.ts';
