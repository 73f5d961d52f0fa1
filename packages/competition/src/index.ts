export * from './glicko.ts';
