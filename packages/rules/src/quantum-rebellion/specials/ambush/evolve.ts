import { evolveAmbush as evolveAmbushOfFamily } from '../../../mechanics/blueprint-fleets/ambush/evolve.ts';
import type { AmbushEvent } from '../../../mechanics/blueprint-fleets/ambush/events.ts';
import type { EvolversOf } from '../../state.ts';

export const evolveAmbush: EvolversOf<AmbushEvent> = {
  ...evolveAmbushOfFamily,
  'ambush-sprung': (draft, event) => {
    evolveAmbushOfFamily['ambush-sprung'](draft, event);
    for (const { ship: id } of event.ships) {
      const ship = draft.ships[id];
      if (ship !== undefined) ship.fullStop = true;
    }
  },
};
