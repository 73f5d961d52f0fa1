/** How launches, flights and returns change the state. */
import type { EvolversOf } from '../../../kernel/ruleset/game.ts';
import type { State } from '../table.ts';
import type { FlightEvent } from './schema.ts';

export const evolveFlights: EvolversOf<State, FlightEvent> = {
  'fighters-launched': (draft, event) => {
    const ship = draft.ships[event.ship];
    if (ship === undefined) return;
    ship.activation.special = event.catapult ? 'catapult-fighters' : 'launch-fighters';
    ship.hangar.launched = true;
    for (const { fighter: id, at } of event.fighters) {
      const fighter = draft.fighters[id];
      if (fighter === undefined) continue;
      fighter.place = 'table';
      fighter.at = at;
    }
  },
  'fighter-moved': (draft, event) => {
    const fighter = draft.fighters[event.fighter];
    if (fighter === undefined) return;
    fighter.at = event.to;
    fighter.moved = true;
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
      // No further attack in this round.
      fighter.attacked = true;
    }
    const carrier = draft.ships[event.carrier];
    if (carrier === undefined) return;
    carrier.hangar.relaunched = true;
    carrier.hangar.launched = true;
  },
};
