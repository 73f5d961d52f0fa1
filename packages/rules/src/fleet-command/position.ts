/** Positions: states of a match as people write them. See `position/`. */
export { type Position, positionCodec } from './position/codec.ts';
export { chairProblem, fromPosition, matchOf, objectivesOf, surveyPosition } from './position/from.ts';
export { toPosition } from './position/to.ts';
