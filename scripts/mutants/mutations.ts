import ts from 'typescript';

export interface Mutation {
  readonly start: number;
  readonly end: number;
  readonly becomes: string;
  /**
   * `limit` is a number that the module names or compares with, or such a comparison. All other mutations are `logic`.
   */
  readonly kind: 'limit' | 'logic';
}

const { SyntaxKind } = ts;

/** Similar operators, such as `<=` for `<`, or minus for plus. */
const COMPARISONS: ReadonlyMap<ts.SyntaxKind, readonly string[]> = new Map([
  [SyntaxKind.LessThanToken, ['<=', '>=']],
  [SyntaxKind.LessThanEqualsToken, ['<', '>']],
  [SyntaxKind.GreaterThanToken, ['>=', '<=']],
  [SyntaxKind.GreaterThanEqualsToken, ['>', '<']],
]);
const OPERATORS: ReadonlyMap<ts.SyntaxKind, readonly string[]> = new Map([
  [SyntaxKind.EqualsEqualsEqualsToken, ['!==']],
  [SyntaxKind.ExclamationEqualsEqualsToken, ['===']],
  [SyntaxKind.AmpersandAmpersandToken, ['||']],
  [SyntaxKind.BarBarToken, ['&&']],
  [SyntaxKind.QuestionQuestionToken, ['&&']],
  [SyntaxKind.PlusToken, ['-']],
  [SyntaxKind.MinusToken, ['+']],
  [SyntaxKind.AsteriskToken, ['/']],
  [SyntaxKind.SlashToken, ['*']],
  [SyntaxKind.PercentToken, ['*']],
  [SyntaxKind.PlusEqualsToken, ['-=']],
  [SyntaxKind.MinusEqualsToken, ['+=']],
]);
const METHODS: ReadonlyMap<string, string> = new Map([
  ['min', 'max'],
  ['max', 'min'],
  ['floor', 'ceil'],
  ['ceil', 'floor'],
  ['round', 'floor'],
  ['some', 'every'],
  ['every', 'some'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
]);

export function mutationsOf(path: string, text: string): readonly Mutation[] {
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: Mutation[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    const span = { start: node.getStart(), end: node.getEnd() };
    for (const [kind, becomes] of mutantsOf(node)) found.push({ ...span, becomes, kind });
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(tree, visit);
  return found.filter(({ start, end, becomes }) => becomes !== text.slice(start, end));
}

type Change = readonly [kind: Mutation['kind'], becomes: string];

function mutantsOf(node: ts.Node): readonly Change[] {
  if (ts.isBinaryExpression(node)) return binary(node);
  if (ts.isNumericLiteral(node)) return numeric(node);
  if (ts.isRegularExpressionLiteral(node)) return quantifiers(node).map((becomes) => ['limit', becomes]);
  return [...conditions(node), ...signs(node), ...methods(node), ...returned(node)].map((becomes) => [
    'logic',
    becomes,
  ]);
}

function binary(node: ts.BinaryExpression): readonly Change[] {
  const others = (operators: ReadonlyMap<ts.SyntaxKind, readonly string[]>) =>
    (operators.get(node.operatorToken.kind) ?? []).map(
      (operator) => `(${node.left.getText()}) ${operator} (${node.right.getText()})`,
    );
  return [
    ...others(COMPARISONS).map((becomes): Change => ['limit', becomes]),
    ...others(OPERATORS).map((becomes): Change => ['logic', becomes]),
    ...truths(node).map((becomes): Change => ['logic', becomes]),
  ];
}

function numeric(node: ts.NumericLiteral): readonly Change[] {
  if (isName(node)) return [];
  const kind = isLimit(node) ? 'limit' : 'logic';
  const decimals = node.getText().split('.')[1]?.length ?? 0;
  const [more, less] = [1, -1].map((step) => (Number(node.text) + step / 10 ** decimals).toFixed(decimals));
  return [more, less].map((number) => [kind, `(${number})`]);
}

function isName(node: ts.NumericLiteral): boolean {
  const { parent } = node;
  return (
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isBindingElement(parent) && parent.propertyName === node)
  );
}

function isLimit(node: ts.NumericLiteral): boolean {
  const compared = ts.isBinaryExpression(node.parent) && COMPARISONS.has(node.parent.operatorToken.kind);
  const within = ts.findAncestor(node, (around) => ts.isFunctionLike(around));
  return compared || within === undefined;
}

function quantifiers(node: ts.RegularExpressionLiteral): readonly string[] {
  const text = node.getText();
  return [...text.matchAll(/(?<!\\[pux])\{(\d+)(,?)(\d*)\}/g)].flatMap((match) => {
    const [all, least = '', comma = '', most = ''] = match;
    const put = (quantifier: string) => text.slice(0, match.index) + quantifier + text.slice(match.index + all.length);
    const [from, to] = [Number(least), Number(most)];
    return [
      `{${from + 1}${comma}${most}}`,
      ...(from > 0 ? [`{${from - 1}${comma}${most}}`] : []),
      ...(most === '' ? [] : [`{${least},${to + 1}}`, `{${least},${to - 1}}`]),
    ].map(put);
  });
}

function conditions(node: ts.Node): readonly string[] {
  return ts.isBinaryExpression(node) ? [] : truths(node);
}

function truths(node: ts.Node): readonly string[] {
  const { parent } = node;
  if (ts.isIfStatement(parent) && parent.expression === node) return ['true', 'false'];
  if (ts.isConditionalExpression(parent) && parent.condition === node) return ['true', 'false'];
  if (ts.isWhileStatement(parent) && parent.expression === node) return ['false'];
  return [];
}

function signs(node: ts.Node): readonly string[] {
  if (node.kind === SyntaxKind.TrueKeyword) return ['false'];
  if (node.kind === SyntaxKind.FalseKeyword) return ['true'];
  const isTurned =
    ts.isPrefixUnaryExpression(node) && [SyntaxKind.ExclamationToken, SyntaxKind.MinusToken].includes(node.operator);
  return isTurned ? [`(${node.operand.getText()})`] : [];
}

function methods(node: ts.Node): readonly string[] {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
  const { expression, name } = node.expression;
  const other = METHODS.get(name.text);
  const rest = node.getText().slice(node.expression.getText().length);
  return other === undefined ? [] : [`${expression.getText()}.${other}${rest}`];
}

function returned(node: ts.Node): readonly string[] {
  const { parent } = node;
  const isReturned =
    (ts.isReturnStatement(parent) && parent.expression === node) ||
    (ts.isArrowFunction(parent) && parent.body === node) ||
    (ts.isConditionalExpression(parent) && parent.condition !== node);
  if (!isReturned) return [];
  if (node.kind === SyntaxKind.NullKeyword) return ["'mutant'"];
  if (ts.isStringLiteral(node)) return [node.text === '' ? "'mutant'" : "''"];
  if (ts.isArrayLiteralExpression(node) && node.elements.length === 0) return ["['mutant']"];
  return [];
}
