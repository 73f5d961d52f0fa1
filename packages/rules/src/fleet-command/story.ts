/** How a match stands, for the story of its end: medals, then stars, and what is left of each unit. */
import type { MatchStanding, StoryTelling } from '../kernel/story.ts';
import type { View } from '../kernel/contract.ts';
import type { SideId } from './ids.ts';
import { sideNames } from './names.ts';
import { seatsOf } from './phases/round/concession.ts';
import { fromView } from './sight.ts';
import { cardOf, unitStars } from './unit/stats.ts';

const sideIds: readonly SideId[] = ['kushan', 'taiidan'];

function standing(view: View): MatchStanding {
  const sight = fromView(view);
  return {
    round: sight.match.round,
    counts: ['medals', 'stars'],
    sides: sideIds.map((id) => ({
      seats: seatsOf(sight, id),
      name: sideNames[id],
      score: [sight.sides[id]?.medals ?? 0, sight.sides[id]?.stars ?? 0],
    })),
    ships: Object.values(sight.units).flatMap((unit) => {
      const side = sideIds.findIndex((id) => id === unit.side);
      const card = cardOf(unit);
      // What belongs to nobody or fights no battle is no ship of either side.
      if (side < 0 || card.abilities.inert === true) return [];
      const lost = unit.place === 'destroyed' || unit.hulk;
      return [
        {
          record: `unit:${unit.id}`,
          name: unit.name,
          side,
          worth: unitStars(unit),
          left: lost ? 0 : unit.ships,
          of: card.ships,
          gone: lost ? ('lost' as const) : unit.place === 'left' ? ('left' as const) : null,
        },
      ];
    }),
  };
}

export const story: StoryTelling<View> = {
  standing,
  honours: {
    sank: 'destroyed {names}: {worth}★ for a unit of {own}★',
    hits: '{count} dice of its attacks came up as needed, the most of all',
    stopped: '{count} dice of its defence came up as needed, the most of all',
    unhurt: 'attacked {times}, and not a ship lost',
  },
};
