/** Every command a seat can give; each phase and each special owns its own. */
import * as z from 'zod';
import { setupCommands } from '../mechanics/blueprint-fleets/setup/commands.ts';
import { initiativeCommands } from '../mechanics/blueprint-fleets/initiative/schema.ts';
import { reserveCommands } from '../mechanics/blueprint-fleets/reserve/schema.ts';
import { activationCommands } from '../mechanics/blueprint-fleets/activation/schema.ts';
import { commandSegmentCommands } from './phases/command/schema.ts';
import { movementCommands } from './phases/movement/schema.ts';
import { weaponCommands } from './phases/weapons/schema.ts';
import { fighterCommands } from './phases/fighters/schema.ts';
import { boardingCommands } from './phases/boarding/schema.ts';
import { endCommands } from './phases/end/schema.ts';
import { ambushCommands, sideStaysHidden } from '../mechanics/blueprint-fleets/ambush/schema.ts';
import { beaconCommands } from '../mechanics/blueprint-fleets/beacons/schema.ts';
import { cloakCommands } from './specials/cloak/schema.ts';
import { jumpCommands } from '../mechanics/blueprint-fleets/jumps/schema.ts';
import { departureCommands } from './specials/departures/effects.ts';
import { maneuverCommands } from '../mechanics/blueprint-fleets/orbit/commands.ts';
import { massDriverCommands } from './specials/mass-driver/schema.ts';
import { mineCommands } from '../mechanics/blueprint-fleets/mines/schema.ts';
import { scenarioCommands } from './scenarios/schema.ts';

export const command = z.discriminatedUnion('kind', [
  ...setupCommands,
  ...initiativeCommands,
  ...reserveCommands,
  ...activationCommands,
  ...commandSegmentCommands,
  ...movementCommands,
  ...weaponCommands,
  ...fighterCommands,
  ...boardingCommands,
  ...endCommands,
  ...ambushCommands,
  sideStaysHidden,
  ...beaconCommands,
  ...cloakCommands,
  ...jumpCommands,
  ...departureCommands,
  ...maneuverCommands,
  ...massDriverCommands,
  ...mineCommands,
  ...scenarioCommands,
]);
export type Command = z.infer<typeof command>;
export type CommandOf<K extends Command['kind']> = Extract<Command, { kind: K }>;
