/** What a schema of events or commands has: its kinds, and the fields of each. */
import * as z from 'zod';
import { noSuch } from '../words.ts';

type JsonSchema = z.core.JSONSchema.JSONSchema;
export type Kinds = ReadonlyMap<string, ReadonlySet<string>>;

const known = new WeakMap<z.ZodType, Kinds>();

/** The kinds of a codec; empty where its values have no kinds. */
export function kindsOf(codec: z.ZodType): Kinds {
  const before = known.get(codec);
  if (before !== undefined) return before;
  const kinds = new Map<string, Set<string>>();
  collect(z.toJSONSchema(codec, { io: 'input', unrepresentable: 'any' }), kinds);
  known.set(codec, kinds);
  return kinds;
}

function collect(schema: JsonSchema, kinds: Map<string, Set<string>>): void {
  for (const inner of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) collect(inner, kinds);
  const kind = schema.properties?.['kind'];
  if (typeof kind !== 'object') return;
  for (const name of [kind.const, ...(kind.enum ?? [])]) {
    if (typeof name !== 'string') continue;
    const fields = kinds.get(name) ?? new Set<string>();
    for (const field of Object.keys(schema.properties ?? {})) fields.add(field);
    kinds.set(name, fields);
  }
}

/** Why nothing can be of this kind or have these fields: a slip there would let an expectation hold for nothing. */
export function kindFault(what: string, written: object, kinds: Kinds): string | undefined {
  if (kinds.size === 0) return undefined;
  const { kind, ...rest } = written as { readonly kind?: unknown };
  if (typeof kind !== 'string') return `write the kind of the ${what}: { "kind": "…" }.`;
  const fields = kinds.get(kind);
  if (fields === undefined) return noSuch(what, kind, [...kinds.keys()]);
  const [stray] = Object.keys(rest).filter((field) => !fields.has(field));
  if (stray === undefined) return undefined;
  const others = [...fields].filter((field) => field !== 'kind');
  return `The ${what} ${kind} has no field "${stray}". It has: ${others.join(', ') || 'none'}.`;
}
