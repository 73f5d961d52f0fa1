/** Leagues, their officials and their seasons as the database keeps them; a season itself is its journal. */
import type { PodiumPlace, SeasonEntry } from '@broadside/competition/season';
import type { SeasonSummary } from '@broadside/protocol';
import type { Database } from '../store/database.ts';
import { Prisma } from '../store/generated/client.ts';
import { randomId } from '../store/matches.ts';
import { publishedBy } from '../store/publications.ts';

export interface StoredLeague {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly about: string;
  readonly ownerId: string;
  /** It goes on no more. */
  readonly archivedAt: Date | null;
}

export interface StoredSeason {
  readonly id: string;
  readonly league: StoredLeague;
  readonly seed: Uint8Array;
}

/** What is written with an entry, in the same transaction. */
export type AlsoWrite = (tx: Prisma.TransactionClient) => Promise<void>;

/** What follows from a season's journal, for those who look for seasons. */
export interface SeasonRow {
  readonly name: string;
  readonly ruleset: string;
  readonly status: SeasonSummary['status'];
  /** Those who have an account, by the numbers of their entrants. */
  readonly people: readonly { readonly personId: string; readonly number: number }[];
  /** When it next does something by itself, in milliseconds since 1970. */
  readonly dueAt: number | null;
  /** Results are told to nobody who has not asked for them [WATCH-62]. */
  readonly hidesResults: boolean;
  /** The first places, once it is closed. */
  readonly podium: readonly PodiumPlace[];
}

const summary = { include: { _count: { select: { entrants: true } } } } as const satisfies Prisma.SeasonDefaultArgs;
type SummaryRow = Prisma.SeasonGetPayload<typeof summary>;

/** Seasons that lists show of one league. */
const shownSeasons = 3;
const listed = {
  include: { seasons: { ...summary, orderBy: { createdAt: 'desc' }, take: shownSeasons } },
} as const satisfies Prisma.LeagueDefaultArgs;

export interface ListedLeague extends StoredLeague {
  readonly seasons: readonly SeasonSummary[];
}

export class LeagueStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Undefined where another league has this address. */
  async create(league: Omit<StoredLeague, 'id' | 'archivedAt'>): Promise<StoredLeague | undefined> {
    try {
      return await this.#db.league.create({ data: { id: randomId(10), ...league } });
    } catch (error) {
      if (isTaken(error)) return undefined;
      throw error;
    }
  }

  /** Sets a league aside, or takes it up again. */
  async archive(id: string, archived: boolean, now: number): Promise<void> {
    const where = { id, archivedAt: archived ? null : { not: null } };
    await this.#db.league.updateMany({ where, data: { archivedAt: archived ? new Date(now) : null } });
  }

  async countOf(ownerId: string): Promise<number> {
    return this.#db.league.count({ where: { ownerId } });
  }

  async bySlug(slug: string): Promise<ListedLeague | undefined> {
    const row = await this.#db.league.findUnique({ where: { slug }, ...listed });
    return row === null ? undefined : { ...row, seasons: row.seasons.map(summaryOf) };
  }

  /** All seasons of a league, the newest first. */
  async seasonsOf(leagueId: string): Promise<SeasonSummary[]> {
    const rows = await this.#db.season.findMany({
      where: { leagueId },
      ...summary,
      orderBy: { createdAt: 'desc' },
      take: 100,
    });
    return rows.map(summaryOf);
  }

  /** The newest ones that have a season. */
  async newest(limit: number): Promise<ListedLeague[]> {
    const where = { archivedAt: null, seasons: { some: {} } };
    return this.#list(where, limit);
  }

  /** Those that a person runs. */
  async runBy(personId: string, limit: number): Promise<ListedLeague[]> {
    return this.#list(
      { OR: [{ ownerId: personId }, { officials: { some: { personId, acceptedAt: { not: null } } } }] },
      limit,
    );
  }

  async #list(where: Prisma.LeagueWhereInput, take: number): Promise<ListedLeague[]> {
    const rows = await this.#db.league.findMany({ where, ...listed, orderBy: { createdAt: 'desc' }, take });
    return rows.map((row) => ({ ...row, seasons: row.seasons.map(summaryOf) }));
  }

  /** Seasons that run, the newest first. */
  async running(limit: number): Promise<string[]> {
    const where = { status: 'running', league: { archivedAt: null } };
    const rows = await this.#db.season.findMany({
      where,
      select: { id: true },
      orderBy: { createdAt: 'desc' },
      take: limit,
    });
    return rows.map(({ id }) => id);
  }

  /** Seasons of these leagues, and those in which one of these people competes, that are not closed; the newest first. */
  async goingOn(
    { leagues, people }: { readonly leagues: readonly string[]; readonly people: readonly string[] },
    limit: number,
  ): Promise<string[]> {
    const of = [{ leagueId: { in: [...leagues] } }, { entrants: { some: { personId: { in: [...people] } } } }];
    const rows = await this.#db.season.findMany({
      where: { status: { not: 'closed' }, OR: of },
      select: { id: true },
      orderBy: { createdAt: 'desc' },
      take: limit,
    });
    return rows.map(({ id }) => id);
  }

  /** Seasons that somebody competes in and that are not closed. */
  async playedBy(personId: string, limit: number): Promise<SeasonSummary[]> {
    const where = { status: { not: 'closed' }, entrants: { some: { personId } } };
    const rows = await this.#db.season.findMany({ where, ...summary, orderBy: { createdAt: 'desc' }, take: limit });
    return rows.map(summaryOf);
  }

  /** Seasons that somebody is invited to, and has not entered. */
  async welcoming(personId: string, limit: number): Promise<SeasonSummary[]> {
    const where = {
      status: { not: 'closed' },
      invitations: { some: { personId } },
      entrants: { none: { personId } },
    };
    const rows = await this.#db.season.findMany({ where, ...summary, orderBy: { createdAt: 'desc' }, take: limit });
    return rows.map(summaryOf);
  }

  /** A season with its first entries. */
  async open(
    league: StoredLeague,
    season: { readonly id: string; readonly seed: Uint8Array },
    row: SeasonRow,
    entries: readonly SeasonEntry[],
    also: AlsoWrite,
  ): Promise<void> {
    const { people: _nobody, podium, dueAt, ...fields } = row;
    const { id, seed } = season;
    await this.#db.$transaction(async (tx) => {
      const data = { id, leagueId: league.id, seed: new Uint8Array(seed), seq: entries.length, ...fields };
      await tx.season.create({ data: { ...data, dueAt: asDate(dueAt) } });
      await tx.seasonEntry.createMany({ data: entries.map((entry) => entryRow(id, entry)) });
      if (podium.length > 0) await writePodium(tx, id, podium);
      await also(tx);
    });
  }

  async season(id: string): Promise<StoredSeason | undefined> {
    const row = await this.#db.season.findUnique({ where: { id }, include: { league: true } });
    return row === null ? undefined : { id: row.id, league: row.league, seed: row.seed };
  }

  async entries(seasonId: string): Promise<SeasonEntry[]> {
    const rows = await this.#db.seasonEntry.findMany({ where: { seasonId }, orderBy: { seq: 'asc' } });
    return rows.map((row) => ({
      seq: row.seq,
      at: row.at.getTime(),
      by: row.byId,
      actId: row.actId,
      act: row.act as unknown as SeasonEntry['act'],
      events: row.events as unknown as SeasonEntry['events'],
      draws: row.draws as unknown as SeasonEntry['draws'],
      cursor: row.cursor,
    }));
  }

  /** Writes an entry, and what follows from it; false where the journal has gone on meanwhile. */
  async append(
    seasonId: string,
    entry: SeasonEntry,
    { people, podium, dueAt, ...fields }: SeasonRow,
    also: AlsoWrite,
  ): Promise<boolean> {
    return this.#db.$transaction(async (tx) => {
      const before = { id: seasonId, seq: entry.seq - 1 };
      const { count } = await tx.season.updateMany({
        where: before,
        data: { seq: entry.seq, dueAt: asDate(dueAt), ...fields },
      });
      if (count === 0) return false;
      await tx.seasonEntry.create({ data: entryRow(seasonId, entry) });
      const known = await tx.entrant.findMany({ where: { seasonId }, select: { personId: true } });
      const there = new Set(known.map(({ personId }) => personId));
      const now = new Set(people.map(({ personId }) => personId));
      const added = people.filter(({ personId }) => !there.has(personId)).map((each) => ({ seasonId, ...each }));
      const gone = known.filter(({ personId }) => !now.has(personId)).map(({ personId }) => personId);
      if (added.length > 0) await tx.entrant.createMany({ data: added });
      if (gone.length > 0) await tx.entrant.deleteMany({ where: { seasonId, personId: { in: gone } } });
      if (podium.length > 0 || entry.act.act === 'reverse') await writePodium(tx, seasonId, podium);
      await also(tx);
      return true;
    });
  }

  /** What people are called. */
  async names(ids: readonly string[]): Promise<{ readonly [id: string]: string }> {
    const rows = await this.#db.person.findMany({ where: { id: { in: [...ids] } }, select: { id: true, name: true } });
    return Object.fromEntries(rows.map(({ id, name }) => [id, name]));
  }

  /** Matches of seasons that have ended, as everybody knows, and are not posted yet, the oldest first. */
  async unposted(now: number, limit: number): Promise<string[]> {
    const over = { status: { in: ['finished', 'aborted', 'frozen'] } } satisfies Prisma.MatchWhereInput;
    const rows = await this.#db.match.findMany({
      where: { seasonId: { not: null }, postedAt: null, ...over, ...publishedBy(now) },
      select: { id: true },
      orderBy: { createdAt: 'asc' },
      take: limit,
    });
    return rows.map(({ id }) => id);
  }

  async seasonOfMatch(id: string): Promise<{ readonly seasonId: string; readonly posted: boolean } | undefined> {
    const row = await this.#db.match.findUnique({ where: { id }, select: { seasonId: true, postedAt: true } });
    return row === null || row.seasonId === null
      ? undefined
      : { seasonId: row.seasonId, posted: row.postedAt !== null };
  }

  /** Entrants of seasons among the people who sit at these matches, by match. */
  async waitingAt(
    seated: ReadonlyMap<string, readonly string[]>,
  ): Promise<{ readonly match: string; readonly seasonId: string; readonly entrant: number }[]> {
    if (seated.size === 0) return [];
    const rows = await this.#db.match.findMany({
      where: { id: { in: [...seated.keys()] }, seasonId: { not: null } },
      select: { id: true, season: { select: { id: true, entrants: true } } },
    });
    return rows.flatMap(({ id, season }) =>
      (season?.entrants ?? [])
        .filter(({ personId }) => seated.get(id)?.includes(personId))
        .map(({ number }) => ({ match: id, seasonId: season?.id ?? '', entrant: number })),
    );
  }

  /** When a season is to be woken; null where it waits for nothing. */
  async dueAt(id: string): Promise<number | null> {
    return (await this.#db.season.findUnique({ where: { id }, select: { dueAt: true } }))?.dueAt?.getTime() ?? null;
  }

  async setDue(id: string, at: number | null): Promise<void> {
    await this.#db.season.updateMany({ where: { id }, data: { dueAt: asDate(at) } });
  }

  /** Seasons for which something is due by then, the first due first. */
  async due(by: number, limit: number): Promise<string[]> {
    const rows = await this.#db.season.findMany({
      where: { dueAt: { lte: new Date(by) } },
      select: { id: true },
      orderBy: { dueAt: 'asc' },
      take: limit,
    });
    return rows.map(({ id }) => id);
  }

  /** When a match that is being played was begun; null where it is not being played. */
  async begunAt(id: string): Promise<number | null> {
    const where = { id, status: 'live' as const };
    return (await this.#db.match.findFirst({ where, select: { startedAt: true } }))?.startedAt?.getTime() ?? null;
  }

  async markPosted(id: string): Promise<void> {
    await this.#db.match.updateMany({ where: { id, postedAt: null }, data: { postedAt: new Date() } });
  }
}

/** Only a season that is closed has one; one that was closed, and goes on after an undo, has it no more. */
async function writePodium(
  tx: Prisma.TransactionClient,
  seasonId: string,
  podium: readonly PodiumPlace[],
): Promise<void> {
  await tx.seasonPlace.deleteMany({ where: { seasonId } });
  const data = podium.map(({ entrant, place, person, name }) => ({ seasonId, entrant, place, personId: person, name }));
  if (data.length > 0) await tx.seasonPlace.createMany({ data });
}

const isTaken = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';

const asDate = (at: number | null): Date | null => (at === null ? null : new Date(at));
const asJson = (value: unknown): Prisma.InputJsonValue => value as Prisma.InputJsonValue;

const entryRow = (seasonId: string, { seq, at, by, actId, act, events, draws, cursor }: SeasonEntry) => ({
  ...{ seasonId, seq, at: new Date(at), byId: by, actId, cursor },
  ...{ act: asJson(act), events: asJson(events), draws: asJson(draws) },
});

const summaryOf = ({ id, name, ruleset, status, createdAt, _count }: SummaryRow): SeasonSummary => ({
  ...{ id, name, ruleset, status: status as SeasonSummary['status'] },
  entrants: _count.entrants,
  createdAt: createdAt.getTime(),
});
