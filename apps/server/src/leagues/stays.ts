/** When the two of a table were there: at the table itself, or at the page where they wait for it [LEAGUE-61, LEAGUE-71]. */
import type { TableStay } from '@broadside/competition/season';
import type { Database } from '../store/database.ts';

/** Whoever is heard of within this time was there all the while, in milliseconds. A page says so every 20 seconds. */
export const stayGraceMs = 60_000;
/** Stays of one side that count as evidence: the last ones. */
const mostStays = 300;

interface OfEntrant {
  readonly seasonId: string;
  readonly round: number;
  readonly entrant: number;
}

export class Stays {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** The entrant is there now. */
  async touch(who: OfEntrant, now: number): Promise<void> {
    const to = new Date(now);
    const since = new Date(now - stayGraceMs);
    const { count } = await this.#db.tableStay.updateMany({ where: { ...who, to: { gte: since } }, data: { to } });
    if (count === 0) await this.#db.tableStay.createMany({ data: [{ ...who, from: to, to }], skipDuplicates: true });
  }

  async of(who: OfEntrant): Promise<readonly TableStay[]> {
    const rows = await this.#db.tableStay.findMany({ where: { ...who }, orderBy: { from: 'desc' }, take: mostStays });
    return rows.reverse().map(({ from, to }) => ({ from: from.getTime(), to: to.getTime() }));
  }

  /** Since when the entrant is there; null where it is not. */
  async since(who: OfEntrant, now: number): Promise<number | null> {
    const where = { ...who, to: { gte: new Date(now - stayGraceMs) } };
    const row = await this.#db.tableStay.findFirst({ where, orderBy: { from: 'desc' }, select: { from: true } });
    return row === null ? null : row.from.getTime();
  }
}
