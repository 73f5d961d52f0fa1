/** What a launch and a way through a portal change, and what the log says of them. */
import type { EvolversOf, NarratorsOf } from '../../state.ts';
import type { DepartureEvent } from './schema.ts';
import { fighterName, listed, shipName } from '../../../mechanics/blueprint-fleets/names.ts';

export const evolveDepartures: EvolversOf<DepartureEvent> = {
  'fighters-launched': (draft, event) => {
    const ship = draft.ships[event.ship];
    if (ship === undefined) return;
    ship.activation.special = event.catapult ? 'catapult-fighters' : 'launch-fighters';
    ship.hangar.launched = true;
    for (const { fighter: id, at } of event.fighters) {
      const fighter = draft.fighters[id];
      if (fighter === undefined) continue;
      fighter.place = 'table';
      fighter.at = at;
    }
  },
  'portal-taken': (draft, event) => {
    const ship = draft.ships[event.ship];
    if (ship !== undefined) ship.activation.special = 'leave-by-portal';
  },
};

export const narrateDepartures: NarratorsOf<DepartureEvent> = {
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
