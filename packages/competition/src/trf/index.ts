export * from './model.ts';
export { trfOfLeague } from './from-league.ts';
export type { TrfHeading } from './from-league.ts';
export { readTrf } from './read.ts';
export { leagueOfTrf } from './to-league.ts';
export type { LeagueOfTrf } from './to-league.ts';
export { writeTrf } from './write.ts';
