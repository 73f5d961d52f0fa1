/**
 * A whole match by a client whose author had read packages/protocol/SPEC.md and nothing else: a websocket, JSON, and the hash
 * functions that every language has. It imports nothing of this repository but the test server.
 */
import { createHash, createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer } from './harness.ts';
import type { TestServer } from './harness.ts';
import { StrangersClient } from './strangers-client.ts';
import type { Fields } from './strangers-client.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

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
  const { match, invitations } = made.answer as {
    match: { id: string; dice: { commitment: string } };
    invitations: { seat: string; token: string }[];
  };
  const { commitment } = match.dice;
  const [invitation] = invitations;
  await post(
    `/api/matches/${match.id}/seats/${invitation?.seat ?? ''}/join`,
    { token: invitation?.token ?? '', entropy: 'bb'.repeat(16) },
    bob.cookie,
  );
  const socketUrl = `${server.url.replace('http', 'ws')}/api/matches/${match.id}/socket`;
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
  await one.until(() => one.outcome !== null && one.header?.['status'] === 'finished');
  expect(one.outcome?.['winner']).toBe('seat-1');

  const { seed, entropy } = one.header?.['dice'] as { seed: string; entropy: string };
  expect(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')).toBe(commitment);
  expect(entropy).toBe(`${'aa'.repeat(16)}:${'bb'.repeat(16)}`);
  const dice = diceOf(Buffer.from(seed, 'hex'), entropy, 6);
  const shown = one.log.flatMap((line) => (line['rolls'] as { faces: number[] }[] | undefined) ?? []);
  expect(shown).toHaveLength(12);
  for (const { faces } of shown) for (const face of faces) expect(dice.next()).toEqual({ done: false, value: face });
  expect([one.resyncs, two.resyncs]).toEqual([0, 0]);
  expect([one.trouble, two.trouble]).toEqual([null, null]);
  one.close();
  two.close();
});
