/**
 * W2, one match with many watchers: the bare server and ours in turn. `steady` makes ten moves a second; `capacity` makes
 * the next one when everybody has the last. A frame is one update to one watcher; lag is from the move sent to it.
 *
 *   npm run w2 -- [--watchers 1000] [--rate 10] [--seconds 8] [--warmup 3] [--rounds 3] [--only ours|bare]
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
    watchers: { type: 'string', default: '1000' },
    rate: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '8' },
    warmup: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string' },
    profile: { type: 'string' },
  },
});
const [watchers, rate, seconds, warmup, rounds] = [
  ...[values.watchers, values.rate, values.seconds, values.warmup, values.rounds].map(Number),
] as [number, number, number, number, number];

interface Result {
  readonly server: string;
  readonly framesPerSecond: number;
  readonly lagP50Ms: number;
  readonly lagP99Ms: number;
  readonly bytesPerFrame: number;
  readonly serverCpuUsPerFrame: number;
  /** Moves that were not sent because somebody still waited for the last one, in percent. */
  readonly latePercent: number;
}

/** One match whose moves everybody must have before the next. */
class Match {
  readonly watching: ThinClient[] = [];
  readonly lags: number[] = [];
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
    const take = (watcher: boolean) => (moves: number) => this.#arrived(moves, watcher);
    for (const side of [0, 1] as const) this.#players.push(await this.#driver.join(game, side, take(false)));
    for (let index = 0; index < watchers; index += 1) this.watching.push(await this.#driver.watch(game, take(true)));
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

  #arrived(moves: number, watcher: boolean): void {
    if (moves !== this.#moves + 1) return;
    if (watcher && this.measuring) this.lags.push(performance.now() - this.#sentAt);
    this.#open -= 1;
    if (this.#open > 0) return;
    this.#moves = moves;
    if (this.greedy) this.move();
  }
}

async function measured(driver: Driver, steady: boolean): Promise<Result> {
  const match = new Match(driver);
  await match.seat();
  match.greedy = !steady;
  match.move();
  const timer = steady ? setInterval(() => match.move(), 1000 / rate) : undefined;
  await pause(warmup);
  const bytes = (): number => match.watching.reduce((sum, client) => sum + client.bytesIn(), 0);
  const before = { at: performance.now(), cpu: cpuSeconds(driver.pid), bytes: bytes() };
  match.measuring = true;
  await pause(seconds);
  match.measuring = false;
  const [elapsed, cpu, got] = [
    (performance.now() - before.at) / 1000,
    cpuSeconds(driver.pid) - before.cpu,
    bytes() - before.bytes,
  ];
  clearInterval(timer);
  match.greedy = false;
  const frames = match.lags.length;
  return {
    server: driver.name,
    framesPerSecond: rounded(frames / elapsed),
    lagP50Ms: rounded(percentile(match.lags, 0.5)),
    lagP99Ms: rounded(percentile(match.lags, 0.99)),
    bytesPerFrame: rounded(got / frames),
    serverCpuUsPerFrame: rounded((cpu * 1e6) / frames),
    latePercent: rounded(steady ? (match.late / (rate * elapsed)) * 100 : 0),
  };
}

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
        step(`round ${String(round)} of ${String(rounds)}: ${driver.name}, ${phase}, ${String(watchers)} watchers`);
        try {
          const work = measured(driver, phase === 'steady');
          const result = await within(120 + warmup + seconds, `W2 of ${driver.name}`, work);
          results[phase].push(result);
          process.stdout.write(`${JSON.stringify({ phase, ...result })}\n`);
          record({ bench: 'w2', phase, watchers, rate, seconds, ...result });
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
  for (const ratio of ratios) record({ bench: 'w2-ratio', phase, watchers, rate, rounds, ...ratio });
}
process.exit(0);
