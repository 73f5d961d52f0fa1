/** Leagues over HTTP and real matches: from an organiser's first press to a result that posts itself. */
import { leaguesApi } from '@broadside/client';
import { decideSeason } from '@broadside/competition/season';
import type { Act, SeasonTerms } from '@broadside/competition/season';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from './harness.ts';
import type { TestServer } from './harness.ts';
import { leaguePerson, nextId, syntheticTerms } from './league-people.ts';
import { playOut, resign, until } from './members.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server.stop();
});

const person = (name: string) => leaguePerson(server, name);

const forbidding: SeasonTerms['table'] = {
  ...{ undo: 'off', draw: false, longestPauseMs: 0 },
  ...{ tempo: false, abort: false, chat: false, rated: false },
};

async function seasonWith(names: readonly string[]) {
  const owner = await person('Olga');
  const slug = `league-${nextId()}`;
  await owner.leagues.createLeague({ name: 'Test league', slug });
  const { id } = await owner.leagues.openSeason(slug, { name: 'First season', terms: syntheticTerms });
  await owner.act(id, { act: 'open-registration' });
  const people = await Promise.all(names.map(person));
  for (const each of people) await each.act(id, { act: 'enter' });
  return { owner, slug, id, people };
}

describe('a season', () => {
  it('[LEAGUE-1, LEAGUE-17, LEAGUE-18] is entered, paired, played by "Sit down", and counts the result by itself', async () => {
    const { owner, id, people } = await seasonWith(['Ada', 'Bob', 'Cleo', 'Dan']);
    await owner.act(id, { act: 'draft-round' });
    const [ada] = people;
    if (ada === undefined) throw new Error('nobody');
    expect((await ada.leagues.season(id)).season.draft).toBeNull();
    const { season } = await owner.act(id, { act: 'publish-round' });
    const own = (await ada.leagues.season(id)).entrant ?? 0;
    const sides = season.rounds[0]?.pairings.find((each) => each.sides.includes(own))?.sides ?? [0, 0];
    const other = people[(sides[0] === own ? sides[1] : sides[0]) - 1];
    if (other === undefined) throw new Error('no opponent');
    // Both press at once, and one of them twice.
    const sat = await Promise.all([
      ada.leagues.sitDown(id, 1),
      other.leagues.sitDown(id, 1),
      ada.leagues.sitDown(id, 1),
    ]);
    expect(new Set(sat.map(({ match }) => match)).size).toBe(1);
    expect(sat[0]?.seat).toBe(sides[0] === own ? 'seat-1' : 'seat-2');
    expect(sat[0]?.seat).not.toBe(sat[1]?.seat);
    const match = sat[0]?.match ?? '';
    expect((await ada.member.api.match(match)).match.status).toBe('live');
    await resign(ada.member, match);
    const posted = await until(
      () => ada.leagues.season(id),
      (page) => page.season.rounds[0]?.pairings.some(({ result }) => result !== null) ?? false,
    );
    const pairing = posted.season.rounds[0]?.pairings.find((each) => each.match === match);
    expect(pairing?.result).toMatchObject({ how: 'played', winner: sides[0] === own ? 1 : 0 });
  });

  it('[LEAGUE-9] pairs a round of many as it pairs any other, though not in its own thread', async () => {
    const { owner, id } = await seasonWith([]);
    const names = Array.from({ length: 40 }, (_, at) => `Guest ${String(at + 1)}`);
    const { season: before } = await owner.act(id, { act: 'enter-by-name', names });
    const { season } = await owner.act(id, { act: 'draft-round' });
    const asking = {
      by: { person: 'o', office: 'owner' },
      at: 0,
      lots: { roll: () => [], shuffle: () => [] },
    } as const;
    const ledger = { season: before, entries: [], reversed: new Set<number>() };
    const here = decideSeason({ ...asking, ledger, seed: '' }, { act: 'draft-round' });
    if (!here.ok) throw new Error(here.reason.sentence);
    expect(here.events).toEqual([{ kind: 'drafted', draft: season.draft }]);
    expect(season.draft?.pairs).toHaveLength(20);
    expect(await (await fetch(`${server.url}/metrics`)).text()).toMatch(/task="pair-round"[^\n]* 1$/m);
  });

  it('[LEAGUE-22] tells everybody their own tables that wait, the one that ends first before the others', async () => {
    const { owner, id, people } = await seasonWith(['Rhea', 'Sol', 'Tess']);
    await owner.act(id, { act: 'draft-round' });
    expect((await people[0]?.leagues.ownTables())?.tables).toEqual([]);
    const { season } = await owner.act(id, { act: 'publish-round' });
    const bye = season.rounds[0]?.byes[0]?.entrant ?? 0;
    const told = await Promise.all(people.map(async ({ leagues }) => (await leagues.ownTables()).tables));
    expect(told[bye - 1]).toEqual([]);
    const [one = 0, other = 0] = season.rounds[0]?.pairings[0]?.sides ?? [];
    const names = ['Rhea', 'Sol', 'Tess'];
    const table = { season: id, name: 'First season', league: 'Test league', round: 1, here: true, match: null };
    expect(told[one - 1]).toMatchObject([{ ...table, opponent: names[other - 1] }]);
    expect(told[other - 1]).toMatchObject([{ ...table, opponent: names[one - 1] }]);
    await owner.act(id, {
      ...{ act: 'enter-result', round: 1, entrant: one },
      result: { how: 'forfeit', winner: 0, reason: 'Away' },
    });
    expect((await people[one - 1]?.leagues.ownTables())?.tables).toEqual([]);
    expect((await leaguesApi(server.url).ownTables()).tables).toEqual([]);
  });

  it('[LEAGUE-17] keeps the seats of a table for its two, and refuses strangers', async () => {
    const { owner, id, people } = await seasonWith(['Eve', 'Finn']);
    await owner.act(id, { act: 'draft-round' });
    await owner.act(id, { act: 'publish-round' });
    const stranger = await person('Stranger');
    await expect(stranger.leagues.sitDown(id, 1)).rejects.toMatchObject({ status: 403, code: 'not-entrant' });
    const sat = await people[0]?.leagues.sitDown(id, 1);
    const free = sat?.seat === 'seat-1' ? 'seat-2' : 'seat-1';
    await expect(stranger.member.api.join(sat?.match ?? '', free, {})).rejects.toMatchObject({ code: 'reserved' });
    await expect(people[1]?.leagues.sitDown(id, 2)).rejects.toMatchObject({ status: 409, code: 'no-table' });
    await people[1]?.leagues.sitDown(id, 1);
    expect((await stranger.member.api.match(sat?.match ?? '')).match.status).toBe('live');
  });

  it('[LEAGUE-1] does an act once, however often it is sent, and 50 acts of two officials at once in one journal', async () => {
    const { owner, id } = await seasonWith(['Gus', 'Hal']);
    const act: Act = { act: 'announce', text: 'Once' };
    await Promise.all([1, 2, 3].map(() => owner.leagues.seasonAct(id, { id: 'announce-once', act })));
    const twice = Array.from({ length: 25 }, (_, index) => [
      owner.act(id, { act: 'announce', text: `a ${String(index)}` }),
      owner.act(id, { act: index % 2 === 0 ? 'draft-round' : 'discard-draft' }).catch(() => undefined),
    ]);
    await Promise.all(twice.flat());
    const { season } = await owner.leagues.season(id);
    expect(season.announcements.map(({ text }) => text).filter((text) => text === 'Once')).toHaveLength(1);
    expect(season.announcements).toHaveLength(26);
    const { entries } = await owner.leagues.seasonJournal(id);
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, index) => index + 1));
  });

  it('[LEAGUE-53] whose terms forbid what tables may do has tables that refuse it, and says why', async () => {
    const { owner, id, people } = await seasonWith(['Uma', 'Vic']);
    const { season } = await owner.leagues.season(id);
    const table = forbidding;
    await owner.act(id, { act: 'change-terms', terms: { ...season.terms, table } });
    await owner.act(id, { act: 'draft-round' });
    await owner.act(id, { act: 'publish-round' });
    const sat = await Promise.all(people.map(({ leagues }) => leagues.sitDown(id, 1)));
    const [match, seat] = [sat[0]?.match ?? '', sat[0]?.seat];
    const line = people[0]?.member.open(match);
    if (line === undefined) throw new Error('nobody');
    await line.when((state) => state.seq >= 1);
    const asked = [
      ...[{ what: 'draw' }, { what: 'pause', until: null }, { what: 'abort' }, { what: 'take-back', to: 1 }],
      { what: 'tempo', tempo: { kind: 'correspondence', decisionMs: 3_600_000 } },
    ] as const;
    for (const each of asked)
      expect(await line.act({ act: 'ask', for: each }), each.what).toMatchObject({
        ...{ kind: 'rejected', reason: { code: 'by-terms', rule: 'LEAGUE-53' } },
      });
    for (const act of ['abort', 'take-back'] as const)
      expect(await line.act({ act })).toMatchObject({ kind: 'rejected', reason: { code: 'by-terms' } });
    line.close();
    const raw = people[0]?.member.raw(match);
    await raw?.send({ t: 'hello', v: 2 });
    await raw?.next(({ t }) => t === 'presence');
    await raw?.send({ t: 'say', id: 'said-0001', text: 'Hello?' });
    expect(await raw?.next((message) => message['id'] === 'said-0001')).toMatchObject({ t: 'rejected' });
    raw?.socket.close();
    const { match: header } = await owner.member.api.match(match);
    expect(header).toMatchObject({ chat: false, terms: table });
    expect(header.seats.find((each) => each.seat === seat)).toMatchObject({ kind: 'person' });
  });

  it('[LEAGUE-172] is entered by whoever meets its conditions, and by name by its organisers', async () => {
    const { owner, id } = await seasonWith([]);
    const { season } = await owner.leagues.season(id);
    const registration = { ...season.terms.registration, conditions: { from: 1400, to: 1600, matches: 1 } };
    await owner.act(id, { act: 'change-terms', terms: { ...season.terms, registration } });
    const [wes, xia] = [await person('Wes'), await person('Xia')];
    const refused = { status: 403, code: 'conditions' };
    await expect(wes.act(id, { act: 'enter' })).rejects.toMatchObject(refused);
    for (let match = 0; match < 4; match += 1) await playOut(wes.member, xia.member);
    // Wes has won too often for it by now, and Xia has lost too often.
    for (const each of [wes, xia]) await expect(each.act(id, { act: 'enter' })).rejects.toMatchObject(refused);
    const wide = { ...registration, conditions: { from: null, to: null, matches: 4 } };
    await owner.act(id, { act: 'change-terms', terms: { ...season.terms, registration: wide } });
    await wes.act(id, { act: 'enter' });
    await owner.act(id, { act: 'enter-by-name', names: ['Yan'] });
    expect((await owner.leagues.season(id)).season.entrants).toHaveLength(2);
  });

  it('[LEAGUE-3] refuses terms that no table can be made of, and says which would do', async () => {
    const owner = await person('Ines');
    await owner.leagues.createLeague({ name: 'Terms', slug: 'terms' });
    const open = (changed: Partial<SeasonTerms>) =>
      owner.leagues.openSeason('terms', { name: 'S', terms: { ...syntheticTerms, ...changed } });
    await expect(open({ battles: { choice: 'fixed', battle: 'none' } })).rejects.toMatchObject({
      status: 400,
      code: 'no-battle',
    });
    await expect(open({ ruleset: 'none' })).rejects.toMatchObject({ status: 400, code: 'no-ruleset' });
    await expect(open({ edition: '0' })).rejects.toMatchObject({ status: 400, code: 'other-edition' });
    await expect(open({ tempo: { kind: 'hourglass' } })).rejects.toMatchObject({ status: 400, code: 'bad-tempo' });
    await expect(owner.leagues.createLeague({ name: 'Again', slug: 'terms' })).rejects.toMatchObject({ code: 'taken' });
  });

  it('[LEAGUE-4] takes names that others can read, and none that looks like an official', async () => {
    const { owner, id } = await seasonWith(['Pia']);
    for (const name of ['\u202Eevil', 'Moderator', 'x'.repeat(61)])
      await expect(owner.act(id, { act: 'enter-by-name', names: [name] }), name).rejects.toMatchObject({ status: 400 });
    expect((await owner.leagues.season(id)).season.entrants).toHaveLength(1);
    expect((await owner.act(id, { act: 'enter-by-name', names: ['Lindqvist'] })).season.entrants).toHaveLength(2);
  });

  it('[LEAGUE-21] is taken away as files, which hold no draft', async () => {
    const { owner, id } = await seasonWith(['Lea', 'Max', 'Nia', 'Ole']);
    await owner.act(id, { act: 'draft-round' });
    await owner.act(id, { act: 'publish-round' });
    const file = async (name: string): Promise<string> =>
      (await fetch(`${server.url}/api/seasons/${id}/files/${name}`)).text();
    expect((await file('standings.csv')).split('\r\n')).toHaveLength(1 + 4 + 1);
    expect(await file('pairings.csv')).toContain('1,1,');
    expect(await file('season.trf')).toMatch(/^001 /m);
    const before = await file('season.json');
    expect(JSON.parse(before)).toMatchObject({ season: { rounds: [{ number: 1 }] } });
    await owner.act(id, { act: 'draft-round' });
    expect(await file('season.json')).toBe(before);
    expect((await fetch(`${server.url}/api/seasons/${id}/files/other.csv`)).status).toBe(400);
  });

  it('[LEAGUE-30, LEAGUE-31] goes from a Swiss to a knockout, whose bracket everybody reads once it is published', async () => {
    const { owner, id } = await seasonWith(['Quin', 'Rae', 'Sam', 'Tess']);
    const { season } = await owner.leagues.season(id);
    const knockout = { kind: 'knockout', losses: 1, thirdPlace: false, bestOf: 1, bestOfFinal: 1 } as const;
    const cuts = [{ to: 2, ties: 'lot', format: knockout } as const];
    const format = { kind: 'swiss', rounds: 1 } as const;
    await owner.act(id, { act: 'change-terms', terms: { ...season.terms, format, cuts } });
    await owner.act(id, { act: 'draft-round' });
    const { season: paired } = await owner.act(id, { act: 'publish-round' });
    for (const { sides } of paired.rounds[0]?.pairings ?? []) {
      const result = { how: 'played', winner: 0, book: null, reason: 'Test' } as const;
      await owner.act(id, { act: 'enter-result', round: 1, entrant: sides[0], result });
    }
    await owner.act(id, { act: 'draft-round' });
    const stranger = leaguesApi(server.url);
    expect((await stranger.seasonBrackets(id)).brackets).toEqual([]);
    expect((await stranger.season(id)).season.draws).toEqual([]);
    await owner.act(id, { act: 'publish-round' });
    const { brackets, places } = await stranger.seasonBrackets(id);
    expect(brackets).toMatchObject([{ stage: 1, matches: [{ id: 'W1-1', state: 'ready', winner: null }] }]);
    expect(places.map(({ place }) => place)).toEqual([null, null, 3, 4]);
  });

  it('[LEAGUE-18] is folded from its journal again after a restart, and posts what ended meanwhile', async () => {
    const { owner, id, people } = await seasonWith(['Jo', 'Kim']);
    await owner.act(id, { act: 'draft-round' });
    await owner.act(id, { act: 'publish-round' });
    const [first, second] = people;
    if (first === undefined || second === undefined) throw new Error('nobody');
    const sat = await first.leagues.sitDown(id, 1);
    await second.leagues.sitDown(id, 1);
    const before = await owner.leagues.season(id);
    await resign(first.member, sat.match);
    await until(
      () => owner.leagues.season(id),
      (page) => page.season.rounds[0]?.pairings[0]?.result?.how === 'played',
    );
    const after = await owner.leagues.season(id);
    // As after a crash between the end of the match and its posting.
    const db = new pg.Client({ connectionString: server.databaseUrl });
    await db.connect();
    await db.query('delete from season_entry where season_id = $1 and seq > $2', [id, before.seq]);
    await db.query('update season set seq = $2 where id = $1', [id, before.seq]);
    await db.query('update match set posted_at = null where id = $1', [sat.match]);
    await db.end();
    const next = await startServer({ databaseUrl: server.databaseUrl });
    const again = leaguesApi(next.url);
    const posted = await until(
      () => again.season(id),
      (page) => page.season.rounds[0]?.pairings[0]?.result?.how === 'played',
    );
    expect(posted.season.rounds).toEqual(after.season.rounds);
    await next.stop();
  });
});
