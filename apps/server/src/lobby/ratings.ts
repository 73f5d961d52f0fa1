/** Ratings as the database keeps them: one match changes them once, in one transaction [HTTP-64]. */
import { newRating, provisional, rate } from '@broadside/competition';
import type { RatedGame, Rating } from '@broadside/competition';
import type { MatchId, PersonId, RatingShown } from '@broadside/protocol';
import type { Outcome, Seat } from '@broadside/rules/kernel';
import type { Logger } from 'pino';
import type { MatchRowChanges } from '../rooms/ports.ts';
import type { Database } from '../store/database.ts';
import type { Prisma } from '../store/generated/client.ts';
import { publishedBy } from '../store/publications.ts';

/** Matches rated in one sweep. */
const sweepSize = 1000;

interface Standing extends Rating {
  readonly ruleset: string;
  readonly matches: number;
}

export function ratingShown(of: Standing): RatingShown {
  return {
    ruleset: of.ruleset,
    rating: Math.round(of.rating),
    deviation: Math.round(of.deviation),
    provisional: provisional(of),
    matches: of.matches,
  };
}

/** What a seat has of the outcome: a match that nobody or everybody won is drawn. */
export function scoreOf(outcome: Outcome, seat: Seat): RatedGame['score'] {
  const winners = outcome.winners ?? (outcome.winner === null ? [] : [outcome.winner]);
  if (winners.length !== 1) return 0.5;
  return winners[0] === seat ? 1 : 0;
}

export class Ratings {
  readonly #db: Database;
  readonly #now: () => number;

  constructor(db: Database, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** Rates a match that has finished, as everybody may know; does nothing where it does not count, or was rated already. */
  async settle(matchId: MatchId): Promise<void> {
    await this.#db.$transaction(async (tx) => {
      await tx.$executeRaw`select 1 from match where id = ${matchId} for update`;
      const match = await tx.match.findUnique({
        where: { id: matchId },
        include: { seats: { orderBy: { number: 'asc' } } },
      });
      if (match?.status !== 'finished' || !match.rated || match.ratedAt !== null) return;
      if ((match.publishedAt?.getTime() ?? 0) > this.#now()) return;
      const [first, second] = match.seats;
      const [mine, theirs] = [first?.personId ?? null, second?.personId ?? null];
      if (match.outcome !== null && mine !== null && theirs !== null)
        await settleBetween(tx, match, [mine, theirs], scoreOf(match.outcome as unknown as Outcome, 'seat-1'));
      await tx.match.update({ where: { id: matchId }, data: { ratedAt: new Date() } });
    });
  }

  /** Rates what finished while the server died before it could; answers how many. */
  async settleAll(logger: Logger): Promise<number> {
    const rows = await this.#db.match.findMany({
      where: { rated: true, ratedAt: null, status: 'finished', ...publishedBy(this.#now()) },
      select: { id: true },
      // In the order in which everybody heard of their ends.
      orderBy: [{ publishedAt: 'asc' }, { endedAt: 'asc' }],
      take: sweepSize,
    });
    for (const { id } of rows)
      await this.settle(id).catch((error: unknown) => logger.error({ err: error, match: id }, 'a match is not rated'));
    return rows.length;
  }

  /** Undefined for whoever has played nothing that counts. */
  async of(personId: PersonId, ruleset: string): Promise<Standing | undefined> {
    return (await this.#db.rating.findUnique({ where: { personId_ruleset: { personId, ruleset } } })) ?? undefined;
  }

  /** All of a person's, the most played first. */
  async listOf(personId: PersonId): Promise<RatingShown[]> {
    const rows = await this.#db.rating.findMany({ where: { personId }, orderBy: { matches: 'desc' } });
    return rows.map(ratingShown);
  }

  /** How to look up the rating of any of these people at any ruleset. */
  async lookUp(personIds: readonly PersonId[]): Promise<(personId: PersonId, ruleset: string) => RatingShown | null> {
    const rows = await this.#db.rating.findMany({ where: { personId: { in: [...new Set(personIds)] } } });
    const known = new Map(rows.map((row) => [`${row.personId} ${row.ruleset}`, ratingShown(row)]));
    return (personId, ruleset) => known.get(`${personId} ${ruleset}`) ?? null;
  }

  /** What each of these matches did to a person's rating, by the match's id. */
  async changesOf(personId: PersonId, matchIds: readonly MatchId[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.#db.ratingChange.findMany({ where: { personId, matchId: { in: [...matchIds] } } });
    return new Map(rows.map(({ matchId, before, after }) => [matchId, Math.round(after) - Math.round(before)]));
  }
}

/** A match's row with its end, after which the ratings follow. What goes wrong with them is put right at the next start. */
export function ratingWhenFinished(matches: MatchRowChanges, ratings: Ratings, logger: Logger): MatchRowChanges {
  return {
    setRound: (id, round) => matches.setRound(id, round),
    abort: (id) => matches.abort(id),
    freeze: (id) => matches.freeze(id),
    async finish(id, outcome) {
      await matches.finish(id, outcome);
      await ratings.settle(id).catch((error: unknown) => logger.error({ err: error, match: id }, 'not rated yet'));
    },
  };
}

async function settleBetween(
  tx: Prisma.TransactionClient,
  match: { readonly id: string; readonly ruleset: string },
  people: readonly [string, string],
  score: RatedGame['score'],
): Promise<void> {
  // In one order for everybody, so that two matches of the same two people wait for each other.
  await tx.$queryRaw`select id from person where id = any(${[...people]}::uuid[]) order by id for update`;
  const at = new Date();
  const before = await Promise.all(people.map(async (personId) => standingOf(tx, personId, match.ruleset)));
  const [mine = firstStanding, theirs = firstStanding] = before;
  const after = rate(mine, theirs, score);
  for (const [i, personId] of people.entries()) {
    const [was, is] = [before[i] ?? firstStanding, after[i] ?? newRating];
    const { rating, deviation, volatility } = is;
    const data = { rating, deviation, volatility, matches: was.matches + 1, updatedAt: at };
    await tx.rating.upsert({
      where: { personId_ruleset: { personId, ruleset: match.ruleset } },
      create: { personId, ruleset: match.ruleset, ...data },
      update: data,
    });
    const change = { matchId: match.id, personId, score: i === 0 ? score : 1 - score, before: was.rating };
    await tx.ratingChange.create({ data: { ...change, after: rating, at } });
  }
}

const firstStanding = { ...newRating, matches: 0 };

async function standingOf(
  tx: Prisma.TransactionClient,
  personId: PersonId,
  ruleset: string,
): Promise<Rating & { readonly matches: number }> {
  return (await tx.rating.findUnique({ where: { personId_ruleset: { personId, ruleset } } })) ?? firstStanding;
}
