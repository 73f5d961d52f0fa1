/** What setting up changes and what the log says of it: terrain, deployment (DA-6.2). */
import type * as z from 'zod';
import { setupEventsOf } from '../../../mechanics/blueprint-fleets/setup/events.ts';
import { evolveSetup as evolveSetupOfFamily } from '../../../mechanics/blueprint-fleets/setup/evolve.ts';
import { narrateSetup as narrateSetupBy } from '../../../mechanics/blueprint-fleets/setup/narrate.ts';
import { terrain as terrainData } from '../../data/terrain.ts';
import type { EvolversOf } from '../../state.ts';
import { terrain, type Terrain } from '../../table.ts';

export const setupEvents = setupEventsOf(terrain);

type SetupEvent = z.infer<(typeof setupEvents)[number]>;

export const evolveSetup: EvolversOf<SetupEvent> = evolveSetupOfFamily;

export const narrateSetup = narrateSetupBy({
  'terrain-rolled': ['DA-6.1', 'DA-6.2.3a', 'R-DA-44'],
  'terrain-order-rolled': ['DA-6.2.3b'],
  'terrain-placed': ['DA-6.2.3b'],
  'terrain-discarded': ['R-DA-45'],
  'deployment-rolled': ['DA-6.2.5a'],
  'deployer-chosen': ['DA-6.2.5a', 'R-DA-47'],
  'squadron-deployed': ['DA-6.2.5b'],
  'scouts-held': ['DA-6.2.6', 'R-DA-51'],
  tied: 'R-DA-47',
  fightersOut: 'DA-6.2.5.1',
  densitySides: (piece) => terrainData[(piece as Terrain).kind].densities.length,
});
