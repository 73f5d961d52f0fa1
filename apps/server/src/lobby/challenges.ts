/** Open matches that wait for whoever comes: their makers may withdraw them, and they end when the maker stays away [HTTP-61, HTTP-62]. */
import { challengeHours } from '@broadside/protocol';
import type { MatchId, PersonId, PlayerShown } from '@broadside/protocol';
import type { Database } from '../store/database.ts';
import type { Prisma } from '../store/generated/client.ts';

const absentMs = challengeHours * 3_600_000;

export class Challenges {
  readonly #db: Database;
  readonly #now: () => number;

  constructor(db: Database, now: () => number = Date.now) {
    this.#db = db;
    this.#now = now;
  }

  /** Ids of those that anybody may accept and whose makers were here lately, newest first, with the makers. */
  async list(limit: number): Promise<readonly { readonly id: string; readonly by: PlayerShown }[]> {
    const rows = await this.#db.match.findMany({
      where: { ...open, host: { sessions: { some: { seenAt: { gte: this.#limit() } } } } },
      select: { id: true, host: { select: { id: true, name: true, handle: true } } },
      orderBy: { createdAt: 'desc' },
      take: limit,
    });
    return rows.map(({ id, host }) => ({ id, by: host }));
  }

  /** How many a person has. */
  async countOf(personId: PersonId): Promise<number> {
    return this.#db.match.count({ where: { ...open, hostId: personId } });
  }

  /** Ends a match that has not begun; false where it has, or is another's. */
  async withdraw(id: MatchId, hostId: PersonId): Promise<boolean> {
    const data = { status: 'aborted', endedAt: new Date(this.#now()) } as const;
    const { count } = await this.#db.match.updateMany({ where: { id, hostId, status: 'open' }, data });
    return count === 1;
  }

  /** Ends those whose makers have stayed away; answers their ids. */
  async expire(): Promise<string[]> {
    const limit = this.#limit();
    const where: Prisma.MatchWhereInput = {
      ...open,
      createdAt: { lt: limit },
      host: { sessions: { none: { seenAt: { gte: limit } } } },
    };
    const rows = await this.#db.match.findMany({ where, select: { id: true, hostId: true }, take: 1000 });
    const ended = await Promise.all(
      rows.map(async ({ id, hostId }) => ((await this.withdraw(id, hostId)) ? [id] : [])),
    );
    return ended.flat();
  }

  #limit(): Date {
    return new Date(this.#now() - absentMs);
  }
}

const open = {
  status: 'open',
  seats: { some: { kind: 'empty', invitationHash: null } },
} as const satisfies Prisma.MatchWhereInput;
