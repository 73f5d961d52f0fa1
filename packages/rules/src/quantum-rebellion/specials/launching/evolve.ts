import type { EvolversOf } from '../../state.ts';
import type { SpecialEvent } from './events.ts';

export const evolveSpecial: EvolversOf<SpecialEvent> = {
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
