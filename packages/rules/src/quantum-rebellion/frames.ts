/** Everything a match can be doing or waiting for. Each phase and each special owns its frames. */
import * as z from 'zod';
import { deploymentFrame, terrainPlacementFrame } from '../mechanics/blueprint-fleets/setup/frames.ts';
import { initiativeFrame } from '../mechanics/blueprint-fleets/initiative/schema.ts';
import { entryFrame, reserveFrame } from '../mechanics/blueprint-fleets/reserve/schema.ts';
import { activationFrame } from '../mechanics/blueprint-fleets/activation/schema.ts';
import { attackFrame } from './phases/weapons/schema.ts';
import { relaunchFrame } from '../mechanics/blueprint-fleets/fighters/schema.ts';
import { dogfightFrame, fighterAttackFrame } from './phases/fighters/schema.ts';
import { boardingFrame } from './phases/boarding/schema.ts';
import { damageControlFrame, endFrame } from './phases/end/schema.ts';
import { ambushFrame } from '../mechanics/blueprint-fleets/ambush/schema.ts';
import { beaconPowerFrame } from '../mechanics/blueprint-fleets/beacons/schema.ts';
import { mineLayingFrame } from '../mechanics/blueprint-fleets/mines/schema.ts';

export const frame = z.discriminatedUnion('kind', [
  terrainPlacementFrame,
  deploymentFrame,
  initiativeFrame,
  reserveFrame,
  entryFrame,
  activationFrame,
  attackFrame,
  fighterAttackFrame,
  dogfightFrame,
  relaunchFrame,
  boardingFrame,
  endFrame,
  damageControlFrame,
  ambushFrame,
  beaconPowerFrame,
  mineLayingFrame,
]);
export type Frame = z.infer<typeof frame>;
