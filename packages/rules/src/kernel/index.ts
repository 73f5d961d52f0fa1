/** The kernel: the contract of rulesets and what works with any of them. It knows no game. */
export * from './cases.ts';
export type * from './contract.ts';
export * from './dice.ts';
export * from './diff.ts';
export * from './hash.ts';
export * from './json-schema.ts';
export * from './match.ts';
export * from './sha256.ts';
