/** What belongs to the rulesets: commands, positions, setups, lists and cases, made from their schemas and from real ones. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { catalog } from '@broadside/rules/catalog';
import { caseFileJsonSchema, pick, rulesetJsonSchemas, throughJson } from '@broadside/rules/kernel';
import type { AnyRuleset, CaseFile, Random } from '@broadside/rules/kernel';
import * as z from 'zod';
import { mutated, nonsense, valueFor } from './values.ts';
import type { Schema } from './values.ts';

const kinds = ['setup', 'command', 'position', 'list', 'case'] as const;
export type Kind = (typeof kinds)[number];

/** Everything of one ruleset that requests are made of. */
interface Things {
  readonly ruleset: AnyRuleset;
  readonly schemas: Readonly<Record<Kind, Schema>>;
  readonly real: Readonly<Record<Kind, readonly unknown[]>>;
}

const rules = fileURLToPath(new URL('../../../../packages/rules/src', import.meta.url));

async function casesOf(id: string): Promise<CaseFile['cases'][number][]> {
  const folder = join(rules, id, 'cases');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.cases.ts'));
  const loaded = await Promise.all(
    files.map(async (name) => (await import(pathToFileURL(join(folder, name)).href)) as { default: CaseFile }),
  );
  return loaded.flatMap((module) => module.default.cases);
}

async function thingsOf(id: string): Promise<Things> {
  const ruleset = await catalog[id]?.();
  if (ruleset === undefined) throw new Error(`There is no ruleset ${id}.`);
  const { setup, command, position } = rulesetJsonSchemas(ruleset) as unknown as Record<string, Schema>;
  const file = caseFileJsonSchema(ruleset) as unknown as Schema;
  const list: Schema = ruleset.lists === undefined ? {} : z.toJSONSchema(ruleset.lists.codec, { io: 'input' });
  const cases = await casesOf(id);
  const plain = throughJson(cases) as unknown as CaseFile['cases'];
  const setups = [
    ...ruleset.presets.map((each) => throughJson(each.setup)),
    ...plain.flatMap(({ start }) => start ?? []),
  ];
  return {
    ruleset,
    schemas: { setup: setup ?? {}, command: command ?? {}, position: position ?? {}, list, case: file },
    real: {
      setup: setups,
      command: plain.flatMap(({ when = [] }) => when.map((each) => each.command)),
      position: plain.flatMap(({ given }) => given ?? []),
      list: setups.flatMap((each): unknown[] =>
        Object.values((each as Record<string, object | undefined>)['fleets'] ?? {}),
      ),
      case: plain,
    },
  };
}

export class Workshop {
  readonly rulesets: readonly string[];
  readonly #things: ReadonlyMap<string, Things>;
  readonly #random: Random;

  private constructor(things: ReadonlyMap<string, Things>, random: Random) {
    this.#things = things;
    this.#random = random;
    this.rulesets = [...things.keys()];
  }

  static async open(random: Random): Promise<Workshop> {
    const all = await Promise.all(Object.keys(catalog).map(async (id) => [id, await thingsOf(id)] as const));
    return new Workshop(new Map(all), random);
  }

  /** One of a kind: a real one, a real one that was changed, one from the schema at its bounds and beyond, or nonsense. */
  make(ruleset: string, kind: Kind): unknown {
    const random = this.#random;
    const things = this.#things.get(ruleset);
    if (things === undefined) return nonsense(random);
    const real = things.real[kind];
    const way = random();
    if (way < 0.02) return nonsense(random);
    if (real.length > 0 && way < 0.25) return pick(real, random);
    if (real.length > 0 && way < 0.65) return mutated(pick(real, random), random, pick([0.01, 0.05, 0.3], random));
    return this.#fromSchema(things, kind);
  }

  #fromSchema(things: Things, kind: Kind): unknown {
    const random = this.#random;
    const root = things.schemas[kind];
    const making = {
      random,
      root,
      wild: pick([0, 0.01, 0.05, 0.3], random),
      thing: () => nonsense(random),
      known: () => [],
    };
    const made = valueFor(making, root);
    if (kind !== 'case') return made;
    // The schema is that of a file.
    const cases = (made as { readonly cases?: readonly unknown[] } | null)?.cases;
    return Array.isArray(cases) ? (cases as unknown[])[0] : made;
  }

  /** What a field that takes any JSON is about, by its name. */
  about(ruleset: string, field: string): unknown {
    const random = this.#random;
    if (field === 'setup')
      return random() < 0.5 ? this.make(ruleset, 'setup') : { position: this.make(ruleset, 'position') };
    if (field === 'position' || field === 'case' || field === 'command') return this.make(ruleset, field);
    if (field === 'design') return this.make(ruleset, 'list');
    return random() < 0.5 ? nonsense(random) : this.make(ruleset, pick(kinds, random));
  }
}
