/** Bookkeeping: how each event changes the state. No dice, no tables, no rules. */
import { bookkeepingOf } from '../kernel/ruleset/evolve.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';
import { evolveSetup } from './phases/setup/evolve.ts';
import { evolveInitiative } from './phases/initiative/evolve.ts';
import { evolveReserve } from './phases/reserve/evolve.ts';
import { evolveActivation } from './phases/activation/evolve.ts';
import { evolveCommand } from './phases/command/evolve.ts';
import { evolveMovement } from './phases/movement/evolve.ts';
import { evolveWeapons } from './phases/weapons/evolve.ts';
import { evolveFighters } from './phases/fighters/evolve.ts';
import { evolveBoarding } from './phases/boarding/evolve.ts';
import { evolveDamage } from './damage/evolve.ts';
import { evolveEnd } from './phases/end/evolve.ts';
import { evolveAmbush } from './specials/ambush/evolve.ts';
import { evolveBeacons } from './specials/beacons/evolve.ts';
import { evolveCloak } from './specials/cloak/evolve.ts';
import { evolveJumps } from './specials/jumps/evolve.ts';
import { evolveSpecial } from './specials/launching/evolve.ts';
import { evolveManeuvers } from './specials/maneuvers/evolve.ts';
import { evolveMassDriver } from './specials/mass-driver/evolve.ts';
import { evolveMines } from './specials/mines/evolve.ts';
import { evolveScenario } from './scenarios/evolve.ts';

export const { changed, evolve } = bookkeepingOf<State, Event>({
  ...evolveSetup,
  ...evolveInitiative,
  ...evolveReserve,
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
  ...evolveSpecial,
  ...evolveManeuvers,
  ...evolveMassDriver,
  ...evolveMines,
  ...evolveScenario,
});
