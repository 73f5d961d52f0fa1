/** Puts a backup in the place of what a database holds: all of it, or, where anything is wrong, nothing. */
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrateWithin } from '../store/migrate.ts';
import { named, put } from './backup.ts';
import { BackupEnding, Heading, TableLine, endOfRows, linesOf } from './format.ts';

export interface RestoreOptions {
  readonly url: string;
  /** The folder of migrations. */
  readonly migrations: string;
  readonly from: Readable;
  /** What the database holds may go. */
  readonly replace: boolean;
  /** Called with what the backup says of itself, before anything is changed; throws to stop. */
  readonly onHeading: (heading: Heading) => void;
}

export interface Restored {
  readonly heading: Heading;
  readonly rows: number;
}

const notWhole = 'This is not a complete backup of Broadside. Take another file.';

export async function restore(options: RestoreOptions): Promise<Restored> {
  const gunzip = createGunzip();
  options.from.on('error', (error) => gunzip.destroy(error));
  const lines = linesOf(options.from.pipe(gunzip) as AsyncIterable<Buffer>);
  const heading = await headingOf(lines);
  options.onHeading(heading);
  const db = new pg.Client({ connectionString: options.url });
  db.on('error', () => undefined); // the query that is under way fails
  await db.connect();
  try {
    await db.query('begin');
    if (!options.replace) await refuseUsed(db);
    await empty(db);
    await migrateWithin(db, options.migrations, heading.migrations);
    const rows = await fill(db, lines);
    await db.query('commit');
    return { heading, rows };
  } finally {
    await db.end().catch(() => undefined); // what is not committed is undone
  }
}

/** The next line; a damaged file has none. */
async function nextLine(lines: AsyncGenerator<Buffer>): Promise<Buffer> {
  const next = await lines.next().catch((error: unknown) => {
    throw new Error(notWhole, { cause: error });
  });
  if (next.done === true) throw new Error(notWhole);
  return next.value;
}

function parsed(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString());
  } catch (error) {
    throw new Error(notWhole, { cause: error });
  }
}

async function headingOf(lines: AsyncGenerator<Buffer>): Promise<Heading> {
  const heading = Heading.safeParse(parsed(await nextLine(lines)));
  if (!heading.success) throw new Error(notWhole);
  return heading.data;
}

async function refuseUsed(db: pg.Client): Promise<void> {
  const { rows: tables } = await db.query(
    "select 1 from pg_tables where schemaname = 'public' and tablename = 'match'",
  );
  if (tables.length === 0) return;
  const { rows } = await db.query<{ people: string; matches: string }>(
    'select (select count(*) from public.person) as people, (select count(*) from public.match) as matches',
  );
  const { people = '0', matches = '0' } = rows[0] ?? {};
  if (people === '0' && matches === '0') return;
  throw new Error(
    `The database holds ${people} people and ${matches} matches, which would be gone. Back it up, then say --replace.`,
  );
}

/** What stands in `public` and is this account's own, as commands that drop it; extensions stay. */
const ownThings = `select format('drop table public.%I cascade', relname) as command from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relowner = current_user::regrole
  union all select format('drop type public.%I cascade', typname) from pg_type
    where typnamespace = 'public'::regnamespace and typtype = 'e' and typowner = current_user::regrole
  union all select format('drop function %s cascade', p.oid::regprocedure) from pg_proc p
    where pronamespace = 'public'::regnamespace and proowner = current_user::regrole
      and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')`;

/** Jobs go as well: they belong to the matches that are gone, and a server that starts makes its own. */
async function empty(db: pg.Client): Promise<void> {
  const { rows } = await db.query<{ command: string }>(ownThings);
  for (const { command } of rows) await db.query(command);
  await db.query('drop schema if exists pgboss cascade');
}

async function fill(db: pg.Client, lines: AsyncGenerator<Buffer>): Promise<number> {
  for (let rows = 0; ;) {
    const line = parsed(await nextLine(lines));
    const ending = BackupEnding.safeParse(line);
    if (ending.success) {
      if (ending.data.rows !== rows) throw new Error(notWhole);
      for (const [name, last] of Object.entries(ending.data.sequences))
        await db.query('select setval($1::regclass, $2)', [`public.${pg.escapeIdentifier(name)}`, last]);
      return rows;
    }
    const table = TableLine.safeParse(line);
    if (!table.success) throw new Error(notWhole);
    rows += await fillTable(db, table.data, lines);
  }
}

async function fillTable(db: pg.Client, { table, columns }: TableLine, lines: AsyncGenerator<Buffer>): Promise<number> {
  const copy = db.query(copyFrom(`copy ${named(table, columns)} from stdin`));
  const done = finished(copy);
  done.catch(() => undefined); // told below
  try {
    for (let line = await nextLine(lines); line.toString() !== endOfRows; line = await nextLine(lines))
      await put(copy, Buffer.concat([line, Buffer.from('\n')]));
    copy.end();
  } catch (error) {
    copy.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
  await done;
  return copy.rowCount;
}
