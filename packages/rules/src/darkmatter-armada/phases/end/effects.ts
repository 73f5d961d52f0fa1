/** What each event of the End Phase changes, and what the log says of it. */
import { evolveEnding, narrateEnding } from '../../../mechanics/blueprint-fleets/end/ending.ts';
import { terrainName } from '../../../mechanics/blueprint-fleets/names.ts';
import { measureWords } from '../../../mechanics/blueprint-fleets/scenarios/plans.ts';
import { scenarios } from '../../scenarios/schema.ts';
import type { EvolversOf, NarratorsOf, State } from '../../state.ts';
import type { EndEvent } from './schema.ts';

export const evolveEnd: EvolversOf<EndEvent> = {
  ...evolveEnding,
  'minefield-swept': (draft, event) => {
    const field = draft.terrain[event.terrain];
    if (field === undefined) return;
    if (event.die === null) delete draft.terrain[event.terrain];
    else field.die = event.die;
  },
};

export const narrateEnd: NarratorsOf<EndEvent> = {
  ...narrateEnding({
    'end-phase-began': ['DA-7.4', 'R-DA-152'],
    'portals-closed': ['DA-9.1.2c', 'DA-10.2b'],
    'ships-scored': ['DA-10.1b', 'DA-10.1c'],
    conceded: ['R-DA-154'],
    'match-ended': ['DA-10.1a', 'DA-10.1d'],
    measure: ({ match }: State) => measureWords[scenarios[match.scenario].victory.kind],
  }),
  'minefield-swept': (event, before) => ({
    parts: [
      'Fighters sweep ',
      terrainName(before, event.terrain),
      event.die === null ? ', which is gone.' : `: its die is a d${event.die} now.`,
    ],
    rules: ['DA-4.5.5c', 'R-DA-77'],
    tone: 'act',
  }),
};
