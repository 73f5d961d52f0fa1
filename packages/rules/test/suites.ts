/** What the tests of every ruleset run: the promises of the kernel's contract, and the case files of a folder. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type CaseFile, checkRuleset, runCase, type SuiteOptions } from '../src/kernel/index.ts';
import type { Ruleset, View } from '../src/kernel/contract.ts';

export function keepsPromises<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  options: SuiteOptions,
): void {
  it('keeps every promise of the kernel', { timeout: 120_000 }, async () => {
    expect(await checkRuleset(ruleset, options)).toEqual([]);
  });
}

/** Every case file of `folder`, case by case, with the clients' preview judging as the server does. */
export async function passesCases<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  folder: string,
): Promise<void> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.cases.ts'));
  const loaded = await Promise.all(
    names.map(async (name) => {
      const url = pathToFileURL(join(folder, name)).href;
      const module = (await import(/* @vite-ignore */ url)) as { default: CaseFile };
      return { name, file: module.default };
    }),
  );

  it('finds the case files, each of this ruleset, no two cases with one id', () => {
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(loaded.map(({ file }) => file.ruleset))).toEqual(new Set([ruleset.id]));
    const ids = loaded.flatMap(({ file }) => file.cases.map((one) => one.id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  describe.each(loaded)('$name', ({ file }) => {
    it.each(file.cases)('$id', (one) => {
      expect(runCase(ruleset, one, { preview: true }).problems).toEqual([]);
    });
  });
}
