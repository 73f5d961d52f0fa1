/** Receipts of what lies sealed [SEAL-1 … SEAL-8], over real sockets: what everybody is sent, and what remains of it. */
import { createHash } from 'node:crypto';
import type { Connection } from '@broadside/client';
import { socketUrl } from '@broadside/client';
import { fingerprintOf, verifyRecord } from '@broadside/match';
import type { MatchRecord } from '@broadside/match';
import { catalog } from '@broadside/rules/catalog';
import { changed, seededRandom } from '@broadside/rules/kernel';
import type { AnyRuleset, ReceiptRecord, Seat, View } from '@broadside/rules/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guest, RawSocket, open, refusal, startServer } from './harness.ts';
import type { TestServer } from './harness.ts';
import { until } from './members.ts';

const catalogModule = new URL('../../../packages/rules/src/catalog.ts', import.meta.url);
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ catalog, catalogModule });
});
afterAll(() => server.stop());

interface Table {
  readonly id: string;
  readonly ada: Guest;
  readonly bob: Guest;
  readonly ruleset: AnyRuleset;
  /** Of Ada and of Bob. */
  readonly lines: { readonly [seat: Seat]: Connection };
  readonly watcher: RawSocket;
}

async function seated(rules: string, preset: number): Promise<Table> {
  const [ada, bob] = await Promise.all(['Ada', 'Bob'].map((name) => Guest.arrive(server.url, name)));
  const ruleset = await catalog[rules]?.();
  if (ada === undefined || bob === undefined || ruleset === undefined) throw new Error('Nobody came.');
  const setup = ruleset.presets[preset]?.setup as never;
  const { match, invitations } = await ada.api.createMatch({ ruleset: rules, opponent: 'friend', setup });
  const [invitation] = invitations;
  await bob.api.join(match.id, invitation?.seat ?? 'seat-2', { token: invitation?.token ?? '' });
  const lines = { 'seat-1': ada.open(match.id, { catalog }), 'seat-2': bob.open(match.id, { catalog }) };
  await Promise.all(Object.values(lines).map((line) => line.when((state) => state.seq > 0 && line.ruleset !== null)));
  const watcher = new RawSocket(socketUrl(server.url, match.id), {});
  await watcher.send({ t: 'hello', v: 2 });
  await watcher.next(({ t }) => t === 'presence');
  return { id: match.id, ada, bob, ruleset, lines, watcher };
}

function receiptsIn(view: View | null): Readonly<Record<string, ReceiptRecord>> {
  const found = Object.entries(view ?? {}).filter(([name]) => name.startsWith('receipt:'));
  return Object.fromEntries(found) as unknown as Readonly<Record<string, ReceiptRecord>>;
}

/** Gives a command, and waits until everybody has been shown what came of it. */
async function give({ lines, watcher }: Table, seat: Seat, command: unknown): Promise<number> {
  const line = lines[seat];
  if (line === undefined) throw new Error(`Nobody sits at ${seat}.`);
  const answer = await line.send(command as Readonly<Record<string, unknown>>);
  if (answer.kind !== 'accepted') throw new Error(JSON.stringify(answer));
  await Promise.all(Object.values(lines).map((each) => each.when((state) => state.seq >= answer.seq)));
  await watcher.next((message) => message.t === 'frame' && message['seq'] === answer.seq);
  return answer.seq;
}

/** The view as a watcher has it who heard everything from the start. */
const watched = ({ watcher }: Table): View =>
  watcher.messages.reduce<View>((view, message) => {
    if (message.t === 'snapshot') return message['view'] as View;
    return message.t === 'frame' && message['changes'] ? changed(view, message['changes'] as never) : view;
  }, {});

function fits({ receipt, salt = '', text = '' }: ReceiptRecord): boolean {
  return createHash('sha256').update(`${salt}\n${text}`).digest('hex') === receipt;
}

/** The match resigned by Ada, and its record. */
async function recordOf({ id, ada, lines }: Table): Promise<MatchRecord> {
  await lines['seat-1']?.act({ act: 'resign' });
  await until(
    async () => (await ada.api.match(id)).match.status,
    (status) => status === 'finished',
  );
  for (const line of Object.values(lines)) line.close();
  return ada.api.record(id);
}

/** The record with the first letter of a kind of field in its receipts altered, and a fingerprint that fits. */
function forged(record: MatchRecord, field: 'text' | 'salt' | 'receipt'): MatchRecord {
  const text = JSON.stringify(record.entries);
  const at = text.indexOf(`"${field}":"`, text.indexOf('"opened":[')) + field.length + 4 + (field === 'text' ? 16 : 0);
  const entries = `${text.slice(0, at)}${text[at] === 'a' ? 'b' : 'a'}${text.slice(at + 1)}`;
  const other = { ...record, entries: JSON.parse(entries) as MatchRecord['entries'] };
  return { ...other, fingerprint: fingerprintOf(other) };
}

async function expectRecordKeeps(table: Table): Promise<MatchRecord> {
  const record = await recordOf(table);
  expect(verifyRecord(record, table.ruleset)).toMatchObject({ ok: true, checked: { rules: 'decided-again' } });
  for (const field of ['text', 'salt', 'receipt'] as const) {
    const verdict = verifyRecord(forged(record, field), table.ruleset);
    expect(verdict.ok ? [] : verdict.problems.map(({ what }) => what)).toContain('receipt');
    expect(await refusal(table.ada.api.importRecord(forged(record, field)))).toMatchObject({ code: 'false-record' });
  }
  return record;
}

describe('Fleet Command', () => {
  it('[SEAL-1, SEAL-4, SEAL-5, SEAL-6] cards put away: a receipt at once, the salt when both have chosen, both in the record', async () => {
    const table = await seated('fleet-command', 0);
    const { lines, ruleset, id } = table;
    const random = seededRandom(3);
    // Whoever is asked decides as a bot would, until both have to choose cards at once.
    for (let step = 0; step < 60 && lines['seat-1']?.state.awaiting.length !== 2; step += 1) {
      const seat = lines['seat-1']?.state.awaiting[0] ?? 'seat-1';
      const line = lines[seat];
      await give(table, seat, ruleset.bots[0]?.choose(line?.state.view, line?.offers() ?? [], seat, random));
    }
    const [one, two] = [lines['seat-1'], lines['seat-2']];
    const chosen = ruleset.sample(one?.state.view, one?.offers()[0], 'seat-1', random) as { cards: string[] };
    const cards = (one?.state.view?.['own'] as unknown as { cards: string[] } | undefined)?.cards ?? [];
    const seq = await give(table, 'seat-1', { ...chosen, cards: cards.slice(0, Math.max(1, chosen.cards.length)) });
    const sealed = receiptsIn(one?.state.view ?? null);
    const [name = ''] = Object.keys(sealed);
    expect(name).toMatch(new RegExp(`^receipt:${String(seq)}:`));
    for (const view of [two?.state.view ?? null, watched(table)]) {
      expect(receiptsIn(view)).toEqual(sealed);
      expect(Object.keys(receiptsIn(view)[name] ?? {}).sort()).toEqual(['of', 'receipt', 'what']);
    }
    // Put away, and loaded again from its snapshot, it shows the same to whoever comes.
    const room = await server.app.rooms.get(id);
    await room?.close({ code: 'shutdown', sentence: 'It goes on.', retryAfterMs: 0 });
    expect(await server.app.rooms.get(id)).not.toBe(room);
    expect((await server.journal.latestSnapshot(id))?.seals?.sealed).toHaveLength(1);
    const again = open(server.url, id, table.bob.cookie, { catalog });
    expect(receiptsIn((await again.when((state) => state.seq === seq)).view)).toEqual(sealed);
    const ruled = await again.when(() => again.ruleset !== null);
    const offer = again.offers()[0];
    await again.send(ruleset.sample(ruled.view, offer, 'seat-2', random) as Readonly<Record<string, unknown>>);
    const after = receiptsIn((await again.when((state) => state.seq === seq + 1)).view);
    // What Bob chose was opened in the same entry: nothing of it lay sealed.
    expect(Object.keys(after)).toEqual([name]);
    const opened = after[name];
    expect(opened).toMatchObject({ receipt: sealed[name]?.receipt, opened: seq + 1 });
    expect(opened && fits(opened)).toBe(true);
    expect(JSON.parse(opened?.text ?? '{}')).toMatchObject({
      content: [...cards.slice(0, Math.max(1, chosen.cards.length))].sort(),
    });
    again.close();
    // What a seat is shown of the past, by a process of its own, is what it was sent then.
    const { frames } = await table.bob.api.replay(id, 0);
    expect(receiptsIn(frames.reduce<View>((view, frame) => changed(view, frame.changes), {}))).toEqual(after);
    await one?.when((state) => state.seq > seq);
    await expectRecordKeeps(table);
  });
});

describe('Quantum Rebellion', () => {
  it('[SEAL-1, SEAL-4, SEAL-6] a hidden squadron: a receipt for its three discs, and the salt when it is found', async () => {
    const rules = await catalog['quantum-rebellion']?.();
    const preset = rules?.presets.findIndex(({ id }) => id === 'ambush') ?? -1;
    const table = await seated('quantum-rebellion', preset);
    const { lines, ruleset, watcher } = table;
    const random = seededRandom(5);
    const kindOf = (offer: unknown): string => (offer as { kind: string }).kind;
    let hidden: string | undefined;
    let found: ReceiptRecord | undefined;
    for (let step = 0; step < 200 && found?.salt === undefined; step += 1) {
      const seat = lines['seat-1']?.state.awaiting[0] ?? 'seat-1';
      const line = lines[seat];
      const { view = null } = line?.state ?? {};
      const offers = line?.offers() ?? [];
      // Hides what may hide, and as soon as it may acts with that.
      const wanted = hidden === undefined ? 'hide-squadron' : 'reveal-disc';
      const offer = offers.find((each) => kindOf(each) === wanted && !/decoy/.test((each as { label: string }).label));
      const command: unknown = offer
        ? ruleset.sample(view, offer, seat, random)
        : ruleset.bots[0]?.choose(view, offers as never[], seat, random);
      await give(table, seat, command);
      const receipts = Object.entries(receiptsIn(watched(table)));
      for (const each of Object.values(lines))
        expect(receiptsIn(each.state.view)).toEqual(Object.fromEntries(receipts));
      if (offer && kindOf(offer) === 'hide-squadron') hidden = receipts[0]?.[0];
      const shown = receipts.find(([name]) => name === hidden)?.[1];
      if (shown?.salt !== undefined) found = shown;
      else if (shown !== undefined) expect(Object.keys(shown).sort()).toEqual(['of', 'receipt', 'what']);
    }
    expect(hidden).toBeDefined();
    expect(found && fits(found)).toBe(true);
    expect(JSON.parse(found?.text ?? '{}')).toMatchObject({
      content: { disc: expect.stringMatching(/^disc-/) as string },
    });
    // Until then nobody was sent the salt, in whatever message.
    const said = watcher.messages.map((message) => JSON.stringify(message));
    const first = said.findIndex((message) => message.includes(found?.salt ?? '-'));
    expect(said.findIndex((message) => message.includes('"opened":'))).toBe(first);
    watcher.socket.close();
    await expectRecordKeeps(table);
  });
});
