/** What each event of a cloak changes, and what the log says of it. */
import type { EvolversOf, NarratorsOf } from '../../state.ts';
import type { CloakEvent } from './schema.ts';
import { shipName } from '../../../mechanics/blueprint-fleets/names.ts';

export const evolveCloak: EvolversOf<CloakEvent> = {
  'cloak-engaged': (draft, event) => {
    const ship = draft.ships[event.ship];
    if (ship === undefined) return;
    ship.cloak = 'on';
    ship.activation.special = 'engage-cloak';
  },
  'cloak-dropped': (draft, event) => {
    const ship = draft.ships[event.ship];
    if (ship === undefined) return;
    ship.cloak = 'fading';
    if (event.by === 'order') ship.activation.special = 'disengage-cloak';
  },
  'cloaks-faded': (draft, event) => {
    for (const id of event.ships) {
      const ship = draft.ships[id];
      if (ship !== undefined) ship.cloak = 'off';
    }
  },
};

const dropWords: Readonly<Record<Extract<CloakEvent, { kind: 'cloak-dropped' }>['by'], string>> = {
  order: ' switches its cloak off',
  device: ' loses its cloak: the device is offline',
  power: ' loses its cloak: it has no power left for it',
};

export const narrateCloak: NarratorsOf<CloakEvent> = {
  'cloak-engaged': (event, before) => ({
    parts: [shipName(before, event.ship), ' switches its cloak on.'],
    rules: ['QR-8.3.3a', 'QR-11.6.10a'],
    tone: 'act',
  }),
  'cloak-dropped': (event, before) => ({
    parts: [shipName(before, event.ship), dropWords[event.by], '. It has Light Cover until the round ends.'],
    rules: [event.by === 'order' ? 'QR-8.3.3a' : 'QR-11.6.10d', 'QR-11.6.10c', 'R-QR-101'],
    tone: event.by === 'order' ? 'act' : 'harm',
  }),
  'cloaks-faded': () => undefined,
};
