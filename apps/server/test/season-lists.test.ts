/** Lists of a season over HTTP: judged, locked under a hash, kept from others, and played. */
import { blankTerms, hashOfList, noLists, usualTeams } from '@broadside/competition/season';
import type { ListTerms, SeasonTerms } from '@broadside/competition/season';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bringing, listFor } from './bringing.ts';
import { catalog } from './catalog.ts';
import { startServer } from './harness.ts';
import type { TestServer } from './harness.ts';
import { leaguePerson, nextId } from './league-people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ catalog });
});
afterAll(async () => {
  await server.stop();
});

const person = (name: string) => leaguePerson(server, name);

const usual = 200;

async function seasonWith(lists: Partial<ListTerms>, names = ['Ann', 'Ben']) {
  const { ruleset, battle } = await bringing();
  const owner = await person('Olga');
  const slug = `lists-${nextId()}`;
  await owner.leagues.createLeague({ name: 'Lists', slug });
  const terms: SeasonTerms = {
    ...blankTerms,
    ...{ ruleset: ruleset.id, edition: ruleset.edition, options: {}, points: [usual] },
    battles: { choice: 'fixed', battle: battle.id },
    lists: { ...noLists, most: 1, ...lists },
  };
  const { id } = await owner.leagues.openSeason(slug, { name: 'First season', terms });
  await owner.act(id, { act: 'open-registration' });
  const people = await Promise.all(names.map(person));
  for (const each of people) await each.act(id, { act: 'enter' });
  const [ann, ben] = people;
  if (ann === undefined || ben === undefined) throw new Error('nobody');
  return { owner, id, terms, slug, ann, ben };
}

async function paired(of: Awaited<ReturnType<typeof seasonWith>>): Promise<void> {
  await of.owner.act(of.id, { act: 'draft-round' });
  await of.owner.act(of.id, { act: 'publish-round' });
}

describe('the lists of a season', () => {
  it('[LEAGUE-48, LEAGUE-49, LEAGUE-51] are judged, locked under a hash that can be checked, and played', async () => {
    const season = await seasonWith({ shown: 'match' });
    const { id, ann, ben, owner } = season;
    const dear = await ann.leagues.submitList(id, 1, { design: await listFor(3 * usual) });
    expect(dear.mine[0]?.faults.battles[0]?.faults[0]).toMatchObject({ rule: expect.stringMatching(/\d/) as string });
    await expect(ann.leagues.lockList(id, 1)).rejects.toMatchObject({ status: 409, code: 'faulty' });
    expect((await owner.leagues.seasonLists(id)).submitted).toMatchObject([{ entrant: 1, locked: false }]);
    await ann.leagues.submitList(id, 1, { design: await listFor(usual) });
    await ann.leagues.lockList(id, 1);
    await expect(ann.leagues.submitList(id, 1, { design: {} })).rejects.toMatchObject({ status: 400 });
    await expect(ann.leagues.submitList(id, 1, { design: await listFor(usual, 2) })).rejects.toMatchObject({
      code: 'locked',
    });
    await paired(season);
    await expect(ann.leagues.sitDown(id, 1)).rejects.toMatchObject({ status: 409, code: 'no-list' });
    expect((await ben.leagues.seasonLists(id)).locked).toMatchObject([{ entrant: 1, list: null }]);
    const saved = await ben.member.api.createFleet({ ruleset: season.terms.ruleset, design: await listFor(usual, 3) });
    await ben.leagues.submitList(id, 1, { fleet: saved.id });
    await ben.leagues.lockList(id, 1);
    const sat = await Promise.all([ann.leagues.sitDown(id, 1), ben.leagues.sitDown(id, 1)]);
    expect(new Set(sat.map(({ match }) => match)).size).toBe(1);
    expect((await ann.member.api.match(sat[0]?.match ?? '')).match.status).toBe('live');
    const { locked } = await (await person('Reader')).leagues.seasonLists(id);
    expect(locked).toHaveLength(2);
    for (const { list, hash } of locked) expect(hashOfList(list?.salt ?? '', list?.design)).toBe(hash);
    const names = locked.map(({ list }) => list?.name);
    expect((await ann.member.api.match(sat[0]?.match ?? '')).match.seats.map(({ side }) => side).sort()).toEqual(
      [...names].sort(),
    );
  });

  it('[LEAGUE-52] are nobody else’s business while they are drafts or closed: no byte of others changes', async () => {
    const { id, ann, ben, slug } = await seasonWith({ shown: 'season' });
    const stranger = await person('Stranger');
    const seen = async () => {
      const paths = ['', '/lists', '/journal', '/files/season.json', '/files/standings.csv'];
      const from = [ben.member.cookie, stranger.member.cookie, ''];
      const urls = [...paths.map((path) => `/api/seasons/${id}${path}`), `/api/leagues/${slug}`];
      const texts = urls.flatMap((url) =>
        from.map(async (cookie) =>
          (await fetch(server.url + url, cookie === '' ? {} : { headers: { cookie } })).text(),
        ),
      );
      return (await Promise.all(texts)).map((text) => text.replaceAll(/[0-9a-f]{64}|"at":\d+/g, '#'));
    };
    const before = await seen();
    await ann.leagues.submitList(id, 1, { design: await listFor(3 * usual) });
    expect(await seen()).toEqual(before);
    await ann.leagues.submitList(id, 1, { design: await listFor(usual, 1) });
    await ann.leagues.lockList(id, 1);
    const one = await seen();
    const other = await seasonLike(id, ann);
    expect(one.join()).not.toContain(other.name);
    expect(other.seen).toEqual(one);

    /** The same journal with another list under the lock. */
    async function seasonLike(season: string, who: typeof ann) {
      const name = (await who.leagues.seasonLists(season)).mine[0]?.name ?? '';
      const db = new pg.Client({ connectionString: server.databaseUrl });
      await db.connect();
      const design = await listFor(usual, 7);
      const changed = `UPDATE list_submission SET name = 'Other', points = 1, design = $2, locked = $3 WHERE season_id = $1`;
      await db.query(changed, [season, JSON.stringify(design), JSON.stringify(design)]);
      await db.end();
      return { name, seen: await seen() };
    }
  });

  it('[LEAGUE-51] are found out when somebody alters a locked one in the database, and unlocked with a reason', async () => {
    const season = await seasonWith({});
    const { id, ann, ben, owner } = season;
    for (const [seed, each] of [ann, ben].entries()) {
      await each.leagues.submitList(id, 1, { design: await listFor(usual, seed + 1) });
      await each.leagues.lockList(id, 1);
    }
    await paired(season);
    const db = new pg.Client({ connectionString: server.databaseUrl });
    await db.connect();
    const other = JSON.stringify(await listFor(usual, 9));
    await db.query(
      'UPDATE list_submission SET locked = $2::text, design = $2::text::jsonb WHERE season_id = $1 AND entrant = 1',
      [id, other],
    );
    await db.end();
    await expect(ben.leagues.sitDown(id, 1)).rejects.toMatchObject({ status: 409, code: 'list-altered' });
    await owner.act(id, { act: 'unlock-list', entrant: 1, ordinal: 1, reason: 'It was altered' });
    await ann.leagues.lockList(id, 1);
    await ben.leagues.sitDown(id, 1);
    expect((await owner.leagues.seasonJournal(id)).entries.map(({ act }) => act)).toContain('unlock-list');
  });

  it('[LEAGUE-49] [LEAGUE-165] lock by themselves at the time of the terms, those without faults', async () => {
    const { id, ann, ben, owner, terms } = await seasonWith({ shown: 'locked' });
    await ann.leagues.submitList(id, 1, { design: await listFor(usual) });
    await ben.leagues.submitList(id, 1, { design: await listFor(3 * usual) });
    expect((await ann.leagues.seasonLists(id)).locked).toEqual([]);
    await owner.act(id, {
      act: 'change-terms',
      terms: { ...terms, lists: { ...terms.lists, lockAt: Date.now() - 1 } },
    });
    await server.app.clock.wake(id);
    expect((await owner.leagues.seasonJournal(id)).entries.map(({ act }) => act)).toContain('list-locked');
    const late = { design: await listFor(usual, 2) };
    await expect(ann.leagues.submitList(id, 1, late)).rejects.toMatchObject({ code: 'locked' });
    const { locked } = await ben.leagues.seasonLists(id);
    expect(locked.map(({ entrant, list }) => [entrant, list !== null])).toEqual([[1, true]]);
    // [LEAGUE-165] Whoever has it already is told that it is the same; another reader gets their own.
    const path = `${server.url}/api/seasons/${id}/lists`;
    const tag = (await fetch(path, { headers: { cookie: ben.cookie } })).headers.get('etag') ?? '';
    const again = (cookie: string) => fetch(path, { headers: { cookie, 'if-none-match': tag } });
    expect([(await again(ben.cookie)).status, (await again(ann.cookie)).status]).toEqual([304, 200]);
    await ben.leagues.submitList(id, 1, { design: await listFor(2 * usual) });
    expect((await again(ben.cookie)).status).toBe(200);
  });

  it('[LEAGUE-48] are chosen for a table where an entrant has several, and refused where the season has none', async () => {
    const season = await seasonWith({ most: 2 });
    const { id, ann, ben } = season;
    for (const [who, ordinal] of [
      [ann, 1],
      [ann, 2],
      [ben, 1],
    ] as const) {
      await who.leagues.submitList(id, ordinal, { design: await listFor(usual, ordinal) });
      await who.leagues.lockList(id, ordinal);
    }
    await expect(ben.leagues.submitList(id, 3, { design: await listFor(usual) })).rejects.toMatchObject({
      code: 'no-list',
    });
    await paired(season);
    await expect(ann.leagues.sitDown(id, 1)).rejects.toMatchObject({ code: 'choose-list' });
    await expect(ben.leagues.sitDown(id, 1)).rejects.toMatchObject({ code: 'opponent-chooses' });
    await ann.leagues.chooseList(id, 2, 1);
    await ben.leagues.sitDown(id, 1);
    expect((await ann.leagues.season(id)).season.brought[0]?.lists).toContainEqual({ entrant: 1, ordinal: 2 });
    const { terms, owner, slug } = season;
    const open = (lists: ListTerms) => owner.leagues.openSeason(slug, { name: 'S', terms: { ...terms, lists } });
    await expect(open(noLists)).rejects.toMatchObject({ status: 400, code: 'needs-lists' });
  });

  it('[LEAGUE-123] are brought by each member of a team, or by their captain, and bound to the match of their board', async () => {
    const { terms, owner, slug } = await seasonWith({}, ['One', 'Two']);
    const teams = { ...usualTeams, boards: 2, substitutes: 0 };
    const lists = { ...terms.lists, shown: 'season' } as const;
    const open = (changed: Partial<SeasonTerms>) =>
      owner.leagues.openSeason(slug, { name: 'Teams', terms: { ...terms, teams, lists, ...changed } });
    await expect(open({ lists: { ...lists, most: 2 } })).rejects.toThrow('Let them bring one');
    const { id } = await open({});
    await owner.act(id, { act: 'open-registration' });
    const [ada, abe, bea, bob] = await Promise.all(['Ada', 'Abe', 'Bea', 'Bob'].map(person));
    if (!ada || !abe || !bea || !bob) throw new Error('nobody');
    for (const [captain, mate, entrant, name] of [
      [ada, abe, 1, 'Anchors'],
      [bea, bob, 2, 'Beacons'],
    ] as const) {
      await captain.act(id, { act: 'enter-team', name });
      await captain.act(id, { act: 'ask-member', entrant, handle: mate.handle });
      await mate.act(id, { act: 'answer-team', entrant, accept: true });
    }
    const list = async (seed: number) => ({ design: await listFor(usual, seed) });
    // Abe brings his own, Bea both of her team; nobody that of another member.
    await ada.leagues.submitList(id, 1, await list(1));
    const { mine } = await abe.leagues.submitList(id, 2, await list(2));
    expect(mine.map(({ ordinal }) => ordinal)).toEqual([2]);
    await expect(abe.leagues.submitList(id, 1, await list(2))).rejects.toMatchObject({
      status: 403,
      code: 'not-yours',
    });
    await expect(ada.leagues.submitList(id, 3, await list(2))).rejects.toMatchObject({ code: 'no-list' });
    for (const ordinal of [1, 2]) await bea.leagues.submitList(id, ordinal, await list(2 + ordinal));
    expect((await bea.leagues.seasonLists(id)).mine.map(({ ordinal }) => ordinal)).toEqual([1, 2]);
    await abe.leagues.lockList(id, 2);
    for (const ordinal of [1, 2]) await bea.leagues.lockList(id, ordinal);
    await owner.act(id, { act: 'draft-round' });
    await owner.act(id, { act: 'publish-round' });
    // Closed until the season ends: not even the other one at the board sees it.
    expect((await bob.leagues.seasonLists(id)).locked.filter((each) => each.list !== null)).toHaveLength(1);
    await expect(bea.leagues.sitDown(id, 1)).rejects.toMatchObject({ status: 409, code: 'no-list' });
    const [one] = [await abe.leagues.sitDown(id, 1), await bob.leagues.sitDown(id, 1)];
    const { match } = await abe.member.api.match(one.match);
    const nameOf = async (who: typeof abe) =>
      (await who.leagues.seasonLists(id)).mine.find(({ ordinal }) => ordinal === 2)?.name;
    // At the second board the second team has the first side.
    const second = await Promise.all([nameOf(abe), nameOf(bob)]);
    const page = await owner.leagues.season(id);
    const sides = page.season.rounds[0]?.pairings[0]?.sides ?? [0, 0];
    expect(match.seats.map(({ side }) => side)).toEqual(sides[0] === 1 ? second.toReversed() : second);
    expect(match.seats.map(({ name }) => name)).toEqual(sides[0] === 1 ? ['Bob', 'Abe'] : ['Abe', 'Bob']);
    expect(page.season.brought).toMatchObject([{ round: 1, pairing: 0, board: 1 }]);
  });

  it('[LEAGUE-123] of a member of a team go with their account, and not those of others', async () => {
    const { terms, owner, slug } = await seasonWith({}, ['One', 'Two']);
    const teams = { ...usualTeams, boards: 2, substitutes: 0 };
    const { id } = await owner.leagues.openSeason(slug, { name: 'Teams', terms: { ...terms, teams } });
    await owner.act(id, { act: 'open-registration' });
    const [ada, abe] = [await person('Ada'), await person('Abe')];
    await ada.act(id, { act: 'enter-team', name: 'Anchors' });
    await ada.act(id, { act: 'ask-member', entrant: 1, handle: abe.handle });
    await abe.act(id, { act: 'answer-team', entrant: 1, accept: true });
    for (const ordinal of [1, 2]) await ada.leagues.submitList(id, ordinal, { design: await listFor(usual, ordinal) });
    const listsOf = async (who: typeof ada) =>
      (await who.leagues.leagueData()).rows['lists']?.map((row) => row['ordinal']);
    expect([await listsOf(ada), await listsOf(abe)]).toEqual([[1], [2]]);
    await abe.member.api.deleteAccount(abe.handle);
    expect((await ada.leagues.seasonLists(id)).mine.map(({ ordinal }) => ordinal)).toEqual([1]);
  });
});
