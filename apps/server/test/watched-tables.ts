/** Tables for tests of what there is to watch: matches of two, and a league's round for watchers who are a minute late. */
import { moveFor } from '@broadside/bench/synthetic';
import type { WatchTerms } from '@broadside/match';
import type { NewMatchBody } from '@broadside/protocol';
import type { Room } from '../src/rooms/room.ts';
import type { Guest, TestServer } from './harness.ts';
import { leaguePerson, nextId, syntheticTerms } from './league-people.ts';
import { memberAt, until } from './members.ts';

export const minuteLate: WatchTerms = { delay: { kind: 'seconds', seconds: 60 }, listed: true };

export interface BegunMatch {
  readonly ada: Guest;
  readonly bob: Guest;
  readonly id: string;
}

/** Two begin a match; `how` says what of it is otherwise than usual. */
export async function begunAt(
  server: TestServer,
  watch?: WatchTerms,
  by?: readonly [Guest, Guest],
  how: Partial<NewMatchBody> = {},
): Promise<BegunMatch & { readonly room: Room }> {
  const [ada, bob] = by ?? [await memberAt(server, 'Ada'), await memberAt(server, 'Bob')];
  const usual = { ruleset: 'synthetic', opponent: 'friend', ...(watch && { watch }) } as const;
  const made = await ada.api.createMatch({ ...usual, ...how });
  const { id } = made.match;
  const [invitation] = made.invitations;
  await bob.api.join(id, invitation?.seat ?? 'seat-2', { token: invitation?.token ?? '' });
  const room = await server.app.rooms.get(id);
  if (room === undefined) throw new Error('No room.');
  await until(
    () => Promise.resolve(room.game.seq),
    (seq) => seq > 0,
  );
  return { ada, bob, id, room };
}

export async function endOf({ ada, id }: Pick<BegunMatch, 'ada' | 'id'>): Promise<void> {
  const table = ada.open(id);
  await table.when((state) => state.seq >= 1);
  await table.act({ act: 'resign' });
  table.close();
  await until(
    () => ada.api.match(id),
    ({ match }) => match.status === 'finished',
  );
}

/** Two tables of a round that is published, for watchers who are a minute late unless told otherwise. */
export async function leagueNight(server: TestServer, watch: WatchTerms = minuteLate) {
  const owner = await leaguePerson(server, 'Olga');
  const slug = `league-${nextId()}`;
  await owner.leagues.createLeague({ name: 'Narrow Sea', slug });
  const table = { ...syntheticTerms.table, watch };
  const { id } = await owner.leagues.openSeason(slug, { name: 'Season', terms: { ...syntheticTerms, table } });
  await owner.act(id, { act: 'open-registration' });
  const people = await Promise.all(['Ada', 'Bob', 'Cyd', 'Dan'].map((name) => leaguePerson(server, name)));
  for (const each of people) await each.act(id, { act: 'enter' });
  await owner.act(id, { act: 'draft-round' });
  await owner.act(id, { act: 'publish-round' });
  const tables: string[] = [];
  for (const each of people) {
    const { match } = await each.leagues.sitDown(id, 1);
    if (!tables.includes(match)) tables.push(match);
  }
  for (const match of tables)
    await until(
      async () => (await server.app.rooms.get(match))?.game.seq ?? 0,
      (seq) => seq > 0,
    );
  return { owner, slug, people, tables };
}

/** Whoever is asked at a table moves; the entry in which that stands. */
export async function moveAt(server: TestServer, id: string): Promise<number> {
  const room = await server.app.rooms.get(id);
  const { seq, awaiting } = room?.game ?? { seq: 0, awaiting: [] };
  const [seat = 'seat-1'] = awaiting;
  const asks = { command: moveFor(seat === 'seat-1' ? 0 : 1) };
  const asked = { id: `moves-${String(seq).padStart(6, '0')}`, seq, seat, asks, from: null };
  await new Promise((done) => room?.submit(asked, done));
  return seq + 1;
}

/** An official of a league who casts. */
export async function casterOf(
  server: TestServer,
  { owner, slug }: Pick<Awaited<ReturnType<typeof leagueNight>>, 'owner' | 'slug'>,
  name = 'Cass',
) {
  const caster = await leaguePerson(server, name);
  await owner.leagues.official(slug, { do: 'invite', handle: caster.handle, office: 'caster' });
  await caster.leagues.official(slug, { do: 'accept' });
  return caster;
}
