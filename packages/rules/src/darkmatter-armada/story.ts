/** How a match stands, for the story of its end, and the words of its honours. */
import { measureWords } from '../mechanics/blueprint-fleets/scenarios/plans.ts';
import { storyBy } from '../mechanics/blueprint-fleets/story.ts';
import { measureOf } from './scenarios/ending.ts';
import { scenarios } from './scenarios/schema.ts';
import type { State } from './state.ts';
import { fromView } from './view.ts';

export const story = storyBy<State>({
  fromView,
  counts: ({ match }) => measureWords[scenarios[match.scenario].victory.kind],
  // Half points are counted (DA-1.5c).
  scores: measureOf,
  honours: {
    sank: 'sank {names}: {worth} points for a ship of {own}',
    hits: '{count} thrown in attacks, the most of all',
    stopped: '{count} thrown in defence, the most of all',
    unhurt: 'under fire {times}, and not a point of hull lost',
  },
});
