/**
 * W1 for ours and for the servers that somebody would take instead, in turn on the same machine and the same PostgreSQL:
 * first 100 matches with two watchers each, then one match alone. Installs the peers in `peers/` when they are not there.
 *
 *   npm run peers -- [--seconds 5] [--warmup 3] [--rounds 3] [--only NAME,NAME]
 *
 * A peer that cannot be run is named at the end with the reason; the others are measured.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startBare } from './drivers/bare.ts';
import type { Driver } from './drivers/driver.ts';
import { startOurs } from './drivers/ours.ts';
import { startDatabase } from './measure/database.ts';
import { measure } from './measure/move-load.ts';
import type { Result } from './measure/move-load.ts';
import { step } from './measure/progress.ts';
import { record } from './measure/record.ts';
import { mediansOf, rounded } from './measure/statistics.ts';
import { printTable } from './measure/table.ts';
import { startBoardgameIo } from './peers/boardgame-io-driver.ts';
import { startColyseus } from './peers/colyseus-driver.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    warmup: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string' },
  },
});

interface Server {
  readonly durable: string;
  readonly start: (databaseUrl: string) => Promise<Driver>;
}

const servers: Readonly<Record<string, Server>> = {
  'bare in memory': { durable: 'no', start: () => startBare(undefined) },
  bare: { durable: 'before the update', start: (url) => startBare(url) },
  ours: { durable: 'before the update', start: (url) => startOurs(url) },
  'boardgame.io in memory': { durable: 'no', start: () => startBoardgameIo('boardgame.io in memory', undefined) },
  'boardgame.io on PostgreSQL': {
    durable: 'after the update',
    start: (url) => startBoardgameIo('boardgame.io on PostgreSQL', url),
  },
  'Colyseus 0.16': { durable: 'no', start: () => startColyseus('Colyseus 0.16', '0.16') },
  'Colyseus 0.18': { durable: 'no', start: () => startColyseus('Colyseus 0.18', '0.18') },
};

const loads = [
  { games: 100, watchers: 2 },
  { games: 1, watchers: 0 },
] as const;
const warmupSeconds = Number(values.warmup);
const seconds = Number(values.seconds);
const wanted = Object.entries(servers).filter(([name]) => values.only?.split(',').includes(name) ?? true);

/** Pinned versions, in folders of their own that the workspace does not know. */
function install(): void {
  for (const folder of ['peers', 'peers/colyseus-018']) {
    const cwd = fileURLToPath(new URL(folder, import.meta.url));
    if (existsSync(`${cwd}/node_modules/.package-lock.json`)) continue;
    step(`installing ${folder}`);
    const words = ['install', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel', 'error'];
    execFileSync('npm', words, { cwd, stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 });
  }
}

install();
const database = await startDatabase();
const failures = new Map<string, string>();
const results = loads.map((): Result[] => []);
try {
  for (let round = 1; round <= Number(values.rounds); round += 1)
    for (const [index, load] of loads.entries())
      for (const [name, { start }] of wanted) {
        if (failures.has(name)) continue;
        const where = `${String(load.games)} matches with ${String(load.watchers)} watchers`;
        step(`round ${String(round)} of ${values.rounds}, ${where}: ${name}`);
        const url = await database.create();
        try {
          const whole = { ...load, warmupSeconds, seconds };
          const result = { ...(await measure(() => start(url), whole, database.pid)), server: name };
          results[index]?.push(result);
          process.stdout.write(`${JSON.stringify(result)}\n`);
          record({ bench: 'peers', ...whole, ...result });
        } catch (error) {
          failures.set(name, error instanceof Error ? error.message : String(error));
          step(`${name} cannot be measured: ${failures.get(name) ?? ''}`);
        }
      }
} finally {
  await database.stop();
}
for (const [index, { games, watchers }] of loads.entries()) {
  const medians = mediansOf(results[index] ?? [], 'server');
  const our = medians.find(({ server }) => server === 'ours');
  const rows = medians.map(({ server = '', ...row }) => {
    const ratio = (field: string): number => rounded(Number(our?.[field]) / Number(row[field]));
    return {
      server,
      durable: servers[server]?.durable ?? '',
      'moves/s: ours / this': ratio('movesPerSecond'),
      'CPU: ours / this': ratio('serverCpuUsPerMove'),
      'p50: ours / this': ratio('p50Ms'),
      ...row,
    };
  });
  process.stdout.write(`\n${String(games)} matches, ${String(watchers)} watchers each:\n`);
  printTable(rows);
  for (const row of rows) record({ bench: 'peers-ratio', games, watchers, rounds: Number(values.rounds), ...row });
}
for (const [name, why] of failures) process.stdout.write(`\nNot measured: ${name}. ${why}\n`);
process.exit(0);
