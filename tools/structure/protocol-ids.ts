/** Which behaviours of the protocol's page have a test, by the ids in the titles of tests. */
import ts from 'typescript';
import { isTest } from './sources.ts';
import type { Source } from './sources.ts';

/** The ids that a page defines: `**[X-n]**` at the beginning of their paragraphs. */
export function definedIds(page: string): string[] {
  return [...page.matchAll(/^- \*\*\[([A-Z]+-\d+)\]\*\*/gm)].map((found) => found[1] ?? '');
}

/** The ids of these families that a text names; `FC-ACT-1` is an id of another family than `ACT`. */
export function namedIds(text: string, families: ReadonlySet<string>): string[] {
  const ids = [...text.matchAll(/(?<![\w-])([A-Z]+)-\d+\b/g)];
  return ids.filter(([, family = '']) => families.has(family)).map(([id]) => id);
}

/** The titles of a file's tests and of their groups; none where it is no test. */
export function titlesOf({ path, text }: Source): string[] {
  if (!isTest(path) || !path.endsWith('.ts')) return [];
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false);
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(it|test|describe)\b/.test(calleeOf(node))) {
      const [title] = node.arguments;
      if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) titles.push(textOf(title));
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return titles;
}

/** The name at the beginning of what is called: `it` of `it.each(…)('…', …)`. */
function calleeOf(call: ts.CallExpression): string {
  let callee: ts.Expression = call.expression;
  while (!ts.isIdentifier(callee)) {
    if (!ts.isPropertyAccessExpression(callee) && !ts.isCallExpression(callee)) return '';
    callee = callee.expression;
  }
  return callee.text;
}

function textOf(title: ts.StringLiteralLike | ts.TemplateExpression): string {
  if (ts.isStringLiteralLike(title)) return title.text;
  return [title.head, ...title.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join(' ');
}
