import type { NarratorsOf } from '../../state.ts';
import { shipName, terrainName } from '../../../mechanics/blueprint-fleets/names.ts';
import type { MassDriverEvent } from './events.ts';

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
