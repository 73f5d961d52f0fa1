export { csvOf } from './csv.ts';
export type { CsvCell } from './csv.ts';
export type { Exact, Fraction } from './fraction.ts';
export { readable } from './fraction.ts';
export * from './glicko.ts';
export * from './pairing/index.ts';
export * from './standings/index.ts';
export * from './trf/index.ts';
