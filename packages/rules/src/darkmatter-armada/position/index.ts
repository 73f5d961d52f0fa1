/** Positions: states of a match as people write them. */
export { type Position, positionCodec } from './codec.ts';
export { fromPosition, type Survey, surveyPosition } from './from.ts';
export { toPosition } from './to.ts';
