/** What is said at a table, over real sockets and a real database: who hears it, how much of it, and what is done about it. */
import { socketUrl } from '@broadside/client';
import { moveFor } from '@broadside/bench/synthetic';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SpeechLimits } from '../src/rooms/speech-limits.ts';
import { Guest, RawSocket, refusal, seatedMatch, startServer } from './harness.ts';
import type { TestServer } from './harness.ts';

let server: TestServer;
let db: pg.Client;
beforeAll(async () => {
  server = await startServer();
  db = new pg.Client({ connectionString: server.databaseUrl });
  await db.connect();
});
afterAll(async () => {
  await db.end();
  await server.stop();
});

type Heard = { t: string; [field: string]: unknown };
const pause = (ms = 1050): Promise<void> => new Promise((next) => setTimeout(next, ms));
const texts = (socket: RawSocket): string[] =>
  socket.messages.flatMap((message) =>
    message.t === 'chat' ? (message['messages'] as { text: string }[]).map(({ text }) => text) : [],
  );
let count = 0;
const newId = (): string => `chat-test-${String((count += 1))}`;

async function arrived(socket: RawSocket): Promise<RawSocket> {
  await socket.send({ t: 'hello', v: 2 });
  await socket.next((message) => message.t === 'presence');
  return socket;
}

async function say(socket: RawSocket, text: string, id = newId()): Promise<Heard> {
  const from = socket.messages.length;
  await socket.send({ t: 'say', id, text });
  return socket.next((message) => message['id'] === id, from);
}

const watch = (id: string): Promise<RawSocket> => arrived(new RawSocket(socketUrl(server.url, id), {}));

async function makeModerator(guest: Guest): Promise<void> {
  const { person } = await guest.api.me();
  await db.query(`update person set handle = $2, handle_key = $2, role = 'moderator' where id = $1`, [
    person?.id,
    `mod-${String((count += 1))}`,
  ]);
}

const rejected = (code: string, rule: string): object => ({ t: 'rejected', reason: { code, rule } });

describe('rooms', () => {
  it('[CHAT-1, CHAT-2, CHAT-3] keeps players and spectators apart to the last byte, and opens both at the end', async () => {
    const { ada, bob, id } = await seatedMatch(server.url);
    const cyd = await Guest.arrive(server.url, 'Cyd');
    const [one, two, third, nobody] = await Promise.all([
      arrived(ada.raw(id)),
      arrived(bob.raw(id)),
      arrived(cyd.raw(id)),
      watch(id),
    ]);
    const bytes: string[] = [];
    for (const socket of [one, two]) socket.socket.on('message', (data) => bytes.push((data as Buffer).toString()));
    expect(await say(one, 'A word among captains')).toMatchObject({ t: 'accepted', seq: 1 });
    expect(await say(third, 'He overlooks the flank')).toMatchObject({ t: 'accepted' });
    const heard = await two.next((message) => message.t === 'chat');
    const me = (await ada.api.me()).person;
    expect(heard).toMatchObject({
      room: 'players',
      messages: [{ person: me?.id, name: 'Ada', seat: 'seat-1', text: 'A word among captains' }],
    });
    expect(await nobody.next((message) => message.t === 'chat')).toMatchObject({
      room: 'watchers',
      messages: [{ name: 'Cyd', seat: null, text: 'He overlooks the flank' }],
    });
    await pause(300);
    for (const socket of [one, two]) expect(JSON.stringify(socket.messages)).not.toContain('flank');
    for (const socket of [third, nobody]) expect(JSON.stringify(socket.messages)).not.toContain('captains');
    // The same bytes for both players [WS-14].
    const lines = bytes.filter((text) => text.includes('"t":"chat"'));
    expect(lines).toHaveLength(2);
    expect(lines[0]).toBe(lines[1]);
    // Whoever comes back is told again, in their own room only.
    const again = await arrived(ada.raw(id));
    await again.next((message) => message.t === 'chat');
    expect(texts(again)).toEqual(['A word among captains']);
    await one.send({ t: 'act', id: newId(), seq: 1, act: { act: 'resign' } });
    await two.next((message) => message.t === 'chat' && message['room'] === 'watchers');
    await nobody.next((message) => message.t === 'chat' && message['room'] === 'players');
    const late = await watch(id);
    await late.next((message) => message.t === 'chat' && message['room'] === 'watchers');
    expect(texts(late).sort()).toEqual(['A word among captains', 'He overlooks the flank']);
    // None of it is in the journal.
    expect(JSON.stringify(await server.journal.read(id, 0, 10))).not.toContain('captains');
    for (const socket of [one, two, third, nobody, again, late]) socket.socket.close();
  });

  it('[CHAT-2] follows the seat of now: who sits down on another page comes back no spectator [WS-6]', async () => {
    const [ada, bob] = await Promise.all([Guest.arrive(server.url, 'Ada'), Guest.arrive(server.url, 'Bob')]);
    const made = await ada.api.createMatch({ ruleset: 'synthetic', opponent: 'anyone' });
    const { id } = made.match;
    const [one, two, watcher] = await Promise.all([arrived(ada.raw(id)), arrived(bob.raw(id)), watch(id)]);
    await bob.api.join(id, 'seat-2', {});
    expect(await two.closed).toMatchObject({ reason: 'seat-changed' });
    const seated = await arrived(bob.raw(id));
    expect(await say(one, 'For the two of us')).toMatchObject({ t: 'accepted' });
    expect(await seated.next((message) => message.t === 'chat')).toMatchObject({ room: 'players' });
    await pause(200);
    expect(texts(watcher)).toEqual([]);
    for (const socket of [one, seated, watcher]) socket.socket.close();
  });

  it('[CHAT-1, CHAT-3] says a message once, through the client too, under the name of that moment', async () => {
    const { ada, bob, id } = await seatedMatch(server.url);
    const [one, two] = [await arrived(ada.raw(id)), bob.open(id)];
    const same = newId();
    expect(await say(one, 'Once', same)).toMatchObject({ t: 'accepted' });
    expect(await say(one, 'Once', same)).toMatchObject({ t: 'accepted' });
    await two.when((state) => state.chat.players.length > 0);
    await ada.api.becomeGuest('Ada the Second');
    await pause();
    await say(one, 'Twice');
    expect(await two.say('Thrice')).toMatchObject({ kind: 'accepted' });
    const { chat } = await two.when((state) => state.chat.players.length === 3);
    expect(chat.players.map(({ name, text }) => `${name}: ${text}`)).toEqual([
      'Ada: Once',
      'Ada the Second: Twice',
      'Bob: Thrice',
    ]);
    expect(chat.watchers).toEqual([]);
    // The match itself did not move.
    expect(await two.when((state) => state.seq === 1)).toBeDefined();
    two.close();
    one.socket.close();
  });
});

describe('limits', () => {
  it('[CHAT-4] takes one line of plain text, as it is, and says what is wrong with another', async () => {
    const { ada, id } = await seatedMatch(server.url);
    const one = await arrived(ada.raw(id));
    expect(await say(one, '   ')).toMatchObject(rejected('empty', 'CHAT-4'));
    expect(await say(one, 'x'.repeat(301))).toMatchObject(rejected('too-long', 'CHAT-4'));
    for (const text of ['two\nlines', 'a\u0000b', 'left\u202Eright', 'half \uD800 one'])
      expect(await say(one, text)).toMatchObject(rejected('control-characters', 'CHAT-4'));
    for (const text of ['\u3164', '\u200B\u2800', `Z${'\u0300'.repeat(9)}`])
      expect(await say(one, text)).toMatchObject(rejected('unreadable', 'CHAT-4'));
    const markup = '<b onclick="x">👩‍🚀 &amp; é</b>';
    expect(await say(one, `  ${markup}  `)).toMatchObject({ t: 'accepted' });
    await one.next((message) => message.t === 'chat');
    expect(texts(one)).toEqual([markup]);
    one.socket.close();
  });

  it('[CHAT-5] lets a person say one thing a second, whatever the tab', async () => {
    const { ada, id } = await seatedMatch(server.url);
    const [tab, other] = [await arrived(ada.raw(id)), await arrived(ada.raw(id))];
    expect(await say(tab, 'one')).toMatchObject({ t: 'accepted' });
    expect(await say(other, 'two')).toMatchObject(rejected('too-fast', 'CHAT-5'));
    await pause();
    expect(await say(other, 'three')).toMatchObject({ t: 'accepted' });
    for (const socket of [tab, other]) socket.socket.close();
  });

  it('[CHAT-5] and twenty a minute', () => {
    const limits = new SpeechLimits();
    for (let said = 0; said < 20; said += 1) expect(limits.take('ada', said * 1000)).toBe(0);
    expect(limits.take('ada', 20_000)).toBe(40_000);
    expect(limits.take('bob', 20_000)).toBe(0);
    expect(limits.take('ada', 59_999)).toBe(1);
    expect(limits.take('ada', 60_000)).toBe(0);
    expect(limits.take('ada', 60_500)).toBe(500);
  });

  it('[CHAT-3, CHAT-5] keeps the newest 500 lines of a room and shows the newest 50', async () => {
    const { ada, id } = await seatedMatch(server.url);
    const me = (await ada.api.me()).person?.id;
    await db.query(
      `insert into chat_message (match_id, room, person_id, name, text, command_id, at)
       select $1, 'players', $2::uuid, 'Ada', 'line ' || n, 'filled-' || n, now() from generate_series(1, 600) n`,
      [id, me],
    );
    const one = await arrived(ada.raw(id));
    await one.next((message) => message.t === 'chat');
    expect(texts(one)).toEqual(Array.from({ length: 50 }, (_, at) => `line ${String(551 + at)}`));
    await say(one, 'one more');
    const { rows } = await db.query<{ kept: string; oldest: string }>(
      `select count(*) as kept, (array_agg(text order by id))[1] as oldest from chat_message where match_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ kept: '500', oldest: 'line 102' }]);
    one.socket.close();
  });

  it('[CHAT-7] a match may have no chat', async () => {
    const ada = await Guest.arrive(server.url, 'Ada');
    const made = await ada.api.createMatch({ ruleset: 'synthetic', opponent: 'bot', chat: false });
    expect(made.match.chat).toBe(false);
    const one = await arrived(ada.raw(made.match.id));
    expect(await say(one, 'Anybody?')).toMatchObject(rejected('chat-off', 'CHAT-7'));
    const { rows } = await db.query(`select 1 from chat_message where match_id = $1`, [made.match.id]);
    expect(rows).toEqual([]);
    // Playing is another matter.
    expect((await ada.open(made.match.id).when((state) => state.seq >= 1)).awaiting).toBeDefined();
    one.socket.close();
  });
});

describe('manners', () => {
  it('[CHAT-6] a line is reported by who can read it; a moderator silences its speaker, who plays on', async () => {
    const { ada, bob, id } = await seatedMatch(server.url);
    const [mod, cyd] = [await Guest.arrive(server.url, 'Mo'), await Guest.arrive(server.url, 'Cyd')];
    await makeModerator(mod);
    const one = await arrived(ada.raw(id));
    await say(one, 'You scurvy dog');
    const said = await one.next((message) => message.t === 'chat');
    const line = (said['messages'] as { id: number; person: string }[])[0];
    const number = line?.id ?? 0;
    expect(await refusal(cyd.api.reportMessage(id, number, 'Rude.'))).toMatchObject({
      status: 404,
      code: 'no-message',
    });
    expect(await refusal(bob.api.reportMessage(id, number, '  '))).toMatchObject({ status: 400 });
    await bob.api.reportMessage(id, number, 'Rude.');
    await bob.api.reportMessage(id, number, 'Rude, I say.');
    expect(await refusal(bob.api.reports())).toMatchObject({ status: 403, code: 'not-allowed' });
    const waiting = (await mod.api.reports()).reports.filter((report) => report.match === id);
    expect(waiting).toMatchObject([
      { room: 'players', by: 'Bob', reason: 'Rude.', verdict: null, said: { name: 'Ada', text: 'You scurvy dog' } },
    ]);
    await mod.api.settleReport(waiting[0]?.id ?? 0, { verdict: 'silenced', hours: 2 });
    await pause();
    const answer = await say(one, 'Again');
    expect(answer).toMatchObject(rejected('silenced', 'CHAT-6'));
    expect((answer['reason'] as { sentence: string }).sentence).toBe(
      'You may not speak for 2 hours more. You can still play.',
    );
    const from = one.messages.length;
    await one.send({ t: 'command', id: newId(), seq: 1, command: moveFor(0) });
    expect(await one.next((message) => message.t === 'accepted', from)).toMatchObject({ seq: 2 });
    expect((await mod.api.reports()).reports.find((report) => report.match === id)?.verdict).toBe('silenced');
    expect(await mod.api.silence(line?.person ?? '', 0)).toMatchObject({ until: null });
    expect(await say(one, 'Sorry')).toMatchObject({ t: 'accepted' });
    const { rows } = await db.query(`select what, subject from audit_entry where who like 'Mo %' order by id`);
    expect(rows).toEqual([
      { what: 'person-silenced', subject: 'Ada: 2 h' },
      { what: 'report-settled', subject: `${String(waiting[0]?.id)}: silenced` },
      { what: 'person-silenced', subject: 'Ada: 0 h' },
    ]);
    one.socket.close();
  });

  it('[CHAT-8] whom one mutes is kept with the person', async () => {
    const [ada, bob] = await Promise.all([Guest.arrive(server.url, 'Ada'), Guest.arrive(server.url, 'Bob')]);
    const him = (await bob.api.me()).person?.id ?? '';
    await ada.api.mute(him);
    await ada.api.mute(him);
    expect(await ada.api.mutes()).toEqual({ people: [him] });
    expect(await bob.api.mutes()).toEqual({ people: [] });
    await ada.api.unmute(him);
    expect(await ada.api.mutes()).toEqual({ people: [] });
  });
});
