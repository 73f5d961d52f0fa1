/**
 * Begins a ruleset: `pnpm new-ruleset ID`. Writes its folder, its guide and its line of the catalog, around a game of one
 * command that can be played at once, in the browser too, and that is replaced piece by piece.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { moduleOf, rulesOf, rulingsOf } from '../packages/rules/scripts/rule-rows.ts';
import { root } from './prepare.mjs';
import { catalogWith, faultOf, filled, wordsOf, type Words } from './new-ruleset/words.ts';

const templates = join(import.meta.dirname, 'new-ruleset/files');
const catalogPath = 'packages/rules/src/catalog.ts';

/** Where each template goes; all others lie in the ruleset's own folder. */
const places: Readonly<Record<string, (id: string) => string>> = {
  'guide.md': (id) => `docs/case-files/${id}.md`,
  'first.cases.ts': (id) => `packages/rules/src/${id}/cases/first.cases.ts`,
};

/** Every file of the new ruleset by its path, filled in. */
function filesOf(words: Words): Map<string, string> {
  const template = (name: string): string => filled(readFileSync(join(templates, name), 'utf8'), words);
  const all = { ...words, example: template('example.json').trim() };
  const files = new Map<string, string>();
  for (const name of readdirSync(templates).filter((each) => each.endsWith('.txt'))) {
    const target = name.replace(/\.txt$/, '');
    const path = places[target]?.(words.id) ?? `packages/rules/src/${words.id}/${target}`;
    files.set(path, filled(readFileSync(join(templates, name), 'utf8'), all));
  }
  const text = (name: string): string => files.get(`packages/rules/src/${words.id}/${name}`) ?? '';
  const rows = [...rulesOf(text('RULES.md')), ...rulingsOf(text('RULINGS.md'))];
  files.set(`packages/rules/src/${words.id}/generated/rule-rows.ts`, moduleOf(rows));
  return files;
}

async function write(path: string, content: string): Promise<void> {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  const laidOut = path.endsWith('.ts') && !path.includes('/generated/');
  const config = { ...(await resolveConfig(file)), filepath: file };
  writeFileSync(file, laidOut ? await format(content, config) : content);
}

const [id = '', ...rest] = process.argv.slice(2);
const fault = faultOf(id, rest, (path) => existsSync(join(root, path)));
if (fault !== undefined) {
  console.error(fault);
  process.exitCode = 1;
} else {
  const words = wordsOf(id);
  const files = filesOf(words);
  for (const [path, content] of files) await write(path, content);
  await write(catalogPath, catalogWith(readFileSync(join(root, catalogPath), 'utf8'), words));
  console.log([...files.keys(), catalogPath].join('\n'));
  console.log(`Now: npx vitest run packages/rules/src/${id}, then npm start, and a match of ${words.name}.`);
}
