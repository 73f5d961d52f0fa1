/** How a match stands, for the story of its end: the measure of the scenario, and what is left of each ship. */
import type { MatchStanding, StoryTelling } from '../kernel/story.ts';
import type { View } from '../kernel/contract.ts';
import { scenarios } from './data/scenarios.ts';
import { measureOf } from './scenarios/victory.ts';
import type { Ship } from './table.ts';
import { fromView } from './view.ts';

const counted = { points: 'points', divisions: 'divisions', convoy: 'freighters' } as const;

/** A ship that got away scores, but is not lost. */
function goneOf({ fate }: Ship): 'lost' | 'left' | null {
  if (fate === null) return null;
  return fate.how === 'destroyed' || fate.how === 'stranded' ? 'lost' : 'left';
}

function standing(view: View): MatchStanding {
  const sight = fromView(view);
  const scores = measureOf(sight);
  const sides = Object.values(sight.sides).sort((a, b) => a.seat.localeCompare(b.seat));
  return {
    round: sight.match.round,
    counts: [counted[scenarios[sight.match.scenario].victory.kind]],
    sides: sides.map(({ seat, fleet }) => ({ seats: [seat], name: fleet, score: [scores[seat] ?? 0] })),
    ships: Object.values(sight.ships).map((ship) => {
      const gone = goneOf(ship);
      return {
        record: `ship:${ship.id}`,
        name: ship.name,
        side: sides.findIndex(({ seat }) => seat === ship.seat),
        worth: ship.cost,
        left: gone === 'lost' ? 0 : ship.hull,
        of: ship.hullMax,
        gone,
      };
    }),
  };
}

export const story: StoryTelling<View> = {
  standing,
  honours: {
    sank: 'sank {names}: {worth} points for a ship of {own}',
    hits: '{count} hits, the most of all',
    stopped: '{count} intercepts, the most of all',
    unhurt: 'under fire {times}, and not a point of hull lost',
  },
};
