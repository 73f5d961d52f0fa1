import type { EvolversOf } from '../../state.ts';
import type { MassDriverEvent } from './events.ts';

export const evolveMassDriver: EvolversOf<MassDriverEvent> = {
  'planet-struck': (draft, event) => {
    const [ship, planet] = [draft.ships[event.ship], draft.terrain[event.planet]];
    if (planet !== undefined) planet.damage = event.total;
    if (ship === undefined) return;
    ship.activation.massDriver = true;
    ship.spent[event.space] = (ship.spent[event.space] ?? 0) + 1;
  },
};
