/** Bookkeeping: how each event changes the state. No dice, no tables, no rules. */
import { bookkeepingOf } from '../kernel/ruleset/evolve.ts';
import { evolveAmbush } from '../mechanics/blueprint-fleets/ambush/events.ts';
import { evolveInitiative } from '../mechanics/blueprint-fleets/initiative/effects.ts';
import { evolveLosses } from '../mechanics/blueprint-fleets/losses/evolve.ts';
import { evolveReserve } from '../mechanics/blueprint-fleets/reserve/evolve.ts';
import type { Event } from './events.ts';
import { evolveMarkers } from './markers/effects.ts';
import { evolveActivation } from './phases/activation/effects.ts';
import { evolveCommand } from './phases/command/effects.ts';
import { evolveEnd } from './phases/end/effects.ts';
import { evolveMovement } from './phases/movement/effects.ts';
import { evolveSetup } from './phases/setup/effects.ts';
import type { State } from './state.ts';
import { freshActivation } from './table.ts';

export const { changed, evolve } = bookkeepingOf<State, Event>({
  ...evolveSetup,
  ...evolveInitiative,
  ...evolveReserve(freshActivation),
  ...evolveActivation,
  ...evolveCommand,
  ...evolveMovement,
  ...evolveLosses,
  ...evolveMarkers,
  ...evolveEnd,
  ...evolveAmbush,
});
