/** Seasons under a server that is killed at any moment: each result once, each webhook at least once, each deadline once. */
import type { SeasonEvent } from '@broadside/competition/season';
import { newsKinds } from '@broadside/protocol';
import { seededRandom } from '@broadside/rules/kernel';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from './free-port.ts';
import { newDatabase } from './harness.ts';
import { leaguePerson, nextId, syntheticTerms } from './league-people.ts';
import type { LeaguePerson } from './league-people.ts';
import { until } from './members.ts';
import { Receiver } from './receiver.ts';
import { startProcess } from './server-process.ts';
import type { ServerProcess } from './server-process.ts';

/** Settings of a process for which it is so many milliseconds later. */
const later = (ms: number) => ({
  AHEAD_MS: String(ms),
  NODE_OPTIONS: `--import=${new URL('../../../tools/later.mjs', import.meta.url).href}`,
});
const day = 86_400_000;
/** Rounds that are played, with kills in each: more of them in `npm run test:long`. */
const rounds = Number(process.env['SEASON_KILLS'] ?? 1);
const receiver = new Receiver();
const random = seededRandom(Number(process.env['SEASON_SEED'] ?? 20_261_126));
let settings: Record<string, string>;
let server: ServerProcess;
let db: pg.Client;

beforeAll(async () => {
  await receiver.listen();
  settings = {
    ...{ DATABASE_URL: await newDatabase(), PORT: await freePort() },
    WEBHOOK_HOSTS: `127.0.0.1:${String(receiver.port)}`,
  };
  db = new pg.Client({ connectionString: settings['DATABASE_URL'] });
  await db.connect();
  server = await startProcess(settings);
});
afterAll(async () => {
  await db.end();
  server.child.kill('SIGKILL');
  await server.exited;
  receiver.close();
});

const at = () => ({ url: server.url, databaseUrl: settings['DATABASE_URL'] ?? '' });
const pause = (ms: number): Promise<void> => new Promise((next) => setTimeout(next, ms));

/** Kills the server within so many milliseconds, and starts it again. */
async function killed(withinMs: number, aheadMs = 0): Promise<void> {
  await pause(random() * withinMs);
  server.child.kill('SIGKILL');
  await server.exited;
  server = await startProcess({ ...settings, ...later(aheadMs) });
}

/** Asks again until the server answers: it may be killed meanwhile, or not be there yet. A refusal is an answer. */
async function insistent<T>(ask: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await ask();
    } catch (error) {
      const { status } = error as { readonly status?: number };
      if (status !== 0 && status !== 503) throw error;
      await pause(20);
    }
}

async function whileKilled<T>(ask: () => Promise<T>, withinMs = 40): Promise<T> {
  const [answer] = await Promise.all([insistent(ask), killed(withinMs)]);
  return answer;
}

interface Running {
  readonly olga: LeaguePerson;
  readonly people: readonly LeaguePerson[];
  readonly id: string;
}

async function begun(): Promise<Running> {
  const olga = await leaguePerson(at(), 'Olga');
  const slug = `crash-${nextId()}`;
  await olga.leagues.createLeague({ name: 'Crash', slug });
  const url = `http://127.0.0.1:${String(receiver.port)}/hook`;
  await olga.leagues.addWebhook(slug, { kind: 'standard', url, news: [...newsKinds] });
  const { id } = await olga.leagues.openSeason(slug, {
    name: 'Season',
    terms: { ...syntheticTerms, format: { kind: 'swiss', rounds: 20 } },
  });
  await olga.act(id, { act: 'open-registration' });
  const people: LeaguePerson[] = [];
  for (const name of ['Ann', 'Ben', 'Cid', 'Dee']) {
    const each = await leaguePerson(at(), name);
    await each.act(id, { act: 'enter' });
    people.push(each);
  }
  return { olga, people, id };
}

/** The same act, with the same id, until it is answered. */
async function publishOnce({ olga, id }: Running): Promise<void> {
  const [actId, act] = [`act-${nextId()}`, 'publish-round'] as const;
  await whileKilled(() => olga.leagues.seasonAct(id, { id: actId, act: { act } }));
}

async function playRound(running: Running): Promise<void> {
  const { people, id, olga } = running;
  await olga.act(id, { act: 'draft-round' });
  await publishOnce(running);
  const { season } = await olga.leagues.season(id);
  const round = season.rounds.length;
  const sitting = people.map((each) => insistent(() => each.leagues.sitDown(id, round)));
  await killed(60);
  const sat = await Promise.all(sitting);
  expect(new Set(sat.map(({ match }) => match)).size).toBe(2);
  const losers = season.rounds[round - 1]?.pairings.map(({ sides }) => people[sides[1] - 1]) ?? [];
  const ending = losers.map(async (loser) => {
    const match = sat[people.findIndex((each) => each === loser)]?.match ?? '';
    const line = loser?.member.open(match);
    await line?.when(({ seq }) => seq >= 1);
    await line?.act({ act: 'resign' });
    await line?.when((state) => state.match?.status === 'finished');
    line?.close();
  });
  await killed(80);
  await Promise.all(ending);
  const done = await until(
    () => insistent(() => olga.leagues.season(id)),
    (page) => page.season.rounds[round - 1]?.pairings.every(({ result }) => result !== null) ?? false,
  );
  expect(done.season.rounds[round - 1]?.pairings.map(({ result }) => result?.winner)).toEqual([0, 0]);
}

async function eventsOf(id: string): Promise<readonly SeasonEvent[]> {
  const { rows } = await db.query<{ events: SeasonEvent[] }>(
    'select events from season_entry where season_id = $1 order by seq',
    [id],
  );
  return rows.flatMap(({ events }) => events);
}

const waitingNews = async (): Promise<number> => {
  const { rows } = await db.query<{ n: string }>(`select count(*) n from webhook_delivery where status <> 'sent'`);
  return Number(rows[0]?.n);
};

describe('a season whose server is killed', () => {
  it(
    '[LEAGUE-17, LEAGUE-18, LEAGUE-78, LEAGUE-80] posts each result once, and tells each piece of news',
    { timeout: 300_000 },
    async () => {
      const running = await begun();
      for (let round = 1; round <= rounds; round += 1) await playRound(running);
      const events = await eventsOf(running.id);
      const of = (kind: SeasonEvent['kind']) => events.filter((each) => each.kind === kind);
      expect(of('round-published')).toHaveLength(rounds);
      expect(of('match-made')).toHaveLength(2 * rounds);
      expect(of('result-posted')).toHaveLength(2 * rounds);
      // What was under way when it was killed is taken for lost after a minute and a half, and sent again.
      await db.query(`update webhook_delivery set due_at = now() where status = 'waiting'`);
      expect(await until(waitingNews, (left) => left === 0)).toBe(0);
      const { rows } = await db.query<{ event_id: string; type: string }>(
        'select event_id, type from webhook_delivery',
      );
      const arrived = new Map<string, string>();
      for (const { headers, body } of receiver.received) {
        const known = headers['webhook-id'] ?? '';
        expect(arrived.get(known) ?? body).toBe(body);
        arrived.set(known, body);
      }
      expect([...arrived.keys()].sort()).toEqual(rows.map((row) => row.event_id).sort());
      const told = [...arrived.values()].map((body) => (JSON.parse(body) as { type: string }).type);
      expect(told.filter((type) => type === 'result.posted')).toHaveLength(2 * rounds);
      expect(told.filter((type) => type === 'round.published')).toHaveLength(rounds);
    },
  );

  it(
    '[LEAGUE-68, LEAGUE-69] proposes at each deadline once, and lets each proposal take effect once',
    { timeout: 300_000 },
    async () => {
      const { olga, id } = await begun();
      await olga.act(id, { act: 'draft-round' });
      await olga.act(id, { act: 'publish-round' });
      const count = async (kind: SeasonEvent['kind']): Promise<number> =>
        (await eventsOf(id)).filter((each) => each.kind === kind).length;
      // The round ends while nothing runs; who wakes it is killed as it begins.
      for (let kill = 0; kill < rounds; kill += 1) await killed(60, 15 * day);
      expect(
        await until(
          () => count('proposed'),
          (many) => many >= 2,
        ),
      ).toBe(2);
      expect(await count('result-posted')).toBe(0);
      for (let kill = 0; kill < rounds; kill += 1) await killed(60, 17 * day);
      expect(
        await until(
          () => count('result-posted'),
          (many) => many >= 2,
        ),
      ).toBe(2);
      await killed(60, 17 * day);
      expect([await count('proposed'), await count('result-posted')]).toEqual([2, 2]);
      const { season } = await insistent(() => olga.leagues.season(id));
      expect(season.rounds[0]?.pairings.map(({ result }) => result?.how)).toEqual(['forfeit', 'forfeit']);
    },
  );
});
