/** Bookkeeping: how each event changes the state. No dice, no tables, no rules. */
import { bookkeepingOf } from '../kernel/ruleset/evolve.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';
import { evolveSetup, evolveMines } from './phases/setup/effects.ts';
import { evolveInitiative } from '../mechanics/blueprint-fleets/initiative/effects.ts';
import { evolveReserve } from '../mechanics/blueprint-fleets/reserve/evolve.ts';
import { freshActivation } from './table.ts';
import { evolveActivation } from './phases/activation/effects.ts';
import { evolveCommand } from './phases/command/effects.ts';
import { evolveMovement, evolveManeuvers } from './phases/movement/effects.ts';
import { evolveWeapons } from './phases/weapons/evolve.ts';
import { evolveFighters } from './phases/fighters/effects.ts';
import { evolveBoarding } from './phases/boarding/effects.ts';
import { evolveDamage } from './damage/effects.ts';
import { evolveEnd } from './phases/end/effects.ts';
import { evolveAmbush } from './specials/ambush/effects.ts';
import { evolveBeacons } from './specials/beacons/effects.ts';
import { evolveCloak } from './specials/cloak/effects.ts';
import { evolveJumps } from './specials/jumps/effects.ts';
import { evolveDepartures } from './specials/departures/effects.ts';
import { evolveMassDriver } from './specials/mass-driver/effects.ts';
import { evolveScenario } from './scenarios/effects.ts';

export const { changed, evolve } = bookkeepingOf<State, Event>({
  ...evolveSetup,
  ...evolveInitiative,
  ...evolveReserve(freshActivation),
  ...evolveActivation,
  ...evolveCommand,
  ...evolveMovement,
  ...evolveWeapons,
  ...evolveFighters,
  ...evolveBoarding,
  ...evolveDamage,
  ...evolveEnd,
  ...evolveAmbush,
  ...evolveBeacons,
  ...evolveCloak,
  ...evolveJumps,
  ...evolveDepartures,
  ...evolveManeuvers,
  ...evolveMassDriver,
  ...evolveMines,
  ...evolveScenario,
});
