/** Whether what was opened is what was sealed [SEAL-2, SEAL-7]. It stands by itself: a table loads this and nothing else of receipts. */
import { canonicalJson, sha256Hex } from '@broadside/rules/kernel';

/** The receipt of a text with this salt. */
export const receiptOf = (salt: string, text: string): string => sha256Hex(`${salt}\n${text}`);

/** What keeps an opened thing from being what was sealed; undefined where the receipt fits. Nobody's word is taken for it. */
export function receiptFault(
  { receipt, salt, text }: { readonly receipt: string; readonly salt: string; readonly text: string },
  id: string,
): string | undefined {
  if (receiptOf(salt, text) !== receipt) return 'Salt and text give another receipt than the one that was shown.';
  return idIn(text) === id ? undefined : 'The receipt is of another thing.';
}

function idIn(text: string): unknown {
  try {
    const told: unknown = JSON.parse(text);
    // Written otherwise, the same thing would have two receipts.
    if (typeof told !== 'object' || told === null || canonicalJson(told) !== text) return undefined;
    return (told as { readonly id?: unknown }).id;
  } catch {
    return undefined;
  }
}
