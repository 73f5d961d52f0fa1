/**
 * How much each ruleset is its own, and how much of each shared part it uses: lines of the files that its rules and its
 * board reach by imports. A name taken from an index counts the file that defines it, not all that the index offers.
 */
import { posix } from 'node:path';
import ts from 'typescript';
import { resolveImport } from '../structure/imports.ts';
import { isTest, scriptsOf } from '../structure/sources.ts';
import type { Source } from '../structure/sources.ts';

export interface Usage {
  /** Lines without tests, cases and recorded games. */
  readonly rules: number;
  readonly board: number;
  /** Lines used, by the name of the shared part. */
  readonly shared: ReadonlyMap<string, number>;
}

interface Taken {
  readonly from: string;
  /** Nothing: the whole of it. */
  readonly names?: readonly string[];
}

const left = /\.cases\.ts$|\/(cases|games|generated)\//;

/** `kernel`, `geometry/hex`, `mechanics/dice`, `web/desk`; nothing for what is a ruleset's own or shared by all pages. */
export function partOf(path: string): string | undefined {
  const [, rules] = /^packages\/rules\/src\/(kernel|(?:geometry|mechanics)\/[^/]+)\//.exec(path) ?? [];
  const [, web] = /^apps\/web\/src\/lib\/(?!boards\/)([^/]+)\//.exec(path) ?? [];
  return rules ?? (web === undefined ? undefined : `web/${web}`);
}

const isCounted = ({ path }: Source): boolean => !isTest(path) && !left.test(path);

/** The rules of a ruleset, without tests, cases and recorded games. */
export const rulesOf = (id: string, sources: readonly Source[]): readonly Source[] =>
  sources.filter((source) => source.path.startsWith(`packages/rules/src/${id}/`) && isCounted(source));

export function usageOf(id: string, sources: readonly Source[]): Usage {
  const files = new Map(sources.filter(isCounted).map((each) => [each.path, each]));
  const rules = rulesOf(id, sources);
  const board = [...files.values()].filter(({ path }) => path.startsWith(`apps/web/src/lib/boards/${id}/`));
  const reached = new Set([...rules, ...board].map(({ path }) => path));
  // A set goes on over what is added meanwhile.
  for (const path of reached)
    for (const taken of files.has(path) ? takenBy(files.get(path)!) : [])
      for (const target of definersOf(taken, files)) if (partOf(target) !== undefined) reached.add(target);
  const shared = new Map<string, number>();
  for (const path of reached) {
    const part = partOf(path);
    if (part !== undefined) shared.set(part, (shared.get(part) ?? 0) + linesOf([files.get(path)!]));
  }
  return { rules: linesOf(rules), board: linesOf(board), shared };
}

const linesOf = (sources: readonly Source[]): number =>
  sources.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);

const known = new WeakMap<Source, readonly Taken[]>();

/** Every import and re-export of a file, with the names that it takes. */
function takenBy(source: Source): readonly Taken[] {
  const taken = known.get(source) ?? read(source);
  known.set(source, taken);
  return taken;
}

function read(source: Source): readonly Taken[] {
  return scriptsOf(source).flatMap(({ text }) =>
    ts.createSourceFile(source.path, text, ts.ScriptTarget.Latest).statements.flatMap((statement): readonly Taken[] => {
      if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
      if (statement.moduleSpecifier === undefined || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
      const from = resolveImport(source.path, statement.moduleSpecifier.text);
      const list = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : statement.exportClause;
      if (list === undefined || !('elements' in list)) return [{ from }];
      return [{ from, names: list.elements.map(({ propertyName, name }) => (propertyName ?? name).text) }];
    }),
  );
}

/** The files that define what is taken: through an index to what stands behind it. */
function definersOf({ from, names }: Taken, files: ReadonlyMap<string, Source>): readonly string[] {
  const source = files.get(from);
  if (source === undefined) return [];
  if (posix.basename(from) !== 'index.ts' || names === undefined) return [from];
  return names.flatMap((name) => {
    const offers = takenBy(source).filter((each) => each.names?.includes(name) ?? exportsName(each.from, name, files));
    return offers.length === 0 ? [from] : offers.flatMap((each) => definersOf({ from: each.from, names: [name] }, files));
  });
}

function exportsName(path: string, name: string, files: ReadonlyMap<string, Source>): boolean {
  const text = files.get(path)?.text ?? '';
  if (new RegExp(`export (?:declare |abstract |async )*(?:const|function\\*?|class|interface|type|let) ${name}\\b`).test(text))
    return true;
  return posix.basename(path) === 'index.ts' && definersOf({ from: path, names: [name] }, files)[0] !== path;
}

/** A table for a README, rounded to tens, so that not every change of a line changes it. */
export function tableOf(usages: ReadonlyMap<string, Usage>): string {
  const ids = [...usages.keys()];
  const parts = [...new Set([...usages.values()].flatMap(({ shared }) => [...shared.keys()]))].sort();
  const row = (title: string, value: (usage: Usage) => number | undefined): string =>
    `| ${title} | ${ids.map((id) => rounded(value(usages.get(id)!))).join(' | ')} |`;
  return [
    `| lines | ${ids.join(' | ')} |`,
    `|---|${ids.map(() => '---:|').join('')}`,
    row('rules of its own', ({ rules }) => rules),
    row('board of its own', ({ board }) => board),
    ...parts.map((part) => row(`used of ${part}`, ({ shared }) => shared.get(part))),
  ].join('\n');
}

const rounded = (lines: number | undefined): string => (lines === undefined ? '–' : String(Math.round(lines / 10) * 10));

/** Whether a table that was written down tells what is so: the same rows and columns, and no figure off by more than a tenth. */
export function isTrue(written: string, table: string): boolean {
  const cells = (text: string): readonly string[] => text.split('|').map((cell) => cell.trim());
  const [old, now] = [cells(written), cells(table)];
  return old.length === now.length && now.every((cell, index) => near(old[index] ?? '', cell));
}

function near(old: string, now: string): boolean {
  if (!/^\d+$/.test(old) || !/^\d+$/.test(now)) return old === now || /^-+:?$/.test(now);
  return Math.abs(Number(old) - Number(now)) <= Math.max(50, Number(now) / 10);
}
