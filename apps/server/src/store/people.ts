/** Guests: a name and a secret that only the guest's cookie holds. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Database } from './database.ts';

export interface StoredPerson {
  readonly id: string;
  readonly name: string;
}

/** SHA-256 is enough for a secret of 32 random bytes: there is nothing to guess. */
export function hashSecret(secret: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(secret).digest());
}

export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

export class People {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Makes a guest; the secret is returned once and kept only as a hash. */
  async create(name: string): Promise<{ person: StoredPerson; secret: string }> {
    const secret = newSecret();
    const person = { id: randomUUID(), name };
    await this.#db.person.create({ data: { ...person, secretHash: hashSecret(secret) } });
    return { person, secret };
  }

  async rename(id: string, name: string): Promise<StoredPerson> {
    await this.#db.person.update({ where: { id }, data: { name } });
    return { id, name };
  }

  async bySecret(secret: string): Promise<StoredPerson | undefined> {
    if (!/^[A-Za-z0-9_-]{43}$/.test(secret)) return undefined;
    const row = await this.#db.person.findUnique({ where: { secretHash: hashSecret(secret) } });
    return row === null ? undefined : { id: row.id, name: row.name };
  }
}
