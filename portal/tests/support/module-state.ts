import ts from 'typescript';

/** What makes something that remembers, besides `new`. */
const makers = [
  'remembering',
  'untilContentChanges',
  'rememberByWord',
  'createBoundedStore',
  'createSingleFlight',
  'pLimit',
  'filledAtStart',
  'countByWord',
  'gauge',
];
const stores = ['LRUCache', 'WeakMap', 'WeakSet', 'RateLimiterMemory', 'Registry', 'Counter', 'Gauge', 'Histogram'];
const changing = ['set', 'add', 'delete', 'clear', 'push', 'pop', 'shift', 'unshift', 'splice'];

/**
 * The names of a module in which it holds something from one request to the next: what is declared with `let`, what its
 * own code changes, and whatever remembers by its kind.
 */
export function stateOf(fileName: string, text: string): string[] {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  const declared = source.statements.flatMap((statement) =>
    ts.isVariableStatement(statement) && !isAmbient(statement) ? [statement.declarationList] : [],
  );
  const changed = changedNames(source);
  return declared.flatMap(({ flags, declarations }) => {
    const isLet = (flags & ts.NodeFlags.BlockScoped) !== ts.NodeFlags.Const;
    return declarations.flatMap(({ name, initializer }) => {
      if (!ts.isIdentifier(name)) return [];
      return isLet || changed.has(name.text) || (initializer && remembers(initializer)) ? [name.text] : [];
    });
  });
}

function isAmbient(statement: ts.VariableStatement): boolean {
  return statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword) ?? false;
}

/** Whether a value is made, at the module's own start, by what remembers: `recordOf(names, () => new …)` is made then too. */
function remembers(node: ts.Node): boolean {
  if (
    ts.isFunctionLike(node) &&
    !(ts.isArrowFunction(node) && !ts.isBlock(node.body) && ts.isCallExpression(node.parent))
  )
    return false;
  if (ts.isCallExpression(node) && makers.includes(node.expression.getText())) return true;
  if (ts.isNewExpression(node) && stores.includes(node.expression.getText())) return true;
  return ts.forEachChild(node, (child) => remembers(child) || undefined) ?? false;
}

/** Names that the code of a file writes into: `names.set(…)`, `names[key] ??= …`, `Object.assign(names, …)`. */
function changedNames(source: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  const note = (node: ts.Node | undefined) => node && ts.isIdentifier(node) && names.add(node.text);
  const visit = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node) && isAssignment(node.operatorToken.kind)) note(holderOf(node.left));
    if (ts.isDeleteExpression(node)) note(holderOf(node.expression));
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { expression, name } = node.expression;
      if (changing.includes(name.text)) note(expression);
      if (expression.getText() === 'Object' && name.text === 'assign') note(node.arguments[0]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

function isAssignment(kind: ts.SyntaxKind): boolean {
  return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
}

function holderOf(target: ts.Expression): ts.Expression | undefined {
  return ts.isPropertyAccessExpression(target) || ts.isElementAccessExpression(target) ? target.expression : undefined;
}
