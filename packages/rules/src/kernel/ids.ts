/** Ids of one kind of thing: text that knows what it names ([why](../../../../docs/adr/0019-ids-of-one-kind.md)). */
import type * as z from 'zod';

/** What an id names: for the compiler alone, no id has it when a program runs. */
export declare const idKind: unique symbol;

/**
 * The id of a thing of one kind. Text becomes one by itself where its kind is not known yet (a literal, a name from
 * outside that is looked up); an id of another kind never does.
 */
export type Id<K extends string> = string & { readonly [idKind]?: K };

/** A schema whose output is an id of one kind. */
export type IdCodec<K extends string> = z.ZodType<Id<K>, Id<K>>;
