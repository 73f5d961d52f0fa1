/** Every command a seat can give; each phase and each special owns its own. */
import * as z from 'zod';
import { setupCommands } from './phases/setup/commands.ts';
import { roundCommands } from './phases/round/commands.ts';
import { orderCommands } from './phases/orders/commands.ts';
import { movingCommands } from './phases/moving/commands.ts';
import { interruptCommands } from './phases/interrupts/commands.ts';
import { attackCommands } from './phases/attacks/commands.ts';
import { harvestCommands } from './specials/harvest/commands.ts';
import { reinforceCommands } from './specials/reinforce/commands.ts';

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
