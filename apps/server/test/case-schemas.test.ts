/** The JSON Schemas of case files, as programs and editors in other languages read them, against the guides. */
import { readdirSync, readFileSync } from 'node:fs';
import { catalog, inTheMaking } from '@broadside/rules/catalog';
import { caseFileJsonSchema, isJsonObject, positionJsonSchema } from '@broadside/rules/kernel';
import type { Json } from '@broadside/rules/kernel';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';

const folder = new URL('../../../docs/case-files/', import.meta.url);
const guides = readdirSync(folder).map((name) => ({ name, id: name.replace(/\.md$/, '') }));

describe.each(guides)('$name', async ({ name, id }) => {
  const page = readFileSync(new URL(name, folder), 'utf8');
  const files = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, block = '']) => JSON.parse(block) as Json);
  const ruleset = await { ...catalog, ...inTheMaking }[id]?.();
  if (ruleset === undefined) throw new Error(`${name} is called like no ruleset.`);
  const ajv = new Ajv2020({ strict: false });
  const fits = ajv.compile(caseFileJsonSchema(ruleset));

  it('its examples fit the schema', () => {
    for (const file of files) expect([fits(file), fits.errors?.slice(0, 3)]).toEqual([true, undefined]);
  });

  it('a slip of the pen does not', () => {
    const misspelled = JSON.stringify(files[0]).replace('"when"', '"wenn"');
    expect(fits(JSON.parse(misspelled))).toBe(false);
  });

  it('the schemas show examples that fit them', () => {
    const { examples = [] } = caseFileJsonSchema(ruleset);
    expect(examples.map((example) => fits(example))).toEqual([true]);
    const position = positionJsonSchema(ruleset);
    const stands = ajv.compile(position);
    expect(position.examples?.length).toBeGreaterThan(0);
    for (const example of position.examples ?? [])
      expect([stands(example), isJsonObject(example)]).toEqual([true, true]);
  });
});
