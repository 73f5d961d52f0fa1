/**
 * What lies sealed at a table, entry by entry [SEAL-1 … SEAL-4]. It follows from the entries alone: the server, the verifier
 * and a replay fold it like everything else of a match. Whoever has the key of the receipts makes them from it (receipts.ts).
 */
import {
  canonicalJson,
  listOf,
  mostSealedText,
  receiptDigits,
  saltDigits,
  seat,
  sealedId,
  text,
} from '@broadside/rules/kernel';
import type { AnyRuleset, SealedThing, Seat } from '@broadside/rules/kernel';
import * as z from 'zod';
import { seq } from './words.ts';

/** A sealed thing as it has been since entry `seq`. */
const seal = z.strictObject({
  id: sealedId,
  seq,
  of: listOf(seat, 99),
  what: text(200),
  /** The canonical text of what is sealed, with its id. */
  text: text(mostSealedText),
});

/** What was opened last, and what is sealed. What a game opens later drives out what was opened before. */
export const seals = z.strictObject({
  sealed: listOf(seal),
  /** Each with the entry that opened it. */
  opened: listOf(seal.extend({ at: seq })),
});

/** What a record tells of the receipts that an entry gave, and of those that it opened [SEAL-6]. */
export const entrySeals = z.strictObject({
  sealed: listOf(z.strictObject({ id: sealedId, receipt: receiptDigits })).exactOptional(),
  opened: listOf(
    z.strictObject({
      id: sealedId,
      /** The entry since which it was sealed as it is. */
      since: seq,
      text: text(mostSealedText),
      salt: saltDigits,
      receipt: receiptDigits,
    }),
  ).exactOptional(),
});
export type EntrySeals = z.infer<typeof entrySeals>;

export interface Seal {
  readonly id: string;
  readonly seq: number;
  readonly of: readonly Seat[];
  readonly what: string;
  readonly text: string;
}
export interface OpenedSeal extends Seal {
  readonly at: number;
}
export interface Seals {
  readonly sealed: readonly Seal[];
  readonly opened: readonly OpenedSeal[];
}

export const noSeals: Seals = { sealed: [], opened: [] };

/** What is hashed, with the salt before it [SEAL-2]. */
export const sealedText = ({ id, content }: Pick<SealedThing, 'id' | 'content'>): string =>
  canonicalJson({ id, content });

interface Sealed {
  readonly seq: number;
  readonly steps: readonly { readonly event: unknown; readonly before: unknown }[];
  readonly state: unknown;
}

/** The seals after an entry; the same object where the entry changed nothing about them. */
export function sealsAfter(before: Seals, { sealing }: AnyRuleset, { seq: at, steps, state }: Sealed): Seals {
  if (sealing === undefined || state === undefined) return before;
  const opened = before.sealed.length === 0 ? [] : openedIn(before, sealing, steps, at);
  const things = sealing.sealed(state);
  if (things.length === 0 && before.sealed.length === 0) return before;
  const known = new Map(before.sealed.filter((each) => !opened.some(({ id }) => id === each.id)).map((s) => [s.id, s]));
  const sealed = things.map((thing) => {
    const held = known.get(thing.id);
    const words = sealedText(thing);
    return held?.text === words ? held : { id: thing.id, seq: at, of: thing.of, what: thing.what, text: words };
  });
  const same = sealed.length === before.sealed.length && sealed.every((each, index) => each === before.sealed[index]);
  if (same && opened.length === 0) return before;
  return { sealed: same ? before.sealed : sealed, opened: opened.length === 0 ? before.opened : opened };
}

type Sealings = NonNullable<AnyRuleset['sealing']>;

/** Only what stood sealed before the entry has a receipt to be opened. */
function openedIn(before: Seals, sealing: Sealings, steps: Sealed['steps'], at: number): OpenedSeal[] {
  const ids = new Set(
    steps.flatMap(({ event, before: state }) => (state === undefined ? [] : sealing.opened(event, state))),
  );
  return before.sealed.filter(({ id }) => ids.has(id)).map((each) => ({ ...each, at }));
}
