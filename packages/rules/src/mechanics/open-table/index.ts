/**
 * What games on an open table in inches have in common, between the pure geometry and the rules of one game.
 *
 * It knows no game: a function takes a few numbers, bases, shapes and poses, never a game's state. What is wrong comes
 * back as data (a kind and its measures); the game says which of its rules forbids it, and in what words.
 */
export * from './arcs.ts';
export * from './area.ts';
export * from './arrival.ts';
export * from './carry.ts';
export * from './circuit.ts';
export * from './collision.ts';
export * from './drawing-up.ts';
export * from './footing.ts';
export * from './formation.ts';
export * from './laying.ts';
export * from './measures.ts';
export * from './legs.ts';
export * from './outline.ts';
export * from './sight.ts';
export * from './spots.ts';
export * from './track.ts';
export * from './way.ts';
export * from './written.ts';
