/** How a match stands, for the story of its end: the measure of the scenario, and the words of its honours. */
import { measureWords } from '../mechanics/blueprint-fleets/scenarios/plans.ts';
import { storyBy } from '../mechanics/blueprint-fleets/story.ts';
import { scenarios } from './data/scenarios.ts';
import { measureOf } from './scenarios/ending.ts';
import type { State } from './state.ts';
import { fromView } from './view.ts';

export const story = storyBy<State>({
  fromView,
  counts: ({ match }) => measureWords[scenarios[match.scenario].victory.kind],
  scores: measureOf,
  honours: {
    sank: 'sank {names}: {worth} points for a ship of {own}',
    hits: '{count} hits, the most of all',
    stopped: '{count} intercepts, the most of all',
    unhurt: 'under fire {times}, and not a point of hull lost',
  },
});
