/** Accounts that play rated matches, for tests of the lobby and of ratings. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect } from 'vitest';
import { Guest } from './harness.ts';
import type { TestServer } from './harness.ts';

/** A guest who has become an account. */
export async function memberAt(at: Pick<TestServer, 'url' | 'databaseUrl'>, name: string): Promise<Guest> {
  const guest = await Guest.arrive(at.url, name);
  const database = new pg.Client({ connectionString: at.databaseUrl });
  await database.connect();
  const handle = `m-${randomUUID().slice(0, 12)}`;
  await database.query('update person set handle = $2, handle_key = $2 where id = $1', [await idOf(guest), handle]);
  await database.end();
  return guest;
}

export const idOf = async (guest: Guest): Promise<string> => (await guest.api.me()).person?.id ?? '';

/** Both sit at a match of theirs, and the one who resigns loses it. */
export async function playOut(winner: Guest, loser: Guest, rated = true): Promise<string> {
  const made = await winner.api.createMatch({ ruleset: 'synthetic', opponent: 'friend', rated });
  const [invitation] = made.invitations;
  if (invitation === undefined) throw new Error('No invitation.');
  await loser.api.join(made.match.id, invitation.seat, { token: invitation.token });
  await resign(loser, made.match.id);
  return made.match.id;
}

export async function resign(who: Guest, id: string): Promise<void> {
  const table = who.open(id);
  await table.when((state) => state.seq >= 1);
  await table.act({ act: 'resign' });
  await table.when((state) => state.match?.status === 'finished');
  table.close();
  // The table knows it a moment before the database does.
  const played = await until(
    () => who.api.lobby(false),
    (lobby) => lobby.played.some((match) => match.id === id),
  );
  expect(played.played.map((match) => match.id)).toContain(id);
}

/** Asks until it is so. */
export async function until<T>(ask: () => Promise<T>, so: (answer: T) => boolean): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    const answer = await ask();
    if (so(answer) || tries > 200) return answer;
    await new Promise((next) => setTimeout(next, 25));
  }
}
