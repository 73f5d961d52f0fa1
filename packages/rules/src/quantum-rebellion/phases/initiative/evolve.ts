import type { EvolversOf } from '../../state.ts';
import type { InitiativeEvent } from './events.ts';

export const evolveInitiative: EvolversOf<InitiativeEvent> = {
  'round-began': (draft, event) => {
    draft.match.round = event.round;
    draft.match.phase = 'initiative';
    draft.match.order = [];
    for (const squadron of Object.values(draft.squadrons)) squadron.activated = false;
    for (const fighter of Object.values(draft.fighters)) {
      fighter.moved = false;
      fighter.attacked = false;
    }
    for (const ship of Object.values(draft.ships)) {
      ship.hangar = { launched: false, recovered: false, relaunched: false };
    }
  },
  'initiative-rolled': (draft, event) => {
    if (event.winner === null) return;
    for (const side of Object.values(draft.sides)) side.cyberwarfare = 0;
  },
  'order-chosen': (draft, event) => {
    draft.match.order = event.order;
  },
};
