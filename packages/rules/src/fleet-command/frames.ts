/** Everything a match can be doing or waiting for; nothing secret. Each phase owns its frames; this is their union. */
import * as z from 'zod';
import { attackFrame } from './phases/attacks/frames.ts';
import { windowFrame } from './phases/interrupts/frames.ts';
import { movingFrame } from './phases/moving/frames.ts';
import { orderFrame, turnFrame } from './phases/orders/frames.ts';
import { cleanUpFrame, drawFrame, initiativeFrame } from './phases/round/frames.ts';
import { deploymentFrame } from './phases/setup/frames.ts';
import { enemyTurnFrame } from './phases/solo/frames.ts';

export const frame = z.discriminatedUnion('kind', [
  deploymentFrame,
  drawFrame,
  initiativeFrame,
  turnFrame,
  orderFrame,
  movingFrame,
  windowFrame,
  attackFrame,
  enemyTurnFrame,
  cleanUpFrame,
]);
export type Frame = z.infer<typeof frame>;
