/** How people write orders of Fleet Command who know only the game (docs/case-files/fleet-command.md). */
import type { Seat, Writing } from '../../kernel/contract.ts';
import { readFields } from '../../kernel/writing.ts';
import type { Command } from '../commands.ts';
import type { State } from '../state.ts';
import { complete } from './complete.ts';
import { example } from './example.ts';
import { readers } from './readers.ts';
import { orderSchema } from './schema.ts';

/** Answers that let something be, which nobody has to ask for: where it is not asked, nothing is lost. */
function letsBe(command: Command): boolean {
  switch (command.kind) {
    case 'decline':
    case 'skip-action':
      return true;
    case 'damage-control':
      return !command.roll;
    case 'defensive-fire':
      return command.weapon === null;
    case 'reroll':
      return command.dice.length === 0;
    case 'roll-again':
      return command.by === null;
    case 'capture':
      return !command.capture;
    case 'overrun':
      return !command.go;
    default:
      return false;
  }
}

/** A pass of who has passed already: no Play, no card or no unit was left (R-FC-35). */
const hasPassed = (state: State, by: Seat): boolean =>
  Object.values(state.hands).some((hand) => hand.seats.includes(by) && hand.passed);

export const writing: Writing<State, Command> = {
  plain: (state, written) => readFields(readers, state, written),
  complete,
  example,
  schema: orderSchema,
  redundant: (state, command, by) => letsBe(command) || (command.kind === 'pass' && hasPassed(state, by)),
};
