/** Calling people back: a real database, a real job queue, an SMTP server and a push service of the test's own. */
import { moveFor } from '@broadside/bench/synthetic';
import type { NoticeChoices } from '@broadside/protocol';
import pg from 'pg';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PgBossJobs } from '../src/jobs/jobs.ts';
import { calendarOf } from '../src/notices/calendar.ts';
import { usualChoices } from '../src/notices/choices.ts';
import { Guest, newDatabase, refusal, seatedMatch, startServer } from './harness.ts';
import type { TestServer } from './harness.ts';
import { PushService } from './push-service.ts';

interface Letter {
  readonly to: string;
  readonly text: string;
}

const letters: Letter[] = [];
let smtp: SMTPServer;
let smtpUrl: string;
let databaseUrl: string;
let db: pg.Client;
beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        // Quoted-printable: lines that go on end in an equals sign.
        text = text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
        letters.push({ to: session.envelope.rcptTo.map(({ address }) => address).join(), text });
        done();
      });
    },
  });
  await new Promise<void>((ready) => smtp.listen(0, '127.0.0.1', ready));
  const address = smtp.server.address();
  smtpUrl = `smtp://127.0.0.1:${String(typeof address === 'object' ? address?.port : 0)}`;
  databaseUrl = await newDatabase();
  db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
});
afterAll(async () => {
  await db.end();
  await new Promise<void>((done) => smtp.close(done));
});

const pause = (ms: number): Promise<void> => new Promise((next) => setTimeout(next, ms));

async function until(holds: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (const end = Date.now() + 20_000; Date.now() < end; await pause(50)) if (await holds()) return;
  throw new Error(`It did not come to this: ${what}.`);
}

interface Run {
  readonly server: TestServer;
  stop(): Promise<void>;
}

/** A process with its job queue; `working`: it does what is due. */
async function run(working = true, settings: Readonly<Record<string, string>> = {}): Promise<Run> {
  const jobs = new PgBossJobs(databaseUrl, pino({ level: 'silent' }));
  const server = await startServer({
    databaseUrl,
    jobs,
    settings: { SMTP_URL: smtpUrl, PUSH_HOSTS: '127.0.0.1', PUBLIC_URL: 'https://games.example.org', ...settings },
  });
  await jobs.start(
    (id) => server.app.rooms.rouse(id),
    ...(working ? [(id: number, attempt: number) => server.app.notices.send(id, attempt)] : []),
  );
  if (working) await server.app.notices.resume();
  return {
    server,
    async stop() {
      await server.stop();
      await jobs.stop();
    },
  };
}

/** The person has an address that was confirmed. */
async function withAddress(guest: Guest, email: string): Promise<string> {
  const { person } = await guest.api.me();
  await db.query('update person set email = $2, email_verified = true where id = $1', [person?.id, email]);
  return person?.id ?? '';
}

const states = async (personId: string): Promise<string[]> => {
  const { rows } = await db.query<{ kind: string; state: string; mailed: boolean }>(
    'select kind, state, mailed_at is not null as mailed from notice where person_id = $1 order by id',
    [personId],
  );
  return rows.map((row) => `${row.kind} ${row.state}${row.mailed ? ' mailed' : ''}`);
};
const lettersTo = (address: string): Letter[] => letters.filter(({ to }) => to === address);

describe('notices', () => {
  it(
    '[HTTP-72, HTTP-73] one turn is told once, over a restart between noting and sending',
    { timeout: 90_000 },
    async () => {
      const first = await run(false);
      const { ada, bob, id } = await seatedMatch(first.server.url);
      const who = await withAddress(bob, 'bob@example.org');
      const table = ada.open(id);
      await table.when((state) => state.seq === 1);
      await table.send(moveFor(0));
      await until(async () => (await states(who)).length === 1, 'a notice waits');
      expect(await states(who)).toEqual(['turn waiting']);
      table.close();
      await first.stop();
      expect(lettersTo('bob@example.org')).toEqual([]);
      const second = await run();
      await until(() => lettersTo('bob@example.org').length > 0, 'a mail');
      const text = lettersTo('bob@example.org')[0]?.text ?? '';
      expect(text).toContain("Ada's match: It is your turn.");
      expect(text).toContain(`https://games.example.org/match/${id}`);
      expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
      await until(async () => (await states(who))[0] === 'turn done mailed', 'it is done');
      await second.stop();
      const third = await run();
      await third.server.app.rooms.rouse(id);
      await pause(3000);
      expect(lettersTo('bob@example.org')).toHaveLength(1);
      await third.stop();
    },
  );

  it(
    '[HTTP-73, HTTP-74] not while the table is open, not when it is over, and one mail an hour',
    { timeout: 90_000 },
    async () => {
      const { server, stop } = await run();
      const { ada, bob, id } = await seatedMatch(server.url);
      const who = await withAddress(bob, 'hourly@example.org');
      const [one, two] = [ada.open(id), bob.open(id)];
      await Promise.all([one, two].map((table) => table.when((state) => state.seq === 1)));
      await one.send(moveFor(0));
      await two.when((state) => state.seq === 2);
      await pause(300);
      expect(await states(who)).toEqual([]); // he looks at it
      await two.send(moveFor(1));
      two.close();
      await one.when((state) => state.seq === 3 && state.match?.seats[1]?.connected === false);
      await one.send(moveFor(2));
      await until(() => lettersTo('hourly@example.org').length === 1, 'a mail');
      // He answers, and is asked again within the hour: that waits.
      const again = bob.open(id);
      await again.when((state) => state.seq === 4);
      await again.send(moveFor(3));
      again.close();
      await one.when((state) => state.seq === 5);
      // What this table was told last may be older than his coming back: the server is asked.
      await until(async () => (await ada.api.match(id)).match.seats[1]?.connected === false, 'he is gone');
      await one.send(moveFor(4));
      await until(async () => (await states(who)).length === 2, 'the second is noted');
      await pause(3000);
      expect(lettersTo('hourly@example.org')).toHaveLength(1);
      const { rows } = await db.query<{ due: Date }>(
        'select due_at as due from notice where person_id = $1 order by id',
        [who],
      );
      expect((rows[1]?.due.getTime() ?? 0) - Date.now()).toBeGreaterThan(3_000_000);
      // The hour is over, but by then nobody waits for him.
      await one.act({ act: 'resign' });
      await one.when((state) => state.match?.status === 'finished');
      const { rows: waiting } = await db.query<{ id: number }>(
        'select id from notice where person_id = $1 order by id',
        [who],
      );
      await server.app.notices.send(waiting[1]?.id ?? 0, 0);
      expect((await states(who))[1]).toBe('turn done');
      expect(lettersTo('hourly@example.org')).toHaveLength(1);
      one.close();
      await stop();
    },
  );

  it('[WS-45] whose machine stopped is called back for what came while it seemed to be there', async () => {
    const { server, stop } = await run(true, { SOCKET_PING_SECONDS: '1' });
    const { ada, bob, id } = await seatedMatch(server.url);
    await withAddress(bob, 'asleep@example.org');
    const [table, asleep] = [ada.open(id), bob.raw(id)];
    await asleep.send({ t: 'hello', v: 2 });
    await asleep.next(({ t }) => t === 'snapshot');
    asleep.socket.pause();
    await table.when((state) => state.seq === 1 && state.match?.seats.every(({ connected }) => connected) === true);
    await table.send(moveFor(0));
    await until(() => lettersTo('asleep@example.org').length > 0, 'a mail');
    asleep.socket.terminate();
    table.close();
    await stop();
  });

  it(
    '[HTTP-71, HTTP-72] web push: encrypted for the browser, signed, forgotten when it is gone',
    { timeout: 60_000 },
    async () => {
      const { server, stop } = await run();
      const service = await PushService.start();
      const { ada, bob, id } = await seatedMatch(server.url);
      const settings = await bob.api.addPush(service.subscription);
      expect(settings).toMatchObject({ push: { browsers: 1 }, mail: 'no-address', choices: usualChoices });
      expect(
        await refusal(bob.api.addPush({ ...service.subscription, endpoint: 'http://169.254.169.254/latest' })),
      ).toMatchObject({ code: 'no-push-service' });
      const table = ada.open(id);
      await table.when((state) => state.seq === 1);
      await table.act({ act: 'ask', for: { what: 'draw' } });
      await until(() => service.got.length === 1, 'a push');
      expect(service.got[0]?.notice).toEqual({
        title: "Ada's match",
        body: 'You are asked for an answer.',
        path: `/match/${id}`,
        tag: `${id}:asked`,
      });
      expect(service.got[0]?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
      expect(service.got[0]?.headers['authorization']).toContain(settings.push.key);
      service.status = 410;
      await table.act({ act: 'withdraw' });
      await table.send(moveFor(0));
      await until(async () => (await bob.api.notices()).push.browsers === 0, 'the browser is forgotten');
      expect(service.asked).toBe(2);
      table.close();
      await service.stop();
      await stop();
    },
  );

  it('[HTTP-75] in correspondence, a quarter of the time before the end', async () => {
    const { server, stop } = await run(false);
    const [ada, bob] = await Promise.all([Guest.arrive(server.url, 'Ada'), Guest.arrive(server.url, 'Bob')]);
    const who = await withAddress(ada, 'late@example.org');
    const tempo = { kind: 'correspondence', decisionMs: 86_400_000 } as const;
    const made = await ada.api.createMatch({ ruleset: 'synthetic', opponent: 'friend', tempo });
    await bob.api.join(made.match.id, 'seat-2', { token: made.invitations[0]?.token ?? '' });
    await until(async () => (await states(who)).includes('time waiting'), 'a notice for later');
    const { rows } = await db.query<{ due: Date; occasion: string }>(
      `select due_at as due, occasion from notice where person_id = $1 and kind = 'time'`,
      [who],
    );
    expect(Number(rows[0]?.occasion) - (rows[0]?.due.getTime() ?? 0)).toBe(21_600_000);
    await stop();
  });

  it('[HTTP-70, HTTP-76] one chooses by kind and way, and one click ends the mails', async () => {
    const { server, stop } = await run(false);
    const ada = await Guest.arrive(server.url, 'Ada');
    const who = await withAddress(ada, 'ada@example.org');
    const choices: NoticeChoices = { ...usualChoices, seated: { push: false, mail: true } };
    expect(await ada.api.chooseNotices(choices)).toMatchObject({ choices, mail: 'on' });
    const made = await ada.api.createMatch({ ruleset: 'synthetic', opponent: 'anyone' });
    const bob = await Guest.arrive(server.url, 'Bob');
    await bob.api.join(made.match.id, 'seat-2', {});
    await until(async () => (await states(who)).includes('seated waiting'), 'somebody sat down');
    const id = (await db.query<{ id: number }>(`select id from notice where person_id = $1 and kind = 'seated'`, [who]))
      .rows[0]?.id;
    await server.app.notices.send(id ?? 0, 0);
    const [letter] = lettersTo('ada@example.org');
    const link = /^List-Unsubscribe: <https:\/\/games\.example\.org(\/api\/notices\/unsubscribe\?token=[^>]+)>/m.exec(
      (letter?.text ?? '').replaceAll(/\r?\n[ \t]+/g, ' '),
    )?.[1];
    expect(link).toBeDefined();
    const post = (path: string): Promise<Response> =>
      fetch(`${server.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
    const broken = (link ?? '').replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')).replace('token=', 'token=x');
    expect((await post(broken)).status).toBe(400);
    expect((await ada.api.notices()).choices.turn.mail).toBe(true);
    expect((await post(link ?? '')).status).toBe(200);
    const after = (await ada.api.notices()).choices;
    expect(Object.values(after).map(({ mail }) => mail)).not.toContain(true);
    expect(after.turn.push).toBe(true);
    await stop();
  });
});

describe('[HTTP-77] the calendar of an adjourned match', () => {
  it('is there while the match is paused until a time', async () => {
    const server = await startServer();
    const { ada, bob, id } = await seatedMatch(server.url);
    const [one, two] = [ada.open(id), bob.open(id)];
    await Promise.all([one, two].map((table) => table.when((state) => state.seq === 1)));
    const file = (): Promise<Response> => fetch(`${server.url}/api/matches/${id}/adjourned.ics`);
    expect((await file()).status).toBe(404);
    const until = Date.UTC(2031, 4, 6, 18, 30);
    await one.act({ act: 'ask', for: { what: 'pause', until } });
    await two.when((state) => state.seq === 2);
    await two.act({ act: 'answer', request: 2, yes: true });
    const response = await file();
    expect(response.headers.get('content-type')).toContain('text/calendar');
    const text = await response.text();
    expect(text).toContain('DTSTART:20310506T183000Z\r\n');
    expect(text).toContain("SUMMARY:Ada's match goes on\r\n");
    expect(text.split('\r\n').filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    for (const table of [one, two]) table.close();
    await server.stop();
  });

  it('escapes text and folds long lines without cutting a character', () => {
    const name = `Ada; Bob, and \\ Cyd\nBEGIN:VALARM ${'é'.repeat(60)}`;
    const text = calendarOf({ matchId: 'abc', name, until: 0, at: 0, site: 'https://games.example.org' });
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const unfolded = text.replaceAll('\r\n ', '');
    expect(unfolded).toContain(`SUMMARY:Ada\\; Bob\\, and \\\\ Cyd\\nBEGIN:VALARM ${'é'.repeat(60)} goes on\r\n`);
    expect(unfolded.split('\r\n')).not.toContain('BEGIN:VALARM');
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });
});
