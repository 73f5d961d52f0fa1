/** A stranger of the delay oracle who follows all who play: what is noted for them is news, and as late as all other. */
import { followsApi } from '@broadside/client';
import pg from 'pg';
import type { Guest, TestServer } from './harness.ts';
import { idOf } from './members.ts';
import type { Named } from './strangers.ts';

export class OracleFollower {
  readonly #db: pg.Client;
  readonly #id: string;
  readonly #follows: ReturnType<typeof followsApi>;

  private constructor(db: pg.Client, id: string, follows: ReturnType<typeof followsApi>) {
    this.#db = db;
    this.#id = id;
    this.#follows = follows;
  }

  /** Somebody who is reached by a browser. */
  static async make(server: TestServer, who: Guest): Promise<OracleFollower> {
    const db = new pg.Client({ connectionString: server.databaseUrl });
    await db.connect();
    const id = await idOf(who);
    await db.query(
      `insert into push_subscription (endpoint, person_id, p256dh, auth) values ('https://x.example', $1, 'x', 'x')`,
      [id],
    );
    return new OracleFollower(db, id, followsApi(server.url, { headers: { cookie: who.cookie } }));
  }

  async follow(tables: readonly { readonly named: Named }[]): Promise<void> {
    await this.#db.query('delete from follow where person_id = $1', [this.#id]);
    // Nobody sends them: more than may wait of one person are not noted.
    await this.#db.query('delete from notice where person_id = $1', [this.#id]);
    for (const { named } of tables)
      for (const id of named.players) await this.#follows.follow({ kind: 'person', id, tell: 'start' });
  }

  /** What of each match was noted for them, as a path that names it. */
  async noted(tables: readonly { readonly named: Named }[]): Promise<readonly (readonly [string, string])[]> {
    const sql = 'select match_id as match, id, kind, due_at from notice where person_id = $1 order by id';
    const { rows } = await this.#db.query<{ match: string }>(sql, [this.#id]);
    return tables.map(({ named: { match } }) => {
      const own = rows.filter((row) => row.match === match);
      return [`NOTICES /match/${match} of whom one follows`, JSON.stringify(own)] as const;
    });
  }

  async end(): Promise<void> {
    await this.#db.end();
  }
}
