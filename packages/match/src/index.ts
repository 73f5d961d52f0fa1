/** What happens at a table whatever is played there: its journal, clocks, agreements, dice and records. */
export * from './acts.ts';
export * from './chain.ts';
export * from './clock.ts';
export * from './dice-stream.ts';
export * from './entry.ts';
export * from './judge.ts';
export * from './ledger.ts';
export * from './luck.ts';
export * from './pure-dice.ts';
export * from './record.ts';
export * from './rest.ts';
export * from './retelling.ts';
export * from './table.ts';
export * from './tempo.ts';
export * from './verdict-lines.ts';
export * from './verify.ts';
export * from './words.ts';
