/** Bookkeeping: how each event changes the state. No dice, no tables, no rules. */
import { bookkeepingOf } from '../kernel/ruleset/evolve.ts';
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

export const { changed, evolve } = bookkeepingOf<State, Event>({
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
});
