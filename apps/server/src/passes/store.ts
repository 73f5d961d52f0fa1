/** Live passes, as the database keeps them. */
import type { MatchId, PassKind, PassShown, PersonId } from '@broadside/protocol';
import type { Database } from '../store/database.ts';
import type { Prisma } from '../store/generated/client.ts';
import { randomId } from '../store/matches.ts';

const names = { person: { select: { name: true } }, granter: { select: { name: true } } } as const;
type PassRow = Prisma.LivePassGetPayload<{ include: typeof names }>;

export interface NewPass {
  /** Null: of all matches of the league. */
  readonly matchId: MatchId | null;
  readonly leagueId: string;
  readonly personId: PersonId;
  readonly kind: PassKind;
  readonly by: PersonId;
  readonly at: number;
}

export interface StoredPass extends PassShown {
  readonly leagueId: string;
  /** Milliseconds since 1970; null: it is held. */
  readonly endedAt: number | null;
}

export class PassStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** The league of a match; undefined where it is of none. */
  async leagueOf(matchId: MatchId): Promise<string | undefined> {
    const select = { season: { select: { leagueId: true } } } as const;
    const row = await this.#db.match.findUnique({ where: { id: matchId }, select });
    return row?.season?.leagueId;
  }

  /** Whether somebody judges a match now, and whether they ever saw both of its sides. */
  async judging(matchId: MatchId, personId: PersonId): Promise<{ readonly now: boolean; readonly sawAll: boolean }> {
    const where = { matchId_personId: { matchId, personId } };
    const row = await this.#db.judgeVisit.findUnique({ where, select: { sees: true, leftAt: true } });
    return { now: row?.leftAt === null, sawAll: row?.sees === 'everything' };
  }

  async add({ by, at, ...row }: NewPass): Promise<void> {
    const data = { id: randomId(10), ...row, grantedBy: by, createdAt: new Date(at) };
    await this.#db.livePass.create({ data });
  }

  /** Those of a match, and of its whole league, that are held; the first given first. */
  async held(matchId: MatchId, leagueId: string): Promise<StoredPass[]> {
    const of = { OR: [{ matchId }, { matchId: null, leagueId }], endedAt: null };
    const rows = await this.#db.livePass.findMany({ where: of, include: names, orderBy: { createdAt: 'asc' } });
    return rows.map(passOf);
  }

  /** Those of one person for a match, ended ones too, the newest first. */
  async of(personId: PersonId, matchId: MatchId, leagueId: string): Promise<StoredPass[]> {
    const where = { personId, OR: [{ matchId }, { matchId: null, leagueId }] };
    const rows = await this.#db.livePass.findMany({ where, include: names, orderBy: { createdAt: 'desc' }, take: 50 });
    return rows.map(passOf);
  }

  async heldInLeague(leagueId: string): Promise<number> {
    return this.#db.livePass.count({ where: { leagueId, endedAt: null } });
  }

  /** The leagues in which somebody holds one. */
  async leaguesOf(personId: PersonId): Promise<{ readonly id: string; readonly ownerId: string }[]> {
    const rows = await this.#db.livePass.findMany({
      where: { personId, endedAt: null },
      select: { league: { select: { id: true, ownerId: true } } },
      distinct: ['leagueId'],
    });
    return rows.map(({ league }) => league);
  }

  async end(id: string, at: number): Promise<void> {
    await this.#db.livePass.updateMany({ where: { id, endedAt: null }, data: { endedAt: new Date(at) } });
  }

  async endAll(personId: PersonId, leagueId: string, at: number): Promise<void> {
    const where = { personId, leagueId, endedAt: null };
    await this.#db.livePass.updateMany({ where, data: { endedAt: new Date(at) } });
  }
}

const passOf = ({ id, personId, leagueId, kind, matchId, person, granter, ...row }: PassRow): StoredPass => ({
  ...{ id, person: personId, name: person.name, kind: kind as PassKind, leagueId },
  of: matchId === null ? 'league' : 'match',
  by: granter?.name ?? null,
  since: row.createdAt.getTime(),
  endedAt: row.endedAt?.getTime() ?? null,
});

/** A pass as it is told. */
export const passShown = ({ leagueId: _league, endedAt: _ended, ...shown }: StoredPass): PassShown => shown;
