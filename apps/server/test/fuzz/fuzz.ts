/**
 * Hostile requests and messages over all routes and all rulesets, against a real server process that is watched: it may
 * neither end nor fail nor stand still, and the memory that it took has to come back.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { pick, seededRandom } from '@broadside/rules/kernel';
import type { Random } from '@broadside/rules/kernel';
import { newDatabase, quickSettings } from '../harness.ts';
import { Requests, send } from './http.ts';
import type { Asked, OpenApi } from './http.ts';
import { People } from './people.ts';
import { Workshop } from './things.ts';
import { WatchedServer } from './watched-server.ts';
import type { Stall } from './watch.ts';
import { Wire } from './wire.ts';
import type { Table } from './wire.ts';

export interface FuzzOptions {
  readonly messages: number;
  readonly requests: number;
  readonly seed: number;
  /** Over the limits of a server that nobody has set up, over none, or over the first with so few requests that all come to them. */
  readonly limits: 'open' | 'default' | 'narrow';
  /** How long the server rests before its memory is measured again. */
  readonly settleMs: number;
}

export interface FuzzReport {
  readonly problems: readonly string[];
  readonly requests: number;
  readonly messages: number;
  /** Answers by their status; 0: none. */
  readonly answers: Readonly<Record<string, number>>;
  /** The longest first, each with what was under way. */
  readonly stalls: readonly { readonly ms: number; readonly gcMs: number; readonly about: readonly string[] }[];
  /** Bytes in use before and after. */
  readonly memory: { readonly before: number; readonly after: number };
}

/** Requests under way at once, and sockets open at once. */
const [lanes, sockets] = [12, 6];
const longestTold = 1500;
/** Where limits keep sockets out it is tried again, until they let some in: they are counted anew every minute. */
const [mostIdle, idleMs] = [300, 500];

/** What is sent, with the time, so that a stall can be told with what was under way. */
class UnderWay {
  readonly #sent: { text: string; from: number; to: number }[] = [];

  note(text: string): { to: number } {
    const one = { text: text.slice(0, longestTold), from: Date.now(), to: Infinity };
    this.#sent.push(one);
    if (this.#sent.length > 4000) this.#sent.splice(0, 2000);
    return one;
  }

  /** Messages have no end of their own: they count as under way for a moment. */
  at({ from, to }: Stall): string[] {
    return this.#sent
      .filter((one) => one.from <= to && Math.min(one.to, one.from + 5000) >= from - 20)
      .map(({ text }) => text);
  }
}

const defaults = Object.fromEntries(
  Object.keys(quickSettings)
    .filter((name) => /RATE|BURST|_PER_|PERCENT/.test(name))
    .map((name) => [name, '']),
);
/** A short run is over the limit of a minute, however slow the machine is. */
const narrow = { ...defaults, REQUESTS_PER_MINUTE: '100' };
const opened = { REQUESTS_PER_MINUTE: '10000000', SOCKETS_PER_ADDRESS: '100000' };

class Fuzz {
  readonly options: FuzzOptions;
  readonly problems: string[] = [];
  readonly answers: Record<string, number> = {};
  readonly stalls: { ms: number; gcMs: number; about: string[] }[] = [];
  readonly underWay = new UnderWay();
  requests = 0;
  messages = 0;
  readonly #random: Random;
  readonly #server: WatchedServer;
  readonly #requests: Requests;
  readonly #people: People;
  readonly #wire: Wire;
  #tables: Table[] = [];
  #told = 0;
  #failed = false;

  private constructor(
    options: FuzzOptions,
    server: WatchedServer,
    people: People,
    requests: Requests,
    workshop: Workshop,
  ) {
    this.options = options;
    this.#random = seededRandom(options.seed);
    this.#server = server;
    this.#people = people;
    this.#requests = requests;
    this.#wire = new Wire(server.url, workshop, this.#random, (text) => void this.underWay.note(`message ${text}`));
  }

  static async open(options: FuzzOptions): Promise<Fuzz> {
    const random = seededRandom(options.seed + 1);
    const DATABASE_URL = await newDatabase();
    const limits = { open: opened, default: defaults, narrow }[options.limits];
    const server = await WatchedServer.start({ DATABASE_URL, ROOM_IDLE_SECONDS: '3', ...limits });
    // What it took to start is no stall: nobody is there yet.
    await server.memory();
    server.stalls.length = 0;
    const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as OpenApi;
    const workshop = await Workshop.open(random);
    const people = await People.open(server.url, DATABASE_URL, random);
    return new Fuzz(options, server, people, new Requests(await server.routes(), document, workshop, random), workshop);
  }

  #fail(error: unknown): void {
    this.#failed = true;
    this.problem(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }

  problem(sentence: string): void {
    if (this.problems.length < 100) this.problems.push(sentence);
  }

  /** One request: to this route, or to any. */
  async ask(route?: string): Promise<void> {
    const asked = this.#requests.make(route);
    const actor = await this.#people.one();
    const told = `${asked.method} ${asked.path} as ${actor.kind} ${asked.body ?? ''}`;
    const mark = this.underWay.note(told);
    const answer = await send(this.#server.url, asked, actor);
    mark.to = Date.now();
    this.requests += 1;
    const status = answer?.status ?? 0;
    if (status === 401) await this.#people.gone(actor);
    this.answers[String(status)] = (this.answers[String(status)] ?? 0) + 1;
    if (status >= 500 || (status === 0 && !isNoRequest(asked)))
      this.problem(`${String(status)} from ${told.slice(0, longestTold)}: ${answer?.text.slice(0, 300) ?? ''}`);
    if (answer !== undefined && answer.status < 300 && answer.text.length < 200_000) this.#note(answer.text);
    this.#look();
  }

  #note(text: string): void {
    try {
      const value: unknown = JSON.parse(text);
      this.#requests.seen.note(value);
    } catch {
      // a file of the web app, or a picture
    }
  }

  /** What has come to light at the server since it was looked at last. */
  #look(): void {
    for (; this.#told < this.#server.stalls.length; this.#told += 1) {
      const stall = this.#server.stalls[this.#told];
      if (stall === undefined) continue;
      const [ms, gcMs] = [Math.round(stall.ms), Math.round(stall.gcMs)];
      this.stalls.push({ ms, gcMs, about: this.underWay.at(stall) });
    }
    if (this.#server.ended !== undefined) throw new Error(this.#server.ended);
  }

  /** A match against the computer, with whoever made it at the table. */
  async #table(): Promise<Table | undefined> {
    const { cookie } = await this.#people.one();
    const ruleset = pick(this.#requests.rulesets, this.#random);
    const body = JSON.stringify({ ruleset, opponent: 'bot', name: 'Fuzz' });
    const asked: Asked = { method: 'POST', path: '/api/matches', type: 'application/json', body, origin: undefined };
    const answer = await send(this.#server.url, asked, { kind: 'guest', cookie });
    const made = answer?.status === 201 ? (JSON.parse(answer.text) as { match: { id: string } }) : undefined;
    return made === undefined ? undefined : { match: made.match.id, ruleset, cookie };
  }

  async #samples({ match, cookie }: Table): Promise<readonly unknown[]> {
    const asked: Asked = {
      method: 'GET',
      path: `/api/matches/${match}/offers`,
      type: '',
      body: undefined,
      origin: undefined,
    };
    const answer = await send(this.#server.url, asked, { kind: 'guest', cookie });
    if (answer?.status !== 200) return [];
    return (JSON.parse(answer.text) as { offers: { sample: unknown }[] }).offers.map(({ sample }) => sample);
  }

  /** Talks over one socket after another until all messages are out. */
  async talk(most: number): Promise<void> {
    for (let idle = 0; this.messages < most && idle < mostIdle && !this.#failed;) {
      const table = this.#random() < 0.5 ? await this.#table() : undefined;
      if (table !== undefined) this.#tables = [...this.#tables.slice(-20), table];
      if (this.#tables.length === 0) {
        idle += 1;
        await wait(idleMs);
        continue;
      }
      const at = pick(this.#tables, this.#random);
      const seat = this.#random() < 0.9 ? at : { ...at, cookie: (await this.#people.one()).cookie };
      const heard = await this.#wire.talk(seat, 300, () => this.#samples(at));
      this.messages += heard.sent;
      idle = heard.sent > 0 ? 0 : idle + 1;
      if (heard.sent === 0) await wait(idleMs);
      for (const found of heard.problems) this.problem(found);
      this.#look();
    }
  }

  async everyRoute(): Promise<void> {
    for (const route of this.#requests.routes) await this.ask(route);
  }

  async run(say: (line: string) => void): Promise<FuzzReport> {
    const telling = setInterval(() => say(this.#progress()), 30_000);
    const { requests, messages, settleMs, limits } = this.options;
    // Under a narrow limit whoever talks afterwards would wait for a minute until they are let in.
    if (limits === 'narrow') await this.#until(0, messages);
    await this.everyRoute();
    // A tenth goes first: what it compiles and keeps for the next to ask is there from then on.
    await this.#until(requests / 10, messages / 10);
    await wait(Math.min(settleMs, 10_000));
    const before = this.#failed ? 0 : (await this.#server.memory()).usedBytes;
    await this.#until(requests, messages);
    if (!this.#failed) await this.everyRoute().catch((error: unknown) => this.#fail(error));
    clearInterval(telling);
    return this.#end(before);
  }

  /** Asks and talks until so much has gone out altogether. */
  async #until(requests: number, messages: number): Promise<void> {
    const asking = Array.from({ length: lanes }, async () => {
      while (this.requests < requests && !this.#failed) await this.ask();
    });
    const talking = Array.from({ length: sockets }, () => this.talk(messages));
    // Where one fails the others come to their end before anything is looked at.
    await Promise.all([...asking, ...talking].map((line) => line.catch((error: unknown) => this.#fail(error))));
  }

  #progress(): string {
    const worst = Math.max(0, ...this.stalls.map(({ ms }) => ms));
    return `${String(this.requests)} requests, ${String(this.messages)} messages, ${String(this.problems.length)} problems, ${String(this.stalls.length)} stalls up to ${String(worst)} ms`;
  }

  async #end(before: number): Promise<FuzzReport> {
    const alive = this.#server.ended === undefined;
    if (alive) await wait(this.options.settleMs);
    const after = alive ? (await this.#server.memory()).usedBytes : 0;
    for (const line of this.#server.faults()) this.problem(`The server reports: ${line.slice(0, longestTold)}`);
    await this.#people.close();
    if (alive) await this.#server.stop();
    return {
      problems: this.problems,
      requests: this.requests,
      messages: this.messages,
      answers: this.answers,
      stalls: this.stalls.sort((one, other) => other.ms - one.ms),
      memory: { before, after },
    };
  }
}

/** What no client of this kind can send at all. */
const isNoRequest = ({ path }: Asked): boolean => path.length > 15_000;

/** Fuzzes a server of its own and says what was found; `say` is told how it goes on. */
export async function fuzz(options: FuzzOptions, say: (line: string) => void = () => undefined): Promise<FuzzReport> {
  return (await Fuzz.open(options)).run(say);
}
