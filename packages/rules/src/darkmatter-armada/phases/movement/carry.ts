/** Fighters that ride along with a ship: DA-9.2.7, R-DA-72; never across a planet (R-DA-78). */
import { ridingBy } from '../../../mechanics/blueprint-fleets/movement/riders.ts';
import { ground } from '../../ship/clearance.ts';
import { touching } from '../../ship/stats.ts';

export const { carriable, legOffered, placeCarried, ridersFault, barredFault } = ridingBy({
  ground,
  touching,
  ride: 'DA-9.2.7',
  planet: 'DA-4.5',
});
