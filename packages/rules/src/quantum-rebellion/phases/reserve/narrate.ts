import { narrateReserve as narrateReserveBy } from '../../../mechanics/blueprint-fleets/reserve/narrate.ts';

export const narrateReserve = narrateReserveBy({
  'squadron-reserved': ['QR-5.2.5c', 'R-QR-57'],
  'reserve-phase-began': ['QR-6.0a', 'QR-6.2a'],
  'entry-portal-placed': ['QR-7.1.1a'],
  'reserve-passed': ['QR-7.0a'],
  'squadron-stranded': ['QR-7.1.3a', 'R-QR-73'],
  'squadron-entered': ['QR-7.1.2a', 'QR-8.3.4a', 'R-QR-72'],
  fightersOut: 'R-QR-63',
});
