/**
 * A record: a match that is over as one file, which anybody can check and replay without the server that it was played
 * on. docs/records.md tells it to people; this schema is the definition.
 */
import type { Json, Outcome, Result } from '@broadside/rules/kernel';
import { json, listOf, mapOf, whole, seat } from '@broadside/rules/kernel';
import * as z from 'zod';
import { fingerprintOf } from './chain.ts';
import { cursor, draw, entryKinds } from './entry.ts';
import type { LedgerEntry } from './entry.ts';
import { entrySeals } from './seals.ts';
import { outcome } from './table.ts';
import { rest, tempo } from './tempo.ts';
import type { Rest, Tempo } from './tempo.ts';
import { tableTerms } from './terms.ts';
import type { TableTerms } from './terms.ts';
import { instant, seq } from './words.ts';
import type { BySeat } from './words.ts';

export const recordFormat = 'broadside-record';
export const recordVersion = 1;
/** A longer file is no record: a match of ten thousand commands stays below a tenth of it. */
export const maxRecordBytes = 16 * 1024 * 1024;
const maxEntries = 20_000;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits in small letters');
const words = z.string().max(400);

const recordSeat = z.strictObject({
  seat,
  /** Seats of one team play together; teams count from 0. */
  team: whole(0, 99),
  /** The side that it played, as people call it. */
  side: words,
  name: words,
  kind: z.enum(['person', 'bot']),
});
export type RecordSeat = z.infer<typeof recordSeat>;

export const recordHeader = z.strictObject({
  match: z.string().min(1).max(64),
  ruleset: z.string().regex(/^[a-z][a-z0-9-]{1,39}$/),
  /** Of the ruleset, with which the match was started. */
  edition: z.string().min(1).max(40),
  name: words,
  summary: words,
  /** When the first and the last entry were written. */
  startedAt: instant,
  endedAt: instant,
  /** In the order of their numbers. */
  seats: z.array(recordSeat).min(1).max(99),
  /** As it was at the start; later tempos are entries. */
  tempo,
  /** Hours off at the start, of seats that had any. */
  rests: mapOf(seat, rest, 99),
  /** What a league let its table do; absent where none did. */
  terms: tableTerms.exactOptional(),
  /** What the ruleset started from. */
  setup: json,
});
export type RecordHeader = z.infer<typeof recordHeader>;

export const recordEntry = z.strictObject({
  kind: z.enum(entryKinds),
  seq,
  /** Number of the seat that asked; 0 where none did. */
  seat: z.int().min(0).max(99),
  commandId: z.string().min(1).max(80),
  command: json,
  events: listOf(json, 20_000),
  draws: listOf(draw, 10_000),
  cursor,
  at: instant,
  /** Absent where nothing was sealed or opened, and in records of before receipts. */
  seals: entrySeals.exactOptional(),
}) satisfies z.ZodType<LedgerEntry>;

export const recordDice = z.strictObject({
  /** SHA-256 of the seed, published before anybody sat down. */
  commitment: sha256,
  /** What the seats added, joined with `:` in the order of the seats. */
  entropy: z.string().max(8192),
  seed: sha256,
});
export type RecordDice = z.infer<typeof recordDice>;

export const matchRecord = z.strictObject({
  format: z.literal(recordFormat),
  version: z.literal(recordVersion),
  header: recordHeader,
  dice: recordDice,
  /** Null where the match was aborted. */
  outcome: outcome.nullable(),
  entries: z.array(recordEntry).min(1).max(maxEntries),
  /** Head of the chain over all of the above: see chain.ts. */
  fingerprint: sha256,
});
export type MatchRecord = z.infer<typeof matchRecord>;

/** What whoever keeps a match knows about it. */
export interface RecordSource {
  readonly match: string;
  readonly ruleset: string;
  readonly edition: string;
  readonly name: string;
  readonly summary: string;
  readonly seats: readonly RecordSeat[];
  readonly tempo: Tempo;
  readonly rests: BySeat<Rest>;
  readonly terms?: TableTerms;
  readonly setup: Json;
  readonly dice: RecordDice;
  readonly outcome: Outcome | null;
  readonly entries: readonly LedgerEntry[];
}

/** The record of a match that is over. Throws where it has no entry, or one of another shape. */
export function recordOf({ dice, outcome: end, entries, ...header }: RecordSource): MatchRecord {
  const told = {
    format: recordFormat,
    version: recordVersion,
    header: { ...header, startedAt: entries[0]?.at, endedAt: entries.at(-1)?.at },
    dice,
    outcome: end,
    entries: entries.map(entryTold),
  };
  return matchRecord.parse({ ...told, fingerprint: fingerprintOf(told) });
}

/** The fields of an entry that a record has, whatever else whoever keeps it puts beside them. */
const entryTold = ({ seals, ...entry }: LedgerEntry): LedgerEntry => {
  const { kind, seq, seat, commandId, command, events, draws, cursor, at } = entry;
  const told = { kind, seq, seat, commandId, command, events, draws, cursor, at };
  return seals === undefined ? told : { ...told, seals };
};

/** The text of a record file: one line for each entry, so that people can read and compare it. */
export function recordText({ entries, fingerprint, ...head }: MatchRecord): string {
  const before = Object.entries(head).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)},\n`);
  const lines = entries.map((entry) => JSON.stringify(entry)).join(',\n');
  return `{\n${before.join('')}"entries": [\n${lines}\n],\n"fingerprint": "${fingerprint}"\n}\n`;
}

/** Reads a record from what a file holds. The problems say where it is none, at most five of them. */
export function readRecord(value: unknown): Result<MatchRecord> {
  const parsed = matchRecord.safeParse(value);
  if (parsed.success) return { ok: true, value: parsed.data };
  return {
    ok: false,
    problems: parsed.error.issues
      .slice(0, 5)
      .map(({ path, message }) => `${path.length === 0 ? 'The record' : path.map(String).join('.')}: ${message}.`),
  };
}

/** Reads a record from the text of a file. */
export function parseRecord(text: string): Result<MatchRecord> {
  if (text.length > maxRecordBytes)
    return { ok: false, problems: [`The file is longer than ${String(maxRecordBytes)} bytes. Choose a record file.`] };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, problems: ['The file is not JSON. Choose a record file.'] };
  }
  return readRecord(value);
}

/** A name as whoever brought a record tells it: nobody of this site is meant by it. The mark comes first, where no long name hides it. */
export const claimedName = (name: string): string => `Claimed: ${name}`;

/** The name under which a record is saved. */
export const recordFileName = ({ match, ruleset }: Pick<RecordHeader, 'match' | 'ruleset'>): string =>
  `${ruleset}-${match}.broadside.json`.replaceAll(/[^A-Za-z0-9._-]/g, '-');
