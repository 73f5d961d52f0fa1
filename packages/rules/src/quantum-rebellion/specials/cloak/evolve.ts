import type { EvolversOf } from '../../state.ts';
import type { CloakEvent } from './events.ts';

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
