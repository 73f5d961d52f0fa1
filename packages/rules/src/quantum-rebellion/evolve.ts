/** Bookkeeping: how each event changes the state. No dice, no tables, no rules. */
import { create } from 'mutative';
import { foreseenState } from '../kernel/procedure.ts';
import { evolveActivation } from './phases/activation/evolve.ts';
import { evolveAmbush } from './phases/ambush/evolve.ts';
import { evolveBeacons } from './phases/beacons/evolve.ts';
import { evolveBoarding } from './phases/boarding/evolve.ts';
import { evolveCloak } from './phases/cloak/evolve.ts';
import { evolveCommand } from './phases/command/evolve.ts';
import { evolveDamage } from './damage/evolve.ts';
import { evolveEnd } from './phases/end/evolve.ts';
import { evolveFighters } from './phases/fighters/evolve.ts';
import { evolveInitiative } from './phases/initiative/evolve.ts';
import { evolveJumps } from './phases/jumps/evolve.ts';
import { evolveManeuvers } from './phases/maneuvers/evolve.ts';
import { evolveMassDriver } from './phases/mass-driver/evolve.ts';
import { evolveMines } from './phases/mines/evolve.ts';
import { evolveMovement } from './phases/movement/evolve.ts';
import { evolveReserve } from './phases/reserve/evolve.ts';
import { evolveScenario } from './phases/scenario/evolve.ts';
import { evolveSetup } from './phases/setup/evolve.ts';
import { evolveSpecial } from './phases/special/evolve.ts';
import { evolveWeapons } from './phases/weapons/evolve.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

/** Changes a draft of the state by one kind of event. */
type Evolver<K extends Event['kind']> = (draft: State, event: Extract<Event, { kind: K }>) => void;
/** The evolvers of a part of the events. */
export type EvolversOf<E extends { kind: Event['kind'] }> = { readonly [K in E['kind']]: Evolver<K> };

type Changing = Exclude<Event, { kind: 'match-started' | 'flow' }>;

const evolvers: EvolversOf<Changing> = {
  ...evolveSetup,
  ...evolveMines,
  ...evolveAmbush,
  ...evolveReserve,
  ...evolveInitiative,
  ...evolveActivation,
  ...evolveCommand,
  ...evolveMovement,
  ...evolveManeuvers,
  ...evolveJumps,
  ...evolveSpecial,
  ...evolveCloak,
  ...evolveBeacons,
  ...evolveWeapons,
  ...evolveMassDriver,
  ...evolveFighters,
  ...evolveBoarding,
  ...evolveDamage,
  ...evolveScenario,
  ...evolveEnd,
};

export const evolve = (state: State | undefined, event: Event): State =>
  foreseenState(state, event) ?? changed(state, event);

/** The state after `event`, worked out. */
export function changed(state: State | undefined, event: Event): State {
  if (event.kind === 'match-started') return event.state;
  if (state === undefined) throw new Error(`a match begins with match-started, not with ${event.kind}`);
  if (event.kind === 'flow') return { ...state, frames: event.frames, due: event.due };
  const change = evolvers[event.kind] as (draft: State, event: Changing) => void;
  return create(state, (draft) => change(draft, event));
}
