/** What the tests of every ruleset run: the promises of the kernel's contract, and the case files of a folder. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Bot, Ruleset, Seat, View } from '../src/kernel/contract.ts';
import {
  type CaseFile,
  checkRuleset,
  type GoldenGame,
  goldenProblems,
  type PositionSetup,
  runCase,
  type SuiteOptions,
  walkPositions,
} from '../src/kernel/index.ts';

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

/** Matches that begin from moments of twelve others, each made from its seed. */
export function beginsFromPositions<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup | PositionSetup<P>, P>,
  planOf: (seed: number) => { readonly setup: Setup; readonly bots: (seat: Seat) => Bot<V, C, O> },
): void {
  it('is at that moment, and bots play it to its end', { timeout: 120_000 }, () => {
    const walks = Array.from({ length: 12 }, (_, index) =>
      walkPositions(ruleset, { seed: index + 1, ...planOf(index + 1), mostCommands: 6000, share: 0.04 }),
    );
    expect(walks.flatMap(({ problems }) => problems)).toEqual([]);
    expect(walks.reduce((sum, { begun }) => sum + begun, 0)).toBeGreaterThan(50);
  });
}

/** A golden game that is another in one die or one command is found out; two dice have to fall in it at once. */
export function noticesChanges<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  read: () => GoldenGame<C, E, Setup>,
): void {
  it('notice a die, an event or a command that is another', () => {
    const golden = read();
    const at = golden.entries.findIndex(({ faces }) => faces.length > 1);
    const entry = golden.entries[at];
    if (entry === undefined) throw new Error('nobody rolled two dice');
    const changed = (entries: (typeof golden)['entries']) => {
      try {
        return goldenProblems(ruleset, { ...golden, entries });
      } catch (error) {
        return [String(error)];
      }
    };
    const faces = entry.faces.map((face) => (face === 1 ? 2 : 1));
    expect(changed(golden.entries.with(at, { ...entry, faces }))).not.toEqual([]);
    expect(changed(golden.entries.toSpliced(at, 1))).not.toEqual([]);
  });
}
