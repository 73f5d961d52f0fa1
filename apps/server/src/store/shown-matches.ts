/** What the database knows of matches that everybody may be shown, and what channels show [WATCH-40 … WATCH-45]. */
import type { MatchId, PersonId } from '@broadside/protocol';
import type { ChannelState } from '../watch/channels.ts';
import type { Database } from './database.ts';

/** What the rows of matches tell beside their headers. */
export interface ShownRow {
  readonly seasonId: string | null;
  /** When it ended, for its seats. */
  readonly endedAt: number | null;
  readonly rematchOf: MatchId | null;
}

/** An entry of the journal, by its seat's number and its time. */
interface SeatMark {
  readonly seat: number;
  readonly at: number;
}

/** Entries that are looked at to tell whether all of a match move. */
const looked = 40;
const lastSeq = 2_147_483_647;

export class ShownMatches {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async rowsOf(ids: readonly MatchId[]): Promise<ReadonlyMap<MatchId, ShownRow>> {
    const wanted = [...ids];
    const [rows, played] = await Promise.all([
      this.#db.match.findMany({
        where: { id: { in: wanted } },
        select: { id: true, seasonId: true, endedAt: true },
      }),
      this.#db.match.findMany({ where: { rematchId: { in: wanted } }, select: { id: true, rematchId: true } }),
    ]);
    const before = new Map(played.map(({ id, rematchId }) => [rematchId, id]));
    return new Map(
      rows.map(({ id, seasonId, endedAt }) => [
        id,
        { seasonId, endedAt: endedAt?.getTime() ?? null, rematchOf: before.get(id) ?? null },
      ]),
    );
  }

  /** When the last entry of each was written; nothing of those without any. */
  async lastAt(ids: readonly MatchId[]): Promise<ReadonlyMap<MatchId, number>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#db.$queryRaw<{ id: string; at: Date }[]>`
      select asked.id, e.at from unnest(${[...ids]}::text[]) asked(id)
      cross join lateral (select at from journal_entry where match_id = asked.id order by seq desc limit 1) e`;
    return new Map(rows.map(({ id, at }) => [id, at.getTime()]));
  }

  /** The last entry that was written by `instant`, of each match that has one. */
  async lastBy(ids: readonly MatchId[], instant: number): Promise<ReadonlyMap<MatchId, number>> {
    if (ids.length === 0) return new Map();
    const by = new Date(instant);
    const rows = await this.#db.$queryRaw<{ id: string; seq: number }[]>`
      select asked.id, e.seq from unnest(${[...ids]}::text[]) asked(id) cross join lateral
      (select seq from journal_entry where match_id = asked.id and at <= ${by} order by seq desc limit 1) e`;
    return new Map(rows.map(({ id, seq }) => [id, seq]));
  }

  /** The last entries of a match up to one of them, the newest first. */
  async lastMoves(id: MatchId, upTo = lastSeq): Promise<readonly SeatMark[]> {
    const where = { matchId: id, seq: { lte: upTo } };
    const select = { seat: true, at: true } as const;
    const rows = await this.#db.journalEntry.findMany({ where, select, orderBy: { seq: 'desc' }, take: looked });
    return rows.map(({ seat, at }) => ({ seat, at: at.getTime() }));
  }

  /** Those of them who want no match of theirs to be shown. */
  async leftOut(people: readonly PersonId[]): Promise<ReadonlySet<PersonId>> {
    const where = { id: { in: [...new Set(people)] }, featured: false };
    return new Set((await this.#db.person.findMany({ where, select: { id: true } })).map(({ id }) => id));
  }

  /** What channels showed last. */
  async states(): Promise<Map<string, ChannelState>> {
    const rows = await this.#db.channelShown.findMany();
    return new Map(
      rows.map(({ channel, matchId, since, pickedId }) => [
        channel,
        { match: matchId, since: since.getTime(), picked: pickedId },
      ]),
    );
  }

  async keep(channel: string, { match, since, picked }: ChannelState): Promise<void> {
    const data = { matchId: match, since: new Date(since), pickedId: picked };
    await this.#db.channelShown.upsert({ where: { channel }, create: { channel, ...data }, update: data });
  }
}
