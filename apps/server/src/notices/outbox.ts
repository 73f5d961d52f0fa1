/** Notices that wait, in PostgreSQL: each occasion once, a bounded number of them [HTTP-73, HTTP-74]. */
import type { MatchId, PersonId } from '@broadside/protocol';
import { NoticeKind, noticeLimits } from '@broadside/protocol';
import type { Database } from '../store/database.ts';

export interface Occasion {
  readonly personId: PersonId;
  /** What it is about: `match:` or `table:` with an id. */
  readonly subject: string;
  /** Null where it is not about a match. */
  readonly matchId: MatchId | null;
  readonly kind: NoticeKind;
  /** What tells it from other occasions of its kind and subject, such as the entry that began it. */
  readonly occasion: string;
}

/** Of a match. */
export const matchOccasion = (
  matchId: MatchId,
  { personId, kind, occasion }: Pick<Occasion, 'personId' | 'kind' | 'occasion'>,
): Occasion => ({ personId, subject: `match:${matchId}`, matchId, kind, occasion });

export interface WaitingNotice extends Occasion {
  readonly id: number;
}

/** Notices that are taken up again at a start. */
const resumeLimit = 10_000;
const keptMs = 7 * 86_400_000;
/** A process that was killed while it sent does not send again: better one notice too few than two. */
const abandonedMs = 600_000;

export class Outbox {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Keeps it; answers its number, or undefined where it was told before or too many wait. */
  async add(occasion: Occasion, dueAt: number): Promise<number | undefined> {
    const { personId } = occasion;
    // What one follows leaves room for what one is asked oneself.
    const waiting = await this.#db.notice.count({ where: { personId, state: 'waiting', kind: { not: 'followed' } } });
    if (waiting >= noticeLimits.waiting) return undefined;
    const [row] = await this.#db.notice.createManyAndReturn({
      data: [{ ...occasion, dueAt: new Date(dueAt) }],
      skipDuplicates: true,
    });
    return row?.id;
  }

  /** Keeps them all; answers the numbers of those that were not told before. */
  async addAll(occasions: readonly Occasion[], dueAt: number): Promise<number[]> {
    const data = occasions.map((occasion) => ({ ...occasion, dueAt: new Date(dueAt) }));
    const rows = await this.#db.notice.createManyAndReturn({ data, skipDuplicates: true, select: { id: true } });
    return rows.map(({ id }) => id);
  }

  /** Takes a waiting notice for sending; undefined where another did, or it is done. */
  async take(id: number): Promise<WaitingNotice | undefined> {
    const { count } = await this.#db.notice.updateMany({ where: { id, state: 'waiting' }, data: { state: 'sending' } });
    if (count === 0) return undefined;
    const row = await this.#db.notice.findUnique({ where: { id } });
    const kind = NoticeKind.safeParse(row?.kind);
    if (row === null || !kind.success) return undefined;
    const { personId, subject, matchId, occasion } = row;
    return { id, personId, subject, matchId, kind: kind.data, occasion };
  }

  async done(id: number, sent: { readonly mailed: boolean; readonly pushed: boolean }): Promise<void> {
    const now = new Date();
    const data = {
      state: 'done',
      ...(sent.mailed ? { mailedAt: now } : {}),
      ...(sent.pushed ? { pushedAt: now } : {}),
    };
    await this.#db.notice.updateMany({ where: { id }, data });
  }

  /** It is tried again later. `pushed`: that part of it is done. */
  async putBack(id: number, dueAt: number, pushed: boolean): Promise<void> {
    const data = { state: 'waiting', dueAt: new Date(dueAt), ...(pushed ? { pushedAt: new Date() } : {}) };
    await this.#db.notice.updateMany({ where: { id }, data });
  }

  async pushedBefore(id: number): Promise<boolean> {
    const row = await this.#db.notice.findUnique({ where: { id }, select: { pushedAt: true } });
    return row !== null && row.pushedAt !== null;
  }

  /** When the person may get the next mail about the same thing, in milliseconds since 1970 [HTTP-74]. */
  async mailFrom({ personId, subject }: Occasion): Promise<number> {
    const last = await this.#db.notice.findFirst({
      where: { personId, subject, mailedAt: { not: null } },
      orderBy: { mailedAt: 'desc' },
      select: { mailedAt: true },
    });
    const at = last?.mailedAt?.getTime();
    return at === undefined ? 0 : at + noticeLimits.betweenMailsMs;
  }

  /** Those that wait, the first due first; `many`: that are told to many at once. */
  async waiting(): Promise<{ readonly id: number; readonly dueAt: number; readonly many: boolean }[]> {
    const rows = await this.#db.notice.findMany({
      where: { state: 'waiting' },
      orderBy: { dueAt: 'asc' },
      take: resumeLimit,
      select: { id: true, dueAt: true, kind: true },
    });
    return rows.map(({ id, dueAt, kind }) => ({ id, dueAt: dueAt.getTime(), many: kind === 'followed' }));
  }

  /** Drops what is long over. */
  async sweep(now: number): Promise<void> {
    const long = new Date(now - keptMs);
    // Of a match that one follows one is told once: that is kept until it has been over for as long.
    const over = { OR: [{ kind: { not: 'followed' } }, { match: { endedAt: { lt: long } } }] };
    await this.#db.notice.deleteMany({ where: { dueAt: { lt: long }, ...over } });
    await this.#db.notice.updateMany({
      where: { state: 'sending', dueAt: { lt: new Date(now - abandonedMs) } },
      data: { state: 'done' },
    });
  }
}
