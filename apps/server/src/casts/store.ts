/** Casts, their members and their cues, as the database keeps them. */
import type { CastBody, CastPage, CastRight, CueData, CueShown, MatchId, PersonId } from '@broadside/protocol';
import type { Database } from '../store/database.ts';
import type { Prisma } from '../store/generated/client.ts';
import { randomId } from '../store/matches.ts';

const whole = {
  league: { select: { id: true, slug: true, name: true, ownerId: true } },
  members: { include: { person: { select: { name: true } } }, orderBy: { number: 'asc' } },
} as const satisfies Prisma.CastInclude;
type CastRow = Prisma.CastGetPayload<{ include: typeof whole }>;

export interface StoredMember {
  readonly number: number;
  readonly personId: PersonId;
  readonly name: string;
  readonly rights: readonly CastRight[];
  /** Whether they have taken the invitation, and not left since. */
  readonly stands: 'invited' | 'casts' | 'left';
}

export interface StoredCast {
  readonly id: string;
  readonly matchId: MatchId | null;
  /** A channel of TV, by its address. */
  readonly channel: string | null;
  readonly league: {
    readonly id: string;
    readonly slug: string;
    readonly name: string;
    readonly ownerId: string;
  } | null;
  readonly ownerId: PersonId;
  readonly title: string;
  readonly language: string;
  readonly link: string | null;
  readonly official: boolean;
  readonly status: CastPage['status'];
  readonly createdAt: number;
  readonly members: readonly StoredMember[];
}

export interface NewCast extends CastBody {
  readonly matchId: MatchId | null;
  readonly leagueId: string | null;
  readonly channel: string | null;
  readonly ownerId: PersonId;
  readonly official: boolean;
  readonly at: number;
}

/** A cue with what its release depends on. */
export interface KeptCue extends CueShown {
  readonly ordinal: number;
  /** When it was made, in milliseconds since 1970; it never falls within a cast. */
  readonly at: number;
  /** Its maker knew more of the match than everybody: it waits. */
  readonly ahead: boolean;
}

const whereRunning = { status: 'running' } as const;

export class CastStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async cast(id: string): Promise<StoredCast | undefined> {
    const row = await this.#db.cast.findUnique({ where: { id }, include: whole });
    return row === null ? undefined : castOf(row);
  }

  /** Those of a match, of its league, of these channels, and of channels on which it was cast: the league's first, then the newest. Removed ones are none. */
  async ofMatch(
    matchId: MatchId,
    { leagueId, channels }: { readonly leagueId: string | undefined; readonly channels: readonly string[] },
    limit: number,
  ): Promise<StoredCast[]> {
    const of: Prisma.CastWhereInput[] = [
      { matchId },
      { channel: { in: [...channels] }, ...whereRunning },
      { channel: { not: null }, cues: { some: { matchId } } },
      ...(leagueId === undefined ? [] : [{ leagueId }]),
    ];
    const rows = await this.#db.cast.findMany({
      where: { OR: of, status: { not: 'removed' } },
      include: whole,
      orderBy: [{ official: 'desc' }, { createdAt: 'desc' }],
      take: limit,
    });
    return rows.map(castOf);
  }

  /** How many somebody runs now, and made since `since`. */
  async made(ownerId: PersonId, since: number): Promise<{ readonly running: number; readonly lately: number }> {
    const [running, lately] = await Promise.all([
      this.#db.cast.count({ where: { ownerId, ...whereRunning } }),
      this.#db.cast.count({ where: { ownerId, createdAt: { gt: new Date(since) } } }),
    ]);
    return { running, lately };
  }

  async add({ at, ownerId, ...cast }: NewCast, rights: readonly CastRight[]): Promise<string> {
    const [id, now] = [randomId(10), new Date(at)];
    const first = { number: 1, personId: ownerId, rights: [...rights], acceptedAt: now };
    await this.#db.cast.create({ data: { id, ...cast, ownerId, createdAt: now, members: { create: first } } });
    return id;
  }

  async change(id: string, body: CastBody): Promise<void> {
    await this.#db.cast.update({ where: { id }, data: body });
  }

  async close(id: string, status: 'ended' | 'removed', at: number): Promise<void> {
    await this.#db.cast.updateMany({
      where: { id, status: { not: 'removed' } },
      data: { status, endedAt: new Date(at) },
    });
  }

  /** Asks somebody, or asks them again. */
  async invite({ id: castId, members }: StoredCast, personId: PersonId, rights: readonly CastRight[]): Promise<void> {
    const number = Math.max(0, ...members.map((each) => each.number)) + 1;
    const asked = { rights: [...rights], acceptedAt: null, leftAt: null };
    const where = { castId_personId: { castId, personId } };
    await this.#db.castMember.upsert({ where, create: { castId, personId, number, ...asked }, update: asked });
  }

  async answer(castId: string, number: number, change: { acceptedAt: Date } | { leftAt: Date }): Promise<void> {
    await this.#db.castMember.update({ where: { castId_number: { castId, number } }, data: change });
  }

  async addCue(castId: string, { ordinal, id, match, seq, ms, by, at, ahead, cue }: KeptCue): Promise<void> {
    const moment = { matchId: match, seq, afterMs: ms, at: new Date(at), ahead };
    await this.#db.castCue.create({ data: { castId, ordinal, cueId: id, by, kind: cue.kind, data: cue, ...moment } });
  }

  async cues(castId: string): Promise<KeptCue[]> {
    const rows = await this.#db.castCue.findMany({ where: { castId }, orderBy: { ordinal: 'asc' } });
    return rows.map(({ ordinal, cueId: id, matchId: match, seq, afterMs: ms, at, by, ahead, data }) => ({
      ...{ ordinal, id, match, seq, ms, by, ahead, at: at.getTime(), cue: data as CueData },
    }));
  }
}

const castOf = ({ members, createdAt, league, leagueId: _, endedAt: _ended, ...row }: CastRow): StoredCast => ({
  ...row,
  league,
  status: row.status as CastPage['status'],
  createdAt: createdAt.getTime(),
  members: members.map(({ number, personId, person, rights, acceptedAt, leftAt }) => ({
    ...{ number, personId, name: person.name, rights: rights as CastRight[] },
    stands: leftAt !== null ? 'left' : acceptedAt === null ? 'invited' : 'casts',
  })),
});
