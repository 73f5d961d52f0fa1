/** Commands that a hostile client could send: of the right form, about anything. */
import * as z from 'zod';
import { pick, type Random } from '../../kernel/index.ts';
import { command as codec, type Command } from '../commands.ts';
import type { OpenTable } from '../state.ts';

interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: { readonly [name: string]: Schema };
  readonly required?: readonly string[];
  readonly items?: Schema;
}

const schema = z.toJSONSchema(codec, { unrepresentable: 'any' }) as Schema;
const numbers = [0, 1, 2, 3, 4, 5, 8, 12, 60, 199];

/** Any JSON that has the form of the schema; ids are those of `ids`. */
function anything(form: Schema, random: Random, ids: readonly string[]): unknown {
  const options = form.anyOf ?? form.oneOf;
  if (options !== undefined) return anything(pick(options, random), random, ids);
  if (form.const !== undefined) return form.const;
  if (form.enum !== undefined) return pick(form.enum, random);
  if (form.type === 'string') return pick(ids, random);
  if (form.type === 'boolean') return random() < 0.5;
  if (form.type === 'integer' || form.type === 'number') return pick(numbers, random);
  if (form.type === 'null') return null;
  if (form.type === 'array') {
    const { items = {} } = form;
    return Array.from({ length: Math.floor(random() * 4) }, () => anything(items, random, ids));
  }
  const fields = Object.entries(form.properties ?? {}).filter(
    ([name]) => form.required?.includes(name) || random() < 0.5,
  );
  return Object.fromEntries(fields.map(([name, field]) => [name, anything(field, random, ids)]));
}

/** Ids of everything on the table, of nothing, and of what every object has. */
export const idsOf = ({ units, features, hands, objectives }: OpenTable): readonly string[] => [
  ...Object.keys(units),
  ...Object.keys(units),
  ...[features, hands, objectives].flatMap((records) => Object.keys(records)),
  'nobody',
  'constructor',
  'tostring',
];

/** A well-formed command about anything; undefined where the draw was not well-formed. */
export function nonsense(table: OpenTable, random: Random): Command | undefined {
  return codec.safeParse(anything(schema, random, idsOf(table))).data;
}

/** A command with some of its values replaced, doubled or left out; undefined where it lost its form. */
export function bent(command: Command, table: OpenTable, random: Random): Command | undefined {
  const ids = idsOf(table);
  const bend = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      const items = value.filter(() => random() < 0.9).map(bend);
      return random() < 0.1 ? [...items, ...items] : items;
    }
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([field, each]) => [field, field === 'kind' ? each : bend(each)]),
      );
    if (random() < 0.7) return value;
    if (typeof value === 'number') return random() < 0.5 ? value + pick([-1, 1], random) : pick(numbers, random);
    if (typeof value === 'string') return pick([...ids, ...words], random);
    return typeof value === 'boolean' ? !value : value;
  };
  return codec.safeParse(bend(command)).data;
}

const words = ['move', 'attack', 'weapon', 'ram', 'boarding', 'engines', 'bays', 'focus-fire', 'intercept'];
