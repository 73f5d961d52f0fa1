/** What each event of the Command Segment changes, and what the log says of it. */
import {
  evolveCommand as evolveCommandOfFamily,
  narrateCommand as narrateCommandBy,
} from '../../../mechanics/blueprint-fleets/command/schema.ts';
import { shipName } from '../../../mechanics/blueprint-fleets/names.ts';
import { spaceTitles } from '../../ship/space-names.ts';
import type { EvolversOf, NarratorsOf } from '../../state.ts';
import type { CommandSegmentEvent } from './schema.ts';

export const evolveCommand: EvolversOf<CommandSegmentEvent> = {
  'command-step-reached': (draft, event) => {
    draft.match.commandStep = event.step;
  },
  'space-restored': (draft, event) => {
    const ship = draft.ships[event.ship];
    const space = ship?.spaces[event.space];
    if (ship === undefined || space === undefined) return;
    ship.activation.repairers.push(event.by);
    space.condition = 'working';
    delete space.struck;
  },
  ...evolveCommandOfFamily,
};

export const narrateCommand: NarratorsOf<CommandSegmentEvent> = {
  // The orders themselves tell where the squadron has got to.
  'command-step-reached': () => undefined,
  'space-restored': (event, before) => ({
    parts: [shipName(before, event.ship), ` has its ${spaceTitles[event.space]} working again.`],
    rules: ['DA-12.7.3', 'R-DA-150'],
    tone: 'act',
  }),
  ...narrateCommandBy({ 'portal-opened': ['DA-9.1.2a'], 'shields-set': ['DA-9.1.5'] }),
};
