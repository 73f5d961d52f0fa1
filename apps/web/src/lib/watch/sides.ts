/** The sides of a match as watchers read them: who plays them, and what they have come to. One of them may be automated. */
import { outcomeOf } from './spoiler.ts';
import type { MatchHeader, MatchToWatch, SeatHeader } from '@broadside/protocol';
import type { MatchStanding } from '@broadside/rules/kernel';
import { teamSide, type SideColour } from '#lib/components/side.ts';
import { seatName, sidesOf } from '#lib/match/names.ts';

export interface WatchedSide {
  readonly key: string;
  readonly side: SideColour;
  /** Of those who play it; of an automated one its own. */
  readonly name: string;
  /** The same one by one. */
  readonly people: readonly string[];
  /** What it plays: a fleet, a nation. */
  readonly plays: string;
  /** Of its people, where all of them have one that has settled. */
  readonly rating: string | undefined;
  /** Nobody: the rules move it. */
  readonly members: readonly SeatHeader[];
  /** By the count that decides first; undefined where nobody counts. */
  readonly score: number | undefined;
}

/** `standing`: as the table stood at the moment that is shown. */
export function watchedSides(
  match: Pick<MatchHeader, 'seats' | 'outcome'>,
  standing?: MatchStanding,
  ratings: MatchToWatch['ratings'] = [],
): WatchedSide[] {
  const played = sidesOf(match).map((members): WatchedSide => {
    const told = standing?.sides.find(({ seats }) => members.some(({ seat }) => seats.includes(seat)));
    const known = members.flatMap(({ seat }) => ratings.find((each) => each.seat === seat)?.rating ?? []);
    const points = members.flatMap(({ seat }) => outcomeOf(match)?.points[seat] ?? []);
    const atEnd = points.length > 0 ? Math.max(...points) : undefined;
    return {
      key: members[0]?.seat ?? '',
      side: teamSide(members[0]?.team ?? 0),
      name: members.map(seatName).join(' & '),
      people: members.map(seatName),
      plays: [...new Set(members.map(({ side }) => side))].join(' & '),
      rating: known.length > 0 && known.length === members.length ? known.join(' & ') : undefined,
      members,
      score: told?.score[0] ?? atEnd,
    };
  });
  const automated = (standing?.sides ?? []).filter(({ seats }) => seats.length === 0);
  return [
    ...played,
    ...automated.map(({ name, score }, i): WatchedSide => ({
      ...{ key: `automated-${String(i)}`, side: teamSide(played.length + i), name, people: [name] },
      plays: 'plays by the book',
      ...{ rating: undefined, members: [], score: score[0] },
    })),
  ];
}

/** Where a match stands at the moment that is shown; its header may tell of a later one, and of how many rounds there are. */
export function roundWords({ round }: Pick<MatchHeader, 'round'>, standing?: MatchStanding): string {
  if (standing === undefined || standing.round === 0) return round ?? 'Before the first round';
  const counted = /^(round|turn) \d+( of \d+)?$/i.exec(round ?? '');
  return `${counted?.[1] ?? 'Round'} ${String(standing.round)}${counted?.[2] ?? ''}`;
}
