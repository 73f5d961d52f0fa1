/** The log: what each event says to a reader, with the rules it applied. */
import type { LogLine } from '../kernel/contract.ts';
import { narrationOf } from '../kernel/ruleset/narrate.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';
import { narrateSetup } from './phases/setup/narrate.ts';
import { narrateInitiative } from './phases/initiative/narrate.ts';
import { narrateReserve } from './phases/reserve/narrate.ts';
import { narrateActivation } from './phases/activation/narrate.ts';
import { narrateCommand } from './phases/command/narrate.ts';
import { narrateMovement } from './phases/movement/narrate.ts';
import { narrateWeapons } from './phases/weapons/narrate.ts';
import { narrateFighters } from './phases/fighters/narrate.ts';
import { narrateBoarding } from './phases/boarding/narrate.ts';
import { narrateDamage } from './damage/narrate.ts';
import { narrateEnd } from './phases/end/narrate.ts';
import { narrateAmbush } from './specials/ambush/narrate.ts';
import { narrateBeacons } from './specials/beacons/narrate.ts';
import { narrateCloak } from './specials/cloak/narrate.ts';
import { narrateJumps } from './specials/jumps/narrate.ts';
import { narrateSpecial } from './specials/launching/narrate.ts';
import { narrateManeuvers } from './specials/maneuvers/narrate.ts';
import { narrateMassDriver } from './specials/mass-driver/narrate.ts';
import { narrateMines } from './specials/mines/narrate.ts';
import { narrateScenario } from './scenarios/narrate.ts';

/** A match that is set up begins before the first round; one that begins in a round goes on from a position. */
function firstLine({ match: { round, rounds } }: State): LogLine {
  if (round === 0) return { parts: ['The match begins.'], rules: ['QR-5.2a'], tone: 'phase' };
  const parts = [`Round ${round} of ${rounds}. The match begins from a position.`];
  return { parts, rules: ['R-QR-245'], tone: 'phase' };
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
    ...narrateSpecial,
    ...narrateManeuvers,
    ...narrateMassDriver,
    ...narrateMines,
    ...narrateScenario,
  },
  firstLine,
);
