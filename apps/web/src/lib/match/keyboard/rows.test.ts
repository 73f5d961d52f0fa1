// @vitest-environment node
/** The list of all keys says no less and no more than the code listens to, and the guide says the same. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { keyRows as fleetCommand } from '../../boards/fleet-command/key-rows.ts';
import { keyRows as fleets } from '../../blueprint-fleets/key-rows.ts';
import { arrowKeys, figureKeys, tableRows, type KeyRow } from './rows.ts';

const library = fileURLToPath(new URL('../../', import.meta.url));
const tables: readonly (readonly [name: string, table: string, rows: readonly KeyRow[]])[] = [
  ['Quantum Rebellion', 'boards/quantum-rebellion/table.svelte', [...fleets, ...tableRows]],
  ['Darkmatter Armada', 'boards/darkmatter-armada/table.svelte', [...fleets, ...tableRows]],
  ['Fleet Command', 'boards/fleet-command/table.svelte', [...fleetCommand, ...tableRows]],
  ['a game with a bare board', 'boards/bare-table.svelte', tableRows],
];
/** Of the editor of lists and positions, which a table links to and never shows. */
const elsewhere = /[\\/](?:builder|editor|workshop|routes)[\\/]/;

/** All files of this app that a table is made of, those that it fetches later too. */
function filesOf(start: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const ahead = [start];
  for (let file = ahead.pop(); file !== undefined; file = ahead.pop()) {
    if (found.has(file) || elsewhere.test(file)) continue;
    const text = readFileSync(file, 'utf8');
    found.set(file, text);
    for (const [, path = ''] of text.matchAll(/(?:from|import\(|import) ?'((?:#lib\/|\.)[^']+)'/g)) {
      const next = path.startsWith('#lib/') ? join(library, path.slice(5)) : resolve(dirname(file), path);
      if (existsSync(next)) ahead.push(next);
    }
  }
  return found;
}

const named = (key: string): string => (key.length === 1 ? key.toLowerCase() : key);
const bracketCodes: Readonly<Record<string, string>> = { BracketLeft: '[', BracketRight: ']' };
const pressed = String.raw`\b(?:event|e)\.key(?:\.toLowerCase\(\))?`;
/** Ways to listen; each tells the keys that its match means. */
const ways: readonly (readonly [RegExp, (match: RegExpMatchArray, text: string) => readonly string[]])[] = [
  [new RegExp(`${pressed} [!=]== '([^']+)'`, 'g'), ([, key = '']) => [key]],
  [/\b(?:event|e)\.code [!=]== '([^']+)'/g, ([, code = '']) => [bracketCodes[code] ?? code]],
  [new RegExp(String.raw`(\w+)\[${pressed}\]`, 'g'), ([, name = ''], text) => fieldsOf(name, text)],
  [new RegExp(String.raw`/\^\[1-9\]\$/\.test\(${pressed}\)`, 'g'), () => figureKeys],
  [new RegExp(String.raw`Number\(${pressed}\)`, 'g'), () => []],
  [new RegExp(String.raw`${pressed}\.startsWith\('Arrow'\)`, 'g'), () => arrowKeys],
  // They look arrows up in tables of their own.
  [new RegExp(String.raw`(?:arrowDirection\(|nearestStack\([^)]*)${pressed}`, 'g'), () => arrowKeys],
  // Keys that mean nothing there.
  [new RegExp(String.raw`idle\.includes\(${pressed}\)`, 'g'), () => []],
];

/** The names of the fields of an object that is written out in `text`. */
function fieldsOf(name: string, text: string): readonly string[] {
  const written =
    new RegExp(String.raw`const ${name}\b[^=]*=[^{]*\{([^}]*)\}`).exec(text.replaceAll('=>', ''))?.[1] ?? '';
  return [...written.matchAll(/(?:^|,)\s*'?(\w+)'?:/g)].map(([, field = '']) => field);
}

/** The keys that a table listens to, and where something listens in a way that this test does not know. */
function heardBy(table: string): { readonly keys: readonly string[]; readonly unknown: readonly string[] } {
  const keys = new Set<string>();
  const unknown: string[] = [];
  for (const [file, text] of filesOf(join(library, table))) {
    let rest = text;
    for (const [way, meant] of ways) {
      for (const match of text.matchAll(way)) for (const key of meant(match, text)) keys.add(named(key));
      rest = rest.replaceAll(way, '');
    }
    for (const [line] of rest.matchAll(/.*\b(?:event|e)\.(?:key|code)\b(?!\()(?!Code).*/g))
      unknown.push(`${file.slice(library.length)}: ${line.trim()}`);
  }
  return { keys: [...keys].sort(), unknown };
}

describe.each(tables)('the keys of %s', (_, table, rows) => {
  it('are all in the list, and the list has no others', () => {
    const { keys, unknown } = heardBy(table);
    expect(unknown).toEqual([]);
    expect(keys).toContain('Tab');
    expect(keys).toEqual([...new Set(rows.flatMap((row) => row.keys))].sort());
  });
});

it('says the same in the guide', () => {
  const guide = readFileSync(join(library, '../../../../docs/accessibility.md'), 'utf8');
  const written = [...guide.matchAll(/^\| `(.+?)` \| (.+?) \|$/gm)].map(
    ([, shown, does]) => `${shown ?? ''}: ${does ?? ''}`,
  );
  const rows = [...tableRows, ...fleets, ...fleetCommand];
  expect(written).toEqual(rows.map(({ shown, does }) => `${shown}: ${does}`));
});
