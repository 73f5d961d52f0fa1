/** What a shot of a Mass Driver changes, and what the log says of it. */
import type { EvolversOf, NarratorsOf } from '../../state.ts';
import type { MassDriverEvent } from './schema.ts';
import { shipName, terrainName } from '../../../mechanics/blueprint-fleets/names.ts';

export const evolveMassDriver: EvolversOf<MassDriverEvent> = {
  'planet-struck': (draft, event) => {
    const [ship, planet] = [draft.ships[event.ship], draft.terrain[event.planet]];
    if (planet !== undefined) planet.damage = event.total;
    if (ship === undefined) return;
    ship.activation.massDriver = true;
    ship.spent[event.space] = (ship.spent[event.space] ?? 0) + 1;
  },
};

export const narrateMassDriver: NarratorsOf<MassDriverEvent> = {
  'planet-struck': (event, before) => ({
    parts: [
      shipName(before, event.ship),
      ' fires its Mass Driver at ',
      terrainName(before, event.planet),
      `: ${event.damage} points of damage, ${event.total} in all.`,
    ],
    rules: ['QR-11.6.21a', 'R-QR-110'],
    tone: 'act',
  }),
};
