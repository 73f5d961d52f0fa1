/** Everything that happens in a match; each phase and each special owns its own. An event holds what happened, dice
 * included; it may hold secrets, and never leaves the server as it is (R-FC-221). */
import * as z from 'zod';
import { listOf } from '../kernel/bounded.ts';
import { frame } from './frames.ts';
import { state } from './state.ts';
import { setupEvents } from './phases/setup/schema.ts';
import { roundEvents } from './phases/round/schema.ts';
import { orderEvents } from './phases/orders/events.ts';
import { movingEvents } from './phases/moving/schema.ts';
import { interruptEvents } from './phases/interrupts/schema.ts';
import { attackEvents } from './phases/attacks/schema.ts';
import { harvestEvents } from './specials/harvest/schema.ts';
import { reinforceEvents } from './specials/reinforce/schema.ts';
import { objectiveEvents } from './objectives/events.ts';
import { soloEvents } from './solo/events.ts';

export const event = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('match-started'), state }),
  z.strictObject({ kind: z.literal('flow'), frames: listOf(frame, 100) }),
  ...setupEvents,
  ...roundEvents,
  ...orderEvents,
  ...movingEvents,
  ...interruptEvents,
  ...attackEvents,
  ...harvestEvents,
  ...reinforceEvents,
  ...objectiveEvents,
  ...soloEvents,
]);
export type Event = z.infer<typeof event>;
export type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>;
