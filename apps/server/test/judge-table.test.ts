/** Judges at tables: called, entered, ruling; in a real server on a real database. */
import { judgesApi } from '@broadside/client';
import { moveFor, synthetic } from '@broadside/bench/synthetic';
import { usualTableTerms, verifyRecord } from '@broadside/match';
import type { Role } from '@broadside/protocol';
import { canonicalJson } from '@broadside/rules/kernel';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { open, refusal, seatedMatch, startServer } from './harness.ts';
import type { TestServer } from './harness.ts';
import { leaguePerson, nextId, syntheticTerms as terms } from './league-people.ts';

let server: TestServer;
let db: pg.Client;
beforeAll(async () => {
  server = await startServer();
  db = new pg.Client({ connectionString: server.databaseUrl });
  await db.connect();
});
afterAll(async () => {
  await db.end();
  await server.stop();
});

const person = (name: string, role?: Role) => leaguePerson(server, name, role);

const judgesOf = ({ cookie }: { readonly cookie: string }) => judgesApi(server.url, { headers: { cookie } });
const asJudge = (cookie: string, id: string) =>
  open(server.url, id, cookie, { url: `${server.url.replace('http', 'ws')}/api/matches/${id}/socket?as=judge` });

/** The status with which the upgrade to the view of both sides is answered: 101 where it is. */
async function socketStatus(id: string, cookie: string | undefined): Promise<number> {
  const url = `${server.url.replace('http', 'ws')}/api/matches/${id}/socket?as=judge`;
  const socket = new WebSocket(url, cookie === undefined ? {} : { headers: { cookie } });
  return new Promise((resolve, reject) => {
    socket.on('open', () => (socket.close(), resolve(101)));
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.on('error', reject);
  });
}

/** A league whose season has one table, of Ann and Ben, both seated; Olga owns it and Jude judges. */
async function season(table = terms.table) {
  const [olga, jude, ann, ben] = [await person('Olga'), await person('Jude'), await person('Ann'), await person('Ben')];
  const slug = `judged-${nextId()}`;
  await olga.leagues.createLeague({ name: 'Judged', slug });
  await olga.leagues.official(slug, { do: 'invite', handle: jude.handle, office: 'judge' });
  const { id } = await olga.leagues.openSeason(slug, { name: 'S', terms: { ...terms, table } });
  await olga.leagues.seasonAct(id, { id: 'act-open', act: { act: 'open-registration' } });
  for (const each of [ann, ben]) await each.leagues.seasonAct(id, { id: 'act-enter', act: { act: 'enter' } });
  await olga.leagues.seasonAct(id, { id: 'act-draft', act: { act: 'draft-round' } });
  await olga.leagues.seasonAct(id, { id: 'act-publish', act: { act: 'publish-round' } });
  await ann.leagues.sitDown(id, 1);
  const { match } = await ben.leagues.sitDown(id, 1);
  return { olga, jude, ann, ben, slug, id, match };
}

describe('a call for a judge', () => {
  it('[LEAGUE-95, LEAGUE-98] waits in the queue, is told with its text to judges alone, and stops the clocks when taken', async () => {
    const { ada, bob, id } = await seatedMatch(server.url);
    const [jo, zed] = [await person('Jo', 'organiser'), await person('Zed', 'moderator')];
    const [one, two] = [ada.open(id), bob.open(id)];
    await Promise.all([one, two].map((each) => each.when((state) => state.seq === 1)));
    const called = await judgesOf(ada).callJudge(id, { kind: 'rules', text: 'Which way is port?' });
    expect(called.told).toBeGreaterThanOrEqual(2);
    const seen = await two.when((state) => state.seq === 2);
    expect(seen.table?.judging?.called).toMatchObject([{ seq: 2, by: 'seat-1' }]);
    expect(JSON.stringify(seen)).not.toContain('Which way is port?');
    expect(await refusal(judgesOf(ada).callJudge(id, { kind: 'rules', text: 'Again' }))).toMatchObject({
      status: 409,
      code: 'called',
    });
    expect(await refusal(zed.judges.callJudge(id, { kind: 'rules', text: 'I' }))).toMatchObject({ status: 403 });
    expect((await judgesOf(bob).judgeCalls()).calls).toEqual([]);
    const [call] = (await jo.judges.judgeCalls()).calls.filter(({ match }) => match.id === id);
    expect(call).toMatchObject({ by: 'Ada', kind: 'rules', text: 'Which way is port?', taken: null, bar: null });
    expect(await refusal(judgesOf(bob).takeCall(call?.id ?? ''))).toMatchObject({ status: 403, code: 'not-allowed' });
    await jo.judges.takeCall(call?.id ?? '');
    expect((await one.when((state) => state.seq === 3)).table?.stopped?.judge).toEqual({
      name: 'Jo',
      role: 'organiser',
    });
    expect(await refusal(zed.judges.takeCall(call?.id ?? ''))).toMatchObject({ status: 409, code: 'taken' });
    await jo.member.api.setClocks(id, { clocks: 'start', reason: 'To the left.' });
    expect((await one.when((state) => state.seq === 4)).table?.judging?.called).toEqual([]);
    expect((await jo.judges.judgeCalls()).calls.filter(({ match }) => match.id === id)).toEqual([]);
    await judgesOf(bob).callJudge(id, { kind: 'conduct', text: 'Rude.' });
    await judgesOf(bob).takeCallBack(id);
    expect((await one.when((state) => state.seq === 6)).table?.judging?.called).toEqual([]);
    for (const each of [one, two]) each.close();
  });
});

describe('a call in a season whose terms say so', () => {
  it('[LEAGUE-96] stops the clocks until it is taken back, or the judge who came starts them', async () => {
    const { olga, ann, ben, match } = await season({ ...usualTableTerms, callStops: true });
    const line = ben.member.open(match);
    await line.when((state) => state.seq >= 1);
    await ann.judges.callJudge(match, { kind: 'rules', text: 'May it turn?' });
    const { table } = await line.when((state) => state.table?.stopped !== null);
    expect(table?.stopped?.judge).toBeNull();
    expect(await line.send(moveFor(0))).toMatchObject({
      kind: 'rejected',
      reason: { code: 'stopped', rule: 'ACT-11' },
    });
    await ann.judges.takeCallBack(match);
    await line.when((state) => state.table?.stopped === null);
    await ann.judges.callJudge(match, { kind: 'rules', text: 'May it turn now?' });
    await line.when((state) => state.table?.stopped !== null);
    const [call] = (await olga.judges.judgeCalls()).calls.filter((each) => each.match.id === match);
    await olga.judges.takeCall(call?.id ?? '');
    await olga.member.api.setClocks(match, { clocks: 'start', reason: 'It may.' });
    const { table: after } = await line.when((state) => state.table?.stopped === null);
    expect(after?.judging?.called).toEqual([]);
    line.close();
  });
});

describe('a judge who enters', () => {
  it('[LEAGUE-97, LEAGUE-105] sees both sides from then on, the players read so, and nobody else is shown it', async () => {
    const { ada, id } = await seatedMatch(server.url);
    const [jo, zed, guest] = [await person('Jo', 'organiser'), await person('Zed', 'admin'), await person('Gus')];
    const one = ada.open(id);
    await one.when((state) => state.seq === 1);
    const everybody = [undefined, ada.cookie, guest.cookie, jo.cookie, zed.cookie];
    for (const cookie of everybody) expect(await socketStatus(id, cookie)).toBe(403);
    for (const each of [jo, zed, guest]) {
      expect(await refusal(each.judges.refereeReplay(id, 0, 'referee'))).toMatchObject({ status: 403 });
      expect(await refusal(each.judges.whatIf(id, 1))).toMatchObject({ status: 403 });
    }
    await jo.judges.enterAsJudge(id, { sees: 'everything' });
    await zed.judges.enterAsJudge(id, { sees: 'table' });
    const { log, table } = await one.when((state) => state.seq === 3);
    expect(log.at(-2)?.parts).toEqual([
      'Jo (organiser) is at the table as judge and sees both sides and all that is hidden.',
    ]);
    expect(table?.judging?.judges).toMatchObject([{ judge: { name: 'Jo' }, sees: 'everything' }, { sees: 'table' }]);
    for (const cookie of everybody) expect(await socketStatus(id, cookie)).toBe(cookie === jo.cookie ? 101 : 403);
    const referee = asJudge(jo.cookie, id);
    const { you, view } = await referee.when((state) => state.seq === 3);
    expect(you).toMatchObject({ viewer: 'referee', seat: null });
    expect(view).toEqual(synthetic.view(server.app.rooms.peek(id)?.game.state as never, { kind: 'referee' }));
    await one.send(moveFor(0));
    await referee.when((state) => state.seq === 4);
    expect((await jo.judges.refereeReplay(id, 0, 'seat-1')).frames).toHaveLength(4);
    expect(await refusal(zed.judges.whatIf(id, 1))).toMatchObject({ status: 403, code: 'not-entered' });
    const before = await db.query('select count(*) from journal_entry where match_id = $1', [id]);
    expect(await jo.judges.whatIf(id, 3)).toMatchObject({ seq: 3, ruleset: 'synthetic' });
    expect((await db.query('select count(*) from journal_entry where match_id = $1', [id])).rows).toEqual(before.rows);
    await jo.judges.leaveAsJudge(id);
    await referee.when((state) => state.you?.viewer !== 'referee' || state.phase !== 'live');
    referee.close();
    expect(await socketStatus(id, jo.cookie)).toBe(403);
    expect(await refusal(jo.judges.refereeReplay(id, 0, 'referee'))).toMatchObject({
      status: 403,
      code: 'not-entered',
    });
    one.close();
  });

  it('[LEAGUE-143] sees nothing more within a second when an office or a role ends, and the table reads that they left', async () => {
    const { olga, jude, ann, slug, match } = await season();
    await jude.leagues.official(slug, { do: 'accept' });
    const admin = await person('Adam', 'admin');
    for (const each of [jude, admin]) await each.judges.enterAsJudge(match, { sees: 'everything' });
    const line = open(server.url, match, ann.cookie);
    const [byOffice, byRole] = [asJudge(jude.cookie, match), asJudge(admin.cookie, match)];
    const away = (of: typeof byOffice) =>
      of.when((state) => state.you?.viewer !== 'referee' || state.phase !== 'live').then(() => performance.now());
    for (const each of [byOffice, byRole]) await each.when((state) => state.you?.viewer === 'referee');
    const ended = performance.now();
    await olga.leagues.endOffice(slug, jude.id);
    expect((await away(byOffice)) - ended).toBeLessThan(1000);
    const left = await line.when(({ table }) => table?.judging?.judges.length === 1);
    expect(left.log.at(-1)?.parts).toEqual(['Jude (judge) leaves the table.']);
    // Whoever else judges there stays, until their own role goes, by whatever way.
    expect(byRole.state.phase).toBe('live');
    const taken = performance.now();
    await db.query("update person set role = 'player' where id = $1", [admin.id]);
    expect((await away(byRole)) - taken).toBeLessThan(1000);
    for (const each of [byOffice, byRole, line]) each.close();
    for (const each of [jude, admin]) expect(await socketStatus(match, each.cookie)).toBe(403);
  });

  it('[LEAGUE-97] is an official of the league, and no organiser of the site; not one who competes beside the match', async () => {
    const { olga, jude, ann, slug, match } = await season();
    const [site, admin] = [await person('Sid', 'organiser'), await person('Adam', 'admin')];
    // Asked, and not taken yet.
    expect(await refusal(jude.judges.judgeDesk(match))).toMatchObject({ status: 403, code: 'not-allowed' });
    await jude.leagues.official(slug, { do: 'accept' });
    expect(await jude.judges.judgeDesk(match)).toMatchObject({
      judge: { name: 'Jude', role: 'judge' },
      league: { slug },
    });
    expect((await olga.judges.judgeDesk(match)).judge.role).toBe('owner');
    expect((await admin.judges.judgeDesk(match)).judge.role).toBe('admin');
    for (const act of [
      () => site.judges.judgeDesk(match),
      () => site.judges.enterAsJudge(match, { sees: 'everything' }),
      () => site.member.api.setClocks(match, { clocks: 'stop', reason: 'Mine.' }),
    ])
      expect(await refusal(act())).toMatchObject({ status: 403, code: 'not-allowed' });
    await olga.leagues.official(slug, { do: 'invite', handle: ann.handle, office: 'judge' });
    await ann.leagues.official(slug, { do: 'accept' });
    expect(await refusal(ann.judges.enterAsJudge(match, { sees: 'everything' }))).toMatchObject({ code: 'own-match' });
    await ann.judges.callJudge(match, { kind: 'technical', text: 'It hangs.' });
    const queued = async (who: typeof jude) => (await who.judges.judgeCalls()).calls.map((call) => call.match.id);
    expect(await queued(jude)).toEqual([match]);
    expect(await queued(site)).not.toContain(match);
    expect((await ann.judges.judgeCalls()).calls).toMatchObject([
      { bar: 'You play in this match. Ask another judge.' },
    ]);
  });

  it('[LEAGUE-97] does not judge a match of the own group', async () => {
    const olga = await person('Olga');
    const players = await Promise.all(['Ann', 'Ben', 'Cora', 'Dan'].map((name) => person(name)));
    const slug = `groups-${nextId()}`;
    await olga.leagues.createLeague({ name: 'Groups', slug });
    const { id } = await olga.leagues.openSeason(slug, { name: 'S', terms });
    await olga.leagues.seasonAct(id, { id: 'act-open', act: { act: 'open-registration' } });
    for (const each of players) await each.leagues.seasonAct(id, { id: 'act-enter', act: { act: 'enter' } });
    await olga.leagues.seasonAct(id, { id: 'act-draft', act: { act: 'draft-round' } });
    await olga.leagues.seasonAct(id, { id: 'act-publish', act: { act: 'publish-round' } });
    const [ann] = players;
    if (ann === undefined) throw new Error('Nobody plays.');
    const { match } = await ann.leagues.sitDown(id, 1);
    const seated = (await db.query('select reserved_for from seat where match_id = $1', [match])).rows as {
      reserved_for: string;
    }[];
    for (const each of players)
      if (seated.some(({ reserved_for: who }) => who === each.id) && each !== ann) await each.leagues.sitDown(id, 1);
    for (const each of players) {
      await db.query(
        `insert into league_official (league_id, person_id, office, accepted_at) select id, $2, 'judge', now() from league where slug = $1`,
        [slug, each.id],
      );
      const own = seated.some(({ reserved_for: who }) => who === each.id);
      expect(await refusal(each.judges.enterAsJudge(match, { sees: 'everything' }))).toMatchObject({
        status: 403,
        code: own ? 'own-match' : 'own-group',
      });
    }
  });
});

describe('a ruling', () => {
  it('[LEAGUE-99, LEAGUE-100, LEAGUE-107] tells what it changes, stands in journal, record and list, and is undone by setting back', async () => {
    const { jude, ann, ben, slug, id, match } = await season();
    await jude.leagues.official(slug, { do: 'accept' });
    const [one, two] = [open(server.url, match, ann.cookie), open(server.url, match, ben.cookie)];
    await one.when((state) => state.seq >= 1);
    const mover = one.state.awaiting.includes(one.state.you?.seat ?? 'seat-9') ? one : two;
    await mover.when((state) => state.seq >= 1);
    expect(await mover.send(moveFor(0))).toMatchObject({ kind: 'accepted' });
    const body = { reason: 'It never moved.', rule: 'Terms 4', ruling: { what: 'set-back', to: 1 } } as const;
    expect(await refusal(jude.judges.rule(match, body))).toMatchObject({ status: 403, code: 'not-entered' });
    await jude.judges.enterAsJudge(match, { sees: 'everything' });
    expect(await refusal(jude.judges.rule(match, body))).toMatchObject({ status: 409, code: 'not-stopped' });
    await jude.member.api.setClocks(match, { clocks: 'stop', reason: 'Wait.' });
    const room = server.app.rooms.peek(match);
    const stateNow = (): string => canonicalJson(room?.game.state);
    const [before, seq] = [stateNow(), room?.game.seq ?? 0];
    const preview = await jude.judges.rule(match, { ...body, preview: true });
    expect(preview.seq).toBeNull();
    expect(preview.changes.map(({ whom }) => whom)).toEqual(['seat-1', 'seat-2', 'clocks', 'watchers', 'standings']);
    expect(preview.changes.find(({ whom }) => whom === 'watchers')?.words).toContain('3 entries are set back');
    expect(room?.game.seq, 'a preview writes nothing').toBe(seq);
    const given = await jude.judges.rule(match, body);
    expect(given.changes).toEqual(preview.changes);
    expect(stateNow()).not.toBe(before);
    await jude.judges.rule(match, { reason: 'It had.', rule: 'Terms 4', ruling: { what: 'set-back', to: seq } });
    expect(stateNow()).toBe(before);
    await jude.judges.rule(match, { reason: 'Be kind.', rule: null, ruling: { what: 'warning', seat: 'seat-1' } });
    const { rulings } = await ann.judges.seasonRulings(id);
    expect(rulings.map(({ what, rule, undoneBy }) => [what, rule, undoneBy])).toEqual([
      ['warning', null, null],
      ['set-back', 'Terms 4', null],
      ['set-back', 'Terms 4', seq + 2],
    ]);
    await jude.judges.rule(match, { reason: 'Enough.', rule: null, ruling: { what: 'loss', seat: 'seat-2' } });
    await one.when((state) => state.match?.status === 'finished');
    expect(one.state.outcome).toMatchObject({ winner: 'seat-1', reason: 'Lost by a ruling' });
    expect(verifyRecord(await ann.member.api.record(match), synthetic)).toMatchObject({ ok: true });
    for (const each of [one, two]) each.close();
  });
});
