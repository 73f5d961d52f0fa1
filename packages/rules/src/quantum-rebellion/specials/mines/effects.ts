/** What each event of minelaying changes, and what the log says of it. */
import type { EvolversOf, NarratorsOf } from '../../state.ts';
import type { MineEvent } from './events.ts';
import { inches, shipName, sideName } from '../../../mechanics/blueprint-fleets/names.ts';

export const evolveMines: EvolversOf<MineEvent> = {
  'mine-laying-began': (draft) => {
    draft.match.phase = 'mines';
  },
  'minelayer-placed': (draft, event) => {
    const ship = draft.ships[event.ship];
    if (ship === undefined) return;
    ship.place = 'table';
    ship.at = event.at;
    ship.facingCdeg = event.facingCdeg;
  },
  'mines-laid': (draft, event) => {
    draft.terrain[event.field.id] = event.field;
  },
  'mines-kept': () => undefined,
  'mine-laying-ended': (draft, event) => {
    for (const id of event.deployed) {
      const squadron = draft.squadrons[id];
      if (squadron !== undefined) squadron.deployed = true;
    }
  },
};

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
