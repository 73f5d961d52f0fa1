/** The flow of a match: what each kind of frame waits for and does. */
import { flowOf } from '../kernel/ruleset/flow.ts';
import type { Game } from './game.ts';
import { attack } from './phases/attacks/handler.ts';
import { windowHandler } from './phases/interrupts/handler.ts';
import { moving } from './phases/moving/handler.ts';
import { order, turn } from './phases/orders/handler.ts';
import { cleanUp, draw, initiative } from './phases/round/handler.ts';
import { deployment } from './phases/setup/handler.ts';
import { enemyTurn } from './phases/solo/handler.ts';

export const flow = flowOf<Game>({
  deployment,
  draw,
  initiative,
  turn,
  order,
  moving,
  window: windowHandler,
  attack,
  'enemy-turn': enemyTurn,
  'clean-up': cleanUp,
});

export const { awaiting, handlerOf, offersFor, run } = flow;
