/** The JSON Schema of orders as people write them, made from that of the commands. */
import type * as z from 'zod';

type JsonSchema = z.core.JSONSchema.JSONSchema;
type Properties = NonNullable<JsonSchema['properties']>;

const inches = { type: 'number', minimum: -200, maximum: 200 } as const;
const placeSchema: JsonSchema = {
  type: 'array',
  prefixItems: [inches, inches],
  minItems: 2,
  maxItems: 2,
  description: '[x, y] in inches east and north of the south-west corner',
};
const nameSchema: JsonSchema = { type: 'string', maxLength: 60, description: 'a name in any case, or an id' };
const degrees: JsonSchema = {
  type: 'number',
  minimum: -360,
  maximum: 360,
  description: 'degrees clockwise from north',
};

/** What the table says where an order leaves it out, or what is written in another way. */
const OPTIONAL: ReadonlySet<string> = new Set([
  ...['to', 'course', 'distance', 'facing', 'carry', 'approach', 'exit', 'directions'],
  ...[
    'shooters',
    'segment',
    'screen',
    'screens',
    'escorts',
    'fighters',
    'chaff',
    'destroyed',
    'sentHome',
    'online',
    'hits',
  ],
]);

/** Weapons that one ship fires at once. */
const MOST_MOUNTS = 10;

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

/** What a field of the program is called by people. */
const spokenName = (field: string): string => (field === 'bearings' ? 'directions' : field.replace(/(Cdeg|Mils)$/, ''));

function spokenField(field: string, schema: JsonSchema): JsonSchema {
  if (field.endsWith('Cdeg')) return degrees;
  if (field.endsWith('Mils')) return { ...inches, description: 'inches' };
  if (field === 'bearings') return { ...spokenSchema(schema), items: degrees };
  const spoken = spokenSchema(schema);
  return field === 'mounts' && isSchema(spoken.items)
    ? { ...spoken, items: { anyOf: [nameSchema, spoken.items] } }
    : spoken;
}

function spokenFields(properties: Properties): Properties {
  const fields = Object.entries(properties).map(([field, schema]): [string, JsonSchema] => [
    spokenName(field),
    isSchema(schema) ? spokenField(field, schema) : {},
  ]);
  const spoken: Properties = Object.fromEntries(fields);
  // Whatever has a course may as well say where it leads to.
  if (spoken['course'] !== undefined) spoken['to'] = placeSchema;
  if (spoken['shooters'] !== undefined) {
    spoken['ship'] = { ...nameSchema, description: 'the ship that fires alone, instead of shooters' };
    spoken['mounts'] = { type: 'array', items: nameSchema, maxItems: MOST_MOUNTS };
  }
  return spoken;
}

export function spokenSchema(schema: JsonSchema): JsonSchema {
  const { anyOf, oneOf, items, prefixItems, properties, pattern, $schema: _, ...rest } = schema;
  if (properties?.['xMils'] !== undefined) return placeSchema;
  if (pattern !== undefined) return nameSchema;
  const ways = [...(oneOf ?? []), ...(anyOf ?? [])];
  const spoken: JsonSchema = { ...rest, ...(ways.length > 0 ? { anyOf: ways.map(spokenSchema) } : {}) };
  if (isSchema(items)) spoken.items = spokenSchema(items);
  if (prefixItems !== undefined)
    spoken.prefixItems = prefixItems.map((each) => (isSchema(each) ? spokenSchema(each) : each));
  if (rest.enum !== undefined) return { anyOf: [spoken, nameSchema] };
  if (properties === undefined) return spoken;
  const required = (rest.required ?? []).map(spokenName).filter((field) => !OPTIONAL.has(field));
  return { ...spoken, properties: spokenFields(properties), required };
}
