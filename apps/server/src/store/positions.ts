/** Saved positions: stored as they are given, never changed. */
import type { PositionId } from '@broadside/protocol';
import type { Json } from '@broadside/rules/kernel';
import type { Database } from './database.ts';
import type { Prisma } from './generated/client.ts';
import { randomId } from './matches.ts';

export interface PositionEntry {
  readonly id: PositionId;
  readonly ruleset: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

export interface StoredPosition extends PositionEntry {
  readonly ownerId: string;
  readonly owner: string;
  readonly position: Json;
}

const include = { owner: { select: { name: true } } } as const satisfies Prisma.PositionInclude;
type PositionRow = Prisma.PositionGetPayload<{ include: typeof include }>;

export class Positions {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async count(ownerId: string): Promise<number> {
    return this.#db.position.count({ where: { ownerId } });
  }

  async create(ownerId: string, ruleset: string, name: string, position: Json): Promise<StoredPosition> {
    const data = { id: randomId(10), ownerId, ruleset, name, position: position as Prisma.InputJsonValue };
    return fromRow(await this.#db.position.create({ data: { ...data, createdAt: new Date() }, include }));
  }

  async get(id: PositionId): Promise<StoredPosition | undefined> {
    const row = await this.#db.position.findUnique({ where: { id }, include });
    return row === null ? undefined : fromRow(row);
  }

  /** All of a person's, the newest first. */
  async ofPerson(ownerId: string): Promise<PositionEntry[]> {
    const rows = await this.#db.position.findMany({
      where: { ownerId },
      omit: { position: true, ownerId: true },
      orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    });
    return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.getTime() }));
  }

  /** False where it was not there. */
  async remove(id: PositionId): Promise<boolean> {
    const { count } = await this.#db.position.deleteMany({ where: { id } });
    return count === 1;
  }
}

function fromRow({ owner, position, createdAt, ...row }: PositionRow): StoredPosition {
  return { ...row, owner: owner.name, position: position as Json, createdAt: createdAt.getTime() };
}
