/** Every command a seat can give; each phase and each special owns its own. */
import * as z from 'zod';
import { setupCommands } from './phases/setup/schema.ts';
import { roundCommands } from './phases/round/schema.ts';
import { orderCommands } from './phases/orders/commands.ts';
import { movingCommands } from './phases/moving/schema.ts';
import { interruptCommands } from './phases/interrupts/schema.ts';
import { attackCommands } from './phases/attacks/schema.ts';
import { harvestCommands } from './specials/harvest/schema.ts';
import { reinforceCommands } from './specials/reinforce/schema.ts';

export const command = z.discriminatedUnion('kind', [
  ...setupCommands,
  ...roundCommands,
  ...orderCommands,
  ...movingCommands,
  ...interruptCommands,
  ...attackCommands,
  ...harvestCommands,
  ...reinforceCommands,
]);
export type Command = z.infer<typeof command>;
export type CommandOf<K extends Command['kind']> = Extract<Command, { kind: K }>;
