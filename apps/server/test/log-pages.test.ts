/** The log of a match over HTTP. */
import { moveFor } from '@broadside/bench/synthetic';
import { logPageLines } from '@broadside/protocol';
import { expect, it } from 'vitest';
import { api } from '@broadside/client';
import { refusal, seatedMatch, startServer } from './harness.ts';

it('[HTTP-5] is the viewer’s own, page by page from the newest, each oldest first', async () => {
  const server = await startServer();
  const { ada, bob, id } = await seatedMatch(server.url);
  const tables = [ada.open(id), bob.open(id)];
  await Promise.all(tables.map((table) => table.when((state) => state.seq === 1)));
  const moves = logPageLines + 20;
  await tables[0]?.send({ kind: 'note', text: 'the secret plan' });
  for (let index = 1; index < moves; index += 1)
    expect(await tables[index % 2]?.send(moveFor(index))).toMatchObject({ kind: 'accepted' });
  const { lines } = await ada.api.log(id);
  expect(lines).toHaveLength(logPageLines);
  const seqs = lines.map(({ seq }) => seq);
  expect(seqs).toEqual([...seqs].sort((a, b) => a - b));
  expect(seqs.at(-1)).toBe(moves + 1);
  const older = await ada.api.log(id, seqs[0]);
  expect(older.lines.map(({ seq }) => seq)).toEqual(
    Array.from({ length: moves + 1 - logPageLines }, (_, index) => index + 1),
  );
  expect((await ada.api.log(id, 1)).lines).toEqual([]);
  const [own, public_] = [older, await api(server.url).log(id, seqs[0])].map((page) => JSON.stringify(page));
  expect(own).toContain('the secret plan');
  expect(public_).not.toContain('the secret plan');
  expect(await refusal(ada.api.log('000000000000'))).toMatchObject({ status: 404, code: 'no-match' });
  for (const table of tables) table.close();
  await server.stop();
});
