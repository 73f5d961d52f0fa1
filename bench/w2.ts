/**
 * W2, matches with many watchers: the bare server and ours in turn. `steady` makes ten moves a second in each match;
 * `capacity` makes the next one when everybody has the last. A frame is one update to one watcher; lag is from the move sent
 * to it. A player's latency is from their move to their own update.
 *
 *   npm run w2 -- [--matches 1] [--watchers 1000] [--rate 10] [--seconds 8] [--warmup 3] [--rounds 3] [--only ours|bare]
 *   npm run w2 -- --matches 50 --watchers 20     the same number of watchers at many matches
 *   npm run w2 -- --watchers 0 --only ours       what players wait without any
 */
import { parseArgs } from 'node:util';
import { startBare } from './drivers/bare.ts';
import type { Driver } from './drivers/driver.ts';
import { startOurs } from './drivers/ours.ts';
import { startDatabase } from './measure/database.ts';
import { pause } from './measure/move-load.ts';
import { cpuSeconds } from './measure/processes.ts';
import { step, within } from './measure/progress.ts';
import { record } from './measure/record.ts';
import { mediansOf, percentile, ratiosTo, rounded } from './measure/statistics.ts';
import { printTable } from './measure/table.ts';
import type { ThinClient } from './measure/thin-client.ts';
import { moveFor } from './synthetic/index.ts';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '1' },
    watchers: { type: 'string', default: '1000' },
    rate: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '8' },
    warmup: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string' },
    profile: { type: 'string' },
  },
});
const [matches, watchers, rate, seconds, warmup, rounds] = [
  ...[values.matches, values.watchers, values.rate, values.seconds, values.warmup, values.rounds].map(Number),
] as [number, number, number, number, number, number];

interface Result {
  readonly server: string;
  readonly framesPerSecond: number;
  readonly lagP50Ms: number;
  readonly lagP99Ms: number;
  readonly playerP50Ms: number;
  readonly playerP99Ms: number;
  readonly bytesPerFrame: number;
  readonly serverCpuUsPerFrame: number;
  /** Moves that were not sent because somebody still waited for the last one, in percent. */
  readonly latePercent: number;
}

/** One match whose moves everybody must have before the next. */
class Match {
  readonly watching: ThinClient[] = [];
  readonly lags: number[] = [];
  /** From a player's move to their own update. */
  readonly latencies: number[] = [];
  measuring = false;
  /** Moves that could not be sent in time. */
  late = 0;
  readonly #driver: Driver;
  #players: ThinClient[] = [];
  #moves = 0;
  #open = 0;
  #sentAt = 0;
  /** Sends the next move when the last has arrived. */
  greedy = false;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  async seat(): Promise<void> {
    const [game = ''] = await this.#driver.createGames(1);
    const take = (into: number[], side?: number) => (moves: number) => this.#arrived(moves, into, side);
    for (const side of [0, 1] as const)
      this.#players.push(await this.#driver.join(game, side, take(this.latencies, side)));
    for (let index = 0; index < watchers; index += 1)
      this.watching.push(await this.#driver.watch(game, take(this.lags)));
  }

  move(): void {
    const player = this.#players[this.#moves & 1];
    if (this.#open > 0 || player === undefined) {
      if (this.measuring) this.late += 1;
      return;
    }
    this.#open = watchers + 2;
    this.#sentAt = performance.now();
    this.#driver.move(player, moveFor(this.#moves), this.#moves);
  }

  #arrived(moves: number, into: number[], side?: number): void {
    if (moves !== this.#moves + 1) return;
    const counts = side === undefined || side === (this.#moves & 1);
    if (counts && this.measuring) into.push(performance.now() - this.#sentAt);
    this.#open -= 1;
    if (this.#open > 0) return;
    this.#moves = moves;
    if (this.greedy) this.move();
  }
}

async function measured(driver: Driver, steady: boolean): Promise<Result> {
  const all = Array.from({ length: matches }, () => new Match(driver));
  for (const match of all) await match.seat();
  const timers: NodeJS.Timeout[] = [];
  const every = 1000 / rate;
  for (const [index, match] of all.entries()) {
    match.greedy = !steady;
    // Matches do not move in step.
    await pause(steady ? every / matches / 1000 : 0);
    match.move();
    if (steady) timers[index] = setInterval(() => match.move(), every);
  }
  await pause(warmup);
  const bytes = (): number => sum(all.flatMap(({ watching }) => watching.map((client) => client.bytesIn())));
  const before = { at: performance.now(), cpu: cpuSeconds(driver.pid), bytes: bytes() };
  for (const match of all) match.measuring = true;
  await pause(seconds);
  for (const match of all) match.measuring = false;
  const [elapsed, cpu, got] = [
    (performance.now() - before.at) / 1000,
    cpuSeconds(driver.pid) - before.cpu,
    bytes() - before.bytes,
  ];
  for (const timer of timers) clearInterval(timer);
  for (const match of all) match.greedy = false;
  const [lags, latencies] = [all.flatMap((match) => match.lags), all.flatMap((match) => match.latencies)];
  const [frames, late] = [lags.length, sum(all.map((match) => match.late))];
  return {
    server: driver.name,
    framesPerSecond: rounded(frames / elapsed),
    lagP50Ms: rounded(percentile(lags, 0.5)),
    lagP99Ms: rounded(percentile(lags, 0.99)),
    playerP50Ms: rounded(percentile(latencies, 0.5)),
    playerP99Ms: rounded(percentile(latencies, 0.99)),
    bytesPerFrame: rounded(frames === 0 ? 0 : got / frames),
    serverCpuUsPerFrame: rounded(frames === 0 ? 0 : (cpu * 1e6) / frames),
    latePercent: rounded(steady ? (late / (matches * rate * elapsed)) * 100 : 0),
  };
}

const sum = (of: readonly number[]): number => of.reduce((total, each) => total + each, 0);

const nodeArgs = values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`];
const wanted = Object.entries({ bare: startBare, ours: startOurs }).filter(
  ([name]) => values.only === undefined || name === values.only,
);
const database = await startDatabase();
const results = { steady: [] as Result[], capacity: [] as Result[] };
try {
  for (let round = 1; round <= rounds; round += 1)
    for (const phase of ['steady', 'capacity'] as const)
      for (const [, start] of wanted) {
        const driver = await start(await database.create(), { nodeArgs });
        step(
          `round ${String(round)} of ${String(rounds)}: ${driver.name}, ${phase}, ${String(matches)} of ${String(watchers)} watchers`,
        );
        try {
          const work = measured(driver, phase === 'steady');
          const result = await within(120 + warmup + seconds, `W2 of ${driver.name}`, work);
          results[phase].push(result);
          process.stdout.write(`${JSON.stringify({ phase, ...result })}\n`);
          record({ bench: 'w2', phase, matches, watchers, rate, seconds, ...result });
        } finally {
          await driver.stop();
        }
      }
} finally {
  await database.stop();
}
for (const [phase, of] of Object.entries(results)) {
  const medians = mediansOf(of, 'server');
  const ratios = ratiosTo('bare', medians, 'server');
  printTable([...medians, ...ratios].map((row) => ({ phase, ...row })));
  for (const ratio of ratios) record({ bench: 'w2-ratio', phase, matches, watchers, rate, rounds, ...ratio });
}
process.exit(0);
