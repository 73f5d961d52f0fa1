/** What is asked about the time of a table [LEAGUE-62 … LEAGUE-71]. */
import { listOf, text, whole } from '@broadside/rules/kernel';
import * as z from 'zod';
import { zoneName } from './terms.ts';

const entrant = whole(1, 10_000);
const round = whole(1, 100_000);
const instant = whole(0, 10_000_000_000_000);
const words = text(1000).trim().min(1);
const side = z.union([z.literal(0), z.literal(1)]);
const bookPoints = z.number().min(-1_000_000).max(1_000_000).multipleOf(0.5);

export const tableRuling = z.discriminatedUnion('answer', [
  z.strictObject({ answer: z.literal('forfeit'), winner: side }),
  z.strictObject({ answer: z.enum(['both-lose', 'draw']) }),
  z.strictObject({ answer: z.literal('extension'), until: instant }),
  z.strictObject({
    answer: z.literal('as-it-stands'),
    winner: side.nullable(),
    book: z.tuple([bookPoints, bookPoints]),
  }),
]);

/** A ruling as somebody gives it. */
export type GivenRuling = z.infer<typeof tableRuling>;

/** The table is that of the entrant in the round. */
const table = { round, entrant };

export const timeActs = [
  /** Up to five hours at which the entrant could begin. They take the place of those offered before. */
  z.strictObject({ act: z.literal('offer-hours'), ...table, zone: zoneName, slots: listOf(instant, 5).min(1) }),
  /** One of the hours that the other side offers; null: none of them fits. */
  z.strictObject({ act: z.literal('answer-offer'), ...table, slot: instant.nullable() }),
  /** Officials set the hour, or take it away. */
  z.strictObject({ act: z.literal('set-hour'), ...table, at: instant.nullable(), zone: zoneName }),
  /** Officials decide proposals: as they are, or otherwise. */
  z.strictObject({
    act: z.literal('rule-on-proposals'),
    tables: listOf(z.strictObject({ ...table, ruling: tableRuling.nullable() }), 256).min(1),
  }),
  z.strictObject({ act: z.literal('appeal'), ...table, text: words }),
  z.strictObject({ act: z.literal('answer-appeal'), ...table, granted: tableRuling.nullable(), text: words }),
] as const;

/** When somebody was at the table. */
export interface TableStay {
  readonly from: number;
  readonly to: number;
}

/** What the server knows of a table beside its season. */
export interface TableFacts {
  /** By side. */
  readonly stays: readonly [readonly TableStay[], readonly TableStay[]];
  /** A match that was begun and not finished. */
  readonly match: { readonly startedAt: number; readonly book: readonly [number, number] | null } | null;
}

/** What the server asks by itself, or with what it knows for somebody. */
export type TimeServerAct =
  | { readonly act: 'offer-seen'; readonly round: number; readonly entrant: number }
  /** `claimed`: the entrant claims that the other one did not sit down; null: the deadline is there. */
  | {
      readonly act: 'propose';
      readonly round: number;
      readonly pairing: number;
      readonly claimed: number | null;
      readonly facts: TableFacts;
    }
  /** The time for review is over. */
  | { readonly act: 'let-take-effect'; readonly round: number; readonly pairing: number };
