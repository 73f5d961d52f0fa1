/** Matches as everybody may know them, gathered from what is released [WATCH-40]. Nothing here asks who is connected. */
import { isOver } from '@broadside/protocol';
import type { MatchId } from '@broadside/protocol';
import { isLate } from '../publication/public-moment.ts';
import type { Ratings } from '../lobby/ratings.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { seatNumber } from '../store/matches.ts';
import type { ListedMatch, Matches } from '../store/matches.ts';
import type { ShownMatches, ShownRow } from '../store/shown-matches.ts';
import { freshMs } from './channels.ts';
import type { ReleasedMatch } from './channels.ts';
import { placesOf } from './season-places.ts';
import type { PlacedMatch, SeasonPlacesDeps } from './season-places.ts';

export interface FactsDeps extends SeasonPlacesDeps {
  readonly matches: Pick<Matches, 'live' | 'byIds'>;
  readonly rooms: Pick<Rooms, 'momentOf' | 'lastShown'>;
  readonly ratings: Pick<Ratings, 'lookUp'>;
  readonly shown: ShownMatches;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** A match with what the election knows of it. */
export interface KnownMatch {
  readonly match: ListedMatch;
  readonly facts: ReleasedMatch;
  readonly place: PlacedMatch | undefined;
}

/** Matches that are looked at. */
const most = 300;

/** Those that go on for everybody, the newest, and beside them `also`: those of which somebody is shown something already. */
export async function releasedMatches(deps: FactsDeps, also: readonly MatchId[]): Promise<KnownMatch[]> {
  const live = await deps.matches.live(deps.now(), most);
  const there = new Set(live.map(({ id }) => id));
  const others = also.filter((id) => !there.has(id));
  return knownOf(deps, [...live, ...(others.length === 0 ? [] : await deps.matches.byIds(others))]);
}

export async function knownOf(deps: FactsDeps, matches: readonly ListedMatch[]): Promise<KnownMatch[]> {
  if (matches.length === 0) return [];
  const { ratings, shown } = deps;
  const people = matches.flatMap(({ seats }) => seats.flatMap(({ personId }) => personId ?? []));
  const rows = await shown.rowsOf(matches.map(({ id }) => id));
  const seasons = [...rows.values()].flatMap(({ seasonId }) => seasonId ?? []);
  const [ratingOf, leftOut, places, moments] = await Promise.all([
    ratings.lookUp(people),
    shown.leftOut(people),
    placesOf(deps, seasons),
    momentsOf(deps, matches, rows),
  ]);
  const rated = (match: ListedMatch, person: string | null): number | null => {
    const rating = person === null ? null : ratingOf(person, match.ruleset);
    return rating === null || rating.provisional ? null : rating.rating;
  };
  return matches.map((match, i) => {
    const place = places.get(match.id);
    const { freshAt = null, slow = false, endedAt = null } = moments[i] ?? {};
    const brokenOff = endedAt !== null && match.status !== 'finished';
    const facts: ReleasedMatch = {
      ...{ id: match.id, ruleset: match.ruleset, league: place?.slug ?? null, stage: place?.stage ?? 0 },
      sitters: match.seats.map(({ kind, personId }) => ({ bot: kind === 'bot', rating: rated(match, personId) })),
      featured: match.listed && !brokenOff && !match.seats.some(({ personId }) => personId && leftOut.has(personId)),
      ...{ freshAt, slow, endedAt, rematchOf: rows.get(match.id)?.rematchOf ?? null },
    };
    return { match, facts, place };
  });
}

type Moment = Pick<ReleasedMatch, 'freshAt' | 'slow' | 'endedAt'>;

async function momentsOf(
  deps: FactsDeps,
  matches: readonly ListedMatch[],
  rows: ReadonlyMap<MatchId, ShownRow>,
): Promise<Moment[]> {
  const prompt = matches.filter((match) => !isLate(match)).map(({ id }) => id);
  const lastAt = await deps.shown.lastAt(prompt);
  return Promise.all(
    matches.map(async (match) => {
      const { seq, freshAt, over } = await momentOf(deps, match, lastAt);
      const slow = match.tempo.kind === 'correspondence' && !over && !(await allMove(deps, match, seq));
      const ended = match.publishedAt ?? freshAt ?? rows.get(match.id)?.endedAt ?? match.createdAt;
      return { freshAt, slow, endedAt: over ? ended : null };
    }),
  );
}

async function momentOf({ rooms }: FactsDeps, match: ListedMatch, lastAt: ReadonlyMap<MatchId, number>) {
  const ended = isOver(match.status) || match.status === 'frozen';
  if (!isLate(match)) return { seq: undefined, freshAt: lastAt.get(match.id) ?? null, over: ended };
  const moment = await rooms.momentOf(match);
  return { seq: moment.seq, freshAt: moment.since ?? null, over: ended && moment.over };
}

/** Each of its people has moved within the last minutes that everybody may know of. */
async function allMove({ shown }: FactsDeps, { id, seats }: ListedMatch, upTo: number | undefined): Promise<boolean> {
  const moves = await shown.lastMoves(id, upTo);
  const newest = Math.max(...moves.map(({ at }) => at));
  const moving = new Set(moves.filter(({ at }) => newest - at < freshMs).map(({ seat }) => seat));
  return seats.every(({ seat, kind }) => kind !== 'person' || moving.has(seatNumber(seat)));
}
