import type { EvolversOf, State } from '../../state.ts';
import type { Ship } from '../../table.ts';
import type { MovementEvent } from './schema.ts';

/** Full Thrust follows at once or not at all (R-QR-94): the move of another ship closes that door. */
export function closeFullThrust(draft: State, mover: Ship): void {
  for (const id of draft.squadrons[mover.squadron]?.ships ?? []) {
    const mate = draft.ships[id];
    if (mate !== undefined && id !== mover.id && mate.activation.moves > 0) mate.activation.movementOver = true;
  }
}

export const evolveMovement: EvolversOf<MovementEvent> = {
  'ship-moved': (draft, event) => {
    const ship = draft.ships[event.ship];
    if (ship === undefined) return;
    closeFullThrust(draft, ship);
    ship.at = event.to;
    ship.facingCdeg = event.facingCdeg;
    if (event.how === 'split-s') ship.activation.movementOver = true;
    else ship.activation.moves += 1;
    if (event.how !== 'standard') ship.activation.special = event.how;
    for (const { fighter: id, to } of event.carried) {
      const fighter = draft.fighters[id];
      if (fighter !== undefined) fighter.at = to;
    }
  },
  'fighter-moved': (draft, event) => {
    const fighter = draft.fighters[event.fighter];
    if (fighter === undefined) return;
    fighter.at = event.to;
    fighter.moved = true;
  },
  'terrain-met': (draft, event) => {
    const sweeper = event.sweeper === null ? undefined : draft.ships[event.sweeper];
    if (sweeper !== undefined && sweeper.id !== event.ship) sweeper.activation.sweptFor = event.ship;
  },
  'movement-ended': (draft, event) => {
    for (const id of draft.squadrons[event.squadron]?.ships ?? []) {
      const ship = draft.ships[id];
      if (ship === undefined) continue;
      if (event.held.includes(id)) ship.activation.moves += 1;
      ship.activation.movementOver = true;
    }
  },
};
