/** Phrases with values as lines of the log again: a client's half of [WS-15]. */
import type { LogLine, LogPart, RollShown } from '@broadside/rules/kernel';
import type { PhraseWord, SentEntry, SentLine } from './phrases.ts';
import { phrasebookLimits } from './limits.ts';
import type { LogEntry } from './words.ts';

/** The words that are known now, and the lines. */
export interface ReadLines {
  readonly words: readonly PhraseWord[];
  readonly log: readonly LogEntry[];
}

/** A word that is missing, or a line that does not go with its phrase. */
class Unreadable extends Error {}

/** What a frame tells; undefined where it cannot be read with the words that are known. */
export function readFrameLog(
  known: readonly PhraseWord[],
  { seq, at = 0, words = [], log = [] }: FrameLog,
): ReadLines | undefined {
  const all = words.length === 0 ? known : [...known, ...words];
  return read(all, [[seq, at, ...log]]);
}

/** What a snapshot tells; undefined where it cannot be read. */
export function readSnapshotLog({ words, log }: SnapshotLog): ReadLines | undefined {
  return read(words, log);
}

interface FrameLog {
  readonly seq: number;
  readonly at?: number;
  readonly words?: readonly PhraseWord[];
  readonly log?: readonly SentLine[];
}

interface SnapshotLog {
  readonly words: readonly PhraseWord[];
  readonly log: readonly SentEntry[];
}

function read(words: readonly PhraseWord[], entries: readonly SentEntry[]): ReadLines | undefined {
  if (words.length > phrasebookLimits.words) return undefined;
  try {
    const log = entries.flatMap(([seq, at, ...lines]) =>
      lines.map((line): LogEntry => ({ seq, at, ...(Array.isArray(line) ? lineOf(words, line) : line) })),
    );
    return { words, log };
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

function lineOf(words: readonly PhraseWord[], [number, ...given]: Extract<SentLine, readonly unknown[]>): LogLine {
  const phrase = words[number];
  if (phrase === undefined || !('text' in phrase)) throw new Unreadable();
  const { text, rules, tone, cue } = phrase;
  const rolls: RollShown[] = [];
  const values: LogPart[] = [];
  for (const value of given)
    if (typeof value !== 'object') values.push(String(value));
    else if (value.length === 1) values.push(nameOf(words, value[0]));
    else rolls.push(rollOf(words, value));
  return {
    parts: partsOf(text, values),
    rules,
    tone,
    ...(rolls.length === 0 ? {} : { rolls }),
    ...(cue === undefined ? {} : { cue }),
  };
}

/** Each value stands in its place once. */
function partsOf(text: string, values: readonly LogPart[]): LogPart[] {
  const open = new Set(values.keys());
  const pieces = text.split(/\{(\d+)\}/).map((piece, index): LogPart => {
    if (index % 2 === 0) return piece;
    if (!open.delete(Number(piece))) throw new Unreadable();
    return values[Number(piece)] ?? '';
  });
  if (open.size > 0) throw new Unreadable();
  return joinedParts(pieces);
}

/** The same to read, with no text beside text. */
export function joinedParts(pieces: readonly LogPart[]): LogPart[] {
  const parts: LogPart[] = [];
  for (const piece of pieces) {
    const last = parts.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') parts[parts.length - 1] = last + piece;
    else if (piece !== '') parts.push(piece);
  }
  return parts;
}

function nameOf(words: readonly PhraseWord[], number: number): LogPart {
  const name = words[number];
  if (name === undefined || !('record' in name)) throw new Unreadable();
  return name;
}

function rollOf(words: readonly PhraseWord[], [number, faces, need, counted]: SentRollValue): RollShown {
  const thrown = words[number];
  if (thrown === undefined || !('label' in thrown)) throw new Unreadable();
  return { ...thrown, faces, need, counted };
}

type SentRollValue = readonly [number, readonly number[], number | null, number];
