/**
 * A position as JSON, thing by thing: whatever has fields of its own can be picked, and its numbers, words and yes or no be set.
 * Nothing here knows a game: what may be set beside what is written, the JSON Schema of its positions says.
 */
import type { Json } from '@broadside/rules/kernel';

export type PositionPath = readonly (string | number)[];
type JsonObject = { readonly [field: string]: Json };

/** Something in a position that has fields of its own. */
export interface Thing {
  readonly path: PositionPath;
  /** Where it is, and how it is called: `squadrons › Waders › ships › Tern`. */
  readonly name: string;
}

/** A field that can be set by hand; `value` undefined: it is not written, and stands as is usual. */
export interface SimpleField {
  /** From the thing on. */
  readonly path: PositionPath;
  readonly name: string;
  readonly kind: 'number' | 'text' | 'flag';
  readonly value: number | string | boolean | undefined;
  readonly note?: string;
  readonly choices?: readonly string[];
}

/** What a JSON Schema says of a place; other words of it do not matter here. */
export interface PositionSchema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: { readonly [field: string]: PositionSchema };
  readonly additionalProperties?: PositionSchema | boolean;
  readonly items?: PositionSchema | boolean;
  readonly prefixItems?: readonly PositionSchema[];
  readonly anyOf?: readonly PositionSchema[];
  readonly oneOf?: readonly PositionSchema[];
  readonly allOf?: readonly PositionSchema[];
  readonly $ref?: string;
  readonly $defs?: { readonly [name: string]: PositionSchema };
}

const isList = (json: Json | undefined): json is readonly Json[] => Array.isArray(json);
const isObject = (json: Json | undefined): json is JsonObject =>
  typeof json === 'object' && json !== null && !isList(json);
const isSimple = (json: Json): json is number | string | boolean =>
  ['number', 'string', 'boolean'].includes(typeof json);
/** Numbers that belong together: a place, a size. */
const isTuple = (json: Json): json is readonly number[] =>
  isList(json) && json.length > 0 && json.length <= 4 && json.every((each) => typeof each === 'number');

export function at(json: Json, path: PositionPath): Json | undefined {
  let here: Json | undefined = json;
  for (const step of path) {
    if (isList(here)) here = here[Number(step)];
    else here = isObject(here) ? here[step] : undefined;
  }
  return here;
}

const title = (json: JsonObject, step: string | number): string => {
  const called = ['name', 'id', 'class', 'kind', 'type']
    .map((field) => json[field])
    .find((each) => typeof each === 'string');
  return typeof called === 'string' ? called : typeof step === 'number' ? `number ${String(step + 1)}` : step;
};

/** All things of a position, the whole of it first. */
export function thingsIn(position: Json): readonly Thing[] {
  const found: Thing[] = [];
  const walk = (json: Json, path: PositionPath, names: readonly string[]): void => {
    if (isObject(json)) {
      if (path.length === 0 || Object.values(json).some((each) => isSimple(each) || isTuple(each)))
        found.push({ path, name: names.join(' › ') || 'The whole table' });
      for (const [field, each] of Object.entries(json)) {
        const step = isObject(each) ? title(each, field) : field;
        walk(each, [...path, field], [...names, step]);
      }
    } else if (isList(json))
      json.forEach((each, index) => isObject(each) && walk(each, [...path, index], [...names, title(each, index)]));
  };
  walk(position, [], []);
  return found;
}

function resolved(node: PositionSchema, root: PositionSchema): readonly PositionSchema[] {
  const name = node.$ref?.replace(/^#\/\$defs\//, '');
  const referred = name === undefined ? undefined : node.$ref === '#' ? root : root.$defs?.[name];
  const within = [...(referred ? [referred] : []), ...(node.anyOf ?? []), ...(node.oneOf ?? []), ...(node.allOf ?? [])];
  return [node, ...within.flatMap((each) => resolved(each, root))];
}

/** What the schema may mean at a place. */
function schemasAt(root: PositionSchema, path: PositionPath): readonly PositionSchema[] {
  let here = resolved(root, root);
  for (const step of path)
    here = here
      .flatMap(({ properties, additionalProperties, items, prefixItems }) =>
        typeof step === 'number'
          ? [prefixItems?.[step] ?? (typeof items === 'object' ? items : undefined)]
          : [properties?.[step] ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined)],
      )
      .flatMap((node) => (node === undefined ? [] : resolved(node, root)));
  return here;
}

const kindOf = (nodes: readonly PositionSchema[]): SimpleField['kind'] | undefined => {
  const types = nodes.flatMap(({ type }) => type ?? []);
  if (types.some((type) => type === 'number' || type === 'integer')) return 'number';
  if (types.includes('boolean')) return 'flag';
  return types.includes('string') ? 'text' : undefined;
};

function field(
  path: PositionPath,
  value: SimpleField['value'],
  nodes: readonly PositionSchema[],
): SimpleField | undefined {
  const of = { number: 'number', string: 'text', boolean: 'flag' } as const;
  const kind = value === undefined ? kindOf(nodes) : of[typeof value as 'number'];
  if (kind === undefined) return undefined;
  const note = nodes.find(({ description }) => description !== undefined)?.description;
  const choices = nodes.flatMap((each) => each.enum ?? []).filter((each) => typeof each === 'string');
  const name = path.map((step) => (typeof step === 'number' ? String(step + 1) : step)).join(' ');
  return {
    ...{ path, name, kind, value },
    ...(note === undefined ? {} : { note }),
    ...(kind === 'text' && choices.length > 0 ? { choices } : {}),
  };
}

/** Fields of a thing that can be set by hand: those that are written, then others that the schema knows. */
export function fieldsOf(position: Json, thing: PositionPath, schema: PositionSchema = {}): readonly SimpleField[] {
  const json = at(position, thing);
  if (!isObject(json)) return [];
  const schemas = (path: PositionPath): readonly PositionSchema[] => schemasAt(schema, [...thing, ...path]);
  const written = Object.entries(json).flatMap(([name, value]) => {
    if (isSimple(value)) return [field([name], value, schemas([name]))];
    return isTuple(value) ? value.map((each, index) => field([name, index], each, schemas([name, index]))) : [];
  });
  const known = new Set(schemas([]).flatMap(({ properties = {} }) => Object.keys(properties)));
  const others = [...known]
    .filter((name) => json[name] === undefined)
    .map((name) => field([name], undefined, schemas([name])));
  return [...written, ...others].filter((each) => each !== undefined);
}

/** The position with another value at a place; undefined takes the field out, and it stands as is usual. */
export function withValue(json: Json, path: PositionPath, value: Json | undefined): Json {
  const [step, ...rest] = path;
  if (step === undefined) return value ?? null;
  if (isList(json)) return json.map((each, index) => (index === step ? withValue(each, rest, value) : each));
  const here = isObject(json) ? json : {};
  if (rest.length === 0 && value === undefined)
    return Object.fromEntries(Object.entries(here).filter(([name]) => name !== step));
  return { ...here, [step]: withValue(here[step] ?? {}, rest, value) };
}

const short = (json: Json | undefined): string => (json === undefined ? 'as usual' : JSON.stringify(json).slice(0, 80));

/** What is other in a second position, a line for each: `squadrons › Waders › ships › Tern, hull: 11 becomes 9`. */
export function changesIn(before: Json, after: Json): readonly string[] {
  const lines: string[] = [];
  const compare = (was: Json | undefined, is: Json | undefined, names: readonly string[]): void => {
    if (JSON.stringify(was) === JSON.stringify(is)) return;
    const both = isList(was) && isList(is) && was.length === is.length && !isTuple(is);
    if (both) return was.forEach((each, index) => compare(each, is[index], [...names, stepName(each, index)]));
    if (isObject(was) && isObject(is))
      return Object.keys({ ...was, ...is }).forEach((name) => compare(was[name], is[name], [...names, name]));
    lines.push(`${names.join(' › ') || 'all of it'}: ${short(was)} becomes ${short(is)}`);
  };
  compare(before, after, []);
  return lines;
}

const stepName = (json: Json, index: number): string => (isObject(json) ? title(json, index) : String(index + 1));
