/** Seasons whose organisers hide results from whoever has not asked for them [WATCH-62], known without asking the database each time. */
import type { SeasonFollower } from '../leagues/seasons.ts';
import type { Database } from '../store/database.ts';

/** What another process has written is known after this time. */
const freshMs = 2000;

export class HidingSeasons implements SeasonFollower {
  readonly #db: Database;
  readonly #now: () => number;
  #known: Promise<ReadonlySet<string>> | undefined;
  #askedAt = 0;

  constructor(db: Database, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  async ids(): Promise<ReadonlySet<string>> {
    const now = this.#now();
    if (this.#known === undefined || Math.abs(now - this.#askedAt) > freshMs) {
      this.#askedAt = now;
      this.#known = this.#ask();
      this.#known.catch(() => (this.#known = undefined));
    }
    return this.#known;
  }

  async #ask(): Promise<ReadonlySet<string>> {
    const rows = await this.#db.season.findMany({ where: { hidesResults: true }, select: { id: true } });
    return new Set(rows.map(({ id }) => id));
  }

  /** Its terms may have changed. */
  wrote(): void {
    this.#known = undefined;
  }
}
