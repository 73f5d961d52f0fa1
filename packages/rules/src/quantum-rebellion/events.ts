/** Everything that happens in a match; each phase owns its own. An event holds what happened, dice included. */
import * as z from 'zod';
import { listOf } from '../kernel/bounded.ts';
import { damageEvents } from './damage/events.ts';
import { frame } from './frames.ts';
import { activationEvents } from '../mechanics/blueprint-fleets/activation/events.ts';
import { ambushEvents } from '../mechanics/blueprint-fleets/ambush/events.ts';
import { beaconEvents } from './phases/beacons/events.ts';
import { boardingEvents } from './phases/boarding/events.ts';
import { cloakEvents } from './phases/cloak/events.ts';
import { commandSegmentEvents } from './phases/command/events.ts';
import { endEvents } from './phases/end/events.ts';
import { fighterEvents } from './phases/fighters/events.ts';
import { initiativeEvents } from './phases/initiative/events.ts';
import { jumpEvents } from './phases/jumps/events.ts';
import { maneuverEvents } from '../mechanics/blueprint-fleets/orbit/events.ts';
import { massDriverEvents } from './phases/mass-driver/events.ts';
import { mineEvents } from './phases/mines/events.ts';
import { movementEvents } from './phases/movement/events.ts';
import { reserveEvents } from './phases/reserve/events.ts';
import { scenarioEvents } from './phases/scenario/events.ts';
import { setupEvents } from './phases/setup/events.ts';
import { specialEvents } from './phases/special/events.ts';
import { weaponEvents } from './phases/weapons/events.ts';
import { due } from '../mechanics/blueprint-fleets/records.ts';
import { state } from './state.ts';

export const event = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('match-started'), state }),
  z.strictObject({ kind: z.literal('flow'), frames: listOf(frame, 100), due }),
  ...setupEvents,
  ...mineEvents,
  ...ambushEvents,
  ...reserveEvents,
  ...initiativeEvents,
  ...activationEvents,
  ...commandSegmentEvents,
  ...movementEvents,
  ...maneuverEvents,
  ...jumpEvents,
  ...specialEvents,
  ...cloakEvents,
  ...beaconEvents,
  ...weaponEvents,
  ...massDriverEvents,
  ...fighterEvents,
  ...boardingEvents,
  ...damageEvents,
  ...scenarioEvents,
  ...endEvents,
]);
export type Event = z.infer<typeof event>;
export type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>;
