/** What the tests of every ruleset run: the promises of the kernel's contract, and the case files of a folder. */
import { readdirSync, readFileSync } from 'node:fs';
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
  SeededDice,
  seededRandom,
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

/** Matches that begin from moments of six others, each made from its seed. */
export function beginsFromPositions<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup | PositionSetup<P>, P>,
  planOf: (seed: number) => { readonly setup: Setup; readonly bots: (seat: Seat) => Bot<V, C, O> },
): void {
  it('is at that moment, and bots play it to its end', { timeout: 120_000 }, () => {
    const walks = Array.from({ length: 6 }, (_, index) =>
      walkPositions(ruleset, { seed: index + 1, ...planOf(index + 1), mostCommands: 6000, share: 0.04 }),
    );
    expect(walks.flatMap(({ problems }) => problems)).toEqual([]);
    expect(walks.reduce((sum, { begun }) => sum + begun, 0)).toBeGreaterThan(25);
  });
}

interface DeclaredOption {
  readonly default: unknown;
  readonly others: readonly unknown[];
  readonly ruling: string;
}

/** The options of a match are those that its table declares, are written where they differ, and every value begins one. */
export function keepsOptions<S, C, E, V extends View, O, Setup extends object, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup | PositionSetup<P>, P>,
  setup: Setup,
  declared: { readonly [id: string]: DeclaredOption },
): void {
  const { optionsOf, withOptions } = ruleset;
  const begun = (given: Setup | PositionSetup<P>) => ruleset.start(given, new SeededDice(seededRandom(1)));

  it('describes every option of a setup, with every value that it takes and the usual one', () => {
    const described = ruleset.options.filter(({ id }) => id !== 'table');
    expect(described.map(({ id }) => id).sort()).toEqual(Object.keys(declared).sort());
    for (const { id, usual, ruling, values } of described) {
      const option = declared[id];
      expect([usual, ruling]).toEqual([option?.default, option?.ruling]);
      expect(new Set<unknown>(values.map(({ value }) => value)), id).toEqual(
        new Set([option?.default, ...(option?.others ?? [])]),
      );
    }
  });

  it('writes only what differs from the usual, reads it again, and refuses what is no value', () => {
    for (const { id, usual, values } of ruleset.options)
      for (const { value } of values) {
        const changed = withOptions(setup, { [id]: value });
        const written = id === 'table' ? { table: value } : { options: { [id]: value } };
        expect(changed, id).toEqual(value === usual ? setup : { ...setup, ...written });
        expect(optionsOf(changed)[id]).toBe(value);
        expect(withOptions(changed, { [id]: usual })).toEqual(setup);
      }
    const [{ id } = { id: '' }] = ruleset.options.slice(1);
    for (const wrong of [{ [id]: 'nonsense' }, { nonsense: true }])
      expect(ruleset.codec.setup.safeParse({ ...setup, options: wrong }).success).toBe(false);
  });

  it('begins a match with any one of its values', () => {
    for (const { id, values } of ruleset.options)
      for (const { value, label } of values)
        expect(begun(withOptions(setup, { [id]: value })).ok, `${id} ${label}`).toBe(true);
  });

  it('reads and writes the options of a position, whose table lies already', () => {
    const started = begun(setup);
    if (!started.ok) throw new Error(started.reason.sentence);
    const state = started.events.reduce<S | undefined>(ruleset.evolve, undefined);
    if (state === undefined) throw new Error('no state');
    const position = { position: ruleset.toPosition(state) };
    const [{ id, values } = { id: '', values: [] }] = ruleset.options.slice(1);
    const other = values.find(({ value }) => value !== declared[id]?.default)?.value ?? null;
    const changed = withOptions(position, { [id]: other, table: '36x60' });
    expect(optionsOf(changed)).toEqual({ ...optionsOf(position), [id]: other });
    expect(ruleset.codec.setup.safeParse(changed).success).toBe(true);
  });
}

/** A golden game that is another in one die or one command is found out; two dice have to fall in it at once. */
function noticesChanges<S, C, E, V extends View, O, Setup, P>(
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

type Golden<C, E, Setup> = GoldenGame<C, E, Setup> & { readonly recorded: string };

/**
 * Golden games: what was played once leads to the same state for ever, and to the same events in this edition. Returns
 * what reads them.
 */
export function keepsGoldenGames<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  folder: string,
  plans: readonly { readonly name: string }[],
  changed: string,
): (name: string) => Golden<C, E, Setup> {
  const names = plans.map(({ name }) => name);
  const known = new Map<string, Golden<C, E, Setup>>();
  function read(name: string): Golden<C, E, Setup> {
    const game =
      known.get(name) ?? (JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Golden<C, E, Setup>);
    known.set(name, game);
    return game;
  }

  it.each(names)('%s is what it was (else: tools/golden-games.ts)', (name) => {
    expect(goldenProblems(ruleset, read(name))).toEqual([]);
    expect(read(name).recorded.length).toBeGreaterThan(10);
  });

  it('are those of the plans, no more and no fewer', () => {
    const kept = readdirSync(folder).filter((file) => file.endsWith('.json') && file !== 'failed-seeds.json');
    expect(kept.sort()).toEqual(names.map((name) => `${name}.json`).sort());
  });

  noticesChanges(ruleset, () => read(changed));
  return read;
}
