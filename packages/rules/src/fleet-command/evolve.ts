/** Bookkeeping: how each event changes the state. No dice, no tables, no rules. */
import { create } from 'mutative';
import { foreseenState } from '../kernel/procedure.ts';
import type { Event } from './events.ts';
import { evolveAttacks } from './phases/attacks/evolve.ts';
import { evolveHarvest } from './phases/harvest/evolve.ts';
import { evolveInterrupts } from './phases/interrupts/evolve.ts';
import { evolveMoving } from './phases/moving/evolve.ts';
import { evolveOrders } from './phases/orders/evolve.ts';
import { evolveReinforce } from './phases/reinforce/evolve.ts';
import { evolveRound } from './phases/round/evolve.ts';
import { evolveSetup } from './phases/setup/evolve.ts';
import { evolveObjectives } from './objectives/evolve.ts';
import { evolveSolo } from './phases/solo/evolve.ts';
import type { State } from './state.ts';

/** Changes a draft of the state by one kind of event. */
type Evolver<K extends Event['kind']> = (draft: State, event: Extract<Event, { kind: K }>) => void;
/** The evolvers of a part of the events. */
export type EvolversOf<E extends { kind: Event['kind'] }> = { readonly [K in E['kind']]: Evolver<K> };

type Changing = Exclude<Event, { kind: 'match-started' | 'flow' }>;

const evolvers: EvolversOf<Changing> = {
  ...evolveSetup,
  ...evolveRound,
  ...evolveOrders,
  ...evolveMoving,
  ...evolveInterrupts,
  ...evolveAttacks,
  ...evolveHarvest,
  ...evolveReinforce,
  ...evolveObjectives,
  ...evolveSolo,
};

/** The state after `event`, worked out. */
export function changed(state: State | undefined, event: Event): State {
  if (event.kind === 'match-started') return event.state;
  if (state === undefined) throw new Error(`a match begins with match-started, not with ${event.kind}`);
  if (event.kind === 'flow') return { ...state, frames: event.frames };
  const change = evolvers[event.kind] as (draft: State, event: Changing) => void;
  return create(state, (draft) => change(draft, event));
}

export const evolve = (state: State | undefined, event: Event): State =>
  foreseenState(state, event) ?? changed(state, event);
