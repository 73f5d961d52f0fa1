/** Records and replays on a real database: of matches played over real sockets, and of one that comes from elsewhere. */
import { moveFor, synthetic } from '@broadside/bench/synthetic';
import { fingerprintOf, verifyRecord } from '@broadside/match';
import type { MatchRecord } from '@broadside/match';
import { recordPath } from '@broadside/protocol';
import { changed } from '@broadside/rules/kernel';
import type { AnyRuleset, View } from '@broadside/rules/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from './browser.ts';
import { Guest, refusal, seatedMatch, startServer } from './harness.ts';
import type { TestServer } from './harness.ts';

const rules = synthetic as AnyRuleset;
let server: TestServer;
let elsewhere: TestServer;
beforeAll(async () => {
  [server, elsewhere] = await Promise.all([startServer(), startServer()]);
});
afterAll(() => Promise.all([server.stop(), elsewhere.stop()]));

/** A match with moves, throws, a secret of each side, something taken back; both still sit there. */
async function played(at = server) {
  const { ada, bob, id } = await seatedMatch(at.url);
  const [one, two] = [ada.open(id), bob.open(id)];
  await Promise.all([one, two].map((table) => table.when((state) => state.seq === 1)));
  await one.send(moveFor(0));
  await two.send({ kind: 'note', text: "Bob's plan" });
  await one.send({ kind: 'volley', target: 20 });
  await two.send({ kind: 'note', text: "Bob's second thought" });
  await two.act({ act: 'take-back' });
  await two.send({ kind: 'volley', target: 3 });
  await one.send({ kind: 'note', text: "Ada's plan" });
  const finish = async (): Promise<void> => {
    expect(await two.send({ kind: 'concede' })).toMatchObject({ kind: 'accepted' });
    for (const table of [one, two]) table.close();
  };
  return { ada, bob, id, one, two, finish };
}

async function playedOut(at = server): Promise<{ record: MatchRecord; ada: Guest; id: string }> {
  const { ada, id, finish } = await played(at);
  await finish();
  return { record: await ada.api.record(id), ada, id };
}

const forged = (record: MatchRecord): MatchRecord => ({ ...record, fingerprint: fingerprintOf(record) });

describe('[HTTP-50] the record of a match', () => {
  it('is not to be had before the match is over', async () => {
    const { ada, id, finish } = await played();
    const early = await refusal(ada.api.record(id));
    expect([early.status, early.code]).toEqual([409, 'not-over']);
    await finish();
    expect((await refusal(ada.api.record('000000000000'))).status).toBe(404);
  });

  it('is a file for anybody, and the verifier accepts it', async () => {
    const { record, id } = await playedOut();
    const response = await fetch(`${server.url}${recordPath(id)}`);
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="synthetic-${id}.broadside.json"`);
    expect(await response.json()).toEqual(record);
    expect(verifyRecord(record, rules)).toMatchObject({
      ok: true,
      checked: { rules: 'decided-again', entries: 9, acts: 1, throws: 2, dice: 6 },
    });
    expect(record.outcome?.winner).toBe('seat-1');
    expect(record.header.seats.map(({ name }) => name)).toEqual(['Ada', 'Bob']);
  });

  it('is there of an aborted match too, without an outcome', async () => {
    const { ada, id } = await seatedMatch(server.url);
    const table = ada.open(id);
    await table.when((state) => state.seq === 1);
    await table.act({ act: 'abort' });
    table.close();
    const record = await ada.api.record(id);
    expect(record.outcome).toBeNull();
    expect(verifyRecord(record, rules).ok).toBe(true);
  });
});

describe('[HTTP-51] a record from elsewhere', () => {
  it('becomes a match that is over, once, and gives the same record again', async () => {
    const { record } = await playedOut(elsewhere);
    const carol = await Guest.arrive(server.url, 'Carol');
    const first = await carol.api.importRecord(record);
    expect(first).toMatchObject({ rules: 'decided-again', match: { imported: true, status: 'finished' } });
    expect(first.match.seats.map(({ name, kind }) => [name, kind])).toEqual([
      ['Claimed: Ada', 'person'],
      ['Claimed: Bob', 'person'],
    ]);
    expect((await carol.api.importRecord(record)).match.id).toBe(first.match.id);
    const again = await carol.api.record(first.match.id);
    expect(again).toEqual(record);
    expect(verifyRecord(again, rules).ok).toBe(true);
    expect((await carol.api.log(first.match.id)).lines.length).toBeGreaterThan(5);
    expect(await carol.api.match(first.match.id)).toMatchObject({ seat: null });
  });

  it('is refused where it does not hold, or is none', async () => {
    const { record } = await playedOut(elsewhere);
    const carol = await Guest.arrive(server.url, 'Carol');
    const codeOf = async (body: unknown): Promise<[number, string]> => {
      const { status, code } = await refusal(carol.api.importRecord(body as MatchRecord));
      return [status, code];
    };
    const otherDie = record.entries.map((entry) => ({
      ...entry,
      draws: entry.draws.map((draw) => ({ ...draw, faces: draw.faces.map((face) => (face % 6) + 1) })),
    }));
    expect(await codeOf(forged({ ...record, entries: otherDie }))).toEqual([400, 'false-record']);
    expect(await codeOf({ ...record, fingerprint: '0'.repeat(64) })).toEqual([400, 'false-record']);
    expect(await codeOf({ format: 'something' })).toEqual([400, 'bad-record']);
    expect(await codeOf(Array.from({ length: 100_000 }, () => []))).toEqual([400, 'bad-record']);
    const endless = { ...record, entries: [{ ...record.entries[0], command: 'x'.repeat(1_100_000) }] };
    expect(await codeOf(forged(endless as unknown as MatchRecord))).toEqual([400, 'false-record']);
    const unknown = forged({ ...record, header: { ...record.header, ruleset: 'no-such-rules' } });
    expect(await codeOf(unknown)).toEqual([400, 'no-ruleset']);
    // Nothing but the fingerprint looks at a summary; the database does.
    for (const summary of ['a\u0000b', 'a\ud800b'])
      expect(await codeOf(forged({ ...record, header: { ...record.header, summary } }))).toEqual([400, 'bad-record']);
    const named = forged({ ...record, header: { ...record.header, name: 'a\u0000b' } });
    expect(await codeOf(named)).toEqual([400, 'bad-record']);
  });

  it('is not kept where its moves cannot be decided again: events of another edition could be anything', async () => {
    const { record } = await playedOut(elsewhere);
    const carol = await Guest.arrive(server.url, 'Carol');
    const madeUp = record.entries.map((entry) => ({
      ...entry,
      events:
        entry.kind === 'command' ? entry.events.map((event) => ({ ...(event as object), to: 10 ** 9 })) : entry.events,
    })) as MatchRecord['entries'];
    const other = forged({ ...record, header: { ...record.header, edition: '99.0.0' }, entries: madeUp });
    const refused = await refusal(carol.api.importRecord(other));
    expect([refused.status, refused.code]).toEqual([400, 'other-edition']);
    expect(refused.message).toContain('edition 99.0.0');
    expect((await carol.api.matches()).finished.filter(({ edition }) => edition === '99.0.0')).toEqual([]);
  });

  it('has names that it claims: marked wherever they are read, and nobody’s of this site', async () => {
    const { record } = await playedOut(elsewhere);
    const carol = await Browser.account(server.url, 'Carol-R', 'a password of this test');
    const named = (name: string): MatchRecord =>
      forged({
        ...record,
        header: {
          ...record.header,
          seats: record.header.seats.map((seat, at) => (at === 0 ? { ...seat, name } : seat)),
        },
      });
    const { match } = await carol.api.importRecord(named('Carol-R'));
    const [first] = match.seats;
    expect(first).toMatchObject({ name: 'Claimed: Carol-R', connected: false });
    const everywhere = [
      await carol.api.match(match.id),
      (await carol.api.matches()).mine,
      (await carol.api.lobby(false)).played,
      (await carol.api.log(match.id)).lines,
    ].map((each) => JSON.stringify(each));
    for (const text of everywhere) expect(text).toContain('Claimed: ');
    for (const text of everywhere) expect(text.replaceAll('Claimed: Carol-R', '')).not.toContain('Carol-R');
    const table = carol.open(match.id);
    const shown = await table.when(({ match: header }) => header !== null);
    expect(shown.match?.seats.map(({ name }) => name)).toEqual(['Claimed: Carol-R', 'Claimed: Bob']);
    table.close();
    expect((await carol.api.playersOf(match.id)).players).toEqual([]);
    expect((await carol.api.player('Carol-R')).played).toEqual([]);
    expect((await refusal(carol.api.askRematch(match.id))).code).toBe('not-seated');
    // The file stays what it was: it is checked by its fingerprint.
    expect((await carol.api.record(match.id)).header.seats[0]?.name).toBe('Carol-R');
    for (const name of ['x'.repeat(41), 'right\u202Eleft'])
      expect((await refusal(carol.api.importRecord(named(name)))).code).toBe('bad-record');
  });

  it('is taken from whoever has a name only, and only so often', async () => {
    const { record } = await playedOut(elsewhere);
    const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(record) };
    expect((await fetch(`${server.url}/api/records`, post)).status).toBe(401);
    const slow = await startServer({ settings: { IMPORTS_PER_HOUR: '1' } });
    const dan = await Guest.arrive(slow.url, 'Dan');
    await dan.api.importRecord(record);
    expect((await refusal(dan.api.importRecord(record))).status).toBe(429);
    await slow.stop();
  });
});

describe('[HTTP-52] the replay of a match that is played', () => {
  it('shows each player what their own seat saw, from the first entry to the present', async () => {
    const { ada, bob, id, one, two, finish } = await played();
    for (const [guest, table, own, foreign] of [
      [ada, one, "Ada's plan", 'Bob'],
      [bob, two, "Bob's plan", "Ada's plan"],
    ] as const) {
      const now = await table.when((state) => state.seq === 8);
      const { frames } = await guest.api.replay(id, 0);
      expect(frames.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
      const view = frames.reduce((held: View, frame) => changed(held, frame.changes), {});
      expect(view).toEqual(now.view);
      expect(frames.flatMap(({ log }) => log)).toEqual(now.log);
      const text = JSON.stringify(frames);
      expect(text).toContain(own);
      expect(text.replaceAll('Bob"', '')).not.toContain(foreign === 'Bob' ? "Bob's plan" : foreign);
      const page = await guest.api.replay(id, 5);
      expect(page.frames).toEqual(frames.slice(5));
      expect((await guest.api.replay(id, 8)).frames).toEqual([]);
    }
    await finish();
  });

  it('is nobody else’s', async () => {
    const { id, finish } = await played();
    const carol = await Guest.arrive(server.url, 'Carol');
    const refused = await refusal(carol.api.replay(id, 0));
    expect([refused.status, refused.code]).toEqual([403, 'not-seated']);
    expect((await fetch(`${server.url}/api/matches/${id}/replay`)).status).toBe(401);
    await finish();
  });
});
