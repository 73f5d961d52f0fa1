/** Everything that happens in a match; each phase and each special owns its own. An event holds what happened, dice included. */
import * as z from 'zod';
import { listOf } from '../kernel/bounded.ts';
import { due } from '../mechanics/blueprint-fleets/records.ts';
import { frame } from './frames.ts';
import { state } from './state.ts';
import { setupEvents, mineEvents } from './phases/setup/effects.ts';
import { initiativeEvents } from '../mechanics/blueprint-fleets/initiative/schema.ts';
import { reserveEvents } from '../mechanics/blueprint-fleets/reserve/events.ts';
import { activationEvents } from '../mechanics/blueprint-fleets/activation/schema.ts';
import { commandSegmentEvents } from './phases/command/schema.ts';
import { movementEvents } from './phases/movement/schema.ts';
import { weaponEvents } from './phases/weapons/schema.ts';
import { fighterEvents } from './phases/fighters/schema.ts';
import { boardingEvents } from './phases/boarding/schema.ts';
import { damageEvents } from './damage/events.ts';
import { endEvents } from './phases/end/schema.ts';
import { ambushEvents } from '../mechanics/blueprint-fleets/ambush/events.ts';
import { beaconEvents } from './specials/beacons/effects.ts';
import { cloakEvents } from './specials/cloak/schema.ts';
import { jumpEvents } from './specials/jumps/schema.ts';
import { departureEvents } from './specials/departures/effects.ts';
import { maneuverEvents } from '../mechanics/blueprint-fleets/orbit/events.ts';
import { massDriverEvents } from './specials/mass-driver/schema.ts';
import { scenarioEvents } from './scenarios/schema.ts';

export const event = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('match-started'), state }),
  z.strictObject({ kind: z.literal('flow'), frames: listOf(frame, 100), due }),
  ...setupEvents,
  ...initiativeEvents,
  ...reserveEvents,
  ...activationEvents,
  ...commandSegmentEvents,
  ...movementEvents,
  ...weaponEvents,
  ...fighterEvents,
  ...boardingEvents,
  ...damageEvents,
  ...endEvents,
  ...ambushEvents,
  ...beaconEvents,
  ...cloakEvents,
  ...jumpEvents,
  ...departureEvents,
  ...maneuverEvents,
  ...massDriverEvents,
  ...mineEvents,
  ...scenarioEvents,
]);
export type Event = z.infer<typeof event>;
export type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>;
