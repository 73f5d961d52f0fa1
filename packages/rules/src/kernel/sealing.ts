/** Receipts in views and records, whatever the ruleset: packages/match/src/receipts.ts makes them of what a ruleset seals. */
import * as z from 'zod';
import { listOf, seat, text } from './bounded.ts';
import type { IdCodec } from './ids.ts';

/** Ids of sealed things. */
export const sealedId: IdCodec<'sealed'> = z
  .string()
  .regex(/^[A-Za-z0-9-]{1,80}$/, 'letters, digits and hyphens, at most 80');

const hexadecimal = (digits: number): z.ZodString =>
  z.string().regex(new RegExp(`^[0-9a-f]{${String(digits)}}$`), `${String(digits)} hexadecimal digits`);

/** A receipt: the SHA-256 of salt, line feed and text. */
export const receiptDigits = hexadecimal(64);
/** Half of an HMAC: 16 bytes. */
export const saltDigits = hexadecimal(32);
/** More characters than the canonical text of any sealed thing has. */
export const mostSealedText = 100_000;

/**
 * The record of a receipt in a view, `receipt:ENTRY:ID`, whatever the ruleset. The last three fields come when it is opened:
 * at which entry, and what the receipt was made of.
 */
export const receiptRecord = z.strictObject({
  of: listOf(seat, 99),
  what: text(200),
  receipt: receiptDigits,
  opened: z.int().min(1).max(1e9).exactOptional(),
  salt: saltDigits.exactOptional(),
  text: text(mostSealedText).exactOptional(),
});
export type ReceiptRecord = z.infer<typeof receiptRecord>;
