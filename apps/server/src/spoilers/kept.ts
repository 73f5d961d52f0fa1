/** What is kept from one who asks: by what their browser says of matches and seasons, and by what seasons say of themselves. */
import type { MatchId, OutcomeWish, PersonId, ToldUpTo } from '@broadside/protocol';
import { isOver, toldMatch, upToOf } from '@broadside/protocol';
import type { Officials } from '../leagues/officials.ts';
import type { OpenSeason, Seasons } from '../leagues/seasons.ts';
import type { Database } from '../store/database.ts';
import { placesIn } from '../watch/season-places.ts';
import { ratingsBefore, withRatingsBefore } from './ratings-before.ts';
import type { Hiding } from './hiding-seasons.ts';
import type { RatingsAsked } from './ratings-before.ts';
import type { UpTo } from './season-up-to.ts';

export interface KeptDeps {
  readonly database: Pick<Database, 'match' | 'ratingChange'>;
  readonly seasons: Pick<Seasons, 'get'>;
  readonly officials: Pick<Officials, 'officeOf'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export interface KeptFrom {
  readonly wish: OutcomeWish;
  /** They want it so themselves. */
  readonly asked: boolean;
  /** What hides results from whoever has not asked for them. */
  readonly hiding: Hiding;
  /** Who asks. */
  readonly person: PersonId | undefined;
}

/** What a match is asked about, as the database has it. */
interface EndedRow {
  readonly id: string;
  readonly seasonId: string | null;
}

export class OutcomesKept {
  readonly #deps: KeptDeps;
  readonly #from: KeptFrom;

  constructor(deps: KeptDeps, from: KeptFrom) {
    this.#deps = deps;
    this.#from = from;
  }

  /** Who asks wants it so; else it is the wish of a season alone. */
  get asked(): boolean {
    return this.#from.asked;
  }

  /** Of all outcomes, but for those that are named. */
  get hides(): boolean {
    return this.#from.wish.hides;
  }

  /** Whether what is told of a league, by its address, may tell what is kept. */
  hidesLeague(league: string): boolean {
    return this.hides || this.#from.hiding.leagues.has(league);
  }

  /** An answer with ratings as they stood before matches that are kept [WATCH-73]; undefined where none was moved. */
  ratings(answer: unknown): Promise<object | undefined> {
    return withRatingsBefore(this.#deps.database, answer, this.#ratingsAsked());
  }

  /** The same of what everybody is told alike. */
  ratingsOf(people: readonly PersonId[]): ReturnType<typeof ratingsBefore> {
    return ratingsBefore(this.#deps.database, people, this.#ratingsAsked());
  }

  #ratingsAsked(): RatingsAsked {
    const { asked, hiding } = this.#from;
    return { now: this.#deps.now(), seasons: asked ? undefined : hiding.seasons, hidden: (ids) => this.matches(ids) };
  }

  /** Up to which round results of a season are told, whoever asks. */
  upTo(season: string): ToldUpTo {
    const { wish, hiding } = this.#from;
    return upToOf(wish, season) ?? (wish.hides || hiding.seasons.has(season) ? 0 : 'all');
  }

  /** The same of one season, which whoever has an office in its league is told all of: `all`, or the season and how far it is told. */
  async ofSeason(id: string): Promise<'all' | (UpTo & { readonly open: OpenSeason })> {
    const upTo = this.upTo(id);
    if (upTo === 'all') return upTo;
    const open = await this.#deps.seasons.get(id);
    const office = open && (await this.#deps.officials.officeOf(open.stored.league, this.#from.person));
    if (open === undefined || office) return 'all';
    return { open, upTo, named: upToOf(this.#from.wish, id) !== undefined };
  }

  /** Those of the matches whose end everybody else may know, and who asks does not want to, yet. */
  async matches(ids: readonly MatchId[]): Promise<ReadonlySet<string>> {
    const asked = [...new Set(ids)].filter((id) => !toldMatch(this.#from.wish, id));
    if (asked.length === 0) return new Set();
    const { database, now } = this.#deps;
    const { person } = this.#from;
    const rows = await database.match.findMany({
      where: { id: { in: asked }, ...(person !== undefined && { NOT: { seats: { some: { personId: person } } } }) },
      select: { id: true, seasonId: true, status: true, publishedAt: true },
    });
    const ended = rows.filter(
      ({ status, publishedAt }) => isOver(status) && (publishedAt === null || publishedAt.getTime() <= now()),
    );
    const hidden = await Promise.all(ended.map(async (row) => ((await this.#isTold(row)) ? [] : [row.id])));
    return new Set(hidden.flat());
  }

  async #isTold({ id, seasonId }: EndedRow): Promise<boolean> {
    if (seasonId === null) return !this.#from.wish.hides;
    const upTo = this.upTo(seasonId);
    if (upTo === 'all' || upTo === 0) return upTo === 'all';
    const open = await this.#deps.seasons.get(seasonId);
    const round = open && placesIn(open).get(id)?.round;
    return round !== undefined && round <= upTo;
  }
}
