/** Every case file of this folder, case by case, with the clients' preview judging as the server does. */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type CaseFile, runCase } from '../../kernel/index.ts';
import { fleetCommand } from '../index.ts';

const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.cases.ts'));
const loaded = await Promise.all(
  files.map(async (name) => {
    const module = (await import(/* @vite-ignore */ `./${name}`)) as { default: CaseFile };
    return { name, file: module.default };
  }),
);

it('finds the case files, each of this ruleset, no two cases with one id', () => {
  expect(files.length).toBeGreaterThan(5);
  expect(new Set(loaded.map(({ file }) => file.ruleset))).toEqual(new Set(['fleet-command']));
  const ids = loaded.flatMap(({ file }) => file.cases.map((one) => one.id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

describe.each(loaded)('$name', ({ file }) => {
  it.each(file.cases)('$id', (one) => {
    expect(runCase(fleetCommand, one, { preview: true }).problems).toEqual([]);
  });
});
