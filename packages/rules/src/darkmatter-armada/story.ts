/** How a match stands, for the story of its end, and the words of its honours. */
import { storyBy } from '../mechanics/blueprint-fleets/story.ts';
import { seats } from '../mechanics/blueprint-fleets/seats.ts';
import type { State } from './state.ts';
import { fromView } from './view.ts';

export const story = storyBy<State>({
  fromView,
  counts: () => 'points',
  // Half points are counted (DA-1.5c).
  scores: (state) => Object.fromEntries(seats(state).map(({ seat, halfPoints }) => [seat, halfPoints / 2])),
  honours: {
    sank: 'sank {names}: {worth} points for a ship of {own}',
    hits: '{count} thrown in attacks, the most of all',
    stopped: '{count} thrown in defence, the most of all',
    unhurt: 'under fire {times}, and not a point of hull lost',
  },
});
