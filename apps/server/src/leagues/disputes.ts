/** Who may do what with a report on a table, and the rows of them [LEAGUE-132, LEAGUE-133]. */
import type { Dispute, DisputeDecision, Office } from '@broadside/protocol';
import { HttpProblem } from '../problem.ts';
import type { Database } from '../store/database.ts';
import type { Prisma } from '../store/generated/client.ts';
import { randomId } from '../store/matches.ts';
import { judgesLeague } from './officials.ts';

/** Reports of one person on one table, and in one season: more are told to the organisers elsewhere. */
const mostOfTable = 3;
const mostOfSeason = 30;
/** Reports that a page shows. */
const mostShown = 100;
const appealDays = 7;
const day = 86_400_000;

const people = {
  include: {
    by: { select: { name: true } },
    decidedBy: { select: { name: true } },
    appealedBy: { select: { name: true } },
    answeredBy: { select: { name: true } },
  },
} as const satisfies Prisma.DisputeDefaultArgs;
export type StoredDispute = Prisma.DisputeGetPayload<typeof people>;

export interface DisputeTable {
  readonly seasonId: string;
  readonly round: number;
  /** From 0. */
  readonly pairing: number;
}

/** Who looks at the reports on a table. */
export interface DisputeReader {
  readonly person: string;
  readonly office: Office | null;
  /** They are one of the two. */
  readonly plays: boolean;
  /** The owner of the league is one of the two: another organiser answers appeals. */
  readonly ownerPlays: boolean;
}

/** The two, and officials who judge and do not play there. */
export const readsDisputes = ({ office, plays }: DisputeReader): boolean => plays || judgesLeague(office);

export const appealUntil = (decidedAt: Date): number => decidedAt.getTime() + appealDays * day;

type Doing = Dispute['may'][number];

/** What a reader may do with a report at an instant. */
export function mayDo(row: StoredDispute, reader: DisputeReader, now: number): Doing[] {
  const { plays, office, person, ownerPlays } = reader;
  const { decidedAt, decidedById, appealedAt, answeredAt } = row;
  if (decidedAt === null) return !plays && judgesLeague(office) ? ['decide'] : [];
  if (appealedAt === null) return plays && now <= appealUntil(decidedAt) ? ['appeal'] : [];
  const last = ownerPlays ? office === 'organiser' && person !== decidedById : office === 'owner';
  return answeredAt === null && !plays && last ? ['answer'] : [];
}

export class Disputes {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** The newest first. */
  async of(table: DisputeTable): Promise<StoredDispute[]> {
    return this.#db.dispute.findMany({ where: { ...table }, ...people, orderBy: newest, take: mostShown });
  }

  /** Those of a season that somebody has to decide or answer. */
  async openIn(seasonId: string): Promise<StoredDispute[]> {
    const open = [{ decidedAt: null }, { appealedAt: { not: null }, answeredAt: null }];
    return this.#db.dispute.findMany({ where: { seasonId, OR: open }, ...people, orderBy: newest, take: mostShown });
  }

  async get(id: string): Promise<StoredDispute | undefined> {
    return (await this.#db.dispute.findUnique({ where: { id }, ...people })) ?? undefined;
  }

  /** Tells what was wrong at a table; its id. */
  async report(table: DisputeTable, byId: string, text: string, now: number): Promise<string> {
    const { seasonId } = table;
    const id = randomId(10);
    await this.#db.$transaction(async (tx) => {
      // Two presses at once do not go over the limits.
      await tx.$queryRaw`select 1 from person where id = ${byId}::uuid for update`;
      const own = await tx.dispute.findMany({ where: { seasonId, byId }, take: mostOfSeason });
      const here = own.filter(({ round, pairing }) => round === table.round && pairing === table.pairing);
      if (here.some(({ decidedAt }) => decidedAt === null))
        throw new HttpProblem(409, 'reported', 'Your report on this table waits for a decision. Wait for it first.');
      if (here.length >= mostOfTable || own.length >= mostOfSeason)
        throw new HttpProblem(409, 'too-many-reports', 'You have reported often enough here. Write to the organisers.');
      await tx.dispute.create({ data: { id, ...table, byId, text, createdAt: new Date(now) } });
    });
    return id;
  }

  /** False where somebody decided it meanwhile, as for what follows. */
  async decide(id: string, by: string, decision: DisputeDecision, reason: string, now: number): Promise<boolean> {
    return this.#change({ id, decidedAt: null }, { decision, reason, decidedById: by, decidedAt: new Date(now) });
  }

  async appeal(id: string, by: string, appeal: string, now: number): Promise<boolean> {
    return this.#change({ id, appealedAt: null }, { appeal, appealedById: by, appealedAt: new Date(now) });
  }

  async answer(id: string, by: string, decision: DisputeDecision, reason: string, now: number): Promise<boolean> {
    const answered = { answeredById: by, answeredAt: new Date(now) };
    return this.#change({ id, answeredAt: null }, { finalDecision: decision, finalReason: reason, ...answered });
  }

  async #change(where: Prisma.DisputeWhereInput, data: Prisma.DisputeUncheckedUpdateManyInput): Promise<boolean> {
    return (await this.#db.dispute.updateMany({ where, data })).count > 0;
  }
}

const newest = { createdAt: 'desc' } as const;

/** A report as a reader gets it. */
export function shownDispute(row: StoredDispute, reader: DisputeReader, now: number): Dispute {
  const { id, round, pairing, by, text, createdAt, decidedAt, appealedAt, answeredAt } = row;
  const decided = (decision: string | null, reason: string | null, who: { name: string } | null, at: Date | null) =>
    at === null
      ? null
      : { decision: decision as DisputeDecision, reason: reason ?? '', by: who?.name ?? '', at: at.getTime() };
  return {
    ...{ id, round, table: pairing + 1, by: by.name, text, at: createdAt.getTime() },
    decided: decided(row.decision, row.reason, row.decidedBy, decidedAt),
    appeal:
      appealedAt === null ? null : { by: row.appealedBy?.name ?? '', text: row.appeal ?? '', at: appealedAt.getTime() },
    answered: decided(row.finalDecision, row.finalReason, row.answeredBy, answeredAt),
    appealUntil: decidedAt === null ? null : appealUntil(decidedAt),
    may: mayDo(row, reader, now),
  };
}
