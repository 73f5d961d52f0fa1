/** Fighters that ride along with a ship: QR-8.2.4a, R-QR-86. */
import { ridingBy } from '../../../mechanics/blueprint-fleets/movement/riders.ts';
import { ground } from '../../ship/clearance.ts';
import { touching } from '../../ship/stats.ts';

export type { Carried } from '../../../mechanics/blueprint-fleets/movement/riders.ts';
export const { carriable, legOffered, placeCarried, ridersFault, barredFault } = ridingBy({
  ground,
  touching,
  ride: 'R-QR-86',
  planet: 'QR-3.4.6c',
});
