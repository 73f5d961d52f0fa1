/**
 * A client by somebody who has read packages/protocol/SPEC.md and nothing else: a websocket, JSON, and the hash functions
 * that every language has. It imports nothing of this repository but the test server.
 */
import { createHash, createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import WebSocket from 'ws';
import { startServer } from './harness.ts';
import type { TestServer } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

type Fields = Record<string, unknown>;
type Views = Record<string, Fields>;
interface Message extends Fields {
  t: string;
}

/** [WS-10]: what is there, with a change. */
function changed(there: unknown, change: unknown): unknown {
  if (typeof change !== 'object' || change === null) return change;
  if (Array.isArray(change)) {
    if (change.length === 1) return change[0] as unknown;
    const [keep, changes, ...added] = change as [number, unknown, ...unknown[]];
    const kept = (there as unknown[]).slice(0, keep);
    return [...(changes === 0 ? kept : (changed(kept, changes) as unknown[])), ...added];
  }
  const next = (Array.isArray(there) ? [...(there as unknown[])] : { ...(there as Fields) }) as Fields;
  for (const [key, each] of Object.entries(change)) {
    if (Array.isArray(each) && each.length === 0) Reflect.deleteProperty(next, key);
    else next[key] = changed(next[key], each);
  }
  return next;
}

/** [WS-15]: a line with the words that were sent. */
function lineOf(words: Fields[], line: Fields | unknown[]): Fields {
  if (!Array.isArray(line)) return line;
  const [phrase, ...given] = line as [number, ...unknown[]];
  const { text, rules, tone } = words[phrase] as { text: string; rules: unknown; tone: unknown };
  const values: unknown[] = [];
  const rolls: Fields[] = [];
  for (const value of given) {
    if (!Array.isArray(value)) values.push(String(value));
    else if (value.length === 1) values.push(words[value[0] as number]);
    else rolls.push({ ...words[value[0] as number], faces: value[1], need: value[2], counted: value[3] });
  }
  const parts = text.split(/\{(\d+)\}/).map((piece, index) => (index % 2 === 0 ? piece : values[Number(piece)]));
  return { parts, rules, tone, rolls };
}

class StrangersClient {
  readonly #socket: WebSocket;
  readonly #inbox: Message[] = [];
  #wake: (() => void)[] = [];
  view: Views = {};
  seq = 0;
  awaiting: string[] = [];
  outcome: Fields | null = null;
  header: Fields = {};
  seat: unknown;
  log: Fields[] = [];
  #words: Fields[] = [];
  #ids = 0;

  constructor(url: string, cookie: string) {
    this.#socket = new WebSocket(url, { headers: { cookie } });
    this.#socket.on('open', () => this.#say({ t: 'hello', v: 2 }));
    this.#socket.on('message', (data) => this.#hear(JSON.parse((data as Buffer).toString()) as Message));
  }

  #say(message: Message): void {
    this.#socket.send(JSON.stringify(message));
  }

  #hear(message: Message): void {
    if (message.t === 'welcome') {
      this.header = message['match'] as Fields;
      this.seat = (message['you'] as Fields)['seat'];
    }
    if (message.t === 'match') this.header = message['match'] as Fields;
    if (message.t === 'snapshot') {
      this.view = message['view'] as Views;
      this.#words = message['words'] as Fields[];
      const entries = message['log'] as [number, number, ...unknown[][]][];
      this.log = entries.flatMap(([, , ...lines]) => lines.map((line) => lineOf(this.#words, line)));
    }
    if (message.t === 'frame') {
      expect(message['seq']).toBe(this.seq + 1);
      if ('changes' in message) this.view = changed(this.view, message['changes']) as Views;
      this.#words.push(...((message['words'] ?? []) as Fields[]));
      this.log.push(...((message['log'] ?? []) as unknown[][]).map((line) => lineOf(this.#words, line)));
    }
    if (message.t === 'snapshot' || message.t === 'frame') {
      this.seq = message['seq'] as number;
      // [WS-16]: what a frame does not tell is as it was.
      if ('awaiting' in message) this.awaiting = message['awaiting'] as string[];
      if ('outcome' in message) this.outcome = message['outcome'] as Fields | null;
    }
    this.#inbox.push(message);
    for (const wake of this.#wake.splice(0)) wake();
  }

  /** [WS-20]: each command is answered with its id. */
  async ask(kind: 'command' | 'act', what: Fields): Promise<Message> {
    this.#ids += 1;
    // [WS-21]: new for each command in the match, whoever else gives some.
    const id = `${String(this.seat)}-${String(Date.now())}-${String(this.#ids)}`;
    this.#say({ t: kind, id, seq: this.seq, [kind]: what });
    for (;;) {
      const answer = this.#inbox.find((message) => message['id'] === id);
      if (answer !== undefined) return answer;
      await this.#news();
    }
  }

  async until(test: () => boolean): Promise<void> {
    while (!test()) await this.#news();
  }

  #news(): Promise<void> {
    return new Promise((wake) => this.#wake.push(wake));
  }

  close(): void {
    this.#socket.close();
  }
}

async function post(path: string, body: Fields, cookie = ''): Promise<{ answer: Fields; cookie: string }> {
  const response = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie === '' ? {} : { cookie }) },
    body: JSON.stringify(body),
  });
  const set = response.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  return { answer: (await response.json()) as Fields, cookie: set === '' ? cookie : set };
}

/** [DICE-2, DICE-3, DICE-4], read from the page. */
function* diceOf(seed: Buffer, entropy: string, sides: number): Generator<number> {
  const key = createHmac('sha256', seed).update(entropy).digest();
  const limit = 2 ** 32 - (2 ** 32 % sides);
  for (let block = 0; ; block += 1) {
    const counter = Buffer.alloc(8);
    counter.writeBigUInt64BE(BigInt(block));
    const words = createHmac('sha256', key).update(counter).digest();
    for (let at = 0; at < 32; at += 4) {
      const word = words.readUInt32BE(at);
      if (word < limit) yield (word % sides) + 1;
    }
  }
}

it('plays a whole match: invites, moves, throws, takes back, resigns, and checks the dice', async () => {
  const ada = await post('/api/guests', { name: 'Ada' });
  const bob = await post('/api/guests', { name: 'Bob' });
  const made = await post(
    '/api/matches',
    { ruleset: 'synthetic', opponent: 'friend', entropy: 'aa'.repeat(16) },
    ada.cookie,
  );
  const { match, invitations } = made.answer as { match: Fields; invitations: { seat: string; token: string }[] };
  const { commitment } = match['dice'] as { commitment: string };
  const [invitation] = invitations;
  await post(
    `/api/matches/${String(match['id'])}/seats/${invitation?.seat ?? ''}/join`,
    { token: invitation?.token, entropy: 'bb'.repeat(16) },
    bob.cookie,
  );
  const socketUrl = `${server.url.replace('http', 'ws')}/api/matches/${String(match['id'])}/socket`;
  const one = new StrangersClient(socketUrl, ada.cookie);
  const two = new StrangersClient(socketUrl, bob.cookie);
  await Promise.all([one.until(() => one.seq === 1), two.until(() => two.seq === 1)]);
  expect([one.seat, two.seat]).toEqual(['seat-1', 'seat-2']);
  expect(await two.ask('command', { kind: 'volley', target: 2 })).toMatchObject({
    t: 'rejected',
    reason: { sentence: 'It is the other side to move. Wait for its move.' },
  });

  const players = { 'seat-1': one, 'seat-2': two } as Record<string, StrangersClient>;
  for (let turn = 0; turn < 12; turn += 1) {
    const player = players[one.awaiting[0] ?? ''];
    const enemy = player === one ? 20 : 2;
    const answer = await player?.ask('command', { kind: 'volley', target: enemy });
    expect(answer).toMatchObject({ t: 'accepted', seq: turn + 2 });
    await Promise.all([one.until(() => one.seq === turn + 2), two.until(() => two.seq === turn + 2)]);
  }
  const settled = structuredClone(one.view);
  expect(await one.ask('command', { kind: 'note', text: 'a secret' })).toMatchObject({ t: 'accepted' });
  await two.until(() => two.seq === 14);
  expect(JSON.stringify(two.view)).not.toContain('a secret');
  expect(await one.ask('act', { act: 'take-back' })).toMatchObject({ t: 'accepted' });
  await two.until(() => two.seq === 15);
  expect([one.view, two.view]).toEqual([settled, settled]);
  expect(await two.ask('act', { act: 'resign' })).toMatchObject({ t: 'accepted' });
  await one.until(() => one.outcome !== null && one.header['status'] === 'finished');
  expect(one.outcome?.['winner']).toBe('seat-1');

  const { seed, entropy } = one.header['dice'] as { seed: string; entropy: string };
  expect(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')).toBe(commitment);
  expect(entropy).toBe(`${'aa'.repeat(16)}:${'bb'.repeat(16)}`);
  const dice = diceOf(Buffer.from(seed, 'hex'), entropy, 6);
  const shown = one.log.flatMap((line) => (line['rolls'] as { faces: number[] }[] | undefined) ?? []);
  expect(shown).toHaveLength(12);
  for (const { faces } of shown) for (const face of faces) expect(dice.next()).toEqual({ done: false, value: face });
  one.close();
  two.close();
});
