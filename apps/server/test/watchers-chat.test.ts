/** The watchers' room as organisers and moderators set it: who writes there, and how often; told to all who read it. */
import type { WatchersChat } from '@broadside/protocol';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Guest, refusal, startServer } from './harness.ts';
import type { TestServer } from './harness.ts';
import { leaguePerson } from './league-people.ts';
import { memberAt, until } from './members.ts';
import { leagueNight } from './watched-tables.ts';

let server: TestServer;
let night: Awaited<ReturnType<typeof leagueNight>>;
let match: string;
beforeAll(async () => {
  server = await startServer();
  night = await leagueNight(server, { delay: null, listed: true });
  match = night.tables[0] ?? '';
});
afterAll(() => server.stop());

/** Somebody at the match, once what is said there has reached them. */
async function at(who: Guest) {
  const line = who.open(match);
  await line.when(({ view }) => view !== null);
  return line;
}
const everybody: WatchersChat = { who: 'everybody', slowSeconds: 0 };

it('[WATCH-75] one message in so many seconds, told to who reads the room, as it is set and to who comes later', async () => {
  const { owner } = night;
  const watching = await at(await memberAt(server, 'Wes'));
  expect(watching.state.watchersChat).toEqual(everybody);
  const rule = { who: 'everybody', slowSeconds: 600 } as const;
  expect(await owner.member.api.ruleWatchersChat(match, rule)).toMatchObject({ rule, of: 'match', mayChange: true });
  await watching.when(({ watchersChat }) => watchersChat.slowSeconds === 600);
  expect(await watching.say('Well shot.')).toMatchObject({ kind: 'accepted' });
  expect(await watching.say('And again.')).toMatchObject({
    kind: 'rejected',
    reason: { code: 'slow-mode', rule: 'WATCH-75' },
  });
  const later = await at(await memberAt(server, 'Xia'));
  await later.when(({ watchersChat }) => watchersChat.slowSeconds === 600);
  // Players among themselves are not watchers.
  const [ada] = night.people.filter(({ id }) =>
    server.app.rooms.peek(match)?.match.seats.some(({ personId }) => personId === id),
  );
  if (ada === undefined) throw new Error('Nobody sits there.');
  const seated = await at(ada.member);
  expect(await seated.say('Good luck.')).toMatchObject({ kind: 'accepted' });
  for (const line of [watching, later, seated]) line.close();
  await owner.member.api.ruleWatchersChat(match, null);
});

it('[WATCH-75] accounts only, members of its league only, or nobody, for one match or all of a league', async () => {
  const { owner, slug, people } = night;
  const [guest, member] = [await Guest.arrive(server.url, 'Gus'), await memberAt(server, 'Mia')];
  const cyd = people.find(
    ({ id }) => !server.app.rooms.peek(match)?.match.seats.some(({ personId }) => personId === id),
  );
  if (cyd === undefined) throw new Error('All of them sit there.');
  const lines = await Promise.all([guest, member, cyd.member].map(at));
  /** Who of a guest, an account and a member of the league may write. */
  const said = async (text: string): Promise<string[]> => {
    const answers = await Promise.all(lines.map((line) => line.say(text)));
    return answers.map((answer) => (answer.kind === 'rejected' ? answer.reason.code : answer.kind));
  };
  const told = (who: WatchersChat['who']) =>
    Promise.all(lines.map((line) => line.when(({ watchersChat }) => watchersChat.who === who)));
  await owner.member.api.ruleLeagueWatchersChat(slug, { who: 'members', slowSeconds: 0 });
  await told('members');
  expect(await said('One')).toEqual(['chat-closed', 'chat-closed', 'accepted']);
  expect(await guest.api.watchersChat(match)).toMatchObject({
    of: 'league',
    rule: { who: 'members' },
    mayChange: false,
  });
  await owner.member.api.ruleWatchersChat(match, { who: 'nobody', slowSeconds: 0 });
  await told('nobody');
  expect(await said('Two')).toEqual(['chat-closed', 'chat-closed', 'chat-closed']);
  const moderator = await leaguePerson(server, 'Moe', 'moderator');
  await moderator.member.api.ruleWatchersChat(match, { who: 'accounts', slowSeconds: 0 });
  await told('accounts');
  const [first, ...rest] = await said('Three');
  expect([first, rest[0]]).toEqual(['chat-closed', 'accepted']);
  await owner.member.api.ruleWatchersChat(match, null);
  await owner.member.api.ruleLeagueWatchersChat(slug, null);
  await told('everybody');
  for (const line of lines) line.close();
  const database = new pg.Client({ connectionString: server.databaseUrl });
  await database.connect();
  const { rows } = await database.query<{ subject: string }>(
    "select subject from audit_entry where what = 'chat-ruled'",
  );
  await database.end();
  expect(rows.map(({ subject }) => subject)).toContain(`${slug}: members, 0 s`);
});

it('[WATCH-75] refuses whoever has no office there, times without bounds, and members where there is no league', async () => {
  const { people, slug } = night;
  const [ann] = people;
  if (ann === undefined) throw new Error('Nobody is there.');
  const slow = (slowSeconds: number) => ann.member.api.ruleWatchersChat(match, { who: 'everybody', slowSeconds });
  expect(await refusal(slow(30))).toMatchObject({ status: 403, code: 'not-official' });
  expect(await refusal(slow(601))).toMatchObject({ status: 400 });
  expect(await refusal(ann.member.api.ruleLeagueWatchersChat(slug, null))).toMatchObject({ status: 403 });
  const moderator = await leaguePerson(server, 'Max', 'moderator');
  const { match: alone } = await ann.member.api.createMatch({ ruleset: 'synthetic', opponent: 'friend' });
  const members = moderator.member.api.ruleWatchersChat(alone.id, { who: 'members', slowSeconds: 0 });
  expect(await refusal(members)).toMatchObject({ status: 400, code: 'no-league' });
  await until(
    () => moderator.member.api.watchersChat(alone.id),
    ({ of }) => of === 'usual',
  );
});
