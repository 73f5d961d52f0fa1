/** The log: what each event says to a reader, with the rules it applied. */
import type { LogLine } from '../kernel/contract.ts';
import { narrationOf } from '../kernel/ruleset/narrate.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';
import { narrateSetup, narrateMines } from './phases/setup/effects.ts';
import { narrateInitiative } from './phases/initiative/handler.ts';
import { narrateReserve } from './phases/reserve/handler.ts';
import { narrateActivation } from './phases/activation/effects.ts';
import { narrateCommand } from './phases/command/effects.ts';
import { narrateMovement, narrateManeuvers } from './phases/movement/effects.ts';
import { narrateWeapons } from './phases/weapons/narrate.ts';
import { narrateFighters } from './phases/fighters/effects.ts';
import { narrateBoarding } from './phases/boarding/effects.ts';
import { narrateDamage } from './damage/effects.ts';
import { narrateEnd } from './phases/end/effects.ts';
import { narrateAmbush } from './specials/ambush/effects.ts';
import { narrateBeacons } from './specials/beacons/effects.ts';
import { narrateCloak } from './specials/cloak/effects.ts';
import { narrateJumps } from './specials/jumps/effects.ts';
import { narrateDepartures } from './specials/departures/effects.ts';
import { narrateMassDriver } from './specials/mass-driver/effects.ts';
import { narrateScenario } from './scenarios/effects.ts';

/** A match that is set up begins before the first round; one that begins in a round goes on from a position. */
function firstLine({ match: { round, rounds } }: State): LogLine {
  if (round === 0) return { parts: ['The match begins.'], rules: ['QR-5.2a'], tone: 'phase' };
  const parts = [`Round ${round} of ${rounds}. The match begins from a position.`];
  return { parts, rules: ['R-QR-245'], tone: 'phase', cue: { is: 'round' } };
}

/** Nothing here is hidden (R-QR-186), so every viewer reads the same line. */
export const narrate = narrationOf<State, Event>(
  {
    ...narrateSetup,
    ...narrateInitiative,
    ...narrateReserve,
    ...narrateActivation,
    ...narrateCommand,
    ...narrateMovement,
    ...narrateWeapons,
    ...narrateFighters,
    ...narrateBoarding,
    ...narrateDamage,
    ...narrateEnd,
    ...narrateAmbush,
    ...narrateBeacons,
    ...narrateCloak,
    ...narrateJumps,
    ...narrateDepartures,
    ...narrateManeuvers,
    ...narrateMassDriver,
    ...narrateMines,
    ...narrateScenario,
  },
  firstLine,
);
