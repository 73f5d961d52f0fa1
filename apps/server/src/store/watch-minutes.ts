/** How many watched each match, minute by minute [WATCH-17]: numbers, of nobody. */
import type { MatchId, SeasonId } from '@broadside/protocol';
import type { Database } from './database.ts';

export interface MinuteCount {
  readonly matchId: MatchId;
  /** Minutes since 1970. */
  readonly minute: number;
  /** The most at any time in it. */
  readonly viewers: number;
}

/** After these days only the highest number of a match is kept. */
const keptDays = 90;
/** What is looked back over at most: a long event. */
const curveMinutes = 36 * 60;

export class WatchMinutes {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Where a minute was counted before, by a server that ended in it, the higher number stays. */
  async keep(minutes: readonly MinuteCount[]): Promise<void> {
    const matches = minutes.map(({ matchId }) => matchId);
    const [at, viewers] = [minutes.map(({ minute }) => minute), minutes.map((each) => each.viewers)];
    await this.#db.$executeRaw`
      insert into watch_count (match_id, minute, viewers)
      select * from unnest(${matches}::text[], ${at}::int[], ${viewers}::int[])
      on conflict (match_id, minute) do update set viewers = greatest(watch_count.viewers, excluded.viewers)`;
  }

  /** Forgets all but the highest number of each match, of what is older than 90 days. */
  async forget(now: number): Promise<void> {
    const before = Math.floor(now / 60_000) - keptDays * 24 * 60;
    await this.#db.$executeRaw`
      delete from watch_count old where old.minute < ${before} and exists (
        select 1 from watch_count other where other.match_id = old.match_id
          and (other.viewers, -other.minute) > (old.viewers, -old.minute))`;
  }

  /** All matches of a season together, for the 36 hours before the last minute in which anybody watched; the first minute first. */
  async ofSeason(seasonId: SeasonId): Promise<{ readonly minute: number; readonly viewers: number }[]> {
    const rows = await this.#db.$queryRaw<{ minute: number; viewers: bigint }[]>`
      with counted as (
        select c.minute, sum(c.viewers) as viewers from watch_count c join match m on m.id = c.match_id
        where m.season_id = ${seasonId} group by c.minute)
      select minute, viewers from counted
      where minute > (select max(minute) from counted) - ${curveMinutes}::int order by minute`;
    return rows.map(({ minute, viewers }) => ({ minute, viewers: Number(viewers) }));
  }
}
