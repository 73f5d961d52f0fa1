/** One line of a match's journal: what was asked, and all that came of it. */
import type { Json, Seat } from '@broadside/rules/kernel';
import { listOf, mostDice, mostSides, text, whole } from '@broadside/rules/kernel';
import * as z from 'zod';
import type { EntrySeals } from './seals.ts';

/** No deck has more cards. */
export const mostThings = 10_000;
/** Words of the dice stream. */
export const cursor = whole(0, 1e12);

/** A throw as it was drawn from the match's dice: the verifier recomputes the faces from `at` alone [DICE-6]. */
export const draw = z.strictObject({
  /** Words of the stream used up before it. */
  at: cursor,
  /** Of each die; for a shuffle the number of things shuffled, negative. */
  sides: whole(-mostThings, mostSides),
  /** The faces in the order drawn; of a shuffle, the new order by old places (from 0). */
  faces: listOf(whole(0, mostSides), mostDice),
  why: text(),
});
export type Draw = z.infer<typeof draw>;

export const entryKinds = ['start', 'command', 'table'] as const;

export interface LedgerEntry {
  /** `start`: entry 1; `command`: the ruleset's events came of it; `table`: the table's own events did. */
  readonly kind: (typeof entryKinds)[number];
  /** 1, 2, … without gaps. */
  readonly seq: number;
  /** Number of the seat that asked; 0 where none did. */
  readonly seat: number;
  /** Of a seat: unique among those of that seat. Of the server: see `serverId`. */
  readonly commandId: string;
  /** The ruleset's command, or the table's act. */
  readonly command: Json;
  readonly events: readonly Json[];
  readonly draws: readonly Draw[];
  /** Words of the dice stream used up after this entry. */
  readonly cursor: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** In records alone: no journal keeps what follows from the seed. */
  readonly seals?: EntrySeals;
}

/** Who, beside the seats, makes entries. */
export type Server = 'clock' | 'bot' | 'judge' | 'set-up';

/** A command id of the server's own. It holds a colon, and no client's does [WS-21]: neither can take the other's. */
export const serverId = (who: Server, own: string): string => `${who}:${own}`;

/** An id that the server alone writes. */
export const isServerId = (id: string): boolean => id.includes(':');

/** How the clock's ids began in journals and records of old, where a client could write one too. */
export const oldClockPrefix = 'time-up-';

export const seatOf = (number: number): Seat | null => (number === 0 ? null : `seat-${number}`);
