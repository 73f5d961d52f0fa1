/** The kernel: the contract of rulesets and what works with any of them. It knows no game. */
export type * from './contract.ts';
export * from './dice.ts';
export * from './diff.ts';
export * from './hash.ts';
export * from './sha256.ts';
