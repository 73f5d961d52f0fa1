/**
 * A backup is one gzipped text: a heading, for each table a line that names it and its rows as PostgreSQL copies them, and
 * an ending. Without its ending it is not whole.
 */
import { z } from 'zod';

export const Heading = z.object({
  broadside: z.literal('backup'),
  version: z.literal(1),
  at: z.string(),
  /** What had been applied to the database, in order. */
  migrations: z.array(z.string()),
  /** Signs cookies: without it guests lose their seats. */
  cookieSecret: z.string(),
});
export type Heading = z.infer<typeof Heading>;

export const TableLine = z.object({ table: z.string(), columns: z.array(z.string()) });
export type TableLine = z.infer<typeof TableLine>;

export const BackupEnding = z.object({
  end: z.literal(true),
  rows: z.number(),
  /** Where numbering goes on. */
  sequences: z.record(z.string(), z.string()),
});
export type BackupEnding = z.infer<typeof BackupEnding>;

/** Stands alone in a line after the rows of a table; no row looks so. */
export const endOfRows = '\\.';

const newline = 0x0a;

/** The lines of a text that comes in pieces, without their ends. A row is a line, however long. */
export async function* linesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  for await (const piece of stream) {
    let from = 0;
    for (let end = piece.indexOf(newline); end >= 0; end = piece.indexOf(newline, from)) {
      yield Buffer.concat([...held, piece.subarray(from, end)]);
      held = [];
      from = end + 1;
    }
    if (from < piece.length) held.push(piece.subarray(from));
  }
  if (held.length > 0) yield Buffer.concat(held);
}
