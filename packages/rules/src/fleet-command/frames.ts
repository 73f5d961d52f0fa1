/** Everything a match can be doing or waiting for; nothing secret. Each phase and each special owns its frames. */
import * as z from 'zod';
import { deploymentFrame } from './phases/setup/schema.ts';
import { cleanUpFrame, drawFrame, initiativeFrame } from './phases/round/schema.ts';
import { orderFrame, turnFrame } from './phases/orders/frames.ts';
import { movingFrame } from './phases/moving/schema.ts';
import { windowFrame } from './phases/interrupts/schema.ts';
import { attackFrame } from './phases/attacks/schema.ts';
import { enemyTurnFrame } from './solo/frames.ts';

export const frame = z.discriminatedUnion('kind', [
  deploymentFrame,
  drawFrame,
  initiativeFrame,
  cleanUpFrame,
  turnFrame,
  orderFrame,
  movingFrame,
  windowFrame,
  attackFrame,
  enemyTurnFrame,
]);
export type Frame = z.infer<typeof frame>;
