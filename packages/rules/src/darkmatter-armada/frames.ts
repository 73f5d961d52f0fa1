/** Everything a match can be doing or waiting for. Each phase and each special owns its frames. */
import * as z from 'zod';
import { activationFrame } from '../mechanics/blueprint-fleets/activation/schema.ts';
import { ambushFrame } from '../mechanics/blueprint-fleets/ambush/schema.ts';
import { initiativeFrame } from '../mechanics/blueprint-fleets/initiative/schema.ts';
import { entryFrame, reserveFrame } from '../mechanics/blueprint-fleets/reserve/schema.ts';
import { mineLayingFrame } from '../mechanics/blueprint-fleets/mines/schema.ts';
import { deploymentFrame, terrainPlacementFrame } from '../mechanics/blueprint-fleets/setup/frames.ts';
import { criticalsFrame, overloadFrame, vulnerableFrame } from './damage/schema.ts';
import { relaunchFrame } from '../mechanics/blueprint-fleets/fighters/schema.ts';
import { boardingFrame } from './phases/boarding/schema.ts';
import { endFrame } from './phases/end/schema.ts';
import { dogfightFrame, fighterAttackFrame } from './phases/fighters/schema.ts';
import { beaconPowerFrame } from '../mechanics/blueprint-fleets/beacons/schema.ts';
import { attackFrame } from './phases/weapons/schema.ts';

export const frame = z.discriminatedUnion('kind', [
  terrainPlacementFrame,
  mineLayingFrame,
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
  criticalsFrame,
  vulnerableFrame,
  overloadFrame,
  ambushFrame,
  beaconPowerFrame,
]);
export type Frame = z.infer<typeof frame>;
