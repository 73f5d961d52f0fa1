export * from './cards.ts';
export * from './classes.ts';
export * from './deck.ts';
export * from './factions.ts';
export * from './leaders.ts';
export * from './units.ts';
export * from './weapons.ts';
