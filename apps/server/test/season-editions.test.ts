/** A season whose game has other rules than when it was opened: nothing new is played until an official takes them. */
import { blankTerms, noLists } from '@broadside/competition/season';
import type { Act, SeasonTerms } from '@broadside/competition/season';
import type { AnyRuleset } from '@broadside/rules/kernel';
import { expect, it } from 'vitest';
import { bringing, listFor } from './bringing.ts';
import { newDatabase, startServer } from './harness.ts';
import { leaguePerson, nextId, sameAt } from './league-people.ts';
import type { LeaguePerson } from './league-people.ts';
import { resignAt, whenPlayed } from './season-by-bots.ts';

const usual = 200;

it('[LEAGUE-170] keeps its edition until an official takes the next one between rounds, and judges its lists again', async () => {
  const databaseUrl = await newDatabase();
  const { ruleset, battle } = await bringing();
  const serve = (edition: string) => {
    const changed: AnyRuleset = { ...ruleset, edition };
    return startServer({ databaseUrl, catalog: { [ruleset.id]: () => Promise.resolve(changed) } });
  };
  const first = await serve('1.0');
  const [olga, ann, ben] = [
    await leaguePerson(first, 'Olga'),
    await leaguePerson(first, 'Ann'),
    await leaguePerson(first, 'Ben'),
  ];
  const slug = `editions-${nextId()}`;
  await olga.leagues.createLeague({ name: 'Editions', slug });
  const terms: SeasonTerms = {
    ...blankTerms,
    ...{ ruleset: ruleset.id, edition: '1.0', options: {}, points: [usual] },
    ...{ battles: { choice: 'fixed', battle: battle.id }, format: { kind: 'round-robin', groups: 1, times: 2 } },
    lists: { ...noLists, most: 1 },
  };
  const { id } = await olga.leagues.openSeason(slug, { name: 'Long', terms });
  await olga.act(id, { act: 'open-registration' });
  for (const [seed, each] of [ann, ben].entries()) {
    await each.act(id, { act: 'enter' });
    await each.leagues.submitList(id, 1, { design: await listFor(usual, seed + 1) });
    await each.leagues.lockList(id, 1);
  }
  const publish = async (by: LeaguePerson): Promise<void> => {
    await by.act(id, { act: 'draft-round' });
    await by.act(id, { act: 'publish-round' });
  };
  await publish(olga);
  for (const each of [ann, ben]) await each.leagues.sitDown(id, 1);
  const { match } = await ann.leagues.sitDown(id, 1);
  await first.stop();

  const second = await serve('2.0');
  // Their cookies are good here too.
  const again = (who: LeaguePerson) => sameAt(second.url, who);
  const [olga2, ann2, ben2] = [again(olga), again(ann), again(ben)];
  const page = await olga2.leagues.season(id);
  expect([page.game.edition, page.season.terms.edition]).toEqual(['2.0', '1.0']);
  const taken: Act = {
    act: 'change-terms',
    terms: { ...page.season.terms, edition: '2.0', points: [usual / 2] },
  };
  await expect(olga2.act(id, taken)).rejects.toMatchObject({ status: 409, code: 'round-open' });
  await resignAt(ben2, match);
  await whenPlayed(olga2, id, 1);
  await publish(olga2);
  await expect(ann2.leagues.sitDown(id, 2)).rejects.toMatchObject({ status: 409, code: 'other-edition' });
  await expect(ann2.act(id, taken)).rejects.toMatchObject({ status: 403 });
  await olga2.act(id, taken);
  // Half the points: what was locked breaks a rule now.
  const lists = await ann2.leagues.seasonLists(id);
  expect(lists.locked).toEqual([]);
  expect(lists.mine[0]?.faults.battles[0]?.faults.length).toBeGreaterThan(0);
  const { entries } = await ann2.leagues.seasonJournal(id);
  expect(JSON.stringify(entries)).toContain('Edition 2.0 does not allow it.');
  expect(JSON.stringify(entries), 'LEAGUE-140').toContain('edition: 2.0 (before: 1.0), what lists cost');
  for (const [seed, each] of [ann2, ben2].entries()) {
    await each.leagues.submitList(id, 1, { design: await listFor(usual / 2, seed + 1) });
    await each.leagues.lockList(id, 1);
  }
  const sat = await ann2.leagues.sitDown(id, 2);
  expect((await ann2.member.api.match(sat.match)).match.edition).toBe('2.0');
  await second.stop();
});
