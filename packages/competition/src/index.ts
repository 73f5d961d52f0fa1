export * from './glicko.ts';
export * from './pairing/index.ts';
