import { posix } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { idsOfNoKind } from './id-kinds.ts';
import { isTest, root, scripts } from './sources.ts';

const found = (text: string) => idsOfNoKind({ path: 'a.ts', text, linesBefore: 0 }).length;

test('a schema of ids that says no kind is found', () => {
  expect(found('export const shipId = recordId;')).toBe(1);
  expect(found('export const ShipId = z.string().regex(/x/);')).toBe(1);
  expect(found("export const shipId: IdCodec<'ship'> = recordId;")).toBe(0);
  expect(found("export const sideId = z.enum(['one', 'other']);")).toBe(0);
  expect(found('const shipId = recordId; export const recordId = z.string();')).toBe(0);
  expect(found("export const serverId = (own: string): string => 'server:' + own;")).toBe(0);
});

test('every schema of ids in rules, table and protocol says its kind', () => {
  const looked = scripts.filter(({ path }) => /^packages\/(rules|match|protocol)\/src\//.test(path) && !isTest(path));
  expect(looked.some(({ text }) => text.includes('IdCodec<'))).toBe(true);
  expect(looked.flatMap(idsOfNoKind)).toEqual([]);
});

/** What the compiler says about a text that uses ids of two kinds. */
function faults(body: string): number {
  const path = posix.join(root, 'tools/structure/ids-of-two-kinds.ts');
  const head =
    "import type { Id } from '../../packages/rules/src/kernel/ids.ts';\ndeclare const one: Id<'one'>, other: Id<'other'>;\n";
  const options: ts.CompilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    allowImportingTsExtensions: true,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => file === path || fileExists(file);
  host.getSourceFile = (file, ...rest) =>
    file === path ? ts.createSourceFile(file, head + body, ts.ScriptTarget.ES2023) : getSourceFile(file, ...rest);
  const program = ts.createProgram([path], options, host);
  return program.getSemanticDiagnostics(program.getSourceFile(path)).length;
}

test('an id of one kind is never taken for one of another, and a text for either', () => {
  const right = ["const a: Id<'one'> = one, b: Id<'one'> = 'text', c: string = one, d: Id<'one' | 'other'> = other;"];
  right.push("declare const things: Record<Id<'one'>, number>; const e = things[one] + (things['text'] ?? 0);");
  expect(faults(right.join('\n'))).toBe(0);
  const wrong = [
    "const f: Id<'one'> = other;",
    "declare const g: readonly Id<'one'>[]; g.includes(other);",
    "declare const h: Record<Id<'one'>, number>; h[other];",
    'export const i = one === other;',
  ];
  expect(faults(wrong.join('\n'))).toBe(wrong.length);
});
