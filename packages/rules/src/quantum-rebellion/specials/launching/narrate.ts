import type { NarratorsOf } from '../../state.ts';
import { fighterName, listed, shipName } from '../../../mechanics/blueprint-fleets/names.ts';
import type { SpecialEvent } from './events.ts';

export const narrateSpecial: NarratorsOf<SpecialEvent> = {
  'fighters-launched': (event, before) => ({
    parts: [
      shipName(before, event.ship),
      event.catapult ? ' catapults ' : ' launches ',
      ...listed(event.fighters.map(({ fighter }) => fighterName(before, fighter))),
      '.',
    ],
    rules: [event.catapult ? 'QR-11.6.9a' : 'QR-8.3.7a'],
    tone: 'act',
  }),
  'portal-taken': (event, before) => ({
    parts: [
      shipName(before, event.ship),
      ' goes through the portal of ',
      shipName(before, before.portals[event.portal]?.opener ?? ''),
      '.',
    ],
    rules: ['QR-8.3.4b', 'R-QR-76'],
    tone: 'act',
  }),
};
