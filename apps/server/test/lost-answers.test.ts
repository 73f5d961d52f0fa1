/** The connection to the database breaks at the worst moment: an entry was written, or has to be read. */
import { moveFor } from '@broadside/bench/synthetic';
import pg from 'pg';
import { expect, it } from 'vitest';
import type { Journal } from '../src/store/journal.ts';
import { Guest, seatedMatch, startServer } from './harness.ts';

/** A journal whose calls of `breaks` fail `left` times: an append after it was done, everything else before. */
function breaking(breaks: keyof Journal): { left: number; readonly wrap: (journal: Journal) => Journal } {
  const state = { left: 0, wrap };
  function wrap(journal: Journal): Journal {
    return new Proxy(journal, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        return async (...args: unknown[]): Promise<unknown> => {
          const broken = name === breaks && state.left > 0;
          if (broken) state.left -= 1;
          const call = (): unknown => (value as (...args: unknown[]) => unknown).apply(target, args);
          const done: unknown = broken && name !== 'append' ? undefined : await call();
          if (broken) throw new Error('the connection broke');
          return done;
        };
      },
    });
  }
  return state;
}

it.each(['1', '100'])('[WS-20] the computer moves on, with a snapshot every %s entries', async (SNAPSHOT_EVERY) => {
  const journal = breaking('append');
  const server = await startServer({ wrapJournal: journal.wrap, settings: { SNAPSHOT_EVERY } });
  const ada = await Guest.arrive(server.url, 'Ada');
  const { match } = await ada.api.createMatch({ ruleset: 'synthetic', opponent: 'bot' });
  const table = ada.open(match.id);
  await table.when((state) => state.seq === 1);
  journal.left = 1; // Ada's move
  expect(await table.send(moveFor(0))).toEqual({ kind: 'accepted', seq: 2 });
  await table.when((state) => state.seq >= 3 && state.awaiting.includes('seat-1'));
  journal.left = 2; // and the computer's answer to the next one as well
  expect(await table.send(moveFor(2))).toEqual({ kind: 'accepted', seq: 4 });
  await table.when((state) => state.seq >= 5 && state.awaiting.includes('seat-1'));
  expect(journal.left).toBe(0);
  table.close();
  await server.stop();
});

it('[WS-20] the match ends, for its players and in its row', async () => {
  const journal = breaking('append');
  const server = await startServer({ wrapJournal: journal.wrap });
  const { ada, bob, id } = await seatedMatch(server.url);
  const [one, two] = [ada.open(id), bob.open(id)];
  await one.when((state) => state.seq === 1);
  journal.left = 1;
  expect(await one.act({ act: 'resign' })).toEqual({ kind: 'accepted', seq: 2 });
  for (const table of [one, two]) await table.when((state) => state.match?.status === 'finished');
  const db = new pg.Client({ connectionString: server.databaseUrl });
  await db.connect();
  for (let status = ''; status !== 'finished';) {
    const { rows } = await db.query<{ status: string }>('select status from match where id = $1', [id]);
    status = rows[0]?.status ?? '';
  }
  await db.end();
  for (const table of [one, two]) table.close();
  await server.stop();
});

it('[WS-20] what has to be read to take something back is no fault of the rules: the match is not frozen', async () => {
  const journal = breaking('read');
  const server = await startServer({ wrapJournal: journal.wrap });
  const { ada, bob, id } = await seatedMatch(server.url);
  const [one, two] = [ada.open(id), bob.open(id)];
  const before = (await one.when((state) => state.seq === 1)).view;
  await one.send({ kind: 'volley', target: 20 });
  await one.act({ act: 'take-back' });
  await two.when((state) => state.seq === 3);
  journal.left = 1;
  // Kept by the client and sent again, when the match has been loaded anew.
  expect(await two.act({ act: 'answer', request: 3, yes: true })).toEqual({ kind: 'accepted', seq: 4 });
  expect(journal.left).toBe(0);
  const after = await two.when((state) => state.seq === 4);
  expect(after.match?.status).toBe('live');
  expect(after.view).toEqual(before);
  for (const table of [one, two]) table.close();
  await server.stop();
});
