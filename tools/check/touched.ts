/** What a change touches: which checks read its files, and which tests stand nearest to them. */
import { importsOf, resolveImport } from '../structure/imports.ts';
import { isTest } from '../structure/sources.ts';
import type { Script } from '../structure/sources.ts';

/** Each check with the files that it reads anew; empty where the change gives it nothing to do. */
export interface Touched {
  readonly format: readonly string[];
  readonly lint: readonly string[];
  readonly lintSvelte: readonly string[];
  readonly types: readonly ('packages' | 'tools' | 'web')[];
  /** Whether files were added, removed or changed whose place and words the structure tests look at. */
  readonly structure: boolean;
}

const packages = /^packages\/[^/]+\/.*\.(ts|json)$/;
/** What others import of a package: no test, no case. */
const shared = /^packages\/[^/]+\/(?!.*(\.test\.ts|\.cases\.ts)$).*\.(ts|json)$/;
const settings = /^(package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|tsconfig.*\.json|vitest\.config\.ts)$/;

/** `present`: the changed files that exist; `gone`: those that do not any more. */
export function touchedBy(present: readonly string[], gone: readonly string[]): Touched {
  const all = [...present, ...gone];
  const has = (...patterns: readonly RegExp[]): boolean =>
    all.some((path) => patterns.some((pattern) => pattern.test(path)));
  const ofSvelte = /\.svelte(\.ts)?$/;
  // Who imports a package is checked with it: what a type promises may have changed.
  const types = {
    packages: has(packages, /^(apps\/server|bench)\/.*\.ts$/, settings),
    tools: has(shared, /^(tools|e2e)\/|^[^/]*\.config\.ts$/, /^(apps\/server|bench)\/.*\.ts$/, settings),
    web: has(shared, /^apps\/web\/.*\.(ts|svelte)$/, settings),
  };
  return {
    format: present,
    lint: present.filter((path) => /\.(ts|mjs|js)$/.test(path) && !ofSvelte.test(path)),
    lintSvelte: present.filter((path) => /^apps\/web\/src\/.*/.test(path) && ofSvelte.test(path)),
    types: (['packages', 'tools', 'web'] as const).filter((project) => types[project]),
    structure: all.length > 0,
  };
}

/**
 * The tests that read one of the changed files, nearest first: a changed test itself, then those that import a
 * changed file, then those that import what imports one. Tests of the tools and of whole browsers are not among them.
 */
export function testsNear(changed: readonly string[], scripts: readonly Script[]): readonly string[] {
  const importers = new Map<string, Set<string>>();
  for (const script of scripts) {
    for (const specifier of importsOf(script)) {
      const to = resolveImport(script.path, specifier);
      importers.set(to, (importers.get(to) ?? new Set()).add(script.path));
    }
  }
  const reached = new Set(changed);
  // A set goes on over what is added meanwhile: the nearest first.
  for (const path of reached) for (const importer of importers.get(path) ?? []) reached.add(importer);
  return [...reached].filter((path) => path.endsWith('.test.ts') && isTest(path) && !/^(tools|e2e)\//.test(path));
}
