/** A match that was begun under other rules: decided again beside itself before anybody plays on. */
import { moveFor, synthetic } from '@broadside/bench/synthetic';
import type { AnyRuleset, Decision } from '@broadside/rules/kernel';
import { expect, it } from 'vitest';
import { newDatabase, open, seatedMatch, startServer } from './harness.ts';

/** The same game with another edition, whose `decide` may come to something else. */
function edition(number: string, decide = synthetic.decide): AnyRuleset {
  return { ...synthetic, edition: number, decide } as AnyRuleset;
}
const serve = (ruleset: AnyRuleset, databaseUrl: string): ReturnType<typeof startServer> =>
  startServer({ databaseUrl, catalog: { synthetic: () => Promise.resolve(ruleset) } });

it('[WS-35] goes on under rules that decide the same, keeps its edition, and is held under others', async () => {
  const databaseUrl = await newDatabase();
  const first = await serve(edition('1.0'), databaseUrl);
  const { ada, bob, id } = await seatedMatch(first.url);
  const [one, two] = [ada.open(id), bob.open(id)];
  await one.when((state) => state.seq === 1);
  await one.send({ kind: 'volley', target: 20 });
  await two.when((state) => state.seq === 2);
  await two.send(moveFor(1));
  for (const table of [one, two]) table.close();
  await first.stop();

  const second = await serve(edition('1.1'), databaseUrl);
  const again = open(second.url, id, ada.cookie);
  const state = await again.when(({ seq }) => seq === 3);
  expect(state.match).toMatchObject({ status: 'live', edition: '1.0' });
  expect(await again.send(moveFor(2))).toMatchObject({ kind: 'accepted', seq: 4 });
  again.close();
  await second.stop();

  // These rules see a hit where there was none: the volley of entry 2 would have come to something else.
  const harder = (...given: Parameters<typeof synthetic.decide>): Decision<never> => {
    const decided = synthetic.decide(...given) as { ok: boolean; events?: { kind: string; hp: number }[] };
    const events = decided.events?.map((event) => (event.kind === 'fired' ? { ...event, hp: event.hp - 1 } : event));
    return { ...decided, ...(events ? { events } : {}) } as unknown as Decision<never>;
  };
  const third = await serve(edition('2.0', harder), databaseUrl);
  const held = open(third.url, id, ada.cookie);
  await held.when(({ match }) => match?.status === 'frozen');
  expect(await held.send(moveFor(4))).toMatchObject({ kind: 'failed', code: 'frozen' });
  expect(await third.journal.read(id, 0, 10)).toHaveLength(4);
  held.close();
  await third.stop();
});
