/**
 * Dice that two games throw alike, and their exact chances: pools that count successes, with rerolls and dice that add
 * dice; single dice of a ladder of sizes that are stepped up and down and explode.
 */
export * from '../../kernel/distributions.ts';
export * from './ladder.ts';
export * from './pool.ts';
