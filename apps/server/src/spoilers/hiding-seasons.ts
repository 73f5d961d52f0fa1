/** Seasons whose organisers hide results from whoever has not asked for them [WATCH-62], known without asking the database each time. */
import type { SeasonFollower } from '../leagues/seasons.ts';
import type { Database } from '../store/database.ts';
import { isCut } from '../store/outage.ts';

/** What another process has written is known after this time. */
const freshMs = 2000;

/** Both are empty where no season hides anything. */
export interface Hiding {
  readonly seasons: ReadonlySet<string>;
  /** Addresses of their leagues. */
  readonly leagues: ReadonlySet<string>;
}

export class HidingSeasons implements SeasonFollower {
  readonly #db: Pick<Database, 'season'>;
  readonly #now: () => number;
  #known: Promise<Hiding> | undefined;
  /** What the database said last: it holds while the database is away, so that requests that do without it are answered. */
  #last: Hiding | undefined;
  #askedAt = 0;

  constructor(db: Pick<Database, 'season'>, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** Throws when the database is away and has not been asked since something was written. */
  async current(): Promise<Hiding> {
    const now = this.#now();
    if (this.#known === undefined || Math.abs(now - this.#askedAt) > freshMs) {
      this.#askedAt = now;
      const asked = this.#ask();
      this.#known = asked;
      asked.then(
        (hiding) => {
          if (this.#known === asked) this.#last = hiding;
        },
        () => {
          if (this.#known === asked) this.#known = undefined;
        },
      );
    }
    return this.#known.catch((error: unknown) => {
      if (this.#last !== undefined && isCut(error)) return this.#last;
      throw error;
    });
  }

  async #ask(): Promise<Hiding> {
    const select = { id: true, league: { select: { slug: true } } } as const;
    const rows = await this.#db.season.findMany({ where: { hidesResults: true }, select });
    return { seasons: new Set(rows.map(({ id }) => id)), leagues: new Set(rows.map(({ league }) => league.slug)) };
  }

  /** Its terms may have changed. */
  wrote(): void {
    this.#known = undefined;
    this.#last = undefined;
  }
}
