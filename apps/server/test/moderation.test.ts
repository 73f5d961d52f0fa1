/** What moderators do about what was said: they read it where it was said, take it away for everybody, and silence people. */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guest, refusal, seatedMatch, startServer } from './harness.ts';
import type { RawSocket, TestServer } from './harness.ts';

let server: TestServer;
let db: pg.Client;
let mod: Guest;
beforeAll(async () => {
  server = await startServer();
  db = new pg.Client({ connectionString: server.databaseUrl });
  await db.connect();
  mod = await Guest.arrive(server.url, 'Mo');
  await db.query(`update person set handle = 'mo', handle_key = 'mo', role = 'moderator' where id = $1`, [
    (await mod.api.me()).person?.id,
  ]);
});
afterAll(async () => {
  await db.end();
  await server.stop();
});

interface Line {
  readonly id: number;
  readonly name: string;
  readonly text: string;
  readonly removed?: true;
}
let count = 0;

async function arrived(guest: Guest, match: string): Promise<RawSocket> {
  const socket = guest.raw(match);
  await socket.send({ t: 'hello', v: 2 });
  await socket.next((message) => message.t === 'presence');
  return socket;
}

/** Says something and answers its line as the speaker's own socket was told. */
async function say(socket: RawSocket, text: string): Promise<Line> {
  const from = socket.messages.length;
  await socket.send({ t: 'say', id: `moderation-${String((count += 1))}`, text });
  await socket.next(() => linesOf(socket, from).some((line) => line.text === text), from);
  const line = linesOf(socket, from).find((each) => each.text === text);
  if (line === undefined) throw new Error('It was not told.');
  return line;
}

/** Lets the person speak again at once, however often. */
const inNoHurry = (): Promise<void> => new Promise((next) => setTimeout(next, 1050));
const linesOf = (socket: RawSocket, from = 0): Line[] =>
  socket.messages.slice(from).flatMap((message) => (message.t === 'chat' ? (message['messages'] as Line[]) : []));

describe('a removed message', () => {
  it('[CHAT-9] is gone for everybody at once and after a reload, stays in the audit log, and is removed once', async () => {
    const { ada, bob, id } = await seatedMatch(server.url);
    const [one, two] = [await arrived(ada, id), await arrived(bob, id)];
    const held = bob.open(id);
    await held.when((state) => state.seq === 1);
    const line = await say(one, 'You scurvy dog');
    await held.when((state) => state.chat.players.length === 1);
    const from = two.messages.length;
    expect(await refusal(bob.api.removeMessage(id, line.id))).toMatchObject({ status: 403, code: 'not-allowed' });
    await mod.api.removeMessage(id, line.id);
    await two.next((message) => message.t === 'chat' && (message['messages'] as Line[])[0]?.removed === true, from);
    expect(linesOf(two, from).at(-1)).toMatchObject({ id: line.id, name: 'Ada', text: '', removed: true });
    const { chat } = await held.when((state) => state.chat.players[0]?.removed === true);
    expect(chat.players).toMatchObject([{ id: line.id, text: '' }]);
    const late = await arrived(bob, id);
    await late.next((message) => message.t === 'chat');
    expect(linesOf(late)).toMatchObject([{ id: line.id, text: '', removed: true }]);
    await inNoHurry();
    await say(one, 'Sorry');
    expect((await held.when((state) => state.chat.players.length === 2)).chat.players.map(({ text }) => text)).toEqual([
      '',
      'Sorry',
    ]);
    await mod.api.removeMessage(id, line.id);
    expect(await refusal(mod.api.removeMessage(id, 999_999))).toMatchObject({ status: 404, code: 'no-message' });
    expect(await refusal(bob.api.reportMessage(id, line.id, 'Rude.'))).toMatchObject({ status: 404 });
    const { rows } = await db.query(`select who, subject from audit_entry where what = 'message-removed'`);
    expect(rows).toEqual([{ who: 'Mo (mo)', subject: `${id} ${String(line.id)}, Ada: You scurvy dog` }]);
    expect((await db.query('select text from chat_message where id = $1', [line.id])).rows).toEqual([{ text: '' }]);
    held.close();
    for (const socket of [one, two, late]) socket.socket.close();
  });

  it('[CHAT-9] tells those who are in its room only, while the match goes on', async () => {
    const { ada, id } = await seatedMatch(server.url);
    const eve = await Guest.arrive(server.url, 'Eve');
    const [one, watcher] = [await arrived(ada, id), await arrived(eve, id)];
    const line = await say(one, 'Among captains');
    await mod.api.removeMessage(id, line.id);
    await one.next((message) => message.t === 'chat' && (message['messages'] as Line[])[0]?.removed === true);
    await say(watcher, 'A spectator');
    expect(linesOf(watcher).map(({ text }) => text)).toEqual(['A spectator']);
    for (const socket of [one, watcher]) socket.socket.close();
  });
});

describe('a report', () => {
  it('[CHAT-6] is counted until somebody has looked, and is read with what was said around it', async () => {
    const { ada, bob, id } = await seatedMatch(server.url);
    const [one, two] = [await arrived(ada, id), await arrived(bob, id)];
    await say(one, 'Your move');
    const line = await say(two, 'Land rat');
    await inNoHurry();
    await say(one, 'Now, now');
    await ada.api.reportMessage(id, line.id, 'Rude.');
    const { waiting } = await mod.api.reportsWaiting();
    const report = (await mod.api.reports()).reports.find((each) => each.match === id);
    expect(report).toMatchObject({ message: { id: line.id, stands: 'shown' }, verdict: null });
    const number = report?.id ?? 0;
    const { lines } = await mod.api.report(number);
    expect(lines.map(({ name, text, seat }) => `${name} ${String(seat)}: ${text}`)).toEqual([
      'Ada seat-1: Your move',
      'Bob seat-2: Land rat',
      'Ada seat-1: Now, now',
    ]);
    expect(await refusal(ada.api.report(number))).toMatchObject({ status: 403 });
    await mod.api.settleReport(number, { verdict: 'removed' });
    expect(await mod.api.reportsWaiting()).toEqual({ waiting: waiting - 1 });
    expect((await mod.api.report(number)).report).toMatchObject({
      message: { stands: 'removed' },
      said: { text: 'Land rat' },
      verdict: 'removed',
    });
    for (const socket of [one, two]) socket.socket.close();
  });

  it('[CHAT-6, CHAT-9] removes and silences in one go, and the silence ends when a moderator says so', async () => {
    const { ada, bob, id } = await seatedMatch(server.url);
    const [one, two] = [await arrived(ada, id), await arrived(bob, id)];
    const line = await say(one, 'Land rat');
    await bob.api.reportMessage(id, line.id, 'Rude.');
    const report = (await mod.api.reports()).reports.find((each) => each.match === id);
    await mod.api.settleReport(report?.id ?? 0, { verdict: 'silenced', hours: 24, remove: true });
    await two.next((message) => message.t === 'chat' && (message['messages'] as Line[])[0]?.removed === true);
    await inNoHurry();
    const from = one.messages.length;
    await one.send({ t: 'say', id: 'silenced-now', text: 'Again' });
    expect(await one.next((message) => message['id'] === 'silenced-now', from)).toMatchObject({
      t: 'rejected',
      reason: { code: 'silenced' },
    });
    await mod.api.silence(report?.said.person ?? '', 0);
    expect(await say(one, 'Sorry')).toMatchObject({ text: 'Sorry' });
    const { rows } = await db.query(`select what from audit_entry where subject like 'Ada: %' order by id`);
    expect(rows).toEqual([{ what: 'person-silenced' }, { what: 'person-silenced' }]);
    for (const socket of [one, two]) socket.socket.close();
  });
});
