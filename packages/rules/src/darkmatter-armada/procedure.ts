import type { Dice } from '../kernel/contract.ts';
import { type FlowRules, RulesetProcedure as KernelProcedure } from '../kernel/ruleset/procedure.ts';
import type { Due } from '../mechanics/blueprint-fleets/records.ts';
import { book } from './book.ts';
import type { Event } from './events.ts';
import { changed } from './evolve.ts';
import type { Frame } from './frames.ts';
import type { State } from './state.ts';

const rules: FlowRules<State, Event, 'frames' | 'due'> = {
  changed,
  flowOf: ({ frames, due }) => ({ frames, due }),
  withFlow: (state, { frames, due }) => ({ ...state, frames, due }),
  record: ({ frames, due }) => ({ kind: 'flow', frames, due }),
};

/** One command of Darkmatter Armada being carried out; its flow is the stack of frames and what is due. */
export class Procedure extends KernelProcedure<State, Event, Frame, 'frames' | 'due'> {
  /** By which rules the family's procedures go here. */
  readonly book = book;

  constructor(state: State, dice: Dice) {
    super(rules, state, dice);
  }

  setDue(due: Due): void {
    this.set({ due });
  }
}
