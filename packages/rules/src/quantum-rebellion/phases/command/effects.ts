/** What each event of the Command & Control segment changes, and what the log says of it. */
import type { EvolversOf, NarratorsOf } from '../../state.ts';
import type { CommandSegmentEvent } from './schema.ts';
import {
  evolveCommand as evolveCommandOfFamily,
  narrateCommand as narrateCommandBy,
} from '../../../mechanics/blueprint-fleets/command/schema.ts';
import { shipName } from '../../../mechanics/blueprint-fleets/names.ts';

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
  ...evolveCommandOfFamily,
};

export const narrateCommand: NarratorsOf<CommandSegmentEvent> = {
  // The orders themselves tell where the squadron has got to.
  'command-step-reached': () => undefined,
  'drive-shut-down': (event, before) => ({
    parts: [shipName(before, event.ship), ' shuts its drive down and lies at Full Stop.'],
    rules: ['QR-8.1.1a'],
    tone: 'act',
  }),
  'drive-restarted': (event, before) => ({
    parts: [shipName(before, event.ship), ' restarts its drive: half speed in this activation.'],
    rules: ['QR-8.1.1f'],
    tone: 'act',
  }),
  ...narrateCommandBy({ 'portal-opened': ['QR-8.1.2a', 'R-QR-76'], 'shields-set': ['QR-8.1.4a'] }),
};
