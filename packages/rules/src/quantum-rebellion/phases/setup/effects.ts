/** What setting up changes and what the log says of it: terrain, deployment (QR-5.1, QR-5.2). */
import { narrateMines as narrateMinesBy } from '../../../mechanics/blueprint-fleets/mines/effects.ts';
import { mineEventsOf } from '../../../mechanics/blueprint-fleets/mines/events.ts';
import type * as z from 'zod';
import { setupEventsOf } from '../../../mechanics/blueprint-fleets/setup/events.ts';
import { terrain, type Terrain } from '../../table.ts';
import { evolveSetup as evolveSetupOfFamily } from '../../../mechanics/blueprint-fleets/setup/evolve.ts';
import type { EvolversOf } from '../../state.ts';
import { narrateSetup as narrateSetupBy } from '../../../mechanics/blueprint-fleets/setup/narrate.ts';

export const setupEvents = setupEventsOf(terrain);
export const mineEvents = mineEventsOf(terrain);
export { evolveMines } from '../../../mechanics/blueprint-fleets/mines/effects.ts';

type SetupEvent = z.infer<(typeof setupEvents)[number]>;

export const evolveSetup: EvolversOf<SetupEvent> = evolveSetupOfFamily;

export const narrateSetup = narrateSetupBy({
  'terrain-rolled': ['QR-5.1b', 'QR-5.2.3a', 'R-QR-51', 'R-QR-191'],
  'terrain-order-rolled': ['QR-5.2.3c'],
  'terrain-placed': ['QR-5.2.3c'],
  'terrain-discarded': ['R-QR-52'],
  'deployment-rolled': ['QR-5.2.5b'],
  'deployer-chosen': ['QR-5.2.5b'],
  'squadron-deployed': ['QR-5.2.5a'],
  'scouts-held': ['QR-5.2.6a', 'R-QR-62'],
  tied: 'R-QR-52',
  fightersOut: 'QR-5.2.5.1a',
});

export const narrateMines = narrateMinesBy({
  began: ['QR-5.2.4a'],
  placed: ['QR-5.2.4a', 'QR-5.2.4b', 'R-QR-55', 'R-QR-56'],
  laid: ['QR-5.2.4c', 'QR-11.6.22a'],
  merged: ['QR-11.6.22a', 'R-QR-53'],
  kept: ['R-QR-53'],
  strength: (field) => `strength ${(field as Terrain).strength ?? 0}`,
});
