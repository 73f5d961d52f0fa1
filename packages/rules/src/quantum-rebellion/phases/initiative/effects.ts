/** The initiative in the state and in the log. */
import { narrateInitiative as narrateBy } from '../../../mechanics/blueprint-fleets/initiative/effects.ts';

export { evolveInitiative } from '../../../mechanics/blueprint-fleets/initiative/effects.ts';

export const narrateInitiative = narrateBy({
  'round-began': ['QR-6.0a'],
  'order-chosen': ['QR-6.1b'],
  tied: 'QR-6.1c',
});
