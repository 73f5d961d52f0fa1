/** Which area of the repository may import which: imports go downward only. */
import { posix } from 'node:path';
import ts from 'typescript';
import { isTest } from './sources.ts';
import type { Script } from './sources.ts';

/** An area and the areas that it may import, besides itself. `ruleset` stands for each ruleset on its own. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  geometry: ['kernel'],
  mechanics: ['kernel', 'geometry'],
  ruleset: ['kernel', 'geometry', 'mechanics'],
  catalog: ['kernel', 'ruleset'],
  match: ['kernel'],
  competition: ['match', 'kernel'],
  protocol: ['competition', 'match', 'kernel'],
  client: ['protocol', 'competition', 'match', 'kernel', 'geometry', 'mechanics', 'ruleset', 'catalog'],
  server: ['client', 'protocol', 'match', 'competition', 'kernel', 'geometry', 'mechanics', 'ruleset', 'catalog'],
  web: ['client', 'protocol', 'match', 'competition', 'kernel', 'geometry', 'mechanics', 'ruleset', 'catalog'],
};

/** The file or package that an import names: a path in the repository, or the specifier itself. */
export function resolveImport(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  if (specifier.startsWith('#lib')) return specifier.replace('#lib', 'apps/web/src/lib');
  const [, name, rest] = /^@broadside\/([^/]+)(?:\/(.*))?$/.exec(specifier) ?? [];
  if (name === undefined) return specifier;
  if (name === 'bench') return `bench/${rest ?? ''}`;
  const folder = name === 'server' || name === 'web' ? `apps/${name}` : `packages/${name}`;
  return `${folder}/src/${rest === undefined ? 'index.ts' : rest === 'catalog' ? 'catalog.ts' : `${rest}/index.ts`}`;
}

/** The area of a path, such as `kernel`, `ruleset:` with its id, or `server`; nothing for tools, benches and packages. */
export function areaOf(path: string): string | undefined {
  const [, group, name, folder, file] = /^(apps|packages)\/([^/]+)\/([^/]+)(?:\/([^/]+))?/.exec(path) ?? [];
  if (group === undefined || name === undefined) return undefined;
  if (name !== 'rules') return name;
  if (folder !== 'src' || file === undefined) return undefined;
  if (['kernel', 'geometry', 'mechanics'].includes(file)) return file;
  return file.startsWith('catalog') ? 'catalog' : `ruleset:${file}`;
}

/** A sentence where this import goes the wrong way. */
export function wrongWay(from: string, to: string): string | undefined {
  const [source, target] = [areaOf(from), areaOf(to)];
  if (source !== undefined && !isTest(from) && /^(bench|e2e|tools)\//.test(to)) {
    return `${from} imports ${to}: what players use never needs what measures or tests it.`;
  }
  if (source === undefined || target === undefined || source === target) return undefined;
  const allowed = MAY_IMPORT[kind(source)];
  if (!allowed) return `${from}: ${source} is no known area: add it to MAY_IMPORT with the areas that it may import.`;
  if (allowed.includes(kind(target))) return undefined;
  if (kind(source) === 'ruleset' && kind(target) === 'ruleset') {
    return `${from} imports ${to}: a ruleset never imports another; move what both need to mechanics.`;
  }
  return `${from} imports ${to}: ${source} may import only ${allowed.join(', ') || 'itself'}.`;
}

function kind(area: string): string {
  return area.replace(/:.*/, '');
}

/** Every module that a script names: imports, exports from, types, dynamic imports with a plain string. */
export function importsOf({ text }: Script): string[] {
  return ts.preProcessFile(text, true, true).importedFiles.map((file) => file.fileName);
}
