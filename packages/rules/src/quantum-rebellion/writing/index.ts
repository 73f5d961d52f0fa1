/** Orders as players speak of them, read into commands before anything is judged. */
import type { Writing } from '../../kernel/contract.ts';
import { readFields } from '../../kernel/writing.ts';
import { endedByItself } from '../../mechanics/blueprint-fleets/writing/orders.ts';
import { spokenSchema } from '../../mechanics/blueprint-fleets/writing/schema.ts';
import type { Command } from '../commands.ts';
import type { State } from '../state.ts';
import { example } from './example.ts';
import { fields } from './fields.ts';
import { completed } from './orders.ts';

/** Courses are whole hundredths of a degree: over the longest move they miss a place by so much, in inches. */
const TOLERANCE = 0.005;

export const writing: Writing<State, Command> = {
  plain: (state, written) => readFields(fields, state, written),
  complete: completed,
  example,
  schema: spokenSchema,
  tolerance: TOLERANCE,
  redundant: endedByItself,
};
