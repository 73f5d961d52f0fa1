/** Effects of the web app that set what they read: each run begins the next one, and what they ask for is asked for without end. */
import ts from 'typescript';
import type { Script } from './sources.ts';
import { parse, visit } from './syntax.ts';

/** What these are given does not count as read by the effect; `poll` leaves it out of its caller's reads. */
const UNREAD = /^(untrack|poll)$/;
/** Methods that call what they are given before they return. */
const AT_ONCE = /\.(map|filter|flatMap|find|findLast|findIndex|some|every|forEach|reduce|sort|toSorted)$/;

/** What a script declares: its states, and the functions that it may call, by the names that it uses for them. */
interface Declared {
  readonly states: ReadonlySet<string>;
  readonly functions: ReadonlyMap<string, ts.FunctionLikeDeclaration>;
}

/** Effects that read a state of their own component or class, and set it, at once or later. */
export function selfFeeding(script: Script): string[] {
  const tree = parse(script);
  const declared = declaredIn(tree);
  const found: string[] = [];
  visit(tree, (node) => {
    if (!ts.isCallExpression(node) || !/^\$effect(\.pre)?$/.test(node.expression.getText(tree))) return;
    const [body] = node.arguments;
    if (body === undefined || !isFunction(body)) return;
    const [reads, writes] = [readsOf(body, declared), writesOf(body, declared)];
    const line = script.linesBefore + tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
    for (const name of [...reads].filter((each) => writes.has(each)))
      found.push(`${script.path}:${line}: this effect sets ${name}, which it reads: read it in untrack, or poll.`);
  });
  return found;
}

const isFunction = (node: ts.Node): node is ts.FunctionExpression | ts.ArrowFunction =>
  ts.isFunctionExpression(node) || ts.isArrowFunction(node);

function declaredIn(tree: ts.SourceFile): Declared {
  const states = new Set<string>();
  const functions = new Map<string, ts.FunctionLikeDeclaration>();
  visit(tree, (node) => {
    const field = ts.isPropertyDeclaration(node);
    if ((field || ts.isVariableDeclaration(node)) && node.initializer) {
      const name = field ? `this.${node.name.getText(tree)}` : node.name.getText(tree);
      if (/^\$state(\.raw)?[<(]/.test(node.initializer.getText(tree))) states.add(name);
      if (isFunction(node.initializer)) functions.set(name, node.initializer);
    }
    if (ts.isFunctionDeclaration(node) && node.name) functions.set(node.name.text, node);
    if (ts.isMethodDeclaration(node) || ts.isGetAccessor(node)) functions.set(`this.${node.name.getText(tree)}`, node);
  });
  return { states, functions };
}

/** States that are set anywhere in a function, later too, and in those of the script that it calls. */
function writesOf(of: ts.FunctionLikeDeclaration, declared: Declared, seen = new Set<ts.Node>()): Set<string> {
  const found = new Set<string>();
  if (seen.has(of)) return found;
  seen.add(of);
  visit(of, (node) => {
    if (isAssignment(node)) visit(node.left, (each) => found.add(each.getText()));
    if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) {
      if ([ts.SyntaxKind.PlusPlusToken, ts.SyntaxKind.MinusMinusToken].includes(node.operator))
        found.add(node.operand.getText());
    }
    const called = ts.isCallExpression(node) ? declared.functions.get(node.expression.getText()) : undefined;
    if (called) for (const each of writesOf(called, declared, seen)) found.add(each);
  });
  return new Set([...found].filter((name) => declared.states.has(name)));
}

const isAssignment = (node: ts.Node): node is ts.BinaryExpression =>
  ts.isBinaryExpression(node) &&
  node.operatorToken.kind >= ts.SyntaxKind.FirstAssignment &&
  node.operatorToken.kind <= ts.SyntaxKind.LastAssignment;

/** States that are read before a function returns or first waits, and by those of the script that it calls until then. */
function readsOf(of: ts.FunctionLikeDeclaration, declared: Declared, seen = new Set<ts.Node>()): Set<string> {
  const found = new Set<string>();
  if (seen.has(of) || !of.body) return found;
  seen.add(of);
  let waits = false;
  const look = (node: ts.Node): void => {
    if (waits || (ts.isFunctionLike(node) && !calledAtOnce(node)) || ts.isTypeNode(node)) return;
    if (ts.isCallExpression(node)) {
      const name = node.expression.getText();
      if (UNREAD.test(name)) return;
      const called = declared.functions.get(name);
      if (called) for (const each of readsOf(called, declared, seen)) found.add(each);
    }
    if (isAssignment(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken && isTarget(node.left, declared))
      return look(node.right);
    const name = nameOf(node);
    if (name !== undefined && declared.states.has(name)) found.add(name);
    const getter = name === undefined ? undefined : declared.functions.get(name);
    if (getter && ts.isGetAccessor(getter)) for (const each of readsOf(getter, declared, seen)) found.add(each);
    ts.forEachChild(node, look);
    if (ts.isAwaitExpression(node)) waits = true;
  };
  look(of.body);
  return found;
}

/** A state, or a pattern of them, that is set and so not read. */
const isTarget = (left: ts.Expression, { states }: Declared): boolean =>
  states.has(left.getText()) || ts.isArrayLiteralExpression(left) || ts.isObjectLiteralExpression(left);

/** `x` where it is a variable, `this.x` where it is a field. */
function nameOf(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node) && node.expression.kind === ts.SyntaxKind.ThisKeyword) return node.getText();
  if (!ts.isIdentifier(node)) return undefined;
  const { parent } = node;
  const isKey =
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node);
  return isKey ? undefined : node.text;
}

const calledAtOnce = (node: ts.Node): boolean =>
  ts.isCallExpression(node.parent) &&
  (node.parent.expression === node || AT_ONCE.test(node.parent.expression.getText()));
