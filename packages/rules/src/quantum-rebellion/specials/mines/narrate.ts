import type { NarratorsOf } from '../../state.ts';
import { inches, shipName, sideName } from '../../../mechanics/blueprint-fleets/names.ts';
import type { MineEvent } from './events.ts';

export const narrateMines: NarratorsOf<MineEvent> = {
  'mine-laying-began': () => ({ parts: ['Minelayers go first.'], rules: ['QR-5.2.4a'], tone: 'phase' }),
  'minelayer-placed': (event, before) => ({
    parts: [
      sideName(before, event.by),
      ' sends ',
      shipName(before, event.ship),
      event.driftMils === 0 ? ' ahead; it does not drift.' : ` ahead; it drifts ${inches(event.driftMils)}.`,
    ],
    rules: ['QR-5.2.4a', 'QR-5.2.4b', 'R-QR-55', 'R-QR-56'],
    tone: 'roll',
    rolls: [{ label: 'drift', seat: event.by, sides: 20, faces: [event.face], need: null, counted: 1 }],
  }),
  'mines-laid': (event, before) => ({
    parts: [
      shipName(before, event.ship),
      event.merged ? ' lays into a field that lies there' : ' lays a field',
      `: strength ${event.field.strength ?? 0}.`,
    ],
    rules: event.merged ? ['QR-11.6.22a', 'R-QR-53'] : ['QR-5.2.4c', 'QR-11.6.22a'],
    tone: 'act',
  }),
  'mines-kept': (event, before) => ({
    parts: [shipName(before, event.ship), ' lays no mines.'],
    rules: ['R-QR-53'],
    tone: 'act',
  }),
  'mine-laying-ended': () => undefined,
};
