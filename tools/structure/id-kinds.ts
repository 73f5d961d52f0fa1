/** Schemas of ids: each says whose ids they are, or has a closed list of them. */
import ts from 'typescript';
import type { Script } from './sources.ts';

/** The one shape that ids of records have; what it names is said where it is used. */
const SHAPE = 'recordId';

/** Exported schemas of ids, by their names, whose ids would be any text to the compiler. */
export function idsOfNoKind({ path, text }: Script): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  return source.statements
    .filter(ts.isVariableStatement)
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter(({ name, type, initializer }) => {
      if (!/^(\w+Id|id)$/.test(name.getText()) || name.getText() === SHAPE || initializer === undefined) return false;
      if (ts.isArrowFunction(initializer)) return false;
      const [said, made] = [type?.getText() ?? '', initializer.getText()];
      return !said.startsWith('IdCodec<') && !/^z\s*\.(enum|literal|coerce\s*\.number|int)\(/.test(made);
    })
    .map(({ name }) => `${path}: ${name.getText()} takes any text: give it the type IdCodec<'…'> of its kind.`);
}
