/** Locks that live and die with a connection to PostgreSQL: a process that crashed holds none. */
import pg from 'pg';

export interface LockOptions {
  /** Which lock; locks of different databases have nothing to do with each other. */
  readonly key: string;
  /** How long to wait for whoever has it, in milliseconds. */
  readonly waitMs: number;
  /** The name of the connection, which tells a process its own from others. */
  readonly name?: string;
  /** Called once where it has to wait. */
  readonly onWait?: () => void;
}

/** A machine that lost its power must not keep a lock for hours, and nothing ends a connection because it is quiet. */
const sessionSettings = [
  'set tcp_keepalives_idle = 10',
  'set tcp_keepalives_interval = 5',
  'set tcp_keepalives_count = 3',
  'set idle_session_timeout = 0',
];

const tryEveryMs = 100;

/** A connection of its own that holds the lock until it ends; undefined where somebody else still had it in the end. */
export async function takeLock(url: string, options: LockOptions): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    connectionString: url,
    ...(options.name === undefined ? {} : { application_name: options.name }),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => undefined); // its `end` follows
  try {
    await client.connect();
    // Some systems know not all of them, and do well without.
    for (const setting of sessionSettings) await client.query(setting).catch(refusedSetting);
    if (await isTaken(client, options)) {
      await client.end();
      return undefined;
    }
    return client;
  } catch (error) {
    client.end().catch(() => undefined);
    throw error;
  }
}

function refusedSetting(error: unknown): void {
  if (!(error instanceof pg.DatabaseError)) throw error;
}

async function isTaken(client: pg.Client, { key, waitMs, onWait }: LockOptions): Promise<boolean> {
  const until = Date.now() + waitMs;
  const text = 'select pg_try_advisory_lock(hashtextextended($1, 0)) as held';
  for (let told = false; ;) {
    const { rows } = await client.query<{ held: boolean }>(text, [key]);
    if (rows[0]?.held === true) return false;
    if (Date.now() >= until) return true;
    if (!told) onWait?.();
    told = true;
    await new Promise((next) => setTimeout(next, tryEveryMs));
  }
}
