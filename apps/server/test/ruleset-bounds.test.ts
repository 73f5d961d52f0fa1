import * as z from 'zod';
import { expect, it } from 'vitest';
import { catalog } from '@broadside/rules/catalog';
import { caseFileJsonSchema, rulesetJsonSchemas, unboundedIn } from '@broadside/rules/kernel';
import type { AnyRuleset } from '@broadside/rules/kernel';

const read = (codec: z.ZodType) => z.toJSONSchema(codec, { io: 'input', unrepresentable: 'any' });

/** Every schema through which something of a ruleset comes in: from a client, a file, an imported record or the store. */
const schemasOf = (ruleset: AnyRuleset): Record<string, unknown> => ({
  ...rulesetJsonSchemas(ruleset),
  event: read(ruleset.codec.event),
  state: read(ruleset.codec.state),
  case: caseFileJsonSchema(ruleset),
  ...(ruleset.lists === undefined ? {} : { list: read(ruleset.lists.codec) }),
});

it.each(Object.keys(catalog))('%s bounds every number, text, list and record that comes in', async (id) => {
  const ruleset = await catalog[id]?.();
  if (ruleset === undefined) throw new Error(`there is no ruleset ${id}`);
  const schemas = schemasOf(ruleset);
  expect(Object.keys(schemas)).toEqual(expect.arrayContaining(Object.keys(ruleset.codec)));
  const open = Object.entries(schemas).flatMap(([name, schema]) => unboundedIn(schema, name));
  expect(open).toEqual([]);
});
