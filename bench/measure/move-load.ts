/**
 * The load of W1: games with two players and watchers each, one move in flight per game; the next leaves when both
 * players have the update, or when it is time where a rate is given.
 */
import type { Driver } from '../drivers/driver.ts';
import { moveFor } from '../synthetic/index.ts';
import { cpuSeconds, cpuSecondsWithChildren, machineSeconds } from './processes.ts';
import { within } from './progress.ts';
import { percentile, rounded } from './statistics.ts';
import type { ThinClient } from './thin-client.ts';

interface Table {
  readonly game: string;
  readonly players: ThinClient[];
  readonly watchers: ThinClient[];
  readonly got: [boolean, boolean];
  /** Moves made. */
  moves: number;
  sentAt: number;
}

export interface Load {
  readonly games: number;
  readonly watchers: number;
  readonly warmupSeconds: number;
  readonly seconds: number;
  /** Moves per second of all games together, at most; as many as they can unless given. */
  readonly movesPerSecond?: number;
}

export interface Result {
  readonly server: string;
  readonly movesPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly bytesPerMoveToPlayer: number;
  readonly bytesPerMoveUp: number;
  readonly serverCpuUsPerMove: number;
  readonly postgresCpuUsPerMove: number;
  /** Processor time of everything that is no part of the measurement, in percent of one core. */
  readonly otherCpuPercent: number;
}

export const pause = (seconds: number): Promise<void> => new Promise((next) => setTimeout(next, seconds * 1000));

/** Keeps every table moving until told to stop. */
class Play {
  readonly tables: Table[] = [];
  readonly latencies: number[] = [];
  measuring = false;
  #running = true;
  readonly #driver: Driver;
  /** Milliseconds from one move of a game to the next, at least. */
  readonly #paceMs: number;

  constructor(driver: Driver, { games, movesPerSecond }: Load) {
    this.#driver = driver;
    this.#paceMs = movesPerSecond === undefined ? 0 : (games * 1000) / movesPerSecond;
  }

  async seat(load: Load): Promise<void> {
    for (const game of await this.#driver.createGames(load.games)) {
      const table: Table = { game, players: [], watchers: [], got: [false, false], moves: 0, sentAt: 0 };
      for (const side of [0, 1] as const)
        table.players.push(await this.#driver.join(game, side, (moves) => this.#arrived(table, side, moves)));
      for (let index = 0; index < load.watchers; index += 1)
        table.watchers.push(await this.#driver.watch(game, () => undefined));
      this.tables.push(table);
    }
  }

  start(): void {
    // Games that keep a pace begin apart, as those of people do.
    this.tables.forEach((table, index) => this.#after((this.#paceMs * index) / this.tables.length, table));
  }

  async stop(): Promise<void> {
    this.#running = false;
    await pause(1);
  }

  #after(ms: number, table: Table): void {
    if (ms < 1) this.#send(table);
    else setTimeout(() => this.#running && this.#send(table), ms);
  }

  #send(table: Table): void {
    const player = table.players[table.moves & 1];
    if (player === undefined) return;
    table.got[0] = table.got[1] = false;
    table.sentAt = performance.now();
    this.#driver.move(player, moveFor(table.moves), table.moves);
  }

  #arrived(table: Table, side: 0 | 1, moves: number): void {
    if (moves !== table.moves + 1 || table.got[side]) return;
    table.got[side] = true;
    if (side === (table.moves & 1) && this.measuring) this.latencies.push(performance.now() - table.sentAt);
    if (!table.got[0] || !table.got[1]) return;
    table.moves += 1;
    if (this.#running) this.#after(table.sentAt + this.#paceMs - performance.now(), table);
  }
}

interface Meter {
  readonly at: number;
  readonly bytesIn: number;
  readonly bytesOut: number;
  readonly server: number;
  readonly postgres: number;
  readonly own: number;
  readonly machine: number;
}

function read(play: Play, driver: Driver, postgresPid: number): Meter {
  const players = play.tables.flatMap((table) => table.players);
  const { user, system } = process.cpuUsage();
  return {
    at: performance.now() / 1000,
    bytesIn: players.reduce((sum, player) => sum + player.bytesIn(), 0),
    bytesOut: players.reduce((sum, player) => sum + player.bytesOut(), 0),
    server: cpuSeconds(driver.pid),
    postgres: cpuSecondsWithChildren(postgresPid),
    own: (user + system) / 1e6,
    machine: machineSeconds(),
  };
}

/** Runs the load within a bound and stops the server whatever happens. */
export async function measure(start: () => Promise<Driver>, load: Load, postgresPid: number): Promise<Result> {
  const driver = await start();
  try {
    const bound = 60 + load.warmupSeconds + load.seconds;
    return await within(bound, `W1 of ${driver.name}`, measured(driver, load, postgresPid));
  } finally {
    await driver.stop();
  }
}

async function measured(driver: Driver, load: Load, postgresPid: number): Promise<Result> {
  const play = new Play(driver, load);
  await play.seat(load);
  play.start();
  await pause(load.warmupSeconds);
  const before = read(play, driver, postgresPid);
  play.measuring = true;
  await pause(load.seconds);
  play.measuring = false;
  const after = read(play, driver, postgresPid);
  await play.stop();
  const [first] = play.tables;
  // What was counted here must be what the server says.
  const made = first === undefined ? 0 : await driver.movesMade(first.game);
  if (first !== undefined && made !== first.moves)
    throw new Error(`${driver.name}: counted ${String(first.moves)} moves, the server has ${String(made)}.`);
  const moves = play.latencies.length;
  const seconds = after.at - before.at;
  const spent = after.server - before.server + after.postgres - before.postgres + after.own - before.own;
  return {
    server: driver.name,
    movesPerSecond: rounded(moves / seconds),
    p50Ms: rounded(percentile(play.latencies, 0.5)),
    p99Ms: rounded(percentile(play.latencies, 0.99)),
    bytesPerMoveToPlayer: rounded((after.bytesIn - before.bytesIn) / moves / 2),
    bytesPerMoveUp: rounded((after.bytesOut - before.bytesOut) / moves),
    serverCpuUsPerMove: rounded(((after.server - before.server) * 1e6) / moves),
    postgresCpuUsPerMove: rounded(((after.postgres - before.postgres) * 1e6) / moves),
    otherCpuPercent: rounded(Math.max(0, ((after.machine - before.machine - spent) / seconds) * 100)),
  };
}
