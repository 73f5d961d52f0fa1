/** People: somebody with a name, who sits at tables. With a handle it is an account, without one a guest. */
import { createHash, randomBytes } from 'node:crypto';
import type { PersonId, Role } from '@broadside/protocol';
import type { FastifyRequest } from 'fastify';
import type { Database } from './database.ts';

export interface StoredPerson {
  readonly id: PersonId;
  readonly name: string;
  /** Null: a guest. */
  readonly handle: string | null;
  readonly role: Role;
}

/** SHA-256 is enough for a secret of 32 random bytes: there is nothing to guess. */
export function hashSecret(secret: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(secret).digest());
}

export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** As much of a request as tells who asks. */
export type Requesting = Pick<FastifyRequest, 'headers' | 'ip' | 'protocol'>;

/** Tells who asks by what a request carries; answers the same as long as the request is the same object. */
export type WhoAsks = (request: Requesting) => Promise<StoredPerson | undefined>;

const officialsLimit = 200;

export const moderates = ({ role }: Pick<StoredPerson, 'role'>): boolean => role === 'moderator' || role === 'admin';

const select = { id: true, name: true, handle: true, role: true } as const;

export class People {
  readonly #db: Database;
  readonly whoAsks: WhoAsks;

  constructor(db: Database, whoAsks: WhoAsks) {
    this.#db = db;
    this.whoAsks = whoAsks;
  }

  async rename(id: PersonId, name: string): Promise<StoredPerson> {
    return this.#db.person.update({ where: { id }, data: { name, updatedAt: new Date() }, select });
  }

  async get(id: PersonId): Promise<StoredPerson | undefined> {
    return (await this.#db.person.findUnique({ where: { id }, select })) ?? undefined;
  }

  /** Those of them that there are, in no order. */
  async byIds(ids: readonly string[]): Promise<StoredPerson[]> {
    return this.#db.person.findMany({ where: { id: { in: [...ids] } }, select });
  }

  /** Everybody who is more than a player, the highest role first, then by handle; at most 200. */
  async officials(): Promise<StoredPerson[]> {
    return this.#db.person.findMany({
      where: { role: { not: 'player' }, handle: { not: null } },
      orderBy: [{ role: 'desc' }, { handleKey: 'asc' }],
      take: officialsLimit,
      select,
    });
  }

  async byHandle(handle: string): Promise<StoredPerson | undefined> {
    return (await this.#db.person.findUnique({ where: { handleKey: handle.toLowerCase() }, select })) ?? undefined;
  }
}
