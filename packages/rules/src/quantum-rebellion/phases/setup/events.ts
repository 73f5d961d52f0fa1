import { setupEventsOf } from '../../../mechanics/blueprint-fleets/setup/events.ts';
import { terrain } from '../../table.ts';

export const setupEvents = setupEventsOf(terrain);
