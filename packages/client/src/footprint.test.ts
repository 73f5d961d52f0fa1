/** What the client brings along: no part of any game, and nothing of Node, so that a bundle holds what is played alone. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { beforeAll, expect, it } from 'vitest';

const packages = fileURLToPath(new URL('../..', import.meta.url));

/** The file or the package that a module stands for. */
function resolved(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return join(dirname(from), specifier);
  const [, name, rest] = /^@broadside\/([^/]+)(?:\/(.*))?$/.exec(specifier) ?? [];
  if (name === undefined) return specifier;
  const beside = join(packages, name, 'src', `${rest ?? 'index'}.ts`);
  return existsSync(beside) ? beside : join(packages, name, 'src', rest ?? '', 'index.ts');
}

/** Everything that is loaded with a file: what it imports, but for types, and what that imports. */
function loadedWith(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  if (!file.startsWith(packages)) return found;
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2023, verbatimModuleSyntax: true },
  });
  for (const { fileName } of ts.preProcessFile(outputText, true, true).importedFiles) {
    loadedWith(resolved(file, fileName), found);
  }
  return found;
}

let loaded: readonly string[];
beforeAll(() => {
  loaded = [...loadedWith(join(packages, 'client/src/index.ts'))];
}, 60_000);

it('with the client come the protocol, the words of the table and the kernel: no ruleset, nothing of Node', () => {
  const areas = loaded
    .filter((file) => file.startsWith(packages))
    .map((file) => relative(packages, file).split('/src/').join('/').split('/').slice(0, 2))
    .map(([name = '', folder = '']) => (name === 'rules' ? `${name}/${folder}` : name));
  expect([...new Set(areas)].sort()).toEqual(['client', 'competition', 'match', 'protocol', 'rules/kernel']);
  const elsewhere = loaded
    .filter((file) => !file.startsWith(packages))
    .map((file) => file.replace(/(?<=^@noble\/hashes)\/.*/, ''));
  expect([...new Set(elsewhere)].sort()).toEqual(['@noble/hashes', 'zod']);
});

it('zod is imported whole, as `* as z`: bundlers keep its sentences in every language, 260 kB, behind `{ z }`', () => {
  const own = loaded.filter((file) => file.startsWith(packages));
  const wrong = own.filter((file) => /^import \{[^}]*\bz\b[^}]*\} from 'zod'/m.test(readFileSync(file, 'utf8')));
  expect(wrong.map((file) => relative(packages, file))).toEqual([]);
});
