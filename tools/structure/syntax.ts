/** Facts about functions and names that only the syntax tree tells. */
import ts from 'typescript';
import { isTest } from './sources.ts';
import type { Script } from './sources.ts';

export const FUNCTION_LINES = 70;

/** What gives another answer in another place or at another time: no part of the rules. */
const IMPURE = ['Date.now', 'Math.random', 'performance.now', 'crypto.', 'process.', 'globalThis.', 'console.'];
const IMPURE_NAMES = ['setTimeout', 'setInterval', 'fetch', 'require'];
/** Functions whose last digit differs between two JavaScript engines. */
const INEXACT =
  /^Math\.(sin|cos|tan|asin|acos|atan|atan2|sinh|cosh|tanh|exp|expm1|log|log2|log10|log1p|pow|cbrt|hypot)$/;

/** Functions of `FUNCTION_LINES` lines or more, `describe` blocks of tests aside. */
export function longFunctions(script: Script): string[] {
  const tree = parse(script);
  const found: string[] = [];
  visit(tree, (node) => {
    if (!ts.isFunctionLike(node) || !('body' in node) || !node.body || groupsTests(node)) return;
    const first = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line;
    const last = tree.getLineAndCharacterOfPosition(node.end).line;
    const lines = last - first + 1;
    if (lines < FUNCTION_LINES) return;
    const at = `${script.path}:${script.linesBefore + first + 1}`;
    found.push(`${at}: a function of ${lines} lines: split it, so that each has under ${FUNCTION_LINES}.`);
  });
  return found;
}

/** Uses of time, chance, the outer world and inexact mathematics, which the rules must do without. */
export function impurities(script: Script): string[] {
  const isBot = /bot/.test(script.path);
  const tree = parse(script);
  const found: string[] = [];
  const report = (node: ts.Node, what: string) => {
    const line = script.linesBefore + tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
    found.push(`${script.path}:${line}: ${what}`);
  };
  visit(tree, (node) => {
    if (ts.isPropertyAccessExpression(node)) {
      const name = node.getText(tree);
      if (IMPURE.some((impure) => (impure.endsWith('.') ? name.startsWith(impure) : name === impure))) {
        report(node, `${name} in the rules: take dice from Dice, chance from Random, time from the server.`);
      } else if (INEXACT.test(name) && !isBot) {
        report(node, `${name} in the rules: its last digit differs between engines; use the integer geometry.`);
      }
    } else if (ts.isNewExpression(node) && node.expression.getText(tree) === 'Date') {
      report(node, 'new Date in the rules: time is the business of the server.');
    } else if (ts.isCallExpression(node) && IMPURE_NAMES.includes(node.expression.getText(tree))) {
      report(node, `${node.expression.getText(tree)} in the rules: they do nothing but compute.`);
    }
  });
  return found;
}

export function parse({ path, text }: Script): ts.SourceFile {
  const kind = /\.m?js$/.test(path) ? ts.ScriptKind.JS : ts.ScriptKind.TS;
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
}

export function visit(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  ts.forEachChild(node, (child) => visit(child, look));
}

/** True for the callback of `describe`, which groups tests and is no procedure. */
function groupsTests(node: ts.Node): boolean {
  const call = node.parent;
  if (!ts.isCallExpression(call) || !isTest(node.getSourceFile().fileName)) return false;
  return /^(describe|suite)\b/.test(call.expression.getText());
}
