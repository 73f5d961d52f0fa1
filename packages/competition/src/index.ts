export type { Exact, Fraction } from './fraction.ts';
export { readable } from './fraction.ts';
export * from './glicko.ts';
export * from './pairing/index.ts';
export * from './standings/index.ts';
