/** One cluster of PostgreSQL in a folder: made, started, looked at, stopped. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { moveInto } from './embedded-places.ts';
import type { Installation } from './embedded-places.ts';

const START_SECONDS = 30;
const PASSWORD_FILE = 'broadside.password';
const PID_FILE = 'postmaster.pid';
const LOG_FILE = 'server.log';

/** The programs, and the folder of the data. */
export interface Cluster {
  readonly installation: Installation;
  readonly home: string;
}

/** The connection strings of the server that runs, by the name of the database, and its port. */
export async function addressOf({ home }: Cluster): Promise<{
  readonly port: number;
  readonly url: (database: string) => string;
}> {
  const password = (await readFile(join(home, PASSWORD_FILE), 'utf8')).trim();
  const port = Number((await readFile(join(home, PID_FILE), 'utf8')).split('\n')[3]);
  const url = (name: string): string =>
    `postgresql://postgres:${password}@127.0.0.1:${port}/${encodeURIComponent(name)}`;
  return { port, url };
}

/** Makes the cluster aside and moves it in whole, so that a start that is cut short leaves nothing half-made. */
export async function initialise({ installation, home: dataDir }: Cluster): Promise<void> {
  if (existsSync(join(dataDir, 'PG_VERSION'))) return;
  const fresh = `${dataDir}.${process.pid}.new`;
  const password = `${fresh}.password`;
  await mkdir(fresh, { mode: 0o700 });
  await writeFile(password, randomBytes(24).toString('hex'), { mode: 0o600 });
  if (installation.account) {
    for (const path of [fresh, password]) await chown(path, installation.account.uid, installation.account.gid);
  }
  try {
    const authentication = ['-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${password}`];
    await run(installation, 'initdb', ['-D', fresh, ...authentication, '-E', 'UTF8', '--locale=C']);
    await rename(password, join(fresh, PASSWORD_FILE));
    await moveInto(fresh, dataDir);
  } finally {
    await rm(fresh, { recursive: true, force: true });
    await rm(password, { force: true });
  }
}

/**
 * Starts the server, at `port` or any free one. True where one was running already: what a killed process left behind is
 * adopted, not fought. A server that is started again goes on with its log.
 */
export async function startServer(cluster: Cluster, port?: number): Promise<boolean> {
  const { installation, home } = cluster;
  if (await isRunning(cluster)) return true;
  const log = join(home, LOG_FILE);
  if (port === undefined) await writeFile(log, '', { mode: 0o600 });
  if (installation.account) await chown(log, installation.account.uid, installation.account.gid);
  const options = `-p ${port ?? (await freePort())} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`;
  const start = ['-D', home, '-l', log, '-w', '-t', String(START_SECONDS), '-o', options, 'start'];
  try {
    // The server inherits the streams of pg_ctl and would hold a pipe open for ever: it gets none.
    await run(installation, 'pg_ctl', start, 'ignore');
  } catch {
    // Two processes that start at once: the slower one finds the server of the other.
    if (await isRunning(cluster)) return true;
    throw new Error(`PostgreSQL did not start. Its log says:\n${await lastWords(cluster)}`);
  }
  return false;
}

/** The end of the server's log. */
export async function lastWords({ home }: Cluster): Promise<string> {
  return (await readFile(join(home, LOG_FILE), 'utf8').catch(() => '')).slice(-2000);
}

/** True while the server runs, also where it is still starting. */
export async function isRunning({ installation, home }: Cluster): Promise<boolean> {
  const pid = await pidOf(home);
  if (!(pid > 0)) return false;
  if (isDefunct(pid)) {
    // Nobody collects what is left of a killed process, as in a container without an init: PostgreSQL would wait for it.
    await rm(join(home, PID_FILE), { force: true });
    return false;
  }
  return run(installation, 'pg_ctl', ['-D', home, 'status']).then(
    () => true,
    () => false,
  );
}

/** True where a process has ended but still has its number. */
export function isDefunct(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
    return /^[ZX]/.test(stat.slice(stat.lastIndexOf(')') + 2));
  } catch {
    return false; // no such process, or a system without /proc
  }
}

/**
 * Ends the server after its current transactions; nothing where none runs. Whoever waits for the folder may start the next one
 * within milliseconds, for whose end `pg_ctl -w` would wait then: so it is looked for the end of this very one.
 */
export async function stopServer(cluster: Cluster): Promise<void> {
  const { installation, home } = cluster;
  const pid = await pidOf(home);
  if (!(await isRunning(cluster))) return;
  try {
    await run(installation, 'pg_ctl', ['-D', home, '-m', 'fast', '-W', 'stop']);
    while ((await pidOf(home)) === pid && exists(pid)) await new Promise((next) => setTimeout(next, 20));
  } catch (error) {
    // One that breaks down while it ends leaves its file of the process behind, and pg_ctl complains. It has ended.
    if ((await pidOf(home)) === pid && (await isRunning(cluster))) throw error;
  }
}

/** The process that the folder belongs to; 0 where it is nobody's. */
async function pidOf(home: string): Promise<number> {
  return Number((await readFile(join(home, PID_FILE), 'utf8').catch(() => '')).split('\n')[0]);
}

/** It has not ended; what is left of it counts for nothing. */
function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return !isDefunct(pid);
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer().once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? done(address.port) : failed(new Error('No free port.')),
      );
    });
  });
}

function run(
  installation: Installation,
  program: string,
  args: string[],
  output: 'pipe' | 'ignore' = 'pipe',
): Promise<void> {
  return new Promise((done, failed) => {
    const path = join(installation.root, 'bin', program);
    const child = spawn(path, args, { ...installation.account, cwd: '/', stdio: ['ignore', output, output] });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.once('error', failed);
    child.once('close', (code) =>
      code === 0 ? done() : failed(new Error(`${program} ended with ${code}: ${said.trim()}`)),
    );
  });
}
