/** Names of exported types: one name has one meaning wherever files can see each other. */
import ts from 'typescript';
import { rulesets } from './sources.ts';
import type { Script } from './sources.ts';

export interface ExportedType {
  readonly name: string;
  readonly path: string;
}

/**
 * The types that a script exports and declares: interfaces, aliases, classes and enums, generic ones included. An alias
 * that only says an imported type of the same name again (`export type Seat = KernelSeat`) declares nothing.
 */
export function exportedTypes({ path, text }: Script): ExportedType[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const imported = new Map<string, string>();
  const found: ExportedType[] = [];
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      const named = statement.importClause?.namedBindings;
      if (named === undefined || !ts.isNamedImports(named)) continue;
      for (const { name, propertyName } of named.elements) imported.set(name.text, (propertyName ?? name).text);
    } else if (isTypeDeclaration(statement) && isExported(statement) && statement.name !== undefined) {
      const name = statement.name.text;
      if (!ts.isTypeAliasDeclaration(statement) || meant(statement.type, imported) !== name) found.push({ name, path });
    }
  }
  return found;
}

/**
 * Sentences about names that two files give to different types. Two rulesets never meet: each may have its `State`; and
 * what a family of rulesets needs of a `State` is what the ruleset's own has.
 */
export function sharedNames(types: readonly ExportedType[]): string[] {
  const byName = new Map<string, ExportedType[]>();
  for (const type of types) byName.set(type.name, [...(byName.get(type.name) ?? []), type]);
  return [...byName].flatMap(([name, all]) => {
    const clash = all.find((one, index) => all.slice(0, index).some((other) => meet(one.path, other.path)));
    if (clash === undefined) return [];
    return [`${name} is exported by ${all.map(({ path }) => path).join(' and ')}: give one a name of its own.`];
  });
}

function meet(a: string, b: string): boolean {
  const [first, second] = [gameOf(a), gameOf(b)];
  return first === undefined || second === undefined || first === second;
}

/** The ruleset whose file this is, or the family of rulesets. */
function gameOf(path: string): string | undefined {
  const family = /\/mechanics\/(?!open-table\/|dice\/)([^/]+)\//.exec(path)?.[1];
  return family ?? rulesets.find((id) => path.includes(`/${id}/`));
}

/** The name of the imported type that an alias says again: `Seat` for `KernelSeat`, `Handlers` for `kernel.Handlers<A>`. */
function meant(type: ts.TypeNode, imported: ReadonlyMap<string, string>): string | undefined {
  if (!ts.isTypeReferenceNode(type)) return undefined;
  return ts.isIdentifier(type.typeName) ? imported.get(type.typeName.text) : type.typeName.right.text;
}

type TypeDeclaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.ClassDeclaration | ts.EnumDeclaration;

function isTypeDeclaration(node: ts.Node): node is TypeDeclaration {
  return (
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isEnumDeclaration(node)
  );
}

function isExported(node: TypeDeclaration): boolean {
  return node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}
