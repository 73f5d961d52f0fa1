/** What everybody may know of a match that somebody follows: whether it has begun, in which round it is, whether it is over. */
import { isOver } from '@broadside/protocol';
import type { MatchHeader } from '@broadside/protocol';
import { isLate } from '../publication/public-moment.ts';
import { originOf } from '../rooms/origin.ts';
import { momentAfter } from '../rooms/replay.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { FollowedScene, Follows } from '../store/follows.ts';
import type { Journal } from '../store/journal.ts';
import type { ListedMatch, Matches } from '../store/matches.ts';
import type { ShownMatches } from '../store/shown-matches.ts';
import { placesIn } from '../watch/season-places.ts';
import type { SeasonPlacesDeps } from '../watch/season-places.ts';

export interface FollowedMatchDeps extends Pick<SeasonPlacesDeps, 'seasons'> {
  readonly matches: Pick<Matches, 'byIds'>;
  readonly rooms: Pick<Rooms, 'headerFor' | 'shownToAll' | 'releaseOf' | 'ruleset'>;
  readonly journal: Journal;
  readonly follows: Follows;
  readonly shown: ShownMatches;
}

/** A match that people may be told of. */
export interface TellableMatch {
  readonly match: ListedMatch;
  readonly header: MatchHeader;
  readonly scene: FollowedScene;
}

/** Undefined where it has not begun for everybody, or nobody is to be told of it [WATCH-28]. */
export async function tellableMatch(deps: FollowedMatchDeps, id: string): Promise<TellableMatch | undefined> {
  const { matches, rooms, follows, shown } = deps;
  // As it is stored: its room does not hear that a list shows it since its predecessor's end is public.
  const [match] = await matches.byIds([id]);
  if (match === undefined || !match.listed || match.imported) return undefined;
  const header = await rooms.headerFor(match, null);
  const { seq } = await rooms.shownToAll(match);
  if (seq === 0 || header.status === 'open' || header.status === 'frozen') return undefined;
  const seated = match.seats.flatMap(({ personId }) => personId ?? []);
  if ((await shown.leftOut(seated)).size > 0) return undefined;
  const [people, place, begunAt, round] = await Promise.all([
    follows.mayBeFollowed(seated),
    placeOf(deps, id),
    publicAt(deps, match, 1),
    (async () => ((await follows.asksForRounds(id)) ? publicRound(deps, match, seq) : null))(),
  ]);
  const endedAt = isOver(header.status) ? await publicAt(deps, match, seq) : null;
  return { match, header, scene: { match: id, ...place, people, seated, begunAt, endedAt, round } };
}

/** The season that everybody knows it to belong to: not where a name at its table is hidden. */
async function placeOf({ shown, seasons }: FollowedMatchDeps, id: string) {
  const season = (await shown.rowsOf([id])).get(id)?.seasonId ?? null;
  const open = season === null ? undefined : await seasons.get(season);
  const known = open !== undefined && placesIn(open).has(id);
  return { season: known ? season : null, league: known ? open.stored.league.id : null };
}

/** When an entry that everybody knows was public. */
async function publicAt({ rooms, journal }: FollowedMatchDeps, match: ListedMatch, seq: number): Promise<number> {
  if (isLate(match)) return (await rooms.releaseOf(match, seq)) ?? 0;
  const [entry] = await journal.read(match.id, seq - 1, 1);
  return entry?.at ?? 0;
}

/** The round in which a match stood after an entry, as everybody sees it; null where the game counts none. */
export async function publicRound(
  { rooms, journal }: Pick<FollowedMatchDeps, 'rooms' | 'journal'>,
  match: ListedMatch,
  seq: number,
): Promise<number | null> {
  const ruleset = await rooms.ruleset(match.ruleset);
  if (ruleset?.story === undefined || seq === 0) return null;
  const { ledger } = await momentAfter({ journal, empty: originOf(match, ruleset), matchId: match.id }, seq);
  return ruleset.story.standing(ruleset.view(ledger.state, { kind: 'public' })).round;
}
