/** Every command a seat can give; each phase owns its own. */
import * as z from 'zod';
import { activationCommands } from '../mechanics/blueprint-fleets/activation/commands.ts';
import { ambushCommands } from '../mechanics/blueprint-fleets/ambush/commands.ts';
import { beaconCommands } from '../mechanics/blueprint-fleets/beacons/commands.ts';
import { boardingCommands } from './phases/boarding/commands.ts';
import { cloakCommands } from './phases/cloak/commands.ts';
import { commandSegmentCommands } from './phases/command/commands.ts';
import { endCommands } from './phases/end/commands.ts';
import { fighterCommands } from './phases/fighters/commands.ts';
import { initiativeCommands } from './phases/initiative/commands.ts';
import { jumpCommands } from './phases/jumps/commands.ts';
import { maneuverCommands } from '../mechanics/blueprint-fleets/orbit/commands.ts';
import { massDriverCommands } from './phases/mass-driver/commands.ts';
import { mineCommands } from '../mechanics/blueprint-fleets/mines/commands.ts';
import { movementCommands } from './phases/movement/commands.ts';
import { reserveCommands } from '../mechanics/blueprint-fleets/reserve/commands.ts';
import { scenarioCommands } from './phases/scenario/commands.ts';
import { setupCommands } from '../mechanics/blueprint-fleets/setup/commands.ts';
import { specialCommands } from './phases/special/commands.ts';
import { weaponCommands } from './phases/weapons/commands.ts';

export const command = z.discriminatedUnion('kind', [
  ...setupCommands,
  ...mineCommands,
  ...ambushCommands,
  ...reserveCommands,
  ...initiativeCommands,
  ...activationCommands,
  ...commandSegmentCommands,
  ...movementCommands,
  ...maneuverCommands,
  ...jumpCommands,
  ...specialCommands,
  ...cloakCommands,
  ...beaconCommands,
  ...weaponCommands,
  ...massDriverCommands,
  ...fighterCommands,
  ...boardingCommands,
  ...scenarioCommands,
  ...endCommands,
]);
export type Command = z.infer<typeof command>;
export type CommandOf<K extends Command['kind']> = Extract<Command, { kind: K }>;
