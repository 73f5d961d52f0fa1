import { evolveEnding } from '../../../mechanics/blueprint-fleets/end/effects.ts';
import type { EvolversOf } from '../../state.ts';
import type { EndEvent } from './events.ts';

export const evolveEnd: EvolversOf<EndEvent> = {
  ...evolveEnding,
  'damage-control-rolled': () => undefined,
  'spaces-repaired': (draft, event) => {
    const ship = draft.ships[event.ship];
    for (const id of event.spaces) {
      const space = ship?.spaces[id];
      if (space !== undefined) space.condition = 'working';
    }
  },
  'damage-control-ended': () => undefined,
  'minefield-swept': (draft, event) => {
    const field = draft.terrain[event.terrain];
    if (field === undefined) return;
    field.strength = event.strength;
    // R-QR-54: a field without strength is gone.
    if (event.strength === 0) delete draft.terrain[event.terrain];
  },
};
