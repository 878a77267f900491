import ts from 'typescript';

const ANY = 'any';

/** Finds required members that all `files` set to the same literal. */
export function findDefaultsOnly(files: readonly ts.SourceFile[]): (file: ts.SourceFile) => readonly string[] {
  const values = new Map<string, Set<string>>();
  const words = new Set<string>();
  const add = (name: string, value: string): void => {
    values.set(name, (values.get(name) ?? new Set()).add(value));
  };
  const visit = (node: ts.Node): void => {
    addWriters(node, add);
    if (ts.isTemplateLiteralToken(node) || ts.isStringLiteralLike(node))
      for (const [word] of node.text.matchAll(/\w+/g)) words.add(word);
    ts.forEachChild(node, visit);
  };
  for (const file of files) visit(file);
  // Database rows and JSON are accessed by names in texts.
  const isInText = (name: string): boolean =>
    words.has(name) || words.has(name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
  const isDefaultOnly = (name: string): boolean => {
    const [value = ANY, ...others] = values.get(name) ?? [];
    return value !== ANY && others.length === 0 && !isInText(name);
  };
  return (file) =>
    file.statements.flatMap((statement) =>
      membersOf(statement)
        .filter(isDefaultOnly)
        .map((name) => `${nameOf(statement)}.${name}`),
    );
}

function membersOf(statement: ts.Statement): readonly string[] {
  if (ts.isInterfaceDeclaration(statement))
    return statement.members
      .filter(ts.isPropertySignature)
      .filter(({ questionToken, type }) => questionToken === undefined && !(type && ts.isLiteralTypeNode(type)))
      .map(({ name }) => name.getText());
  if (!ts.isClassDeclaration(statement)) return [];
  const isReadonly = ({ kind }: ts.ModifierLike): boolean => kind === ts.SyntaxKind.ReadonlyKeyword;
  return statement.members
    .filter(ts.isPropertyDeclaration)
    .filter(({ modifiers }) => !modifiers?.some(isReadonly))
    .map(({ name }) => name.getText());
}

function nameOf(statement: ts.Statement): string {
  return ts.isInterfaceDeclaration(statement) || ts.isClassDeclaration(statement) ? (statement.name?.text ?? '') : '';
}

function addWriters(node: ts.Node, add: (name: string, value: string) => void): void {
  if (ts.isPropertyAssignment(node) || ts.isPropertyDeclaration(node))
    add(node.name.getText().replaceAll(/['"]/g, ''), literalOf(node.initializer));
  else if (ts.isShorthandPropertyAssignment(node) || ts.isMethodDeclaration(node) || ts.isGetAccessor(node))
    add(node.name.getText(), ANY);
  else if (ts.isParameter(node) && node.modifiers !== undefined) add(node.name.getText(), ANY);
  else if (ts.isJsxAttribute(node)) add(node.name.getText(), ANY);
  else if (ts.isPostfixUnaryExpression(node) || ts.isPrefixUnaryExpression(node)) addTarget(node.operand, ANY, add);
  else if (ts.isBinaryExpression(node) && isAssignment(node.operatorToken.kind))
    addTarget(node.left, node.operatorToken.kind === ts.SyntaxKind.EqualsToken ? literalOf(node.right) : ANY, add);
}

function isAssignment(kind: ts.SyntaxKind): boolean {
  return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
}

function addTarget(target: ts.Node, value: string, add: (name: string, value: string) => void): void {
  if (ts.isPropertyAccessExpression(target)) add(target.name.text, value);
  else if (ts.isArrayLiteralExpression(target)) for (const element of target.elements) addTarget(element, ANY, add);
}

function literalOf(node: ts.Expression | undefined): string {
  if (node === undefined) return ANY;
  if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node)) return literalOf(node.expression);
  const isLiteral =
    ts.isLiteralExpression(node) ||
    node.kind === ts.SyntaxKind.TrueKeyword ||
    node.kind === ts.SyntaxKind.FalseKeyword ||
    node.kind === ts.SyntaxKind.NullKeyword;
  return isLiteral ? node.getText() : ANY;
}
