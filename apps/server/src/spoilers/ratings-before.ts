/**
 * Ratings as they stood before matches whose ends are kept from who asks [WATCH-73]: one that has just changed tells who won.
 * Found by the shape of what is told, as outcomes are.
 */
import type { MatchHeader, MatchId, PersonId, RatingShown, Seat } from '@broadside/protocol';
import { seatNumber } from '../store/matches.ts';
import type { Database } from '../store/database.ts';
import { isHeader, isTold } from './shapes.ts';
import type { ToldObject } from './shapes.ts';

/** A match moves ratings out of sight for so long: whoever has not watched it by then is told them as they are. */
export const ratingsKeptMs = 7 * 86_400_000;
/** Changes of ratings that are looked at for one answer, the oldest first. */
const mostChanges = 2000;

interface Before {
  readonly rating: number;
  /** Matches that are counted in what it is now, and were not then. */
  readonly since: number;
}
type BeforeOf = (personId: PersonId, ruleset: string) => Before | undefined;

/** Who may ask, and what is kept from them. */
export interface RatingsAsked {
  readonly now: number;
  /** The only seasons whose ends may be kept; undefined: of all matches. */
  readonly seasons: ReadonlySet<string> | undefined;
  /** Those of the matches whose ends are kept. */
  readonly hidden: (ids: readonly MatchId[]) => Promise<ReadonlySet<string>>;
}

/** Undefined where no rating was moved by a match that is kept. */
export async function ratingsBefore(
  db: Pick<Database, 'ratingChange'>,
  people: readonly PersonId[],
  { now, seasons, hidden }: RatingsAsked,
): Promise<BeforeOf | undefined> {
  if (people.length === 0) return undefined;
  const changes = await db.ratingChange.findMany({
    where: {
      personId: { in: [...new Set(people)] },
      at: { gt: new Date(now - ratingsKeptMs) },
      ...(seasons && { match: { seasonId: { in: [...seasons] } } }),
    },
    select: { personId: true, matchId: true, before: true, match: { select: { ruleset: true } } },
    orderBy: { at: 'asc' },
    take: mostChanges,
  });
  const kept = await hidden(changes.map(({ matchId }) => matchId));
  const before = new Map<string, Before>();
  for (const { personId, matchId, before: rating, match } of changes) {
    if (!kept.has(matchId)) continue;
    const key = `${personId} ${match.ruleset}`;
    const first = before.get(key);
    before.set(key, { rating: first?.rating ?? Math.round(rating), since: (first?.since ?? 0) + 1 });
  }
  return before.size === 0 ? undefined : (personId, ruleset) => before.get(`${personId} ${ruleset}`);
}

/** The rating as it stood then. */
export function asItStood(shown: RatingShown, before: Before | undefined): RatingShown {
  return before ? { ...shown, rating: before.rating, matches: Math.max(0, shown.matches - before.since) } : shown;
}

interface SeatRated {
  readonly seat: Seat;
  readonly rating: number | null;
}
/** A match with the ratings of its seats, as lists of what there is to watch have it. */
type MatchRated = ToldObject & { readonly match: MatchHeader; readonly ratings: readonly SeatRated[] };
/** A scoreboard. */
type BoardRated = ToldObject & { readonly match: MatchId; readonly sides: readonly { readonly seats: SeatRated[] }[] };

const isMatchRated = (told: ToldObject): told is MatchRated =>
  isTold(told['match']) && isHeader(told['match']) && Array.isArray(told['ratings']);
const isBoardRated = (told: ToldObject): told is BoardRated =>
  typeof told['match'] === 'string' && Array.isArray(told['sides']) && 'verdict' in told;

/** Whose ratings stand in this: those of a profile, of a challenge, of somebody at a table. */
function personRated(told: ToldObject): PersonId | undefined {
  const of = told['player'] ?? told['by'];
  const has = 'rating' in told || Array.isArray(told['ratings']);
  return has && isTold(of) && typeof of['id'] === 'string' ? of['id'] : undefined;
}

/** The people and the matches whose ratings an answer tells. */
function ratedIn(answer: unknown, found: { readonly people: PersonId[]; readonly matches: MatchId[] }): void {
  if (Array.isArray(answer)) for (const each of answer) ratedIn(each, found);
  if (!isTold(answer) || isHeader(answer)) return;
  const person = personRated(answer);
  if (person !== undefined) found.people.push(person);
  if (isMatchRated(answer)) found.matches.push(answer.match.id);
  if (isBoardRated(answer)) found.matches.push(answer.match);
  for (const each of Object.values(answer)) ratedIn(each, found);
}

type SeatBefore = (match: MatchId, seat: Seat) => Before | undefined;

/** An answer with ratings as they stood; undefined where nothing is changed. */
export async function withRatingsBefore(
  db: Pick<Database, 'ratingChange' | 'match'>,
  answer: unknown,
  asked: RatingsAsked,
): Promise<object | undefined> {
  const found = { people: [] as PersonId[], matches: [] as MatchId[] };
  ratedIn(answer, found);
  const rows =
    found.matches.length === 0
      ? []
      : await db.match.findMany({
          where: { id: { in: [...new Set(found.matches)] } },
          select: { id: true, ruleset: true, seats: { select: { number: true, personId: true } } },
        });
  const seated = rows.flatMap(({ seats }) => seats.flatMap(({ personId }) => personId ?? []));
  const before = await ratingsBefore(db, [...found.people, ...seated], asked);
  if (before === undefined) return undefined;
  const matches = new Map(rows.map((row) => [row.id, row]));
  const ofSeat: SeatBefore = (id, seat) => {
    const match = matches.get(id);
    const person = match?.seats.find(({ number }) => number === seatNumber(seat))?.personId;
    return match && person ? before(person, match.ruleset) : undefined;
  };
  return rewritten(answer, before, ofSeat) as object;
}

function rewritten(answer: unknown, before: BeforeOf, ofSeat: SeatBefore): unknown {
  if (Array.isArray(answer)) return answer.map((each) => rewritten(each, before, ofSeat));
  if (!isTold(answer) || isHeader(answer)) return answer;
  const rest = Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [key, rewritten(value, before, ofSeat)] as const),
  );
  const seatOf = (match: MatchId) => (each: SeatRated) => ({
    ...each,
    rating: each.rating === null ? null : (ofSeat(match, each.seat)?.rating ?? each.rating),
  });
  if (isMatchRated(answer)) return { ...rest, ratings: answer.ratings.map(seatOf(answer.match.id)) };
  if (isBoardRated(answer))
    return { ...rest, sides: answer.sides.map((side) => ({ ...side, seats: side.seats.map(seatOf(answer.match)) })) };
  const person = personRated(answer);
  if (person === undefined) return rest;
  const stood = (shown: RatingShown): RatingShown => asItStood(shown, before(person, shown.ruleset));
  const { rating, ratings } = answer as { readonly rating?: RatingShown | null; readonly ratings?: RatingShown[] };
  return {
    ...rest,
    ...(ratings !== undefined && { ratings: ratings.map(stood) }),
    ...(rating !== undefined && { rating: rating && stood(rating) }),
  };
}
