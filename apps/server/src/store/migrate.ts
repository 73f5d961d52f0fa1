/**
 * Applies `prisma/migrations` in the layout and ledger of Prisma Migrate, without its command line: at server start
 * and in tests. `prisma migrate status|deploy|dev` go on working on the same database.
 */
import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { checkVersion } from '../start-failures.ts';

/** The advisory lock that Prisma Migrate itself takes, so that the two never run at once. */
const PRISMA_LOCK = 72707369;

const LEDGER = `create table if not exists _prisma_migrations (
  id varchar(36) primary key not null, checksum varchar(64) not null, finished_at timestamptz,
  migration_name varchar(255) not null, logs text, rolled_back_at timestamptz,
  started_at timestamptz not null default now(), applied_steps_count integer not null default 0)`;

interface LedgerRow {
  readonly migration_name: string;
  readonly checksum: string;
  readonly finished_at: Date | null;
}

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/**
 * Brings the database up to date with the folder `dir` and returns the names of the migrations applied now.
 * Each migration is one transaction: one that fails leaves nothing behind. Throws an Error that says what to do.
 */
export async function migrate(url: string, dir: string): Promise<readonly string[]> {
  const migrations = await read(dir);
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  try {
    const { rows: server } = await db.query<{ version: string }>(
      "select current_setting('server_version_num') as version",
    );
    checkVersion(Number(server[0]?.version));
    await db.query('select pg_advisory_lock($1)', [PRISMA_LOCK]);
    await db.query(LEDGER);
    const { rows } = await db.query<LedgerRow>(
      'select migration_name, checksum, finished_at from _prisma_migrations where rolled_back_at is null',
    );
    const missing = pending(migrations, rows);
    for (const migration of missing) await apply(db, migration);
    return missing.map(({ name }) => name);
  } finally {
    await db.end();
  }
}

async function read(dir: string): Promise<Migration[]> {
  const entries = await readdir(dir, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.sort().map(async (name) => {
      const sql = await readFile(join(dir, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** The migrations that the ledger lacks; refuses a ledger that this version of the project cannot have written. */
function pending(migrations: readonly Migration[], ledger: readonly LedgerRow[]): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const row of ledger) {
    const migration = known.get(row.migration_name);
    if (!migration)
      throw new Error(`The database has migration ${row.migration_name} of a newer version: update the project.`);
    if (!row.finished_at) {
      throw new Error(`Migration ${row.migration_name} failed earlier: settle it with "npx prisma migrate resolve".`);
    }
    if (row.checksum !== migration.checksum) {
      throw new Error(`Migration ${row.migration_name} was edited after it was applied: restore it and add a new one.`);
    }
  }
  const applied = new Set(ledger.map((row) => row.migration_name));
  return migrations.filter(({ name }) => !applied.has(name));
}

async function apply(db: pg.Client, migration: Migration): Promise<void> {
  await db.query('begin');
  try {
    await run(db, migration);
    await db.query('commit');
  } catch (error) {
    await db.query('rollback');
    throw new Error(`Migration ${migration.name} failed and was rolled back: ${String(error)}`, { cause: error });
  }
}

async function run(db: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await db.query(sql);
  await db.query(
    `insert into _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
     values ($1, $2, $3, clock_timestamp(), 1)`,
    [randomUUID(), checksum, name],
  );
}

/** Applies the migrations of these names to an empty database, within the transaction that `db` has begun. */
export async function migrateWithin(db: pg.Client, dir: string, names: readonly string[]): Promise<void> {
  const known = new Map((await read(dir)).map((migration) => [migration.name, migration]));
  await db.query(LEDGER);
  for (const name of names) {
    const migration = known.get(name);
    if (migration === undefined)
      throw new Error(`The backup has migration ${name} of a newer version: update the project.`);
    await run(db, migration);
  }
}
