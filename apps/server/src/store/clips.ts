/** Clips, as the database keeps them. */
import { StageCamera, clipLimits } from '@broadside/protocol';
import type { Clip, MatchId, PersonId } from '@broadside/protocol';
import type { Database } from './database.ts';
import { Prisma } from './generated/client.ts';
import { randomId } from './matches.ts';

const named = { person: { select: { name: true } }, match: { select: { ruleset: true } } } as const;
type ClipRow = Prisma.ClipGetPayload<{ include: typeof named }>;

export interface NewClip extends Pick<Clip, 'fromSeq' | 'toSeq' | 'title' | 'camera'> {
  readonly matchId: MatchId;
  readonly personId: PersonId;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const dayMs = 86_400_000;

export class Clips {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Undefined where the person has made as many within a day as they may: those that are gone count. */
  async add({ at, camera, ...row }: NewClip): Promise<Clip | undefined> {
    return this.#db.$transaction(async (tx) => {
      // One after the other: two at once are counted both.
      await tx.$executeRaw`select 1 from person where id = ${row.personId}::uuid for update`;
      const where = { personId: row.personId, createdAt: { gt: new Date(at - dayMs) } };
      if ((await tx.clip.count({ where })) >= clipLimits.aDay) return undefined;
      const data = { id: randomId(10), ...row, camera: camera ?? Prisma.DbNull, createdAt: new Date(at) };
      return clipOf(await tx.clip.create({ data, include: named }));
    });
  }

  /** Undefined where there is none, or none any more. */
  async get(id: string): Promise<Clip | undefined> {
    const row = await this.#db.clip.findUnique({ where: { id, removedAt: null }, include: named });
    return row === null ? undefined : clipOf(row);
  }

  /** The newest first. */
  ofMatch(matchId: MatchId): Promise<Clip[]> {
    return this.#listed({ matchId });
  }

  /** Of matches that lists show, the newest first. */
  by(personId: PersonId): Promise<Clip[]> {
    return this.#listed({ personId, match: { listed: true } });
  }

  async #listed(where: Prisma.ClipWhereInput): Promise<Clip[]> {
    const rows = await this.#db.clip.findMany({
      where: { ...where, removedAt: null },
      include: named,
      orderBy: { createdAt: 'desc' },
      take: clipLimits.listed,
    });
    return rows.map(clipOf);
  }

  /** Takes its title away; false where that was done before. */
  async remove(id: string, at: number): Promise<boolean> {
    const data = { title: '', removedAt: new Date(at) };
    return (await this.#db.clip.updateMany({ where: { id, removedAt: null }, data })).count > 0;
  }
}

const clipOf = ({ matchId, personId, person, match, camera, createdAt, removedAt: _, ...row }: ClipRow): Clip => ({
  ...row,
  match: matchId,
  ruleset: match.ruleset,
  camera: camera === null ? null : StageCamera.parse(camera),
  by: { person: personId, name: person.name },
  at: createdAt.getTime(),
});
