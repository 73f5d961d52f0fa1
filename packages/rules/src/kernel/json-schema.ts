/** Schemas as JSON Schema, for editors and for people who write positions and cases by hand. */
import * as z from 'zod';
import { json, listOf, text } from './bounded.ts';
import { caseSchema } from './case-files/schema.ts';
import type { Json, Ruleset, View, Writing } from './contract.ts';
import { isJsonObject } from './writing.ts';
import { mostRecords, recordsOfViews } from './view-codec.ts';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** What may be written (before defaults are filled in). */
function asWritten(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
}

/** Examples as the keyword of a schema; none where the ruleset shows none. */
const shown = (examples: readonly Json[] | undefined): { examples?: Json[] } =>
  examples === undefined ? {} : { examples: [...examples] };

const listIn = (value: Json | undefined, field: string): readonly Json[] => {
  const list = isJsonObject(value) ? value[field] : undefined;
  return Array.isArray(list) ? (list as readonly Json[]) : [];
};

/** What one field of each case of the ruleset's example holds. */
function exampleOf<S, C>(writing: Writing<S, C> | undefined, field: string): readonly Json[] | undefined {
  if (writing === undefined) return undefined;
  return listIn(writing.example, 'cases').flatMap((one) => (isJsonObject(one) ? (one[field] ?? []) : []));
}

/** The JSON Schema of a ruleset's positions. */
export function positionJsonSchema<S, C, E, V extends View, O, Setup, P>({
  codec,
  name,
  writing,
}: Ruleset<S, C, E, V, O, Setup, P>): JsonSchema {
  return { ...asWritten(codec.position), title: `A position of ${name}`, ...shown(exampleOf(writing, 'given')) };
}

/** The JSON Schema of a view: its records by name, and by the kind before the colon of their ids. */
function viewJsonSchema(codec: z.ZodType): JsonSchema {
  const of = recordsOfViews(codec);
  if (of === undefined) return asWritten(codec);
  const { always, sometimes, kinds } = of;
  // Written as one object first, so that they share their definitions.
  const together = z.object({ ...always, ...sometimes, ...kinds });
  const { properties = {}, ...rest } = z.toJSONSchema(together, { unrepresentable: 'any' });
  const some = (names: object): NonNullable<JsonSchema['properties']> =>
    Object.fromEntries(Object.entries(properties).filter(([name]) => Object.hasOwn(names, name)));
  const byKind = Object.entries(some(kinds)).map(([kind, schema]) => [`^${kind}:`, schema] as const);
  return {
    ...rest,
    required: Object.keys(always),
    properties: { ...some(always), ...some(sometimes) },
    patternProperties: Object.fromEntries(byKind),
    additionalProperties: false,
    maxProperties: mostRecords,
  };
}

/** The JSON Schemas of all that travels as the ruleset's own. */
export function rulesetJsonSchemas<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
): Readonly<Record<'setup' | 'command' | 'view' | 'position' | 'caseFile', JsonSchema>> {
  const { codec, name } = ruleset;
  return {
    setup: { ...asWritten(codec.setup), title: `A setup of ${name}` },
    command: { ...asWritten(codec.command), title: `A command of ${name}` },
    view: { ...viewJsonSchema(codec.view), title: `A view of ${name}` },
    position: positionJsonSchema(ruleset),
    caseFile: caseFileJsonSchema(ruleset),
  };
}

/** The JSON Schema of a ruleset's case files. */
export function caseFileJsonSchema<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
): JsonSchema {
  const { codec, writing } = ruleset;
  const commands = asWritten(codec.command);
  // Stands for the commands until what may be written instead of them is put in its place.
  const order = json.meta({ id: 'order' });
  const file = z.strictObject({
    $schema: text().optional(),
    ruleset: z.literal(ruleset.id),
    cases: listOf(caseSchema(codec.position, order, codec.setup), 1000).min(1),
  });
  const whole = asWritten(file);
  const { $schema: _, ...orders } = writing?.schema?.(commands) ?? commands;
  return {
    ...whole,
    $defs: { ...whole.$defs, order: orders },
    title: `A case file of ${ruleset.name}`,
    ...shown(writing && [writing.example]),
  };
}
