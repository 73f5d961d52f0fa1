import type { EvolversOf } from '../../state.ts';
import type { CommandSegmentEvent } from './events.ts';

export const evolveCommand: EvolversOf<CommandSegmentEvent> = {
  'command-step-reached': (draft, event) => {
    draft.match.commandStep = event.step;
  },
  'drive-shut-down': (draft, event) => {
    const ship = draft.ships[event.ship];
    if (ship === undefined) return;
    ship.fullStop = true;
    ship.activation.shutDown = true;
  },
  'drive-restarted': (draft, event) => {
    const ship = draft.ships[event.ship];
    if (ship === undefined) return;
    ship.fullStop = false;
    ship.activation.restarted = true;
  },
  'portal-opened': (draft, event) => {
    const ship = draft.ships[event.ship];
    if (ship === undefined) return;
    draft.portals[event.portal] = { id: event.portal, seat: ship.seat, opener: ship.id, at: event.at, entry: null };
  },
  'shields-set': (draft, event) => {
    const ship = draft.ships[event.ship];
    if (ship !== undefined) Object.assign(ship.shields, event.arcs);
  },
};
