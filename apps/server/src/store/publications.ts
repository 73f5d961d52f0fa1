/** When the ends of matches are public whose watchers are late [WATCH-6]. */
import type { MatchId, MatchStatus } from '@broadside/protocol';
import type { Database } from './database.ts';
import type { Prisma } from './generated/client.ts';

/** Nothing more comes of these. */
export const ended: MatchStatus[] = ['finished', 'aborted', 'frozen'];

/** Of those that have ended: the public knows at `now`. */
export const publishedBy = (now: number): { OR: Prisma.MatchWhereInput[] } => ({
  OR: [{ publishedAt: null }, { publishedAt: { lte: new Date(now) } }],
});

export class Publications {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Those that have ended and are published after `now`, with the instant, the first one first. */
  async unpublished(now: number, limit: number): Promise<{ readonly id: string; readonly at: number }[]> {
    const rows = await this.#db.match.findMany({
      where: { publishedAt: { gt: new Date(now) }, status: { in: ended } },
      select: { id: true, publishedAt: true },
      orderBy: { publishedAt: 'asc' },
      take: limit,
    });
    return rows.map((row) => ({ id: row.id, at: row.publishedAt?.getTime() ?? 0 }));
  }

  /** What was made of matches that everybody knows the end of is in the lists from now on: of this one, or of all. */
  async listRematches(now: number, id: MatchId | null = null): Promise<void> {
    await this.#db.$executeRaw`
      update match next set listed = true from match played
      where played.rematch_id = next.id and not next.listed and played.published_at <= ${new Date(now)}
        and (${id}::text is null or played.id = ${id}) and coalesce((next.terms #>> '{watch,listed}')::boolean, true)`;
  }

  /** What was made to play it again. */
  async rematchesOf(id: MatchId): Promise<MatchId[]> {
    const row = await this.#db.match.findUnique({ where: { id }, select: { rematchId: true } });
    const rematch = row?.rematchId ?? null;
    return rematch === null ? [] : [rematch];
  }

  /** When the public knows the end of a match that has one; null where it does, or there is none. */
  async publicationOf(id: MatchId): Promise<number | null> {
    const row = await this.#db.match.findUnique({ where: { id }, select: { publishedAt: true } });
    return row?.publishedAt?.getTime() ?? null;
  }
}
