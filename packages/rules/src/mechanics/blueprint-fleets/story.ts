/** How a match stands, for the story of its end: what the scenario counts, and what is left of each ship. */
import type { View } from '../../kernel/contract.ts';
import type { MatchStanding, StoryTelling } from '../../kernel/story.ts';
import { seats } from './seats.ts';
import type { Ship, Table } from './table.ts';

/** A ship that got away scores, but is not lost. */
function goneOf({ fate }: Pick<Ship, 'fate'>): 'lost' | 'left' | null {
  if (fate === null) return null;
  return fate.how === 'destroyed' || fate.how === 'stranded' ? 'lost' : 'left';
}

/** What a game counts, and the words of its honours. */
export interface StoryRules<T extends Table> {
  fromView(view: View): T;
  /** In words. */
  counts(state: T): string;
  /** By seat. */
  scores(state: T): { readonly [seat: string]: number };
  readonly honours: StoryTelling<View>['honours'];
}

export const storyBy = <T extends Table>({ honours, ...rules }: StoryRules<T>): StoryTelling<View> => ({
  honours,
  standing: (view: View): MatchStanding => {
    const state = rules.fromView(view);
    const scores = rules.scores(state);
    const sides = seats(state);
    return {
      round: state.match.round,
      counts: [rules.counts(state)],
      sides: sides.map(({ seat, fleet }) => ({ seats: [seat], name: fleet, score: [scores[seat] ?? 0] })),
      ships: Object.values(state.ships).map((ship) => {
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
  },
});
