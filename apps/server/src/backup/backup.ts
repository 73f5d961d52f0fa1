/** Writes everything that a server keeps into one stream, as it stands at one moment; the server may run meanwhile. */
import { pipeline } from 'node:stream/promises';
import type { Readable, Writable } from 'node:stream';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { endOfRows } from './format.ts';
import type { BackupEnding, Heading, TableLine } from './format.ts';

interface Table extends TableLine {
  /** Tables whose rows have to be there first. */
  readonly after: readonly string[];
}

/** The project's own tables. Jobs are not among them: a server that starts makes those that are missing. */
const tablesText = `select c.relname as "table",
  array(select attname::text from pg_attribute
    where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
  array(select distinct f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid
    where k.conrelid = c.oid and k.contype = 'f' and f.oid <> c.oid) as after
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind = 'r' and c.relname <> '_prisma_migrations' order by c.relname`;

const sequencesText = `select sequencename as name, last_value::text as last from pg_sequences
  where schemaname = 'public' and last_value is not null`;

export async function backup(url: string, cookieSecret: string, out: Writable): Promise<{ readonly rows: number }> {
  const db = new pg.Client({ connectionString: url });
  db.on('error', () => undefined); // the query that is under way fails
  await db.connect();
  const gzip = createGzip();
  const writing = pipeline(gzip, out);
  writing.catch(() => undefined); // told below
  try {
    await db.query('begin isolation level repeatable read read only');
    const { rows: applied } = await db.query<{ name: string }>(
      'select migration_name as name from _prisma_migrations where finished_at is not null order by migration_name',
    );
    const migrations = applied.map(({ name }) => name);
    const at = new Date().toISOString();
    await say(gzip, { broadside: 'backup', version: 1, at, migrations, cookieSecret } satisfies Heading);
    const { rows: tables } = await db.query<Table>(tablesText);
    let rows = 0;
    for (const { table, columns } of inOrder(tables)) {
      await say(gzip, { table, columns } satisfies TableLine);
      const copy = db.query(copyTo(`copy ${named(table, columns)} to stdout`));
      await sendAll(copy, gzip);
      await put(gzip, `${endOfRows}\n`);
      rows += copy.rowCount;
    }
    const { rows: sequences } = await db.query<{ name: string; last: string }>(sequencesText);
    const ending: BackupEnding = {
      end: true,
      rows,
      sequences: Object.fromEntries(sequences.map(({ name, last }) => [name, last])),
    };
    await say(gzip, ending);
    gzip.end();
    await writing;
    return { rows };
  } catch (error) {
    gzip.destroy();
    throw error;
  } finally {
    await db.end().catch(() => undefined);
  }
}

/** A table and its columns as SQL names them. */
export const named = (table: string, columns: readonly string[]): string =>
  `public.${pg.escapeIdentifier(table)} (${columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`;

/** Each table behind those that it points to. */
function inOrder(tables: readonly Table[]): Table[] {
  const ordered: Table[] = [];
  let left = [...tables];
  while (left.length > 0) {
    const waiting = new Set(left.map(({ table }) => table));
    const ready = left.filter(({ after }) => after.every((other) => !waiting.has(other)));
    if (ready.length === 0) throw new Error(`These tables point to each other: ${[...waiting].join(', ')}.`);
    ordered.push(...ready);
    left = left.filter((table) => !ready.includes(table));
  }
  return ordered;
}

const say = (out: Writable, line: object): Promise<void> => put(out, `${JSON.stringify(line)}\n`);

async function sendAll(from: Readable, out: Writable): Promise<void> {
  for await (const piece of from) await put(out, piece as Buffer);
}

/** Resolves when there is room for more; rejects where nothing can be written any more. */
export async function put(out: Writable, text: string | Buffer): Promise<void> {
  await new Promise<void>((done, failed) => out.write(text, (error) => (error ? failed(error) : done())));
}
