export * from './input.ts';
export * from './output.ts';
export * from './terms.ts';
export { mostInStandings, mostRoundsInStandings } from './check.ts';
export { lastRound, standings, withoutSteps } from './standings.ts';
