import { evolveBeacons as evolveBeaconsOfFamily } from '../../../mechanics/blueprint-fleets/beacons/evolve.ts';
import type { EvolversOf } from '../../state.ts';
import type { BeaconEvent } from './events.ts';

export const evolveBeacons: EvolversOf<BeaconEvent> = {
  ...evolveBeaconsOfFamily,
  'beacon-attacked': (draft, event) => {
    for (const id of event.fighters) {
      const fighter = draft.fighters[id];
      if (fighter !== undefined) fighter.attacked = true;
    }
    if (event.destroyed) delete draft.beacons[event.beacon];
  },
};
