/** Lessons: their form, what a game brings for them, and how they are played, without a browser. */
export type { Happening } from './fitting.ts';
export * from './place.ts';
export * from './runner.ts';
export * from './schema.ts';
export type { CoachRun } from './sentences.ts';
export * from './soundness.ts';
export * from './teaching.ts';
