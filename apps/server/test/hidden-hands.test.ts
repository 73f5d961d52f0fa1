/** Hidden hands [WATCH-50]: what somebody with a live pass is sent would be the same whatever the players hold. */
import { synthetic } from '@broadside/bench/synthetic';
import { castsApi, socketUrl } from '@broadside/client';
import { retelling, viewFor } from '@broadside/match';
import { catalog } from '@broadside/rules/catalog';
import { canonicalJson, seededRandom } from '@broadside/rules/kernel';
import type { View } from '@broadside/rules/kernel';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { open, refusal, startServer } from './harness.ts';
import type { TestServer } from './harness.ts';
import { memberAt, until } from './members.ts';
import { SimulatedTime } from './simulated-time.ts';
import { casterOf, leagueNight, minuteLate } from './watched-tables.ts';

const time = new SimulatedTime(Date.now());
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ catalog: { ...catalog, synthetic: () => Promise.resolve(synthetic) }, time });
});
afterAll(async () => {
  await server.stop();
});

/** A match of hidden hands that belongs to the league of a night, and a caster of that league with a pass for it. */
async function castTable() {
  const night = await leagueNight(server);
  const [ada, bob, cass] = [
    await memberAt(server, 'Ada'),
    await memberAt(server, 'Bob'),
    await casterOf(server, night),
  ];
  const made = await ada.api.createMatch({
    ...{ ruleset: 'fleet-command', opponent: 'friend' },
    watch: minuteLate,
    setUp: true,
  });
  const { id } = made.match;
  const db = new pg.Client({ connectionString: server.databaseUrl });
  await db.connect();
  await db.query('update match set season_id = (select season_id from match where id = $2) where id = $1', [
    id,
    night.tables[0],
  ]);
  await db.query(
    `insert into live_pass (id, match_id, league_id, person_id, kind, created_at)
     select '0000000000', $1, l.id, $2, 'caster', now() from league l where l.slug = $3`,
    [id, cass.id, night.slug],
  );
  await db.end();
  const [invitation] = made.invitations;
  await bob.api.join(id, invitation?.seat ?? 'seat-2', { token: invitation?.token ?? '' });
  return { id, ada, cass };
}

/** What lies face down, as the game keeps it. */
interface FaceDown {
  readonly secrets: { deck: string[]; hands: Record<string, string[]>; committed: Record<string, string[]> };
}

/** The same table with other cards in every hand: each card that nobody has set aside is changed for one of the deck. */
function redealt(state: unknown): unknown {
  const other = structuredClone(state) as FaceDown;
  const { deck, hands, committed } = other.secrets;
  for (const [id, hand] of Object.entries(hands))
    hands[id] = hand
      .map((card) => {
        if (committed[id]?.includes(card) === true || deck.length === 0) return card;
        deck.unshift(card);
        return deck.pop() ?? card;
      })
      .sort();
  return other;
}

describe('[WATCH-50] [WATCH-67] a live pass', () => {
  it('shows nothing that hangs on a hand, decision by decision; the record has the hands when the end is public', async () => {
    const { id, ada, cass } = await castTable();
    const room = await server.app.rooms.get(id);
    if (room === undefined) throw new Error('No room.');
    await until(
      () => Promise.resolve(room.game.seq),
      (seq) => seq > 0,
    );
    // Everybody has seen it begin.
    await time.moveTo(time.now() + 61_000);
    const sam = await memberAt(server, 'Sam');
    const casts = castsApi(server.url, { headers: { cookie: sam.cookie } });
    const cast = await casts.makeCast({ match: id, title: 'From the sofa', language: 'en' });
    const desk = open(server.url, id, sam.cookie);
    const openHands = () => desk.cue(cast.id, { kind: 'hands', open: true });
    const notYet = { kind: 'rejected', reason: { code: 'not-over' } };
    const random = seededRandom(7);
    const ahead = open(server.url, id, cass.cookie, { url: socketUrl(server.url, id, 'ahead') });
    let hidden = 0;
    for (let step = 0; step < 25 && room.status === 'live'; step += 1) {
      const { ruleset, state, awaiting, seq } = room.game;
      const seat = awaiting[0] ?? 'seat-1';
      const own = ruleset.view(state, { kind: 'seat', seat }) as View;
      const offers = ruleset.offers(own, seat) as unknown[];
      const offer = offers[Math.floor(random() * offers.length)];
      const command: unknown =
        offer === undefined ? ruleset.standingAnswer(own, seat) : ruleset.sample(own, offer, seat, random);
      const asked = { id: `decision-${String(step).padStart(4, '0')}`, seq, seat, asks: { command }, from: null };
      await new Promise((done) => room.submit(asked, done));
      const now = room.game;
      const seen = await ahead.when((each) => each.seq === now.seq);
      const other = redealt(now.state);
      if (canonicalJson(other) !== canonicalJson(now.state)) hidden += 1;
      // With the receipts of what lies sealed, of which nobody can tell anything [SEAL-4].
      expect(canonicalJson(seen.view)).toBe(
        canonicalJson(viewFor({ ...now.ledger, state: other }, { kind: 'public' })),
      );
    }
    // There was something to be hidden.
    expect(hidden).toBeGreaterThan(10);
    expect((await refusal(cass.member.api.record(id))).code).toBe('not-over');
    const table = ada.open(id);
    await table.when((each) => each.seq > 0);
    if (room.status === 'live') await table.act({ act: 'resign' });
    table.close();
    ahead.close();
    // It is over for the players, and for nobody else: a hand stays closed, and so does what says that it could be opened.
    await desk.when((each) => each.phase === 'live');
    expect(room.status).toBe('finished');
    expect(await openHands()).toMatchObject(notYet);
    expect((await refusal(cass.member.api.record(id))).code).toBe('not-over');
    await time.moveTo(time.now() + 61_000);
    const record = await until(
      () => cass.member.api.record(id).catch(() => undefined),
      (told) => told !== undefined,
    );
    expect(record?.entries.length).toBe(room.game.seq);
    expect(await openHands()).toMatchObject({ kind: 'accepted' });
    expect((await casts.cues(cast.id)).cues.at(-1)?.cue).toEqual({ kind: 'hands', open: true });
    desk.close();
    // What a page lays open is what each seat saw.
    const { ruleset, state } = room.game;
    const told = record && [...retelling(record, ruleset)].at(-1);
    for (const seat of ['seat-1', 'seat-2'] as const) {
      const retold = ruleset.view(told?.ledger.state, { kind: 'seat', seat }) as View;
      expect(canonicalJson(retold)).toBe(canonicalJson(ruleset.view(state, { kind: 'seat', seat })));
      expect(canonicalJson(retold)).not.toBe(canonicalJson(ruleset.view(state, { kind: 'public' })));
    }
  });
});
