/**
 * Schemas that have an end. What a client sends is made of these alone: every number, text, list and record of it has a
 * maximum, so that no loop over it runs for ever and no roll of dice fills the memory. `unboundedIn` finds what has none.
 */
import * as z from 'zod';
import type { Json, Seat } from './contract.ts';
import { mostDice } from './dice.ts';
import type { IdCodec } from './ids.ts';

export const whole = (least: number, most: number) => z.int().min(least).max(most);

/** What lies on the table of one thing and is thrown for or done one by one: tokens, ships of a unit, dice of a weapon. */
export const few = whole(0, 999);
/** What adds up over a match: points, rounds, hits. What a position begins with is far below it, so that play never gets there. */
export const count = whole(0, 1_000_000);
export const atLeastOne = whole(1, 1_000_000);
/** The same where it can be below 0: modifiers, totals. */
export const amount = whole(-1_000_000, 1_000_000);
/** Points that may be halves. */
export const points = z.number().min(-1_000_000).max(1_000_000);

export const face = (sides: number) => whole(1, sides);
export const faces = (sides: number) => listOf(face(sides), mostDice);

/** Text of at most so many characters; a sentence or a name of what is on the table where nothing is said. */
export const text = (most = 1000) => z.string().max(most);
/** The id of a rule or a ruling. */
export const ruleId: IdCodec<'rule'> = text(60);

/** A seat of a match, wherever one is written. The pattern proves what the type claims, which zod cannot infer. */
export const seat = z.string().regex(/^seat-[1-9][0-9]?$/, 'seat-1 to seat-99') as unknown as z.ZodType<Seat, Seat>;

/**
 * The id of a record: safe in a JSON pointer and in an address. Not the one name of that shape that every object has
 * already: looking it up would find what is no record.
 */
export const recordId = z
  .string()
  .regex(/^(?!constructor$)[a-z0-9][a-z0-9-]{0,39}$/, 'lower-case letters, digits and hyphens, at most 40');

/** A list of at most so many things: more than a match can have of anything where nothing is said. */
export const listOf = <T extends z.ZodType>(item: T, most = 5000) => z.array(item).max(most);

/** A record of at most so many keys, likewise. JSON Schema is told in the words that it has for it. */
export const mapOf = <K extends z.core.$ZodRecordKey, V extends z.ZodType>(key: K, value: V, most = 5000) =>
  z
    .record(key, value)
    .refine((record) => Object.keys(record).length <= most, `has more than ${String(most)} keys`)
    .meta({ maxProperties: most });

/** How deep JSON of no schema of its own may be nested, and how many values it may hold. */
export const plainJson = { depth: 32, values: 100_000 } as const;

/** Whether a value that came out of JSON stays within `plainJson`. It goes no deeper than that, however deep the value is. */
export const fitsPlainJson = (given: unknown): boolean => valuesIn(given, 0) <= plainJson.values;

/** How many values it holds, itself included; infinitely many where one lies too deep. */
function valuesIn(given: unknown, depth: number): number {
  if (depth > plainJson.depth) return Infinity;
  if (typeof given !== 'object' || given === null) return 1;
  let values = 1;
  if (Array.isArray(given)) for (const each of given) values += valuesIn(each, depth + 1);
  else for (const key in given) values += valuesIn((given as Record<string, unknown>)[key], depth + 1);
  return values;
}

/** JSON that nothing more is known of here. */
export const json = z
  .custom<Json>(
    (value) => value !== undefined && fitsPlainJson(value),
    `write JSON of at most ${String(plainJson.depth)} levels and ${String(plainJson.values)} values`,
  )
  .meta({ 'x-bounded-by': 'plainJson' });
