/** Ratings that could not be written when their match ended. */
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { newDatabase, startServer } from './harness.ts';
import { memberAt, playOut, until } from './members.ts';

describe('ratings', () => {
  it('[HTTP-64] that could not be written while the database was away follow when it is back', async () => {
    const server = await startServer();
    const db = new pg.Client({ connectionString: server.databaseUrl });
    await db.connect();
    const id = await playOut(await memberAt(server, 'Ada'), await memberAt(server, 'Bob'));
    const rated = (): Promise<{ rowCount: number | null }> =>
      db.query('select 1 from match where id = $1 and rated_at is not null', [id]);
    await until(rated, ({ rowCount }) => rowCount === 1);
    server.app.databaseAway();
    await db.query('delete from rating_change where match_id = $1', [id]);
    await db.query('update match set rated_at = null where id = $1', [id]);
    server.app.databaseBack();
    await until(rated, ({ rowCount }) => rowCount === 1);
    expect((await db.query('select 1 from rating_change where match_id = $1', [id])).rowCount).toBe(2);
    await db.end();
    await server.stop();
  });

  it('[HTTP-64] that a crash left out follow at the next start, and only once', async () => {
    const databaseUrl = await newDatabase();
    const first = await startServer({ databaseUrl });
    const [ada, bob] = [await memberAt(first, 'Ada'), await memberAt(first, 'Bob')];
    const id = await playOut(ada, bob);
    await until(
      () => ada.api.lobby(false),
      ({ ratings }) => ratings.length > 0,
    );
    await first.stop();
    const past = new pg.Client({ connectionString: databaseUrl });
    await past.connect();
    const kept = (await past.query('select * from rating order by person_id')).rows;
    // As after a crash between the end of the match and its rating.
    await past.query('delete from rating');
    await past.query('delete from rating_change');
    await past.query('update match set rated_at = null where id = $1', [id]);
    for (const starts of [1, 2]) {
      const next = await startServer({ databaseUrl });
      await until(
        () => past.query('select 1 from match where rated_at is not null'),
        ({ rowCount }) => rowCount === 1,
      );
      await next.stop();
      const { rows } = await past.query('select * from rating order by person_id');
      expect([starts, rows.length]).toEqual([starts, 2]);
      const figures = ({ rating, deviation, matches }: Record<string, unknown>): unknown[] => [
        rating,
        deviation,
        matches,
      ];
      expect(rows.map(figures)).toEqual(kept.map(figures));
    }
    await past.end();
  });
});
