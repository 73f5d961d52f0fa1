import { expect, test } from 'vitest';
import { isTest, scripts } from './sources.ts';
import { exportedTypes, sharedNames } from './type-names.ts';

const typesIn = (path: string, text: string) => exportedTypes({ path, text, linesBefore: 0 });

test('a name of a type is exported once, whatever declares it', () => {
  const ofServer = typesIn('apps/server/src/a.ts', 'export interface Answer<T> { of: T }');
  for (const text of ['export type Answer = string;', 'export class Answer {}', 'export interface Answer<A, B> {}']) {
    expect(sharedNames([...ofServer, ...typesIn('packages/client/src/b.ts', text)])).toHaveLength(1);
  }
  expect(sharedNames([...ofServer, ...typesIn('packages/client/src/b.ts', 'interface Answer {}')])).toEqual([]);
});

test('two rulesets may each have their own, but neither that of what both share', () => {
  const state = (folder: string) => typesIn(`${folder}/state.ts`, 'export interface State {}');
  const [one, other] = [state('packages/rules/src/quantum-rebellion'), state('packages/rules/src/fleet-command')];
  expect(sharedNames([...one, ...other])).toEqual([]);
  expect(sharedNames([...one, ...state('apps/web/src/lib/boards/quantum-rebellion')])).toHaveLength(1);
  expect(sharedNames([...one, ...state('packages/rules/src/kernel')])).toHaveLength(1);
});

test('an alias that says an imported type again is no second type', () => {
  const again = "import type { Seat as KernelSeat } from 'kernel'; export type Seat = KernelSeat;";
  expect(typesIn('packages/protocol/src/words.ts', again)).toEqual([]);
  expect(typesIn('packages/protocol/src/words.ts', 'export type Seat = string;')).toHaveLength(1);
});

test('no type of the repository shares its name', () => {
  const own = scripts.filter(({ path }) => /^(apps|packages|tools)\//.test(path) && !isTest(path));
  const types = own.flatMap(exportedTypes);
  expect(types.length).toBeGreaterThan(500);
  expect(sharedNames(types)).toEqual([]);
});
