import type { EvolversOf } from '../../state.ts';
import { closeFullThrust } from '../../phases/movement/evolve.ts';
import type { ManeuverEvent } from '../../../mechanics/blueprint-fleets/orbit/events.ts';

export const evolveManeuvers: EvolversOf<ManeuverEvent> = {
  'ship-orbited': (draft, event) => {
    const ship = draft.ships[event.ship];
    if (ship === undefined) return;
    closeFullThrust(draft, ship);
    ship.at = event.to;
    ship.facingCdeg = event.facingCdeg;
    ship.activation.moves += 1;
    ship.activation.movementOver = true;
    if (event.how !== 'follow-orbit') ship.activation.special = event.how;
    for (const { fighter: id, to } of event.carried) {
      const fighter = draft.fighters[id];
      if (fighter !== undefined) fighter.at = to;
    }
  },
  'ship-pivoted': (draft, event) => {
    const ship = draft.ships[event.ship];
    if (ship === undefined) return;
    ship.facingCdeg = event.facingCdeg;
    ship.activation.special = 'pivot-ship';
  },
};
