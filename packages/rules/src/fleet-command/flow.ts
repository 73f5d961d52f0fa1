/** The flow of a match: what each kind of frame waits for and does, phases first, in the order of the book. */
import { flowOf } from '../kernel/ruleset/flow.ts';
import type { Game } from './game.ts';
import { deployment } from './phases/setup/handler.ts';
import { cleanUp, draw, initiative } from './phases/round/handler.ts';
import { order } from './phases/orders/order-handler.ts';
import { turn } from './phases/orders/turn-handler.ts';
import { moving } from './phases/moving/handler.ts';
import { windowHandler } from './phases/interrupts/handler.ts';
import { attack } from './phases/attacks/handler.ts';
import { enemyTurn } from './solo/course.ts';

export const flow = flowOf<Game>({
  deployment,
  draw,
  initiative,
  'clean-up': cleanUp,
  turn,
  order,
  moving,
  window: windowHandler,
  attack,
  'enemy-turn': enemyTurn,
});

export const { awaiting, handlerOf, offersFor, run } = flow;
