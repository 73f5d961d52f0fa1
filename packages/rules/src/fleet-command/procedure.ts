import type { Dice } from '../kernel/contract.ts';
import { type FlowRules, RulesetProcedure as KernelProcedure } from '../kernel/ruleset/procedure.ts';
import type { Event } from './events.ts';
import { changed } from './evolve.ts';
import type { Frame } from './frames.ts';
import type { State } from './state.ts';

const rules: FlowRules<State, Event, 'frames'> = {
  changed,
  flowOf: ({ frames }) => ({ frames }),
  withFlow: (state, { frames }) => ({ ...state, frames }),
  record: ({ frames }) => ({ kind: 'flow', frames }),
};

/** One command of Fleet Command being carried out; what it waits for is its stack of frames. */
export class Procedure extends KernelProcedure<State, Event, Frame, 'frames'> {
  constructor(state: State, dice: Dice) {
    super(rules, state, dice);
  }
}
