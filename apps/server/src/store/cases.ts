/** Filed cases: stored as they were sent, with what came of them. */
import type { CaseId } from '@broadside/protocol';
import type { Json } from '@broadside/rules/kernel';
import type { Database } from './database.ts';
import type { Prisma } from './generated/client.ts';
import { randomId } from './matches.ts';

/** A case that was run. */
export interface RunCase {
  readonly ruleset: string;
  readonly title: string;
  readonly body: Json;
  readonly passed: boolean;
  readonly finding: string | null;
}

export interface StoredCase extends RunCase {
  readonly id: CaseId;
  readonly ownerId: string;
  readonly owner: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

const include = { owner: { select: { name: true } } } as const satisfies Prisma.FiledCaseInclude;
type CaseRow = Prisma.FiledCaseGetPayload<{ include: typeof include }>;

export class Cases {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async count(ownerId: string): Promise<number> {
    return this.#db.filedCase.count({ where: { ownerId } });
  }

  async create(ownerId: string, ran: RunCase): Promise<StoredCase> {
    const body = ran.body as Prisma.InputJsonValue;
    const data = { ...ran, body, id: randomId(10), ownerId, createdAt: new Date() };
    return fromRow(await this.#db.filedCase.create({ data, include }));
  }

  async get(id: CaseId): Promise<StoredCase | undefined> {
    const row = await this.#db.filedCase.findUnique({ where: { id }, include });
    return row === null ? undefined : fromRow(row);
  }
}

function fromRow({ owner, body, createdAt, ...row }: CaseRow): StoredCase {
  return { ...row, owner: owner.name, body: body as Json, createdAt: createdAt.getTime() };
}
