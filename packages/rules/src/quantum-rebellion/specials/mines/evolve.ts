import type { EvolversOf } from '../../state.ts';
import type { MineEvent } from './events.ts';

export const evolveMines: EvolversOf<MineEvent> = {
  'mine-laying-began': (draft) => {
    draft.match.phase = 'mines';
  },
  'minelayer-placed': (draft, event) => {
    const ship = draft.ships[event.ship];
    if (ship === undefined) return;
    ship.place = 'table';
    ship.at = event.at;
    ship.facingCdeg = event.facingCdeg;
  },
  'mines-laid': (draft, event) => {
    draft.terrain[event.field.id] = event.field;
  },
  'mines-kept': () => undefined,
  'mine-laying-ended': (draft, event) => {
    for (const id of event.deployed) {
      const squadron = draft.squadrons[id];
      if (squadron !== undefined) squadron.deployed = true;
    }
  },
};
