/** Who leads: the score of each team with its parts, from a view, for those who watch. */
import type { MatchStanding, StoryTelling } from '../story.ts';
import type { Seat } from '../seat.ts';

export interface ScorePart {
  /** What is counted, in words: 'points'. */
  readonly what: string;
  readonly amount: number;
}

export interface TeamScore {
  /** As people call it. */
  readonly name: string;
  /** Who plays it; nobody where it is automated. */
  readonly seats: readonly Seat[];
  /** The one that decides first stands first. */
  readonly parts: readonly ScorePart[];
  /** What its ships are worth as they are now, in what they cost: a ship at half its strength counts half. */
  readonly strength: number;
  /** What they would be worth unhurt, those that are lost among them. */
  readonly ofStrength: number;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** The score of each team, in their order. */
export function scoreOf({ counts, sides, ships }: MatchStanding): readonly TeamScore[] {
  return sides.map(({ name, seats, score }, side) => {
    const own = ships.filter((ship) => ship.side === side);
    return {
      name,
      seats,
      parts: counts.map((what, at) => ({ what, amount: score[at] ?? 0 })),
      strength: sumOf(own.map(({ worth, left, of, gone }) => (gone === null && of > 0 ? (worth * left) / of : 0))),
      ofStrength: sumOf(own.map(({ worth }) => worth)),
    };
  });
}

/** The same of a view; undefined for a game that tells no scores. */
export const scoreIn = <V>(
  { story }: { readonly story?: StoryTelling<V> },
  view: V,
): readonly TeamScore[] | undefined => (story === undefined ? undefined : scoreOf(story.standing(view)));

/** Which team leads by the first part in which they differ; null while they are level. */
export function leadOf(score: readonly TeamScore[]): { readonly team: number; readonly part: number } | null {
  const parts = score[0]?.parts.length ?? 0;
  for (let part = 0; part < parts; part += 1) {
    const amounts = score.map((each) => each.parts[part]?.amount ?? 0);
    const most = Math.max(...amounts);
    const first = amounts.filter((amount) => amount === most);
    if (first.length === 1 && amounts.length > 1) return { team: amounts.indexOf(most), part };
    if (first.length < amounts.length) return null;
  }
  return null;
}
