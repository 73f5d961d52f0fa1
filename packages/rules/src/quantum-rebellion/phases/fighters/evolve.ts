import type { EvolversOf } from '../../state.ts';
import type { FighterEvent } from './events.ts';

export const evolveFighters: EvolversOf<FighterEvent> = {
  'fighters-attacked': (draft, event) => {
    for (const id of event.fighters) {
      const fighter = draft.fighters[id];
      if (fighter !== undefined) fighter.attacked = true;
    }
  },
  'ship-covered': () => undefined,
  'fighters-repelled': () => undefined,
  'fighters-struck': () => undefined,
  'dogfight-fought': (draft, event) => {
    for (const side of event.sides) {
      if (side.seat !== event.by) continue;
      for (const id of side.fighters) {
        const fighter = draft.fighters[id];
        if (fighter !== undefined) fighter.attacked = true;
      }
    }
  },
  'fighters-destroyed': (draft, event) => {
    for (const id of event.fighters) {
      const fighter = draft.fighters[id];
      if (fighter === undefined) continue;
      fighter.place = 'lost';
      fighter.at = null;
    }
  },
  'fighters-returned': (draft, event) => {
    for (const { fighter: id, to } of event.homecomings) {
      const fighter = draft.fighters[id];
      if (fighter === undefined) continue;
      fighter.place = to;
      fighter.at = null;
      const carrier = draft.ships[fighter.carrier];
      if (to === 'aboard' && carrier !== undefined) carrier.hangar.recovered = true;
    }
  },
  'fighter-relaunched': (draft, event) => {
    const fighter = draft.fighters[event.fighter];
    if (fighter !== undefined) {
      fighter.place = 'table';
      fighter.at = event.at;
      // R-QR-167: no further attack in this round.
      fighter.attacked = true;
    }
    const carrier = draft.ships[event.carrier];
    if (carrier === undefined) return;
    carrier.hangar.relaunched = true;
    carrier.hangar.launched = true;
  },
};
