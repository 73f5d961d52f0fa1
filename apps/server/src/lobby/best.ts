/** The match of the week that is worth looking back on, for a front page on which nobody plays. */
import type { RatingShown } from '@broadside/protocol';
import type { ListedMatch, Matches } from '../store/matches.ts';
import type { Ratings } from './ratings.ts';

const weekMs = 7 * 24 * 3_600_000;
/** So many of the newest are looked at. */
const mostOfWeek = 60;
/** For so long the last answer holds: every page asks, and a week changes slowly. */
const lastsMs = 30_000;

type RatingOf = (personId: string, ruleset: string) => RatingShown | null;

/** Those in which somebody scored first; of them people before computers, then the strongest in all of whom enough is known, then the newest. */
export function bestOf(ended: readonly ListedMatch[], ratingOf: RatingOf): ListedMatch | undefined {
  const ranked = ended.map((match) => {
    const people = match.seats.flatMap(({ personId }) => personId ?? []);
    const known = people.flatMap((person) => ratingOf(person, match.ruleset) ?? []);
    const settled = known.filter(({ provisional }) => !provisional);
    return {
      match,
      scored: Number(Object.values(match.outcome?.points ?? {}).some((points) => points > 0)),
      people: people.length,
      strength: settled.reduce((sum, { rating }) => sum + rating, 0),
    };
  });
  ranked.sort(
    (a, b) =>
      b.scored - a.scored || b.people - a.people || b.strength - a.strength || b.match.createdAt - a.match.createdAt,
  );
  return ranked[0]?.match;
}

export class BestOfWeek {
  readonly #matches: Pick<Matches, 'finishedSince'>;
  readonly #ratings: Pick<Ratings, 'lookUp'>;
  #asked: { readonly at: number; readonly answer: Promise<ListedMatch | undefined> } | undefined;

  constructor(matches: Pick<Matches, 'finishedSince'>, ratings: Pick<Ratings, 'lookUp'>) {
    this.#matches = matches;
    this.#ratings = ratings;
  }

  /** As it was at `now` or up to half a minute before; none is looked for again at once. */
  at(now: number): Promise<ListedMatch | undefined> {
    if (this.#asked !== undefined && now - this.#asked.at < lastsMs) return this.#asked.answer;
    const answer = this.#find(now);
    const asked = { at: now, answer };
    this.#asked = asked;
    const forget = (found?: ListedMatch): void => {
      if (found === undefined && this.#asked === asked) this.#asked = undefined;
    };
    answer.then(forget, () => forget());
    return answer;
  }

  async #find(now: number): Promise<ListedMatch | undefined> {
    const ended = await this.#matches.finishedSince(now - weekMs, now, mostOfWeek);
    const people = ended.flatMap(({ seats }) => seats.flatMap(({ personId }) => personId ?? []));
    return bestOf(ended, await this.#ratings.lookUp(people));
  }
}
