/** Calls for judges, and judges at tables, as the database keeps them. */
import type { JudgeSees } from '@broadside/match';
import type { CallBody, CallKind, MatchId, PersonId, Seat } from '@broadside/protocol';
import type { Database } from '../store/database.ts';
import type { Prisma } from '../store/generated/client.ts';
import { randomId, seatNumber } from '../store/matches.ts';

/** Calls that a queue shows. */
const queueLength = 100;

const withMatch = {
  include: {
    person: { select: { name: true } },
    taker: { select: { name: true } },
    match: {
      select: {
        name: true,
        ruleset: true,
        season: { select: { id: true, league: { select: { id: true, slug: true, name: true, ownerId: true } } } },
      },
    },
  },
} as const satisfies Prisma.JudgeCallDefaultArgs;
type CallRow = Prisma.JudgeCallGetPayload<typeof withMatch>;

export interface StoredCall {
  readonly id: string;
  readonly matchId: MatchId;
  readonly match: { readonly name: string; readonly ruleset: string };
  readonly season: { readonly id: string; readonly league: { readonly slug: string; readonly name: string } } | null;
  readonly seat: Seat;
  readonly personId: PersonId;
  readonly by: string;
  readonly kind: CallKind;
  readonly text: string;
  readonly at: number;
  readonly taken: { readonly personId: PersonId; readonly by: string; readonly at: number } | null;
}

export interface StoredVisit {
  readonly name: string;
  readonly role: string;
  readonly sees: JudgeSees;
}

export class JudgeStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async addCall(matchId: MatchId, seat: Seat, personId: PersonId, { kind, text }: CallBody): Promise<string> {
    const row = { id: randomId(10), matchId, seat: seatNumber(seat), personId, kind, text };
    await this.#db.judgeCall.create({ data: row });
    return row.id;
  }

  /** The table did not take it. */
  async dropCall(id: string): Promise<void> {
    await this.#db.judgeCall.deleteMany({ where: { id } });
  }

  /** An open call of a match that is played. */
  async call(id: string): Promise<StoredCall | undefined> {
    const row = await this.#db.judgeCall.findFirst({ where: { id, closedAt: null }, ...withMatch });
    return row === null ? undefined : callOf(row);
  }

  async callsOf(matchId: MatchId): Promise<StoredCall[]> {
    const where = { matchId, closedAt: null };
    const rows = await this.#db.judgeCall.findMany({ where, ...withMatch, orderBy: { createdAt: 'asc' } });
    return rows.map(callOf);
  }

  /** Of one judge among several who take it at once, true for the first. */
  async take(id: string, personId: PersonId): Promise<boolean> {
    const { count } = await this.#db.judgeCall.updateMany({
      where: { id, closedAt: null, takenById: null },
      data: { takenById: personId, takenAt: new Date() },
    });
    return count > 0;
  }

  async untake(id: string, personId: PersonId): Promise<void> {
    await this.#db.judgeCall.updateMany({
      where: { id, takenById: personId, closedAt: null },
      data: { takenById: null, takenAt: null },
    });
  }

  /** All open ones of a match, or those of one seat. */
  async close(matchId: MatchId, seat?: Seat): Promise<void> {
    const of = seat === undefined ? {} : { seat: seatNumber(seat) };
    await this.#db.judgeCall.updateMany({ where: { matchId, closedAt: null, ...of }, data: { closedAt: new Date() } });
  }

  /** Open calls of leagues that a person judges, and where `casual`, of matches of no league; the longest waiting first. */
  async queueOf(personId: PersonId, casual: boolean): Promise<StoredCall[]> {
    const offices = { some: { personId, acceptedAt: { not: null }, office: { in: ['organiser', 'judge'] } } };
    const own = { season: { league: { OR: [{ ownerId: personId }, { officials: offices }] } } };
    const rows = await this.#db.judgeCall.findMany({
      where: { closedAt: null, match: { status: 'live', OR: [own, ...(casual ? [{ seasonId: null }] : [])] } },
      ...withMatch,
      orderBy: { createdAt: 'asc' },
      take: queueLength,
    });
    return rows.map(callOf);
  }

  /** What a judge sees at a table, as they were called when they entered; undefined where they are not there. */
  async visit(matchId: MatchId, personId: PersonId): Promise<StoredVisit | undefined> {
    const where = { matchId_personId: { matchId, personId } };
    const row = await this.#db.judgeVisit.findUnique({ where });
    if (row === null || row.leftAt !== null) return undefined;
    return { name: row.name, role: row.role, sees: row.sees === 'everything' ? 'everything' : 'table' };
  }

  /** Where somebody is at a table as judge. */
  async visitsOf(personId: PersonId): Promise<(Pick<StoredVisit, 'name' | 'role'> & { readonly matchId: MatchId })[]> {
    const select = { matchId: true, name: true, role: true } as const;
    return this.#db.judgeVisit.findMany({ where: { personId, leftAt: null, match: { status: 'live' } }, select });
  }

  async enter(matchId: MatchId, personId: PersonId, visit: StoredVisit): Promise<void> {
    const row = { ...visit, enteredAt: new Date(), leftAt: null };
    await this.#db.judgeVisit.upsert({
      where: { matchId_personId: { matchId, personId } },
      create: { matchId, personId, ...row },
      update: row,
    });
  }

  async leave(matchId: MatchId, personId: PersonId): Promise<void> {
    await this.#db.judgeVisit.updateMany({ where: { matchId, personId, leftAt: null }, data: { leftAt: new Date() } });
  }
}

const callOf = ({ match: { season, ...match }, ...row }: CallRow): StoredCall => ({
  ...{ id: row.id, matchId: row.matchId, match, season },
  seat: `seat-${row.seat}`,
  ...{ personId: row.personId, by: row.person.name, kind: row.kind as CallKind, text: row.text },
  at: row.createdAt.getTime(),
  taken:
    row.takenById === null || row.takenAt === null
      ? null
      : { personId: row.takenById, by: row.taker?.name ?? '', at: row.takenAt.getTime() },
});
