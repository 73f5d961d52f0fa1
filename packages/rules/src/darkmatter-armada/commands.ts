/** Every command a seat can give; each phase and each special owns its own. */
import * as z from 'zod';
import { activationCommands } from '../mechanics/blueprint-fleets/activation/schema.ts';
import { ambushCommands, squadronStaysHidden } from '../mechanics/blueprint-fleets/ambush/schema.ts';
import { initiativeCommands } from '../mechanics/blueprint-fleets/initiative/schema.ts';
import { reserveCommands } from '../mechanics/blueprint-fleets/reserve/schema.ts';
import { setupCommands } from '../mechanics/blueprint-fleets/setup/commands.ts';
import { damageCommands } from './damage/schema.ts';
import { boardingCommands } from './phases/boarding/schema.ts';
import { commandSegmentCommands } from './phases/command/schema.ts';
import { endCommands } from './phases/end/schema.ts';
import { fighterCommands } from './phases/fighters/schema.ts';
import { mineCommands } from '../mechanics/blueprint-fleets/mines/schema.ts';
import { movementCommands } from './phases/movement/schema.ts';
import { weaponCommands } from './phases/weapons/schema.ts';
import { beaconCommands } from '../mechanics/blueprint-fleets/beacons/schema.ts';
import { maneuverCommands } from '../mechanics/blueprint-fleets/orbit/commands.ts';
import { scenarioCommands } from './scenarios/schema.ts';
import { jumpCommands } from './specials/jumps/schema.ts';
import { massDriverCommands } from './specials/mass-driver/effects.ts';
import { tractorCommands } from './specials/tractor/effects.ts';
import { cloakCommands, evasiveCommands } from './markers/schema.ts';

export const command = z.discriminatedUnion('kind', [
  ...setupCommands,
  ...mineCommands,
  ...initiativeCommands,
  ...reserveCommands,
  ...activationCommands,
  ...commandSegmentCommands,
  ...movementCommands,
  ...maneuverCommands,
  ...fighterCommands,
  ...boardingCommands,
  ...weaponCommands,
  ...damageCommands,
  ...endCommands,
  ...ambushCommands,
  squadronStaysHidden,
  ...evasiveCommands,
  ...jumpCommands,
  ...beaconCommands,
  ...tractorCommands,
  ...cloakCommands,
  ...scenarioCommands,
  ...massDriverCommands,
]);
export type Command = z.infer<typeof command>;
export type CommandOf<K extends Command['kind']> = Extract<Command, { kind: K }>;
