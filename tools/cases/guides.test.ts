/** The guides to case files (`docs/case-files`): every example in them is run, and none leaves an order out. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalog as offered, inTheMaking } from '../../packages/rules/src/catalog.ts';
import {
  type AnyRuleset,
  isJsonObject,
  type Json,
  kindsOf,
  runCase,
  runCaseFile,
} from '../../packages/rules/src/kernel/index.ts';

const catalog = { ...offered, ...inTheMaking };
const folder = new URL('../../docs/case-files/', import.meta.url);
const guides = await Promise.all(
  readdirSync(folder).map(async (name) => {
    const page = readFileSync(new URL(name, folder), 'utf8');
    const blocks = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, block = '']) => JSON.parse(block) as Json);
    const load = catalog[name.replace(/\.md$/, '')];
    if (load === undefined) throw new Error(`${name} is called like no ruleset.`);
    return { name, page, blocks, ruleset: await load() };
  }),
);

const casesIn = (block: Json): readonly Json[] =>
  isJsonObject(block) && Array.isArray(block['cases']) ? (block['cases'] as readonly Json[]) : [];

it('there is one for each ruleset', () => {
  expect(guides.map(({ ruleset }) => ruleset.id).sort()).toEqual(Object.keys(catalog).sort());
});

describe.each(guides)('$name', ({ page, blocks, ruleset }) => {
  const cases = blocks.flatMap(casesIn).map((one) => ({ id: isJsonObject(one) ? one['id'] : undefined, one }));

  it('shows whole files of cases, and nothing else as JSON', async () => {
    expect(cases.length).toBeGreaterThan(0);
    for (const block of blocks)
      expect((await runCaseFile(catalog, block)).filter(({ problems }) => problems.length > 0)).toEqual([]);
  });

  it.each(cases)('its example $id passes', ({ one }) => {
    expect(runCase(ruleset, one, { preview: true }).problems).toEqual([]);
  });

  it('names every order and every event there is', () => {
    const unnamed = (codec: AnyRuleset['codec']['event']) =>
      [...kindsOf(codec).keys()].filter((kind) => !page.includes(`\`${kind}`));
    expect([unnamed(ruleset.codec.command), unnamed(ruleset.codec.event)]).toEqual([[], []]);
  });

  it('begins with the example of the schemas', () => {
    expect(blocks[0]).toEqual(ruleset.writing?.example);
  });
});
