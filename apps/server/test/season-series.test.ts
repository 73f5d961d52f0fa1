/** A score series by the API: seasons of it, tables for one, and results that post themselves. */
import { isAgainstRules, battlesOf } from '@broadside/rules/kernel';
import { tablesOf } from '@broadside/competition/season';
import type { FormatOf, SeasonTerms } from '@broadside/competition/season';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalog } from './catalog.ts';
import { startServer } from './harness.ts';
import type { TestServer } from './harness.ts';
import { leaguePerson, nextId, syntheticTerms } from './league-people.ts';
import type { LeaguePerson } from './league-people.ts';
import { until } from './members.ts';
import { resignAt, whenPlayed } from './season-by-bots.ts';

let server: TestServer;
let olga: LeaguePerson;
let slug = '';
beforeAll(async () => {
  server = await startServer({ catalog });
  olga = await leaguePerson(server, 'Olga');
  slug = `series-${nextId()}`;
  await olga.leagues.createLeague({ name: 'Series', slug });
});
afterAll(async () => {
  await server.stop();
});

/** A game with battles against the automated enemy and against each other; the ids of some. */
async function game() {
  for (const load of Object.values(catalog)) {
    const ruleset = await load();
    const all = (await battlesOf<unknown>(ruleset)).all.filter(({ brings }) => brings.length === 0);
    const alone = all.filter((each) => isAgainstRules(each) && each.seats.length === 1).map(({ id }) => id);
    const duel = all.find(({ seats }) => seats.length === 2 && seats[0]?.team !== seats[1]?.team)?.id;
    if (alone.length > 1 && duel !== undefined) return { ruleset, alone, duel };
  }
  throw new Error('no game has battles for one');
}

const format: FormatOf<'score-series'> = { kind: 'score-series', rounds: 2, attempts: 2, counts: 'best' };

async function termsFor(battles: SeasonTerms['battles'], other: Partial<SeasonTerms> = {}): Promise<SeasonTerms> {
  const { ruleset } = await game();
  const terms = { ...syntheticTerms, ruleset: ruleset.id, edition: ruleset.edition, battles, format };
  return { ...terms, tieBreaks: [{ id: 'wins' }], ...other };
}

const opened = (terms: SeasonTerms): Promise<unknown> => olga.leagues.openSeason(slug, { name: 'Season', terms });

describe('a score series', () => {
  it('[LEAGUE-119] takes battles against the automated enemy only, and they fit nothing else', async () => {
    const { alone, duel } = await game();
    const [battle = ''] = alone;
    const fixed = (id: string) => ({ choice: 'fixed', battle: id }) as const;
    await expect(opened(await termsFor(fixed(duel)))).rejects.toThrow(
      new RegExp(
        `no battle for one against the automated enemy. Choose one of: .*${battle}.*let each compete alone|meet`,
      ),
    );
    await expect(opened(await termsFor(fixed(battle), { format: { kind: 'swiss', rounds: 2 } }))).rejects.toThrow(
      /fits a score series only. Choose one of: .*; or make the season a score series/,
    );
    await expect(opened(await termsFor({ choice: 'drawn', pool: alone.slice(0, 2), each: 'table' }))).rejects.toThrow(
      'Everybody plays the same battles',
    );
    const cut = { to: 2, ties: 'lot', format } as const;
    await expect(opened(await termsFor(fixed(battle), { cuts: [cut] }))).rejects.toThrow('season of its own');
  });

  it('[LEAGUE-119] [LEAGUE-120] [LEAGUE-121] makes a match of one seat, whose result posts itself unrated', async () => {
    const { alone } = await game();
    const terms = await termsFor({ choice: 'by-round', battles: alone.slice(0, 2) });
    const { id } = await olga.leagues.openSeason(slug, { name: 'Season', terms });
    await olga.act(id, { act: 'open-registration' });
    const [anna, bert] = [await leaguePerson(server, 'Anna'), await leaguePerson(server, 'Bert')];
    for (const each of [anna, bert]) await each.act(id, { act: 'enter' });
    await olga.act(id, { act: 'draft-round' });
    await olga.act(id, { act: 'publish-round' });
    const waiting = await anna.leagues.ownTables();
    expect(waiting.tables[0]).toMatchObject({ opponent: 'Automated enemy', here: true, match: null });
    const page = await anna.leagues.pairing(id, 1, 1);
    expect(page.sides.map(({ entrant, name }) => [entrant, name])).toEqual([
      [1, 'Anna'],
      [0, 'Automated enemy'],
    ]);
    const [one, again] = await Promise.all([anna.leagues.sitDown(id, 1), anna.leagues.sitDown(id, 1)]);
    expect(again.match).toBe(one.match);
    const table = await until(
      () => anna.member.api.match(one.match),
      ({ match }) => match.status === 'live',
    );
    expect(table.match.seats).toMatchObject([{ seat: 'seat-1', name: 'Anna' }]);
    expect(table.match.rated).not.toBe(true);
    await expect(bert.leagues.sitDown(id, 1)).resolves.not.toMatchObject({ match: one.match });
    await resignAt(anna, one.match);
    await until(
      () => olga.leagues.season(id),
      ({ season }) => season.rounds[0]?.pairings[0]?.result?.winner === 1,
    );
    await anna.act(id, { act: 'try-again', round: 1, entrant: 1 });
    const second = await anna.leagues.sitDown(id, 1);
    expect(second.match).not.toBe(one.match);
    const result = { how: 'played', winner: 0, book: [3, 0] as [number, number], reason: 'By hand' } as const;
    await olga.act(id, { act: 'enter-result', round: 1, entrant: 1, result });
    await olga.act(id, { act: 'enter-result', round: 1, entrant: 2, result: { ...result, book: [2, 0] } });
    const { season } = await whenPlayed(olga, id, 1);
    expect(tablesOf(season, () => '')[0]?.rows.map(({ number, points }) => [number, points.value])).toEqual([
      [1, '3'],
      [2, '2'],
    ]);
  });
});
