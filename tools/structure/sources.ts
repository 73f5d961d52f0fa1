/** The files of the repository as the structure tests see them: paths relative to the root, with `/`. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const SKIPPED = new Set([
  'node_modules',
  '.git',
  '.data',
  '.cache',
  'build',
  'dist',
  'coverage',
  '.svelte-kit',
  'generated',
  '.scratch',
]);

export interface Source {
  readonly path: string;
  readonly text: string;
}

/** A piece of TypeScript or JavaScript: a whole file, or a script block of a Svelte component. */
export interface Script {
  readonly path: string;
  readonly text: string;
  /** Number of lines of the file before the first line of `text`. */
  readonly linesBefore: number;
}

export const files: readonly string[] = walk('.').sort();

/** Every file that holds program code. */
export const sources: readonly Source[] = files
  .filter((path) => ['.ts', '.svelte', '.mjs', '.js'].includes(extname(path)))
  .map(read);

export const scripts: readonly Script[] = sources.flatMap(scriptsOf);

export const rulesets: readonly string[] = readdirSync(join(root, 'packages/rules/src'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['kernel', 'geometry', 'mechanics'].includes(entry.name))
  .map((entry) => entry.name);

export function read(path: string): Source {
  return { path, text: readFileSync(join(root, path), 'utf8') };
}

export function isTest(path: string): boolean {
  return /\.test\.ts$|(^|\/)(test|e2e)\//.test(path);
}

/** The script blocks of a Svelte component, or the file itself. */
export function scriptsOf({ path, text }: Source): Script[] {
  if (!path.endsWith('.svelte')) return [{ path, text, linesBefore: 0 }];
  return [...text.matchAll(/(<script[^>]*>)(.*?)<\/script>/gs)].map((block) => {
    const before = text.slice(0, block.index + (block[1] ?? '').length);
    return { path, text: block[2] ?? '', linesBefore: before.split('\n').length - 1 };
  });
}

function walk(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return [];
    const path = folder === '.' ? entry.name : `${folder}/${entry.name}`;
    return entry.isDirectory() ? walk(path) : [path];
  });
}
