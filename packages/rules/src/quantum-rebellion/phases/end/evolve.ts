import type { EvolversOf } from '../../state.ts';
import type { EndEvent } from './events.ts';

export const evolveEnd: EvolversOf<EndEvent> = {
  'end-phase-began': (draft) => {
    draft.match.phase = 'end';
  },
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
  'portals-closed': (draft, event) => {
    for (const id of event.portals) delete draft.portals[id];
  },
  'ships-scored': (draft, event) => {
    for (const score of event.scores) {
      const side = draft.sides[score.for];
      if (side !== undefined) side.halfPoints += score.halfPoints;
    }
  },
  conceded: () => undefined,
  'match-ended': (draft, event) => {
    draft.match.phase = 'over';
    draft.match.outcome = event.outcome;
  },
};
