/** The flow of a match: what each kind of frame waits for and does, phases first, in the order of the book. */
import { flowOf } from '../kernel/ruleset/flow.ts';
import type { Game } from './game.ts';
import { activation } from './phases/activation/handler.ts';
import { end } from './phases/end/handler.ts';
import { initiative } from './phases/initiative/handler.ts';
import { entry, reserve } from './phases/reserve/handler.ts';
import { deployment, terrainPlacement } from './phases/setup/handler.ts';
import { ambush } from './specials/ambush/handler.ts';

export const flow = flowOf<Game>({
  'terrain-placement': terrainPlacement,
  deployment,
  initiative,
  reserve,
  entry,
  activation,
  end,
  ambush,
});

export const { awaiting, handlerOf, offersFor, run } = flow;
