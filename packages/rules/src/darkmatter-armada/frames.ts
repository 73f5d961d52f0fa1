/** Everything a match can be doing or waiting for. Each phase and each special owns its frames. */
import * as z from 'zod';
import { activationFrame } from '../mechanics/blueprint-fleets/activation/schema.ts';
import { ambushFrame } from '../mechanics/blueprint-fleets/ambush/schema.ts';
import { initiativeFrame } from '../mechanics/blueprint-fleets/initiative/schema.ts';
import { entryFrame, reserveFrame } from '../mechanics/blueprint-fleets/reserve/schema.ts';
import { deploymentFrame, terrainPlacementFrame } from '../mechanics/blueprint-fleets/setup/frames.ts';
import { endFrame } from './phases/end/schema.ts';

export const frame = z.discriminatedUnion('kind', [
  terrainPlacementFrame,
  deploymentFrame,
  initiativeFrame,
  reserveFrame,
  entryFrame,
  activationFrame,
  endFrame,
  ambushFrame,
]);
export type Frame = z.infer<typeof frame>;
