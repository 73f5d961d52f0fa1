/** Who follows what, as the database keeps it [WATCH-26 … WATCH-28]. */
import { FollowTell, mostFollows } from '@broadside/protocol';
import type { FollowKind, FollowEntry, MatchId, PersonId } from '@broadside/protocol';
import type { Database } from './database.ts';
import type { Prisma } from './generated/client.ts';
import { publishedBy } from './publications.ts';

/** Something that can be followed, by the id of its row. */
export interface FollowTarget {
  readonly kind: FollowKind;
  readonly key: string;
}

export interface StoredFollow extends FollowTarget {
  readonly tell: FollowTell;
  readonly round: number | null;
  /** Milliseconds since 1970. */
  readonly since: number;
}

/** As its person reads it. */
export interface NamedFollow extends Pick<FollowTarget, 'key'> {
  readonly shown: FollowEntry;
}

/** A match as everybody may know it, for those who follow it, or what it belongs to. */
export interface FollowedScene {
  readonly match: MatchId;
  readonly season: string | null;
  /** The id of its row. */
  readonly league: string | null;
  /** Those who sit there and may be followed. */
  readonly people: readonly PersonId[];
  /** All who sit there: they are told by other notices. */
  readonly seated: readonly PersonId[];
  /** When its first entry was public. */
  readonly begunAt: number;
  /** When its end was public; null before. */
  readonly endedAt: number | null;
  /** The round in which everybody sees it; null where nobody asks, or there are none. */
  readonly round: number | null;
}

const columns = {
  person: 'followedId',
  league: 'leagueId',
  season: 'seasonId',
  match: 'matchId',
} as const satisfies { [K in FollowKind]: string };
type FollowRow = Prisma.FollowGetPayload<object>;

const whose = (personId: PersonId, { kind, key }: FollowTarget) => ({ personId, [columns[kind]]: key });
/** A match that is over is followed for so long still. */
const keptMs = 86_400_000;

function followOf(row: FollowRow): StoredFollow {
  const kind =
    row.followedId !== null ? 'person' : row.leagueId !== null ? 'league' : row.seasonId !== null ? 'season' : 'match';
  const { round, since } = row;
  return { kind, key: row[columns[kind]] ?? '', tell: FollowTell.parse(row.tell), round, since: since.getTime() };
}

export class Follows {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** The newest first, as everybody calls it. */
  async of(personId: PersonId): Promise<NamedFollow[]> {
    const include = {
      followed: { select: { name: true, handle: true } },
      league: { select: { name: true, slug: true } },
      season: { select: { name: true, league: { select: { name: true } } } },
      match: { select: { name: true } },
    } as const;
    const where = { personId };
    const rows = await this.#db.follow.findMany({ where, include, orderBy: { id: 'desc' }, take: mostFollows });
    return rows.map(({ followed, league, season, match, ...row }) => {
      const { kind, key, ...choice } = followOf(row);
      const name =
        followed?.name ?? league?.name ?? match?.name ?? `${season?.league.name ?? ''}, ${season?.name ?? ''}`;
      return { key, shown: { kind, id: followed?.handle ?? league?.slug ?? key, name, ...choice } };
    });
  }

  /** Follows it from now on, or changes when to be told; false where the person follows too much already. */
  async put(
    personId: PersonId,
    target: FollowTarget,
    { tell, round, since }: Omit<StoredFollow, 'kind' | 'key'>,
  ): Promise<boolean> {
    return this.#db.$transaction(async (tx) => {
      // One after the other: two at once are counted both.
      await tx.$executeRaw`select 1 from person where id = ${personId}::uuid for update`;
      const data = { tell, round, since: new Date(since) };
      const { count } = await tx.follow.updateMany({ where: whose(personId, target), data });
      if (count > 0) return true;
      if ((await tx.follow.count({ where: { personId } })) >= mostFollows) return false;
      await tx.follow.create({ data: { ...whose(personId, target), personId, ...data } });
      return true;
    });
  }

  async end(personId: PersonId, target: FollowTarget): Promise<void> {
    await this.#db.follow.deleteMany({ where: whose(personId, target) });
  }

  /** Seasons, and leagues by the ids of their rows, that somebody follows. */
  async seasonsOf(
    personId: PersonId,
  ): Promise<{ readonly seasons: readonly string[]; readonly leagues: readonly string[] }> {
    const rows = await this.#db.follow.findMany({ where: { personId }, select: { seasonId: true, leagueId: true } });
    return {
      seasons: rows.flatMap(({ seasonId }) => seasonId ?? []),
      leagues: rows.flatMap(({ leagueId }) => leagueId ?? []),
    };
  }

  /** People whom somebody follows. */
  async friendsOf(personId: PersonId): Promise<ReadonlySet<PersonId>> {
    const rows = await this.#db.follow.findMany({
      where: { personId, followed: { followable: true, featured: true } },
      select: { followedId: true },
    });
    return new Set(rows.flatMap(({ followedId }) => followedId ?? []));
  }

  /** Those of them who may be followed: with an account, and nothing against it. */
  async mayBeFollowed(people: readonly PersonId[]): Promise<PersonId[]> {
    const where = { id: { in: [...people] }, followable: true, featured: true, handle: { not: null } };
    return (await this.#db.person.findMany({ where, select: { id: true } })).map(({ id }) => id);
  }

  /** Somebody follows the match, or what it belongs to. */
  async concerns(matchId: MatchId): Promise<boolean> {
    const [row] = await this.#db.$queryRaw<{ followed: boolean }[]>`
      select exists (select 1 from follow where match_id = m.id)
        or exists (select 1 from follow f join seat s on s.person_id = f.followed_id where s.match_id = m.id)
        or exists (select 1 from follow f join season s on s.id = f.season_id or s.league_id = f.league_id where s.id = m.season_id)
        as followed from match m where m.id = ${matchId}`;
    return row?.followed ?? false;
  }

  /** Somebody wants to be told of a round of this match. */
  async asksForRounds(matchId: MatchId): Promise<boolean> {
    return (await this.#db.follow.findFirst({ where: { matchId, tell: 'round' }, select: { id: true } })) !== null;
  }

  /** What of the match somebody follows: the match itself alone, where they do. */
  async covering(personId: PersonId, { match, season, league, people }: FollowedScene): Promise<StoredFollow[]> {
    const of = [{ matchId: match }, { seasonId: season ?? '' }, { leagueId: league ?? '' }];
    const where = { personId, OR: [...of, { followedId: { in: [...people] } }] };
    const all = (await this.#db.follow.findMany({ where })).map(followOf);
    const own = all.filter(({ kind }) => kind === 'match');
    return own.length > 0 ? own : all;
  }

  /**
   * Those who are to be told of the match now, were not yet, and can be reached, by the numbers of their follows above `after`.
   * `mails`: e-mail reaches somebody. Whoever follows the match itself is told by that alone.
   */
  async due(
    { match, season, league, people, seated, begunAt, endedAt, round }: FollowedScene,
    { after, most, waiting, mails }: { after: number; most: number; waiting: number; mails: boolean },
  ): Promise<{ readonly id: number; readonly personId: PersonId }[]> {
    const ended = endedAt === null ? null : new Date(endedAt);
    return this.#db.$queryRaw`
      select f.id, f.person_id as "personId" from follow f join person p on p.id = f.person_id
      where f.id > ${after} and f.tell <> 'nothing' and p.deleted_at is null
        and not f.person_id = any(${[...seated]}::uuid[])
        and case when f.match_id is not null
          then f.match_id = ${match} and (f.tell = 'start' or ${ended !== null} or (f.tell = 'round' and f.round <= ${round}::int))
          else (f.season_id = ${season} or f.league_id = ${league} or f.followed_id = any(${[...people]}::uuid[]))
            and ((f.tell = 'start' and f.since <= ${new Date(begunAt)})
              or (f.tell = 'end' and f.since <= ${ended}::timestamptz))
            and not exists (select 1 from follow own where own.person_id = f.person_id and own.match_id = ${match}) end
        and (f.match_id = ${match} or f.season_id = ${season} or f.league_id = ${league}
          or f.followed_id = any(${[...people]}::uuid[]))
        and ((${mails} and p.email_verified) or exists (select 1 from push_subscription s where s.person_id = f.person_id))
        and not exists (select 1 from notice n where n.person_id = f.person_id and n.subject = ${`match:${match}`}
          and n.kind = 'followed')
        and (select count(*) from notice n where n.person_id = f.person_id and n.state = 'waiting' and n.kind = 'followed')
          < ${waiting}
      order by f.id limit ${most}`;
  }

  /**
   * Matches of which somebody may have to be told, though nobody thought of it: those that go on, and those whose end was public
   * since then. With nobody who follows anything there are none.
   */
  async mayBeUntold(since: number, limit: number): Promise<MatchId[]> {
    if ((await this.#db.follow.findFirst({ select: { id: true } })) === null) return [];
    const lately = { OR: [{ endedAt: { gt: new Date(since) } }, { publishedAt: { gt: new Date(since) } }] };
    const rows = await this.#db.match.findMany({
      where: { listed: true, startedAt: { not: null }, OR: [{ status: 'live' }, lately] },
      select: { id: true },
      orderBy: { createdAt: 'desc' },
      take: limit,
    });
    return rows.map(({ id }) => id);
  }

  /** Matches that have been over for long are followed no more. */
  async forget(now: number): Promise<void> {
    const over = { status: { in: ['finished', 'aborted'] }, endedAt: { lt: new Date(now - keptMs) } } as const;
    await this.#db.follow.deleteMany({
      where: { match: { ...over, ...publishedBy(now - keptMs) } } as Prisma.FollowWhereInput,
    });
  }
}
