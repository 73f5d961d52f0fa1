/** A whole table in one place, without a server: what happened there step by step, with dice laid out beforehand or thrown. */
export * from './dice.ts';
export * from './history.ts';
