/** What setting up changes and what the log says of it: terrain, deployment (QR-5.1, QR-5.2). */
import type * as z from 'zod';
import { setupEventsOf } from '../../../mechanics/blueprint-fleets/setup/events.ts';
import { terrain } from '../../table.ts';
import { evolveSetup as evolveSetupOfFamily } from '../../../mechanics/blueprint-fleets/setup/evolve.ts';
import type { EvolversOf } from '../../state.ts';
import { narrateSetup as narrateSetupBy } from '../../../mechanics/blueprint-fleets/setup/narrate.ts';

export const setupEvents = setupEventsOf(terrain);

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
