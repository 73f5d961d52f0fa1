import type * as z from 'zod';
import { evolveSetup as evolveSetupOfFamily } from '../../../mechanics/blueprint-fleets/setup/evolve.ts';
import type { EvolversOf } from '../../state.ts';
import type { setupEvents } from './events.ts';

type SetupEvent = z.infer<(typeof setupEvents)[number]>;

export const evolveSetup: EvolversOf<SetupEvent> = evolveSetupOfFamily;
