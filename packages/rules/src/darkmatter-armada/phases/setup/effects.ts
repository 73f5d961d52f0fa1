/** What setting up changes and what the log says of it: terrain, deployment (DA-6.2). */
import { narrateMines as narrateMinesBy } from '../../../mechanics/blueprint-fleets/mines/effects.ts';
import { mineEventsOf } from '../../../mechanics/blueprint-fleets/mines/events.ts';
import type * as z from 'zod';
import { setupEventsOf } from '../../../mechanics/blueprint-fleets/setup/events.ts';
import { evolveSetup as evolveSetupOfFamily } from '../../../mechanics/blueprint-fleets/setup/evolve.ts';
import { narrateSetup as narrateSetupBy } from '../../../mechanics/blueprint-fleets/setup/narrate.ts';
import { terrain as terrainData } from '../../data/terrain.ts';
import type { EvolversOf } from '../../state.ts';
import { terrain, type Terrain } from '../../table.ts';

export const setupEvents = setupEventsOf(terrain);
export const mineEvents = mineEventsOf(terrain);
export { evolveMines } from '../../../mechanics/blueprint-fleets/mines/effects.ts';

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

export const narrateMines = narrateMinesBy({
  began: ['DA-6.2.4a'],
  placed: ['DA-6.2.4a', 'DA-6.2.4b', 'R-DA-46', 'R-DA-90'],
  laid: ['DA-6.2.4c', 'DA-12.7.23'],
  merged: ['DA-12.7.23', 'R-DA-46'],
  kept: ['R-DA-171'],
  strength: (field) => `d${(field as Terrain).die ?? 0}`,
});
