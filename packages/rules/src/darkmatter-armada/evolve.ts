/** Bookkeeping: how each event changes the state. No dice, no tables, no rules. */
import { bookkeepingOf } from '../kernel/ruleset/evolve.ts';
import { evolveAmbush } from '../mechanics/blueprint-fleets/ambush/events.ts';
import { evolveLosses } from '../mechanics/blueprint-fleets/losses/evolve.ts';
import { evolveReserve } from '../mechanics/blueprint-fleets/reserve/evolve.ts';
import { evolveDamage } from './damage/effects.ts';
import type { Event } from './events.ts';
import { evolveMarkers } from './markers/effects.ts';
import { evolveActivation } from './phases/activation/effects.ts';
import { evolveBoarding } from './phases/boarding/effects.ts';
import { evolveCommand } from './phases/command/effects.ts';
import { evolveEnd } from './phases/end/effects.ts';
import { evolveFighters } from './phases/fighters/effects.ts';
import { evolveMovement, evolveManeuvers } from './phases/movement/effects.ts';
import { evolveMines, evolveSetup } from './phases/setup/effects.ts';
import { evolveRounds, evolveWeapons } from './phases/weapons/effects.ts';
import { evolveBeacons } from './specials/beacons/effects.ts';
import { evolveJumps } from './specials/jumps/effects.ts';
import { evolveMassDriver } from './specials/mass-driver/effects.ts';
import { evolveScenario } from './scenarios/effects.ts';
import { evolveTractor } from './specials/tractor/effects.ts';
import type { State } from './state.ts';
import { freshActivation } from './table.ts';

export const { changed, evolve } = bookkeepingOf<State, Event>({
  ...evolveSetup,
  ...evolveMines,
  ...evolveRounds,
  ...evolveReserve(freshActivation),
  ...evolveActivation,
  ...evolveCommand,
  ...evolveMovement,
  ...evolveManeuvers,
  ...evolveFighters,
  ...evolveBoarding,
  ...evolveLosses,
  ...evolveWeapons,
  ...evolveDamage,
  ...evolveMarkers,
  ...evolveEnd,
  ...evolveAmbush,
  ...evolveJumps,
  ...evolveBeacons,
  ...evolveTractor,
  ...evolveScenario,
  ...evolveMassDriver,
});
