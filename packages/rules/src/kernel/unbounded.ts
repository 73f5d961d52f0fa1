/** Finds what a JSON Schema leaves without a maximum: what a client could make as large as it likes. */

/** A JSON Schema as far as it is looked at. */
export interface SchemaNode {
  readonly [keyword: string]: unknown;
}

/** zod writes these for whole numbers that were given no bounds. */
const unlimited = Number.MAX_SAFE_INTEGER;

const below = {
  named: ['properties', '$defs', 'definitions', 'patternProperties'],
  listed: ['anyOf', 'oneOf', 'allOf', 'prefixItems'],
  single: ['items', 'additionalProperties', 'propertyNames'],
} as const;

const isNode = (value: unknown): value is SchemaNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The paths of all that has no maximum, each with what it is; empty where everything has one. */
export function unboundedIn(schema: unknown, path = ''): string[] {
  if (!isNode(schema)) return [];
  const missing = missingIn(schema);
  const here = path === '' ? '(the whole)' : path;
  return [...(missing === undefined ? [] : [`${here}: ${missing}`]), ...childrenOf(schema, path)];
}

function childrenOf(schema: SchemaNode, path: string): string[] {
  const named = below.named.flatMap((keyword) =>
    Object.entries(schema[keyword] ?? {}).flatMap(([name, child]) => unboundedIn(child, `${path}/${name}`)),
  );
  const listed = below.listed.flatMap((keyword) =>
    ((schema[keyword] ?? []) as readonly unknown[]).flatMap((child, at) => unboundedIn(child, `${path}/${at}`)),
  );
  const single = below.single.flatMap((keyword) => unboundedIn(schema[keyword], `${path}/[${keyword}]`));
  return [...named, ...listed, ...single];
}

/** What a node itself lacks. */
function missingIn(schema: SchemaNode): string | undefined {
  if ('const' in schema || 'enum' in schema) return undefined;
  const types: readonly unknown[] = Array.isArray(schema['type']) ? schema['type'] : [schema['type']];
  for (const type of types) {
    if (type === 'string' && !endsText(schema)) return 'text without a longest length';
    if ((type === 'number' || type === 'integer') && !endsNumber(schema)) return 'a number without both bounds';
    if (type === 'array' && !endsArray(schema)) return 'a list without a most';
    if (type === 'object' && !endsObject(schema)) return 'a record without a most of keys';
  }
  const said = Object.keys(schema).filter((keyword) => !says.nothing.includes(keyword));
  return said.length === 0 && !('x-bounded-by' in schema) ? 'anything at all' : undefined;
}
const says = { nothing: ['title', 'description', 'default', 'examples', '$schema', 'x-bounded-by'] };

const endsText = ({ maxLength, pattern }: SchemaNode): boolean =>
  typeof maxLength === 'number' || (typeof pattern === 'string' && endsPattern(pattern));

/** A pattern that holds the whole text and repeats nothing without end. */
function endsPattern(pattern: string): boolean {
  if (!pattern.startsWith('^') || !pattern.endsWith('$')) return false;
  const plain = pattern.replaceAll(/\\./g, 'x').replaceAll(/\[[^\]]*\]/g, 'x');
  return !/[*+]|\{\d+,\}/.test(plain);
}

function endsNumber(schema: SchemaNode): boolean {
  const least = schema['minimum'] ?? schema['exclusiveMinimum'];
  const most = schema['maximum'] ?? schema['exclusiveMaximum'];
  return typeof least === 'number' && typeof most === 'number' && least > -unlimited && most < unlimited;
}

/** A list of places, each with its own schema, is as long as they are. */
const endsArray = ({ maxItems, prefixItems, items }: SchemaNode): boolean =>
  typeof maxItems === 'number' || (Array.isArray(prefixItems) && (items === undefined || items === false));

/** An object whose keys are all named, or come from a list of names, or are so many at most. */
function endsObject({ additionalProperties, patternProperties, propertyNames, maxProperties }: SchemaNode): boolean {
  if (typeof maxProperties === 'number') return true;
  if (additionalProperties === false) return patternProperties === undefined;
  return isNode(propertyNames) && Array.isArray(propertyNames['enum']);
}
