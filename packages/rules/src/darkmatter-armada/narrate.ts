/** The log: what each event says to a reader, with the rules it applied. */
import type { LogLine } from '../kernel/contract.ts';
import { narrationOf } from '../kernel/ruleset/narrate.ts';
import { narrateLosses } from '../mechanics/blueprint-fleets/losses/narrate.ts';
import { book } from './book.ts';
import { narrateDamage } from './damage/effects.ts';
import type { Event } from './events.ts';
import { narrateMarkers } from './markers/effects.ts';
import { narrateActivation } from './phases/activation/effects.ts';
import { narrateBoarding } from './phases/boarding/effects.ts';
import { narrateCommand } from './phases/command/effects.ts';
import { narrateEnd } from './phases/end/effects.ts';
import { narrateFighters } from './phases/fighters/effects.ts';
import { narrateInitiative } from './phases/initiative/handler.ts';
import { narrateMovement, narrateManeuvers } from './phases/movement/effects.ts';
import { narrateReserve } from './phases/reserve/handler.ts';
import { narrateMines, narrateSetup } from './phases/setup/effects.ts';
import { narrateWeapons } from './phases/weapons/narrate.ts';
import { narrateAmbush } from './specials/ambush/handler.ts';
import { narrateBeacons } from './specials/beacons/effects.ts';
import { narrateJumps } from './specials/jumps/effects.ts';
import { narrateMassDriver } from './specials/mass-driver/effects.ts';
import { narrateScenario } from './scenarios/effects.ts';
import { narrateTractor } from './specials/tractor/effects.ts';
import type { State } from './state.ts';

/** A match that is set up begins before the first round; one that begins in a round goes on from a position. */
function firstLine({ match: { round, rounds } }: State): LogLine {
  if (round === 0) return { parts: ['The match begins.'], rules: ['DA-6.2'], tone: 'phase' };
  const parts = [`Round ${round} of ${rounds}. The match begins from a position.`];
  return { parts, rules: ['DA-7.0'], tone: 'phase', cue: { is: 'round' } };
}

/** Nothing that is told is hidden (R-DA-12), so every viewer reads the same line. */
export const narrate = narrationOf<State, Event>(
  {
    ...narrateSetup,
    ...narrateMines,
    ...narrateInitiative,
    ...narrateReserve,
    ...narrateActivation,
    ...narrateCommand,
    ...narrateMovement,
    ...narrateManeuvers,
    ...narrateFighters,
    ...narrateBoarding,
    ...narrateLosses(book.losses),
    ...narrateWeapons,
    ...narrateDamage,
    ...narrateMarkers,
    ...narrateEnd,
    ...narrateAmbush,
    ...narrateJumps,
    ...narrateBeacons,
    ...narrateTractor,
    ...narrateScenario,
    ...narrateMassDriver,
  },
  firstLine,
);
