/** The automated enemy as a frame of the flow: nobody is asked (R-FC-210). */
import type { HandlerOf } from '../game.ts';
import { advanceEnemy } from './course.ts';

const nobody = (): never => {
  throw new Error('nobody is asked in a turn of the automated enemy');
};

export const enemyTurn: HandlerOf<'enemy-turn'> = {
  awaiting: () => [],
  advance: advanceEnemy,
  offers: () => [],
  check: nobody,
  resolve: nobody,
  sample: nobody,
  standingAnswer: nobody,
};
