/** The kernel: the contract of rulesets and what works with any of them. It knows no game. */
export * from './attack-lines.ts';
export * from './battle-checks.ts';
export * from './battles.ts';
export * from './bots.ts';
export {
  amount,
  atLeastOne,
  count,
  fitsPlainJson,
  json,
  listOf,
  plainJson,
  points,
  mapOf,
  seat,
  text,
  whole,
} from './bounded.ts';
export * from './cases.ts';
export * from './case-files/kinds.ts';
export * from './contract-suite.ts';
export * from './cues.ts';
export type * from './contract.ts';
export * from './dice.ts';
export * from './differences.ts';
export { binomial, combined, type Distribution, expected, sumOf } from './distributions.ts';
export * from './changes.ts';
export * from './expectation.ts';
export type * from './explain/chances.ts';
export type * from './explain/explaining.ts';
export { roundLabel } from './explain/explaining.ts';
export * from './explain/score.ts';
export * from './golden.ts';
export * from './hash.ts';
export type { Id, IdCodec } from './ids.ts';
export * from './invariants.ts';
export * from './issues.ts';
export * from './json-schema.ts';
export * from './leak.ts';
export * from './match.ts';
export * from './sealing.ts';
export * from './set-up.ts';
export * from './sha256.ts';
export * from './story.ts';
export * from './position-setup.ts';
export * from './position-walk.ts';
export * from './random-states.ts';
export * from './unbounded.ts';
export * from './view-codec.ts';
export * from './words.ts';
export * from './writing.ts';
export * from './ruleset/with-bots.ts';
