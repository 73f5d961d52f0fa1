/**
 * Receipts of what lies sealed [SEAL-1 … SEAL-8]: a hash with a salt, which tells nobody what was sealed, and proves
 * afterwards that it stayed as it was. Salts follow from the match's seed, so that nothing of it is stored.
 */
import { hexBytes, hexText, hmacSha256 } from '@broadside/rules/kernel';
import type { ReceiptRecord, View, Viewer } from '@broadside/rules/kernel';
import type { DiceStream } from './dice-stream.ts';
import type { Ledger } from './ledger.ts';
import { receiptOf } from './receipt-check.ts';
import type { EntrySeals, OpenedSeal, Seal, Seals } from './seals.ts';

/** In no message to the stream are these bytes: dice ask for eight, which count [DICE-3]. */
const keyPurpose = 'broadside receipts';
const saltBytes = 16;

/** The key of a match's salts, in hexadecimal. Neither the seed nor the dice follow from it. */
export const receiptKeyOf = (stream: DiceStream): string => hexText(stream.keyFor(keyPurpose));

/** The salt of what has been sealed under this id since this entry. */
export function saltOf(receiptKey: string, { seq, id }: Pick<Seal, 'seq' | 'id'>): string {
  const message = new TextEncoder().encode(`${String(seq)}\n${id}`);
  return hexText(hmacSha256(hexBytes(receiptKey), message).subarray(0, saltBytes));
}

/** By key and seal: each is hashed once, however many look. */
const known = new WeakMap<Seal, { readonly key: string; readonly salt: string; readonly receipt: string }>();

function proofOf(key: string, seal: Seal): { readonly salt: string; readonly receipt: string } {
  const held = known.get(seal);
  if (held?.key === key) return held;
  const salt = saltOf(key, seal);
  const proof = { key, salt, receipt: receiptOf(salt, seal.text) };
  known.set(seal, proof);
  return proof;
}

const recordName = ({ seq, id }: Seal): string => `receipt:${String(seq)}:${id}`;

function sealedRecord(key: string, seal: Seal): ReceiptRecord {
  return { of: [...seal.of], what: seal.what, receipt: proofOf(key, seal).receipt };
}

function openedRecord(key: string, { at, ...seal }: OpenedSeal): ReceiptRecord {
  const { salt } = proofOf(key, seal);
  return { ...sealedRecord(key, seal), opened: at, salt, text: seal.text };
}

interface Shown {
  readonly key: string;
  readonly records: View;
}
const shown = new WeakMap<Seals, Shown>();

/** The receipts as records of a view, the same for every viewer; kept for as long as nothing changes about them. */
function recordsOf(key: string, seals: Seals): View {
  const held = shown.get(seals);
  if (held?.key === key) return held.records;
  const records = Object.fromEntries([
    ...seals.opened.map((each) => [recordName(each), openedRecord(key, each)] as const),
    ...seals.sealed.map((each) => [recordName(each), sealedRecord(key, each)] as const),
  ]);
  shown.set(seals, { key, records });
  return records;
}

const merged = new WeakMap<View, { readonly records: View; readonly view: View }>();

/** What `who` is shown of a match: the view of its ruleset, with the receipts of what lies sealed. */
export function viewFor({ ruleset, state, seals, receiptKey }: ShownLedger, who: Viewer): View {
  const own = ruleset.view(state, who) as View;
  if (receiptKey === undefined || seals.sealed.length + seals.opened.length === 0) return own;
  const records = recordsOf(receiptKey, seals);
  const held = merged.get(own);
  // Those who see the same share one object, so that what changes is found once for all of them.
  if (held?.records === records) return held.view;
  const view = { ...own, ...records };
  merged.set(own, { records, view });
  return view;
}
type ShownLedger = Pick<Ledger, 'ruleset' | 'state' | 'seals' | 'receiptKey'>;

/** What a record keeps of an entry; undefined where nothing was sealed by it, nor opened. */
export function entrySealsOf({ seq, seals, receiptKey }: Ledger): EntrySeals | undefined {
  if (receiptKey === undefined) return undefined;
  const sealed = seals.sealed
    .filter((each) => each.seq === seq)
    .map((each) => ({ id: each.id, receipt: proofOf(receiptKey, each).receipt }));
  const opened = seals.opened
    .filter(({ at }) => at === seq)
    .map(({ at: _at, ...each }) => ({ id: each.id, since: each.seq, text: each.text, ...proven(receiptKey, each) }));
  if (sealed.length + opened.length === 0) return undefined;
  return { ...(sealed.length === 0 ? {} : { sealed }), ...(opened.length === 0 ? {} : { opened }) };
}

const proven = (key: string, seal: Seal): { readonly salt: string; readonly receipt: string } => {
  const { salt, receipt } = proofOf(key, seal);
  return { salt, receipt };
};
