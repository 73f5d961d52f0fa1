/** All tables of the book. */
export * from './action-tables.ts';
export * from './blueprints.ts';
export * from './classes.ts';
export * from './customizations.ts';
export * from './dice.ts';
export * from './modules.ts';
export * from './options.ts';
export * from './ordnance.ts';
export * from './sizes.ts';
export * from './terrain.ts';
