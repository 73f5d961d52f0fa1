import { narrateAmbush as narrateAmbushBy } from '../../../mechanics/blueprint-fleets/ambush/narrate.ts';

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
