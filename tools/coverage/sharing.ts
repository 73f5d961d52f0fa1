/** How many lines a ruleset has of its own, and how many of each shared part it stands on. */
import { importsOf, resolveImport } from '../structure/imports.ts';
import { isTest, type Source } from '../structure/sources.ts';

const RULES = 'packages/rules/src/';

/** The shared part of a file: `kernel`, `geometry/table`, `mechanics/open-table`, …; nothing for a ruleset's own. */
export const partOf = (path: string): string | undefined =>
  /^packages\/rules\/src\/(kernel|(?:geometry|mechanics)\/[^/]+)\//.exec(path)?.[1];

/** What is neither rules nor tables of a game: its tests, cases and what is made from its checklist. */
const aside = ({ path }: Source): boolean => isTest(path) || /\/(cases|generated)\//.test(path);

const linesOf = (sources: readonly Source[]): number =>
  sources.reduce((sum, { text }) => sum + text.trimEnd().split('\n').length, 0);

export interface Sharing {
  readonly own: number;
  /** The lines of the files that it imports, and of those that these import, by part. */
  readonly parts: ReadonlyMap<string, number>;
}

export function sharingOf(ruleset: string, sources: readonly Source[]): Sharing {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const own = sources.filter((source) => source.path.startsWith(`${RULES}${ruleset}/`) && !aside(source));
  const used = new Map(own.map((source) => [source.path, source]));
  for (const source of used.values()) {
    for (const specifier of importsOf(source)) {
      const found = byPath.get(resolveImport(source.path, specifier));
      if (found !== undefined && partOf(found.path) !== undefined) used.set(found.path, found);
    }
  }
  const parts = new Map<string, number>();
  for (const source of [...used.values()].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    const part = partOf(source.path);
    if (part !== undefined) parts.set(part, (parts.get(part) ?? 0) + linesOf([source]));
  }
  return { own: linesOf(own), parts };
}

export const sharingWords = ({ own, parts }: Sharing): string =>
  `${own} lines of its own; of ${[...parts].map(([part, lines]) => `${part} ${lines}`).join(', ')}`;
