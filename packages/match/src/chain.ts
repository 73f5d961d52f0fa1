/**
 * The hash chain of a record: one number that nobody can give to another record. The first link is SHA-256 of the
 * canonical text of everything but the entries; each further link is SHA-256 of the link before it, a line feed and the
 * canonical text of the entry. The last link is the record's fingerprint [REC-2].
 */
import { canonicalJson, sha256Hex } from '@broadside/rules/kernel';

interface Chained {
  readonly entries: readonly unknown[];
  readonly fingerprint?: string;
}

/** The links of a record, one for its head and one for each entry: 64 hexadecimal digits each. */
export function* chainOf({ entries, fingerprint: _head, ...head }: Chained): Generator<string, void> {
  let link = sha256Hex(canonicalJson(head));
  yield link;
  for (const entry of entries) {
    link = sha256Hex(`${link}\n${canonicalJson(entry)}`);
    yield link;
  }
}

/** The last link of the chain. */
export function fingerprintOf(record: Chained): string {
  let last = '';
  for (const link of chainOf(record)) last = link;
  return last;
}

/** As people compare it: the first 16 digits in groups of four. */
export const shortFingerprint = (fingerprint: string): string =>
  (fingerprint.slice(0, 16).match(/.{1,4}/g) ?? []).join(' ');

/** The same JSON, whatever the order of its keys. */
export const sameJson = (a: unknown, b: unknown): boolean => canonicalJson(a) === canonicalJson(b);
