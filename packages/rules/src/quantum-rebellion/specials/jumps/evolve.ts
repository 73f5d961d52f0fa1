import type { EvolversOf } from '../../state.ts';
import type { JumpEvent } from './events.ts';

export const evolveJumps: EvolversOf<JumpEvent> = {
  'ship-jumped': (draft, event) => {
    const ship = draft.ships[event.ship];
    if (ship === undefined) return;
    // What follows right after a move follows at once or not at all (R-QR-94).
    for (const id of draft.squadrons[ship.squadron]?.ships ?? []) {
      const mate = draft.ships[id];
      if (mate !== undefined && id !== ship.id && mate.activation.moves > 0) mate.activation.movementOver = true;
    }
    ship.at = event.at;
    ship.facingCdeg = event.facingCdeg;
    ship.activation.special = event.how;
  },
};
