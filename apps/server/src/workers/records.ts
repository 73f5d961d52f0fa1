/** Records that come from elsewhere: read, and verified die by die. */
import { fingerprintOf, readRecord, verifyRecord } from '@broadside/match';
import type { MatchRecord } from '@broadside/match';
import type { AnyRuleset } from '@broadside/rules/kernel';
import { maxNameLength, maxSetupBytes } from '@broadside/protocol';
import { storableJson } from '../http/given-json.ts';
import { holdsNoText, noTextSentence } from '../http/no-text.ts';
import { HttpProblem } from '../problem.ts';
import type { Rulesets } from './rulesets.ts';

/** A record that holds, in pieces of which each is quickly read. */
export interface VerifiedRecord {
  readonly head: Omit<MatchRecord, 'entries'>;
  /** Lists of entries as JSON, one after the other. */
  readonly entries: readonly string[];
}

const badRecord = 'bad-record';

/** Characters of JSON in one piece, unless one entry has more, and in one entry at most. */
const pieceLength = 128 * 1024;
const longestEntry = 1024 * 1024;

/** Refuses what is no record, and one that does not hold. `text`: the JSON as it was sent. */
export function verifiedRecord({ text }: { readonly text: Uint8Array }, rulesets: Rulesets): VerifiedRecord {
  const record = recordIn(parsed(text));
  const { ruleset: id, setup } = record.header;
  const ruleset = rulesets.get(id);
  if (ruleset === undefined) throw new HttpProblem(400, 'no-ruleset', `There is no ruleset "${id}" here.`);
  storableJson(setup, { what: 'setup of the record', maxBytes: maxSetupBytes });
  const problem = firstProblem(record, ruleset);
  if (problem !== undefined) throw new HttpProblem(400, 'false-record', `The record does not hold. ${problem}`);
  const { entries, ...head } = record;
  return { head, entries: inPieces(entries) };
}

function firstProblem(record: MatchRecord, ruleset: AnyRuleset): string | undefined {
  // Of another edition nothing is decided again. It may have been when that was new: whoever knows its fingerprint knows.
  if (record.header.edition !== ruleset.edition)
    return fingerprintOf(record) === record.fingerprint ? undefined : 'Its fingerprint is another one.';
  const verdict = verifyRecord(record, ruleset, { most: 1 });
  if (verdict.ok) return undefined;
  const { seq = null, sentence = '' } = verdict.problems[0] ?? {};
  return seq === null ? sentence : `Entry ${String(seq)}: ${sentence}`;
}

function parsed(sent: Uint8Array): unknown {
  const text = Buffer.from(sent).toString();
  if (holdsNoText(text)) throw new HttpProblem(400, badRecord, noTextSentence);
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpProblem(400, badRecord, 'This is not a record: it is not JSON. Send the file as it was saved.');
  }
}

/** Names as people give them here: whatever a file claims, it is one plain line. */
const plainName = /^[^\p{C}]*$/u;

function recordIn(value: unknown): MatchRecord {
  const read = readRecord(value);
  if (!read.ok) throw new HttpProblem(400, badRecord, `This is not a record. ${read.problems[0] ?? ''}`);
  const { name, seats } = read.value.header;
  const names = [name, ...seats.map((seat) => seat.name)];
  if (names.every((each) => each.length <= maxNameLength && plainName.test(each))) return read.value;
  const sentence = `Its names are no names: they have at most ${String(maxNameLength)} characters that can be seen.`;
  throw new HttpProblem(400, badRecord, `This is not a record. ${sentence}`);
}

function inPieces(entries: MatchRecord['entries']): string[] {
  const pieces: string[][] = [];
  let length = pieceLength;
  for (const entry of entries) {
    const text = JSON.stringify(entry);
    if (text.length > longestEntry)
      throw new HttpProblem(
        400,
        badRecord,
        `Entry ${String(entry.seq)} is longer than 1 MiB. No match has such a one.`,
      );
    if (length + text.length > pieceLength) {
      pieces.push([]);
      length = 0;
    }
    pieces.at(-1)?.push(text);
    length += text.length;
  }
  return pieces.map((piece) => `[${piece.join(',')}]`);
}
