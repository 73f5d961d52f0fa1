/** Those who ask, of every kind; each is replaced where a request has signed them out or deleted them. */
import { pick } from '@broadside/rules/kernel';
import type { Random } from '@broadside/rules/kernel';
import pg from 'pg';

const kinds = ['nobody', 'guest', 'guest', 'player', 'organiser', 'moderator', 'admin'] as const;
type Kind = (typeof kinds)[number];

export interface Actor {
  readonly kind: Kind;
  readonly cookie: string;
}

export class People {
  readonly #url: string;
  readonly #db: pg.Client;
  readonly #random: Random;
  readonly #actors: { readonly kind: Kind; actor: Promise<Actor> }[];
  #count = 0;

  private constructor(url: string, db: pg.Client, random: Random) {
    this.#url = url;
    this.#db = db;
    this.#random = random;
    this.#actors = kinds.map((kind) => ({ kind, actor: this.#arrive(kind) }));
  }

  static async open(url: string, databaseUrl: string, random: Random): Promise<People> {
    const db = new pg.Client({ connectionString: databaseUrl });
    await db.connect();
    const people = new People(url, db, random);
    await Promise.all(people.#actors.map(({ actor }) => actor));
    return people;
  }

  one(): Promise<Actor> {
    return pick(this.#actors, this.#random).actor;
  }

  /** Somebody is known no more: a request has signed them out, or deleted them. Another comes in their place. */
  async gone(actor: Actor): Promise<void> {
    if (actor.kind === 'nobody') return;
    for (const place of this.#actors)
      if (place.kind === actor.kind && (await place.actor) === actor) place.actor = this.#arrive(actor.kind);
  }

  async #arrive(kind: Kind): Promise<Actor> {
    if (kind === 'nobody') return { kind, cookie: '' };
    const response = await this.#post('/api/guests', { name: `Ada ${String(this.#count++)}` }, '');
    let cookie = cookieOf(response);
    // Limits may keep newcomers out: then nobody asks in this one's place.
    if (response.status === 429) return { kind, cookie: '' };
    const { person } = (await response.json()) as { person?: { id: string } };
    if (person === undefined) throw new Error(`Nobody can come: ${String(response.status)}.`);
    if (kind !== 'guest') {
      const handle = `fuzz-${String(process.pid)}-${String(this.#count)}`;
      const made = await this.#post('/api/account', { handle, password: 'a password of the fuzz' }, cookie);
      cookie = cookieOf(made) || cookie;
      if (kind !== 'player')
        await this.#db.query(`update person set role = $2::"Role" where id = $1`, [person.id, kind]);
    }
    return { kind, cookie };
  }

  #post(path: string, body: unknown, cookie: string): Promise<Response> {
    const headers = { 'content-type': 'application/json', cookie };
    return fetch(`${this.#url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  async close(): Promise<void> {
    await Promise.allSettled(this.#actors.map(({ actor }) => actor));
    await this.#db.end();
  }
}

const cookieOf = (response: Response): string => response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
