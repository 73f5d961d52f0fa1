import type { EvolversOf } from '../../state.ts';
import type { BoardingEvent } from './events.ts';

export const evolveBoarding: EvolversOf<BoardingEvent> = {
  'boarding-declared': (draft, event) => {
    for (const id of event.assaults.flatMap((assault) => assault.ships)) {
      const ship = draft.ships[id];
      if (ship !== undefined) ship.activation.boarded = true;
    }
  },
  'boarders-met': () => undefined,
  'assault-fought': () => undefined,
};
