/** What happens at the tables of the delay oracle, and the sockets of those who watch them. */
import { protocolVersion, watchVersion } from '@broadside/protocol';
import type { FromClient } from '@broadside/protocol';
import type { WatchDelay } from '@broadside/match';
import { clipsApi, socketUrl } from '@broadside/client';
import { seededRandom } from '@broadside/rules/kernel';
import type { AnyRuleset, View } from '@broadside/rules/kernel';
import type { Room } from '../src/rooms/room.ts';
import { RawSocket } from './harness.ts';
import type { Guest, TestServer } from './harness.ts';
import { idOf, memberAt, until } from './members.ts';
import type { Named } from './strangers.ts';
import { begunAt } from './watched-tables.ts';

/** A match, who plays it and who watches it. */
export class OracleTable {
  readonly room: Room;
  readonly ada: Guest;
  readonly bob: Guest;
  readonly random: () => number;
  /** Two who came before anything was released: one is nobody, the other has an account. */
  readonly watchers: readonly [TableWatcher, TableWatcher];
  /** A third, who comes later, and asks the socket for what it may not have. */
  readonly prober: TableWatcher;
  named: Named;
  /** The two have said something. */
  talked = false;
  #given = 0;
  /** Somebody who sits there comes, and stays until the next time. */
  #stays: { close(): void } | undefined;

  private constructor(
    table: Pick<OracleTable, 'room' | 'ada' | 'bob' | 'watchers' | 'prober' | 'named'>,
    random: () => number,
  ) {
    this.room = table.room;
    this.ada = table.ada;
    this.bob = table.bob;
    this.watchers = table.watchers;
    this.prober = table.prober;
    this.named = table.named;
    this.random = random;
  }

  /** Two with accounts at a rated match that has not begun for anybody but them, and three who watch. */
  static async open(
    server: TestServer,
    at: { readonly ruleset: AnyRuleset; readonly delay: WatchDelay; readonly seed: number },
  ): Promise<OracleTable> {
    const { ruleset, delay, seed } = at;
    const { cookie } = await memberAt(server, 'Wanda');
    const how = { ruleset: ruleset.id, setUp: true };
    const { ada, bob, id, room } = await begunAt(server, { delay, listed: true }, undefined, how);
    const [one, two, prober] = [undefined, cookie, cookie].map((each) => new TableWatcher(server.url, id, each)) as [
      TableWatcher,
      TableWatcher,
      TableWatcher,
    ];
    const watchers = [await one.come(), await two.come()] as const;
    const version = watchVersion(room.game.ruleset.edition);
    const named = { match: id, version, players: [await idOf(ada), await idOf(bob)] };
    return new OracleTable({ room, ada, bob, watchers, prober, named }, seededRandom(seed));
  }

  get live(): boolean {
    return this.room.status === 'live';
  }

  /** Whether a question asks for this match, or for those who play it. */
  isAsked(path: string): boolean {
    const { match, players, clip } = this.named;
    return [match, ...players, ...(clip === undefined ? [] : [clip])].some((word) => path.includes(word));
  }

  /** Random decisions of whoever is asked. */
  async decide(most: number): Promise<void> {
    for (let left = most; left > 0 && this.live; left -= 1) {
      const { ruleset, state, awaiting, seq } = this.room.game;
      const seat = awaiting[Math.floor(this.random() * awaiting.length)];
      if (seat === undefined) return;
      const view = ruleset.view(state, { kind: 'seat', seat }) as View;
      const offers = ruleset.offers(view, seat) as unknown[];
      const offer = offers[Math.floor(this.random() * offers.length)];
      const command: unknown =
        offer === undefined ? ruleset.standingAnswer(view, seat) : ruleset.sample(view, offer, seat, this.random);
      this.#given += 1;
      const id = `decision-${String(this.#given).padStart(5, '0')}`;
      await new Promise((done) => this.room.submit({ id, seq, seat, asks: { command }, from: null }, done));
    }
  }

  /** What the two do beside their decisions: talk, ask for things, come and go. */
  async rustle(): Promise<void> {
    const { match } = this.named;
    const [one, two] = [this.ada.open(match), this.bob.open(match)];
    await one.when((state) => state.seq > 0);
    await two.when((state) => state.seq > 0);
    await one.say('Between us.');
    this.talked = true;
    await one.act({ act: 'ask', for: { what: 'draw' } }).catch(() => undefined);
    one.close();
    this.#stays?.close();
    this.#stays = two;
  }

  async giveUp(): Promise<void> {
    if (!this.live) return;
    const table = this.ada.open(this.named.match);
    await table.when((state) => state.seq > 0);
    await table.act({ act: 'resign' });
    table.close();
    await until(
      () => Promise.resolve(this.room.status),
      (status) => status === 'finished',
    );
  }

  /** A clip of its first entry, which is released: from now on its addresses are asked as well. */
  async clip(server: TestServer): Promise<void> {
    if (this.named.clip !== undefined) return;
    const clips = clipsApi(server.url, { headers: { cookie: this.ada.cookie } });
    const body = { match: this.named.match, fromSeq: 1, toSeq: 1, title: 'How it began' };
    this.named = { ...this.named, clip: (await clips.makeClip(body)).clip.id };
  }

  /** Everybody leaves. Whoever stays connected is told of in lists of what was played before: they are gone when this ends. */
  async close(): Promise<void> {
    for (const each of [...this.watchers, this.prober]) each.leave();
    this.#stays?.close();
    await until(
      () => Promise.resolve(this.room.header().seats.some(({ connected }) => connected)),
      (some) => !some,
    );
  }
}

/** What is at once public: the match at its public moment, as the page of a watcher is sent it. */
export class TableWatcher {
  readonly #open: () => RawSocket;
  #came: RawSocket | undefined;

  constructor(url: string, id: string, cookie?: string) {
    this.#open = () => new RawSocket(socketUrl(url, id), cookie === undefined ? {} : { cookie });
  }

  async come(): Promise<this> {
    this.#came = this.#open();
    await this.#socket.send({ t: 'hello', v: protocolVersion });
    await this.#socket.next(({ t }) => t === 'presence');
    return this;
  }

  get #socket(): RawSocket {
    if (this.#came === undefined) throw new Error('It has not come yet.');
    return this.#came;
  }

  get heard(): readonly { readonly t: string; readonly [field: string]: unknown }[] {
    return this.#socket.messages;
  }

  /** The newest entry that it was shown. */
  get seq(): number {
    return this.heard.reduce((last, { t, seq }) => (t === 'frame' || t === 'snapshot' ? Number(seq) : last), 0);
  }

  /** What the server answers to each thing that a socket can ask for, and somebody without a seat cannot have. */
  async probe(seq: number): Promise<readonly unknown[]> {
    const from = this.heard.length;
    const asks: readonly FromClient[] = [
      { t: 'command', id: `probe-command-${String(from)}`, seq, command: {} },
      { t: 'act', id: `probe-act-${String(from)}`, seq, act: { act: 'resign' } },
      { t: 'resync' },
      { t: 'ping', n: from },
    ];
    for (const ask of asks) await this.#socket.send(ask);
    await this.#socket.next((message) => message.t === 'pong' && message['n'] === from);
    return this.heard.slice(from).map(({ t, id: _id, n: _n, at: _at, ...told }) => [t, told]);
  }

  /** Says something; what the server answers to it. */
  async say(text: string): Promise<unknown> {
    const id = `says-${String(this.heard.length)}-0000`;
    await this.#socket.send({ t: 'say', id, text });
    const { id: _id, ...answer } = await this.#socket.next((message) => message['id'] === id);
    return answer;
  }

  leave(): void {
    this.#socket.socket.close();
  }
}
