/** The log: what each event says to a reader, with the rules it applied. */
import type { LogLine } from '../kernel/contract.ts';
import { narrationOf } from '../kernel/ruleset/narrate.ts';
import { narrateDamage } from './damage/narrate.ts';
import type { Event } from './events.ts';
import { narrateActivation } from './phases/activation/narrate.ts';
import { narrateAmbush } from './phases/ambush/narrate.ts';
import { narrateBeacons } from './phases/beacons/narrate.ts';
import { narrateBoarding } from './phases/boarding/narrate.ts';
import { narrateCloak } from './phases/cloak/narrate.ts';
import { narrateCommand } from './phases/command/narrate.ts';
import { narrateEnd } from './phases/end/narrate.ts';
import { narrateFighters } from './phases/fighters/narrate.ts';
import { narrateInitiative } from './phases/initiative/narrate.ts';
import { narrateJumps } from './phases/jumps/narrate.ts';
import { narrateManeuvers } from './phases/maneuvers/narrate.ts';
import { narrateMassDriver } from './phases/mass-driver/narrate.ts';
import { narrateMines } from './phases/mines/narrate.ts';
import { narrateMovement } from './phases/movement/narrate.ts';
import { narrateReserve } from './phases/reserve/narrate.ts';
import { narrateScenario } from './phases/scenario/narrate.ts';
import { narrateSetup } from './phases/setup/narrate.ts';
import { narrateSpecial } from './phases/special/narrate.ts';
import { narrateWeapons } from './phases/weapons/narrate.ts';
import type { State } from './state.ts';

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
    ...narrateMines,
    ...narrateAmbush,
    ...narrateReserve,
    ...narrateInitiative,
    ...narrateActivation,
    ...narrateCommand,
    ...narrateMovement,
    ...narrateManeuvers,
    ...narrateJumps,
    ...narrateSpecial,
    ...narrateCloak,
    ...narrateBeacons,
    ...narrateWeapons,
    ...narrateMassDriver,
    ...narrateFighters,
    ...narrateBoarding,
    ...narrateDamage,
    ...narrateScenario,
    ...narrateEnd,
  },
  firstLine,
);
