/** People with accounts who run leagues, compete in their seasons and judge their matches, for tests. */
import { judgesApi, leaguesApi } from '@broadside/client';
import { synthetic } from '@broadside/bench/synthetic';
import { blankTerms } from '@broadside/competition/season';
import type { Act, SeasonTerms } from '@broadside/competition/season';
import type { Role, SeasonPage } from '@broadside/protocol';
import pg from 'pg';
import type { Guest, TestServer } from './harness.ts';
import { idOf, memberAt } from './members.ts';

let count = 0;
/** An id of an act, or the end of an address, that nobody has had. */
export const nextId = (): string => String((count += 1)).padStart(6, '0');

/** Somebody with an account, and a role of the site. */
export async function leaguePerson(server: Pick<TestServer, 'url' | 'databaseUrl'>, name: string, role?: Role) {
  const member = await memberAt(server, name);
  const id = await idOf(member);
  if (role !== undefined) await giveRole(server, id, role);
  const handle = (await member.api.me()).person?.handle ?? '';
  return { ...callsAt(server.url, member), id, name, handle };
}
export type LeaguePerson = Awaited<ReturnType<typeof leaguePerson>>;

/** The same person at another server of the same database. */
export const sameAt = (url: string, who: LeaguePerson): LeaguePerson => ({
  ...who,
  ...callsAt(url, who.member.at(url)),
});

function callsAt(url: string, member: Guest) {
  const { cookie } = member;
  const leagues = leaguesApi(url, { headers: { cookie } });
  const judges = judgesApi(url, { headers: { cookie } });
  const act = (season: string, one: Act): Promise<SeasonPage> =>
    leagues.seasonAct(season, { id: `act-${nextId()}`, act: one });
  return { member, cookie, leagues, judges, act };
}

async function giveRole({ databaseUrl }: Pick<TestServer, 'databaseUrl'>, id: string, role: Role): Promise<void> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  await database.query(`update person set role = $2::"Role" where id = $1`, [id, role]);
  await database.end();
}

/** Terms of a season of the game of tests, one against one and without lists. */
export const syntheticTerms: SeasonTerms = {
  ...blankTerms,
  ruleset: 'synthetic',
  edition: synthetic.edition,
  battles: { choice: 'fixed', battle: synthetic.presets[0]?.id ?? '' },
  options: {},
};
