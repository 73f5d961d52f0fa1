/** Receipts of what lies sealed, as this browser sees and checks them [SEAL-7]: nobody's word is taken for one. */
import { receiptFault } from '@broadside/match';
import type { ReceiptRecord, Seat, View } from '@broadside/rules/kernel';

const storeKey = 'broadside.receipts';
const kept = 400;

export interface ShownReceipt {
  /** Of its record in the view, the same for as long as it is sealed and opened. */
  readonly name: string;
  readonly of: readonly Seat[];
  readonly what: string;
  readonly receipt: string;
  /** Absent as long as it is sealed. */
  readonly opened?: OpenedReceipt;
}

export interface OpenedReceipt {
  readonly salt: string;
  readonly text: string;
  /** `kept`: this browser saw the receipt while it was sealed. `fits`: it was not there. `false`: do not believe it. */
  readonly found: 'kept' | 'fits' | 'false';
  readonly sentence: string;
}

function read(): string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(storeKey) ?? '[]');
    return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

/** Where a browser stores nothing, the page remembers as long as it is open. */
let noted: string[] = read();

const keyOf = (match: string, name: string): string => `${match} ${name} `;

function note(match: string, name: string, receipt: string): void {
  if (seenAt(match, name) !== undefined) return;
  noted = [...noted, `${keyOf(match, name)}${receipt}`].slice(-kept);
  try {
    localStorage.setItem(storeKey, JSON.stringify(noted));
  } catch {
    // The page goes on without it.
  }
}

/** The receipt as this browser first saw it. */
function seenAt(match: string, name: string): string | undefined {
  const key = keyOf(match, name);
  return noted.find((each) => each.startsWith(key))?.slice(key.length);
}

/**
 * The receipts of a view, what is sealed first. `live`: what is sealed now is remembered; a replay shows what anybody could
 * have written since.
 */
export function receiptsOf(match: string, view: View, live: boolean): readonly ShownReceipt[] {
  const found = Object.entries(view).flatMap(([name, record]) =>
    name.startsWith('receipt:') ? [shownOf(match, name, record as unknown as ReceiptRecord, live)] : [],
  );
  return found.sort((a, b) => Number(a.opened !== undefined) - Number(b.opened !== undefined));
}

function shownOf(match: string, name: string, record: ReceiptRecord, live: boolean): ShownReceipt {
  const { of, what, receipt, salt, text } = record;
  if (salt === undefined || text === undefined) {
    if (live) note(match, name, receipt);
    return { name, of, what, receipt };
  }
  return { name, of, what, receipt, opened: { salt, text, ...checked(match, name, { receipt, salt, text }) } };
}

function checked(
  match: string,
  name: string,
  opened: Pick<ReceiptRecord, 'receipt'> & { readonly salt: string; readonly text: string },
): Pick<OpenedReceipt, 'found' | 'sentence'> {
  const seen = seenAt(match, name);
  if (seen !== undefined && seen !== opened.receipt)
    return { found: 'false', sentence: 'This is not the receipt that this browser saw while it was sealed.' };
  const fault = receiptFault(opened, name.split(':')[2] ?? '');
  if (fault !== undefined) return { found: 'false', sentence: fault };
  if (seen === undefined) return { found: 'fits', sentence: 'The receipt fits. This browser did not see it sealed.' };
  return { found: 'kept', sentence: 'Kept: the receipt fits.' };
}

/** The first digits, as people compare them. */
export const shortReceipt = (receipt: string): string => (receipt.slice(0, 8).match(/.{4}/g) ?? []).join(' ');
