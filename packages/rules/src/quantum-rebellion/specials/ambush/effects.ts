import {
  type AmbushEvent,
  evolveAmbush as evolveAmbushOfFamily,
} from '../../../mechanics/blueprint-fleets/ambush/events.ts';
import type { EvolversOf } from '../../state.ts';
import { narrateAmbush as narrateAmbushBy } from '../../../mechanics/blueprint-fleets/ambush/narrate.ts';

export const evolveAmbush: EvolversOf<AmbushEvent> = {
  ...evolveAmbushOfFamily,
  'ambush-sprung': (draft, event) => {
    evolveAmbushOfFamily['ambush-sprung'](draft, event);
    for (const { ship: id } of event.ships) {
      const ship = draft.ships[id];
      if (ship !== undefined) ship.fullStop = true;
    }
  },
};

export const narrateAmbush = narrateAmbushBy(
  {
    'squadron-hidden': ['QR-5.2.5.4b', 'R-QR-60'],
    'ambush-sprung': ['QR-5.2.5.4f', 'R-QR-61'],
    'stayed-hidden': ['R-QR-61'],
    turnedUp: 'QR-5.2.5.4h',
    touched: 'QR-5.2.5.4d',
    decoy: 'QR-5.2.5.4e',
    found: 'QR-5.2.5.4f',
  },
  'comes out at Full Stop',
);
