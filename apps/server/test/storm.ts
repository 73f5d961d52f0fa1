/**
 * A storm: bots play whole matches over real sockets while connections are cut, messages come late, tabs are doubled and
 * the server is killed. What is found wrong comes back as sentences.
 */
import type { Connection, SocketConstructor, ClientState } from '@broadside/client';
import { viewFor } from '@broadside/match';
import { isOver } from '@broadside/protocol';
import { canonicalJson, hashView, pick, seededRandom } from '@broadside/rules/kernel';
import type { AnyRuleset, Random, Seat } from '@broadside/rules/kernel';
import WebSocket from 'ws';
import { openDatabase } from '../src/store/database.ts';
import { Matches } from '../src/store/matches.ts';
import { PgJournal } from '../src/store/pg-journal.ts';
import { originOf } from '../src/rooms/origin.ts';
import { loadLedger } from '../src/rooms/replay.ts';
import { Guest } from './harness.ts';
import { freePort } from './free-port.ts';
import { startProcess } from './server-process.ts';
import type { House } from './storm-houses.ts';

export interface StormOptions {
  readonly matches: number;
  readonly kills: number;
  readonly seed: number;
  /** How long nothing may be acknowledged in a match before it counts as stuck, in milliseconds. */
  readonly patienceMs: number;
  /** Where the server lives, and what strikes it. */
  readonly house: House;
  /** The script that is run as the server; its catalog must hold `ruleset`. */
  readonly script: string;
  readonly ruleset: AnyRuleset;
  /** Commands of each match from one kill to the next, on average. */
  readonly pace: number;
  /**
   * Commands after which a match is given up, so that one that never ends by itself ends; undefined: when all kills are done.
   */
  readonly mostCommands: number | undefined;
}

export interface StormReport {
  readonly problems: readonly string[];
  readonly commands: number;
  readonly cuts: number;
  readonly kills: number;
  /** Milliseconds from each kill until every match that was not over went on. */
  readonly pauses: readonly number[];
  readonly takenBack: number;
}

/** How rough the connections are. */
interface Weather {
  cuts: number;
  calm: boolean;
  readonly random: Random;
}

/** Sockets that break now and then, and hand on what they hear late but in order. */
function roughSocket(weather: Weather, cookie: string): SocketConstructor {
  return class extends WebSocket {
    #late = Promise.resolve();

    constructor(url: string) {
      super(url, { headers: { cookie } });
      this.on('error', () => undefined);
    }

    override emit(event: string | symbol, ...given: unknown[]): boolean {
      if (event !== 'message' || weather.calm) return super.emit(event, ...given);
      if (weather.random() < 0.01) {
        weather.cuts += 1;
        this.terminate();
        return true;
      }
      const pause = weather.random() < 0.1 ? weather.random() * 60 : 0;
      this.#late = this.#late
        .then(() => (pause === 0 ? undefined : new Promise((next) => setTimeout(next, pause))))
        .then(() => void super.emit(event, ...given));
      return true;
    }
  };
}

interface Given {
  readonly seq: number;
  readonly command: unknown;
}

/** A bot with one or two tabs at the same table. */
class Player {
  readonly seat: Seat;
  readonly tabs: readonly Connection[];
  readonly given: Given[] = [];
  takenBack = 0;
  /** When a command was last accepted, and when something was last answered, by `performance.now()`. */
  acceptedAt = 0;
  answeredAt = performance.now();
  readonly #ruleset: AnyRuleset;
  readonly #random: Random;
  mostCommands: number;

  constructor(seat: Seat, tabs: readonly Connection[], options: StormOptions, random: Random) {
    this.seat = seat;
    this.tabs = tabs;
    this.#ruleset = options.ruleset;
    this.mostCommands = options.mostCommands ?? Infinity;
    this.#random = random;
  }

  #over(state: ClientState): boolean {
    return state.match !== null && isOver(state.match.status);
  }

  #asked({ table, awaiting }: ClientState): boolean {
    const request = table?.request ?? null;
    return awaiting.includes(this.seat) || (request !== null && request.by !== this.seat);
  }

  async play(): Promise<void> {
    for (;;) {
      const tab = pick(this.tabs, this.#random);
      const state = await tab.when(
        (now) => now.phase === 'live' && now.view !== null && (this.#over(now) || this.#asked(now)),
      );
      if (this.#over(state)) return;
      await this.#act(tab, state);
      this.answeredAt = performance.now();
      await new Promise((next) => setTimeout(next, 2));
    }
  }

  async #act(tab: Connection, { table, awaiting, view, seq }: ClientState): Promise<void> {
    const request = table?.request ?? null;
    if (request !== null && request.by !== this.seat)
      return void (await tab.act({ act: 'answer', request: request.seq, yes: this.#random() < 0.7 }));
    if (seq > this.mostCommands) return void (await tab.act({ act: 'resign' }));
    if (this.#random() < 0.02 && (await tab.act({ act: 'take-back' })).kind === 'accepted') this.takenBack += 1;
    if (view === null || !awaiting.includes(this.seat)) return;
    const offers = this.#ruleset.offers(view, this.seat);
    const command = this.#ruleset.bots[0]?.choose(view, offers, this.seat, this.#random) as Record<string, unknown>;
    const answer = await tab.send(command);
    if (answer.kind !== 'accepted') return;
    this.given.push({ seq: answer.seq, command });
    this.acceptedAt = performance.now();
  }

  close(): void {
    for (const tab of this.tabs) tab.close();
  }
}

interface Table {
  over: boolean;
  readonly id: string;
  readonly players: readonly Player[];
}

async function seat(url: string, options: StormOptions, weather: Weather, random: Random): Promise<Table> {
  const { ruleset } = options;
  const preset = pick(
    ruleset.presets.filter(({ setup }) => ruleset.seatsOf(setup).length === 2),
    random,
  );
  const [ada, bob] = await Promise.all([Guest.arrive(url, 'Ada'), Guest.arrive(url, 'Bob')]);
  const made = await ada.api.createMatch({ ruleset: ruleset.id, preset: preset.id, opponent: 'friend' });
  const [invitation] = made.invitations;
  if (invitation === undefined) throw new Error('No invitation.');
  await bob.api.join(made.match.id, invitation.seat, { token: invitation.token });
  const catalog = { [ruleset.id]: () => Promise.resolve(ruleset) };
  const players = [ada, bob].map((guest, index) => {
    const tabs = Array.from({ length: random() < 0.3 ? 2 : 1 }, () =>
      guest.open(made.match.id, { catalog, WebSocket: roughSocket(weather, guest.cookie), silenceMs: 3000 }),
    );
    return new Player(`seat-${index + 1}`, tabs, options, random);
  });
  return { id: made.match.id, players, over: false };
}

/** Everything that must hold of a match after the storm. */
async function aftermath(
  table: Table,
  ruleset: AnyRuleset,
  stores: { journal: PgJournal; matches: Matches },
): Promise<string[]> {
  const problems: string[] = [];
  const entries = await stores.journal.read(table.id, 0, 100_000);
  if (entries.some(({ seq }, index) => seq !== index + 1)) problems.push('The journal has a gap.');
  if (new Set(entries.map(({ commandId }) => commandId)).size < entries.length)
    problems.push('A command id stands twice.');
  for (const player of table.players) {
    for (const { seq, command } of player.given) {
      const entry = entries[seq - 1];
      if (
        entry === undefined ||
        `seat-${String(entry.seat)}` !== player.seat ||
        canonicalJson(entry.command) !== canonicalJson(command)
      )
        problems.push(`The acknowledged command ${String(seq)} of ${player.seat} is not in the journal.`);
    }
    if (new Set(player.given.map(({ seq }) => seq)).size < player.given.length)
      problems.push(`Two commands of ${player.seat} were acknowledged as one.`);
  }
  const match = await stores.matches.get(table.id);
  if (match === undefined) return [`${table.id}: The match is gone.`];
  if (!isOver(match.status)) problems.push(`The match is ${match.status}, not over.`);
  const empty = originOf(match, ruleset);
  const { ledger, fault } = await loadLedger({ journal: stores.journal, empty, matchId: table.id });
  if (fault !== undefined)
    problems.push(`The journal cannot be replayed: ${fault instanceof Error ? fault.message : 'for no known reason'}`);
  for (const player of table.players) {
    const own = hashView(viewFor(ledger, { kind: 'seat', seat: player.seat }));
    for (const tab of player.tabs) {
      const seen = await tab.when((state) => state.seq === ledger.seq);
      if (seen.view === null || hashView(seen.view) !== own)
        problems.push(`${player.seat} sees another table than the server.`);
    }
  }
  return problems.map((problem) => `${table.id}: ${problem}`);
}

/** What the tabs of a table show, for whoever looks why it is stuck. */
function standing({ players }: Table): string {
  const tabs = players.flatMap(({ seat, tabs }) =>
    tabs.map(({ state }) => {
      const { phase, seq, awaiting, pending, closing, table, match } = state;
      return {
        seat,
        status: match?.status,
        phase,
        seq,
        awaiting,
        pending,
        closing,
        request: table?.request,
        stale: state.view === null,
      };
    }),
  );
  return JSON.stringify(tabs);
}

/** Comes true when nobody at the table was answered for too long, or the match is frozen. */
async function stuck({ players }: Table, { patienceMs }: StormOptions): Promise<'stuck'> {
  for (;;) {
    const quiet = performance.now() - Math.max(...players.map(({ answeredAt }) => answeredAt));
    const frozen = players.some(({ tabs }) => tabs.some(({ state }) => state.match?.status === 'frozen'));
    if (quiet > patienceMs || frozen) return 'stuck';
    await new Promise((next) => setTimeout(next, 500).unref());
  }
}

/**
 * What the server reported as faults; a command that had acted before is refused by the journal, which is none [WS-21].
 */
function faultsIn(output: string, { expected }: House): string[] {
  return output
    .split('\n')
    .filter((line) => line.startsWith('{"level":50') && !line.includes('"type":"JournalConflict"'))
    .filter((line) => !expected.test(line))
    .map((line) => `The server reports: ${line}`);
}

/** Resolves when every match that is not over has accepted a command since `since`; where none does, after `patienceMs`. */
async function goneOn(tables: readonly Table[], since: number, patienceMs: number): Promise<void> {
  const still = ({ over, players }: Table): boolean => !over && !players.some(({ acceptedAt }) => acceptedAt > since);
  while (tables.some(still) && performance.now() - since < patienceMs)
    await new Promise((next) => setTimeout(next, 10));
}

/** Strikes once, and waits until every match goes on; `pauseMs` is how long that took, from the blow. */
async function kill<Server>(
  tables: readonly Table[],
  { patienceMs }: StormOptions,
  strike: () => Promise<Server>,
): Promise<{ server: Server; pauseMs: number; told: string }> {
  const struckAt = performance.now();
  const server = await strike();
  const readyAt = performance.now();
  await goneOn(tables, readyAt, patienceMs);
  const pauseMs = Math.round(performance.now() - struckAt);
  const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
  return {
    server,
    pauseMs,
    told: `ready after ${seconds(readyAt - struckAt)}, every match went on after ${seconds(pauseMs)}`,
  };
}

const commandsOf = (tables: readonly Table[]): number =>
  tables.flatMap(({ players }) => players).reduce((sum, { given }) => sum + given.length, 0);

/** What the database has of the matches that it should not have, or lacks. */
async function aftermaths(tables: readonly Table[], { house, ruleset }: StormOptions): Promise<string[]> {
  const databaseUrl = await house.databaseUrl();
  const database = openDatabase(databaseUrl);
  const stores = { journal: new PgJournal({ url: databaseUrl }), matches: new Matches(database) };
  const problems: string[] = [];
  for (const table of tables) problems.push(...(await aftermath(table, ruleset, stores)));
  await stores.journal.close();
  await database.$disconnect();
  return problems;
}

/** Runs a storm and says what it broke; `say` is told how it goes on. */
export async function storm(
  options: StormOptions,
  say: (line: string) => void = () => undefined,
): Promise<StormReport> {
  const { house } = options;
  const random = seededRandom(options.seed);
  const settings = {
    ...house.settings,
    PORT: await freePort(),
    SNAPSHOT_EVERY: '25',
    SOCKETS_PER_ADDRESS: '5000',
    REQUESTS_PER_MINUTE: '1000000',
  };
  let server = await startProcess(settings, options.script);
  const weather: Weather = { cuts: 0, calm: false, random };
  const tables: Table[] = [];
  for (let made = 0; made < options.matches; made += 1) tables.push(await seat(server.url, options, weather, random));
  let over = 0;
  const [problems, faults]: [string[], string[]] = [[], []];
  const matches = tables.map(async (table) => {
    const came = await Promise.race([Promise.all(table.players.map((player) => player.play())), stuck(table, options)]);
    if (came === 'stuck') {
      problems.push(`${table.id}: The match is stuck: ${standing(table)}`);
      say(problems.at(-1) ?? '');
    }
    over += 1;
    table.over = true;
    if (over % 10 === 0) say(`${String(over)} of ${String(tables.length)} matches over`);
  });
  const pauses: number[] = [];
  while (pauses.length < options.kills && over < tables.length) {
    // Spread over the matches: the next kill comes when each has gone on a little.
    const from = commandsOf(tables);
    while (commandsOf(tables) - from < options.matches * options.pace && over < tables.length)
      await new Promise((next) => setTimeout(next, 50));
    const before = server;
    const struck = await kill(tables, options, () =>
      house.strike(before, () => startProcess(settings, options.script)),
    );
    server = struck.server;
    if (server !== before) faults.push(...faultsIn(before.output(), house));
    pauses.push(struck.pauseMs);
    say(`kill ${String(pauses.length)}: ${struck.told}`);
  }
  if (options.mostCommands === undefined)
    for (const { players } of tables) for (const each of players) each.mostCommands = 0;
  await Promise.all(matches);
  weather.calm = true;
  if (problems.length === 0) problems.push(...(await aftermaths(tables, options)));
  const players = tables.flatMap((table) => table.players);
  for (const player of players) player.close();
  server.child.kill('SIGTERM');
  const code = await server.exited;
  if (code !== 0) problems.push(`The server ended with ${String(code)}.`);
  problems.push(...faults, ...faultsIn(server.output(), house));
  await house.leave();
  const sum = (of: (player: Player) => number): number => players.reduce((total, player) => total + of(player), 0);
  return {
    problems,
    commands: sum(({ given }) => given.length),
    cuts: weather.cuts,
    kills: pauses.length,
    pauses,
    takenBack: sum(({ takenBack }) => takenBack),
  };
}
