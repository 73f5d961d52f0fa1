import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { command } from '../commands.ts';
import { runCase } from '../../kernel/index.ts';
import { quantumRebellion } from '../index.ts';

const page = readFileSync(new URL('../../../../../docs/case-files.md', import.meta.url), 'utf8');
const [, example = ''] = /```json\n([\s\S]*?)```/.exec(page) ?? [];
const { cases } = JSON.parse(example) as { cases: { id: string }[] };

it.each(cases)('the documented case $id passes', (one) => {
  expect(runCase(quantumRebellion, one, { preview: true }).problems).toEqual([]);
});

it('the page names every order there is', () => {
  const kinds = command.options.map((option) => option.shape.kind.value);
  expect(kinds.filter((kind) => !page.includes(`\`${kind}`))).toEqual([]);
});
