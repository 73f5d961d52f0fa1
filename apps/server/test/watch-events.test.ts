/** Matches as server-sent events: the same as `after` answers, for a browser that comes again as browsers do. */
import { moveFor } from '@broadside/bench/synthetic';
import type { WatchDelay } from '@broadside/match';
import { WatchNews } from '@broadside/protocol';
import { createParser } from 'eventsource-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guest, startServer } from './harness.ts';
import type { TestServer } from './harness.ts';
import { until } from './members.ts';
import { SimulatedTime, settled } from './simulated-time.ts';

const time = new SimulatedTime(Date.now());
let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    settings: { WEB_DIR: '/nowhere', WATCH_WAIT_SECONDS: '25', SOCKETS_PER_ADDRESS: '4' },
    time,
  });
});
afterAll(() => server.stop());

async function begun(delay: WatchDelay | null) {
  const [ada, bob] = [await Guest.arrive(server.url, 'Ada'), await Guest.arrive(server.url, 'Bob')];
  const watch = { delay, listed: true };
  const made = await ada.api.createMatch({ ruleset: 'synthetic', opponent: 'friend', watch });
  const { id } = made.match;
  await bob.api.join(id, made.invitations[0]!.seat, { token: made.invitations[0]!.token });
  const room = (await server.app.rooms.get(id))!;
  await until(
    () => Promise.resolve(room.game.seq),
    (seq) => seq > 0,
  );
  const moves = async (upTo: number): Promise<void> => {
    while (room.game.seq < upTo) {
      const { seq, awaiting } = room.game;
      const asked = { id: `order-${String(seq).padStart(6, '0')}`, seq, seat: awaiting[0]!, from: null };
      const asks = { command: moveFor(seq - 1) };
      const reply = await new Promise((done) => room.submit({ ...asked, asks }, done));
      expect(reply).toMatchObject({ t: 'accepted' });
    }
  };
  return { id, room, ada, moves };
}

/** What a browser does with a stream of events. */
class Listener {
  readonly events: { readonly id: string | undefined; readonly data: string }[] = [];
  readonly #away = new AbortController();
  bytes = '';
  ended = false;
  #wake: (() => void)[] = [];

  readonly response: Response;

  private constructor(response: Response) {
    this.response = response;
  }

  static async at(id: string, from?: { query?: string; lastEventId?: string }): Promise<Listener> {
    const away = new AbortController();
    const headers = from?.lastEventId === undefined ? {} : { 'last-event-id': from.lastEventId };
    const response = await fetch(`${server.url}/watch/${id}/events${from?.query ?? ''}`, {
      headers,
      signal: away.signal,
    });
    const listener = new Listener(response);
    listener.#away.signal.addEventListener('abort', () => away.abort());
    if (response.status === 200) void listener.#read();
    return listener;
  }

  async #read(): Promise<void> {
    const parser = createParser({ onEvent: ({ id, data }) => this.events.push({ id, data }) });
    try {
      for await (const piece of this.response.body!.pipeThrough(new TextDecoderStream())) {
        this.bytes += piece;
        parser.feed(piece);
        for (const wake of this.#wake.splice(0)) wake();
      }
    } catch {
      // It has left.
    }
    this.ended = true;
    for (const wake of this.#wake.splice(0)) wake();
  }

  get frames(): readonly number[] {
    return this.events.flatMap(({ data }) => WatchNews.parse(JSON.parse(data)).frames.map(({ seq }) => seq));
  }

  async heard(seq: number): Promise<void> {
    while (this.frames.at(-1) !== seq && !this.ended) await this.#more();
    expect(this.frames.at(-1)).toBe(seq);
  }

  /** Until the server has closed it. */
  async end(): Promise<void> {
    while (!this.ended) await this.#more();
  }

  #more(): Promise<void> {
    return new Promise((wake) => this.#wake.push(wake));
  }

  leave(): void {
    this.#away.abort();
  }
}

const upTo = (last: number, after = 0): number[] => Array.from({ length: last - after }, (_, n) => after + n + 1);

describe('[WATCH-18] server-sent events of a match', () => {
  it('tell what `after` answers from the first entry to the last, in the same bytes for all', async () => {
    const { id, moves, ada } = await begun(null);
    await moves(70);
    const [one, other] = [await Listener.at(id), await Listener.at(id)];
    await one.heard(70);
    expect(one.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(one.response.headers.get('cache-control')).toBe('no-store');
    expect(one.response.headers.get('access-control-allow-origin')).toBe('*');
    expect(one.events.map((event) => event.id)).toEqual(['64', '70']);
    const after = await (await fetch(`${server.url}/watch/${id}/after/64`)).text();
    expect(one.events[1]?.data).toBe(after);
    // Who was cut comes again with the last entry that they have; who begins in the middle says where.
    const again = await Listener.at(id, { query: '?after=3', lastEventId: '64' });
    const middle = await Listener.at(id, { query: '?after=68' });
    await moves(72);
    for (const [listener, from] of [
      [one, 0],
      [other, 0],
      [again, 64],
      [middle, 68],
    ] as const) {
      await listener.heard(72);
      expect(listener.frames).toEqual(upTo(72, from));
    }
    expect(other.bytes).toBe(one.bytes);
    // So many of one address, as may have sockets.
    expect((await Listener.at(id)).response.status).toBe(429);
    middle.leave();
    await until(
      async () => (await Listener.at(id, { lastEventId: '72' })).response.status,
      (status) => status === 200,
    );
    const table = ada.open(id);
    await table.when(({ seq }) => seq === 72);
    await table.act({ act: 'resign' });
    table.close();
    await one.end();
    expect(WatchNews.parse(JSON.parse(one.events.at(-1)!.data)).over).toBe(true);
    expect((await Listener.at(id, { lastEventId: one.events.at(-1)!.id! })).response.status).toBe(204);
  });

  it('come at the instant of the release, and not at all of what is ahead', async () => {
    const { id, moves } = await begun({ kind: 'seconds', seconds: 60 });
    const listener = await Listener.at(id);
    await moves(3);
    await time.moveTo(time.now() + 59_999);
    await settled();
    expect(listener.events).toEqual([]);
    expect((await Listener.at(id, { query: '?after=2' })).response.status).toBe(404);
    await time.moveTo(time.now() + 1);
    await listener.heard(3);
    listener.leave();
  });
});

it('[WATCH-19] a line of the chat stands where the match stood for whoever said it', async () => {
  const { id, moves, ada } = await begun({ kind: 'seconds', seconds: 60 });
  const eve = await Guest.arrive(server.url, 'Eve');
  const [seat, watcher] = [ada.open(id), eve.open(id)];
  await moves(2);
  await seat.when(({ seq }) => seq === 2);
  await time.moveTo(time.now() + 60_000);
  await watcher.when(({ seq }) => seq === 2);
  await moves(5);
  await seat.when(({ seq }) => seq === 5);
  await seat.say('Well played.');
  await watcher.say('Who leads?');
  const [said] = (await seat.when(({ chat }) => chat.players.length > 0)).chat.players;
  const [asked] = (await watcher.when(({ chat }) => chat.watchers.length > 0)).chat.watchers;
  const { round } = (await ada.api.match(id)).match;
  expect(said).toMatchObject({ text: 'Well played.', seq: 5, round });
  expect(asked).toMatchObject({ text: 'Who leads?', seq: 2, round: (await eve.api.match(id)).match.round });
  for (const table of [seat, watcher]) table.close();
});
