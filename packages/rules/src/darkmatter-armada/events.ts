/** Everything that happens in a match; each phase and each special owns its own. An event holds what happened, dice included. */
import * as z from 'zod';
import { listOf } from '../kernel/bounded.ts';
import { activationEvents } from '../mechanics/blueprint-fleets/activation/schema.ts';
import { ambushEvents } from '../mechanics/blueprint-fleets/ambush/events.ts';
import { initiativeEvents } from '../mechanics/blueprint-fleets/initiative/schema.ts';
import { lossEvents } from '../mechanics/blueprint-fleets/losses/events.ts';
import { due } from '../mechanics/blueprint-fleets/records.ts';
import { maneuverEvents } from '../mechanics/blueprint-fleets/orbit/events.ts';
import { reserveEvents } from '../mechanics/blueprint-fleets/reserve/events.ts';
import { damageEvents } from './damage/schema.ts';
import { frame } from './frames.ts';
import { markerEvents } from './markers/schema.ts';
import { boardingEvents } from './phases/boarding/schema.ts';
import { commandSegmentEvents } from './phases/command/schema.ts';
import { endEvents } from './phases/end/schema.ts';
import { fighterEvents } from './phases/fighters/schema.ts';
import { movementEvents } from './phases/movement/schema.ts';
import { mineEvents, setupEvents } from './phases/setup/effects.ts';
import { weaponEvents } from './phases/weapons/schema.ts';
import { beaconEvents } from './specials/beacons/effects.ts';
import { scenarioEvents } from './scenarios/schema.ts';
import { jumpEvents } from './specials/jumps/schema.ts';
import { massDriverEvents } from './specials/mass-driver/effects.ts';
import { tractorEvents } from './specials/tractor/effects.ts';
import { state } from './state.ts';

export const event = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('match-started'), state }),
  z.strictObject({ kind: z.literal('flow'), frames: listOf(frame, 100), due }),
  ...setupEvents,
  ...mineEvents,
  ...initiativeEvents,
  ...reserveEvents,
  ...activationEvents,
  ...commandSegmentEvents,
  ...movementEvents,
  ...maneuverEvents,
  ...fighterEvents,
  ...boardingEvents,
  ...lossEvents,
  ...weaponEvents,
  ...damageEvents,
  ...markerEvents,
  ...endEvents,
  ...ambushEvents,
  ...jumpEvents,
  ...beaconEvents,
  ...tractorEvents,
  ...scenarioEvents,
  ...massDriverEvents,
]);
export type Event = z.infer<typeof event>;
export type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>;
