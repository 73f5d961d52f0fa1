/** Whatever a client sends that has the form of a command is answered: no throw, and the preview agrees. */
import { expect, it } from 'vitest';
import * as z from 'zod';
import type { Ruleset, View } from '../src/kernel/contract.ts';
import { pick, playFrom, type Random, SeededDice, seededRandom } from '../src/kernel/index.ts';

interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: { readonly [name: string]: Schema };
  readonly required?: readonly string[];
  readonly propertyNames?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
}

const numbers = [0, 1, 2, 5, 1000, 4500, 9000, 18_000, 22_000, 24_000, 35_999];

/** Any JSON that has the form of the schema; ids are those of `ids`. */
function anything(schema: Schema, random: Random, ids: readonly string[]): unknown {
  const options = schema.anyOf ?? schema.oneOf;
  if (options !== undefined) return anything(pick(options, random), random, ids);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return pick(schema.enum, random);
  if (schema.type === 'string') return pick(ids, random);
  if (schema.type === 'boolean') return random() < 0.5;
  if (schema.type === 'integer' || schema.type === 'number') return pick(numbers, random);
  if (schema.type === 'null') return null;
  if (schema.type === 'array') {
    const { items = {}, prefixItems } = schema;
    if (prefixItems !== undefined) return prefixItems.map((item) => anything(item, random, ids));
    return Array.from({ length: 1 + Math.floor(random() * 3) }, () => anything(items, random, ids));
  }
  if (schema.properties === undefined) {
    const values = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {};
    return { [String(anything(schema.propertyNames ?? {}, random, ids))]: anything(values, random, ids) };
  }
  const fields = Object.entries(schema.properties).filter(
    ([name]) => schema.required?.includes(name) || random() < 0.5,
  );
  return Object.fromEntries(fields.map(([name, field]) => [name, anything(field, random, ids)]));
}

/** Ids of what stands on the table, of some of the fighters, of nothing, and of what every object has. */
const idsOf = (state: { readonly ships: object; readonly fighters: object; readonly squadrons: object }): string[] => [
  ...Object.keys(state.ships),
  ...Object.keys(state.fighters).slice(0, 8),
  ...Object.keys(state.squadrons),
  'constructor',
  'nobody',
];

interface Melee<P> {
  /** The moment of a number. */
  readonly momentOf: (seed: number) => P;
  /** The ids of rules, as refusals cite them. */
  readonly rule: RegExp;
}

export function answersAnything<
  S extends Parameters<typeof idsOf>[0],
  C extends { readonly kind: string },
  E,
  V extends View,
  O,
  Setup,
  P,
>(ruleset: Ruleset<S, C, E, V, O, Setup, P>, { momentOf, rule }: Melee<P>): void {
  const codec = ruleset.codec.command;
  const schema = z.toJSONSchema(codec, { unrepresentable: 'any' }) as Schema;
  const kinds = schema.anyOf ?? schema.oneOf ?? [];

  function judgeAnything(state: S, random: Random, seed: number): string | undefined {
    const parsed = codec.safeParse(anything(schema, random, idsOf(state)));
    if (!parsed.success) return undefined;
    for (const by of ['seat-1', 'seat-2'] as const) {
      const preview = ruleset.check(ruleset.view(state, { kind: 'seat', seat: by }), parsed.data, by);
      const decision = ruleset.decide(state, parsed.data, by, new SeededDice(seededRandom(seed)));
      expect(preview, JSON.stringify(parsed.data)).toEqual(decision.ok ? undefined : decision.reason);
      if (preview === undefined) continue;
      expect(preview.rule).toMatch(rule);
      expect(preview.sentence).toMatch(/\.$/);
    }
    return parsed.data.kind;
  }

  it.each([1, 2, 3])('every command is answered in every moment of a melee (seed %i)', (seed) => {
    const random = seededRandom(seed);
    const read = ruleset.fromPosition(momentOf(seed));
    if (!read.ok) throw new Error(read.problems.join('\n'));
    const match = playFrom(ruleset, read.value, new SeededDice(seededRandom(seed)));
    const judged = new Set<string | undefined>();
    for (let step = 0; step < 30 && match.outcome === undefined; step++) {
      for (let trial = 0; trial < 20; trial++) judged.add(judgeAnything(match.state, random, seed));
      const [by] = match.awaiting;
      if (by === undefined) throw new Error('nobody is awaited');
      const sampled = ruleset.sample(match.viewOf(by), pick(match.offers(by), random), by, random);
      expect(match.apply(sampled, by).ok).toBe(true);
    }
    expect(judged.size).toBeGreaterThan(kinds.length * 0.8);
  });
}
