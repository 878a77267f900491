import ts from 'typescript';
import type { ProductProgram } from './product-program';
import { readProduct } from './product-program';

/** A value that the product's types have and its code never makes. */
export interface Unmade {
  readonly kind: 'case' | 'member' | 'argument';
  readonly file: string;
  /** `ToastType: chatMessage`, `LoginProps.backOnClose`, `shorten(max)`. */
  readonly name: string;
}

/** Files whose types are looked at: the domain, and the state and functions made of it. */
const CHECKED = /^src\/(core|stores)\/.+\.ts$/;

/**
 * Returns unmade values: union cases that code only compares with, optional members that nothing writes, and optional arguments that nothing passes. A list
 * that code iterates makes all its cases; SQL text makes those that it quotes.
 */
export function findUnmadeValues(project: string): readonly Unmade[] {
  const product = readProduct(project);
  const made = collectMade(product);
  return product.files
    .filter((file) => CHECKED.test(product.placeOf(file)))
    .flatMap((file) => {
      const place = product.placeOf(file);
      return [
        ...unmadeCases(file, made).map((name) => ({ kind: 'case', file: place, name }) as const),
        ...unmadeMembers(file, made).map((name) => ({ kind: 'member', file: place, name }) as const),
        ...unpassedArguments(file, made).map((name) => ({ kind: 'argument', file: place, name }) as const),
      ];
    });
}

interface Made {
  readonly texts: Set<string>;
  /** Declarations of members and parameters that get a value. */
  readonly written: Set<ts.Node>;
  /** Declarations that are used as a value whole: a list that is walked through, an object or function that is handed on. */
  readonly whole: Set<ts.Node>;
}

function collectMade({ checker, files }: ProductProgram): Made {
  const made: Made = { texts: new Set(), written: new Set(), whole: new Set() };
  const mark = (symbol: ts.Symbol | undefined, set: Set<ts.Node>): void => {
    for (const declaration of symbol?.declarations ?? []) set.add(declaration);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return;
    if (ts.isStringLiteralLike(node) && isMaking(node)) made.texts.add(node.text);
    if (ts.isTemplateLiteralToken(node))
      for (const [, quoted = ''] of node.text.matchAll(/'([^'\s]+)'/g)) made.texts.add(quoted);
    if (ts.isObjectLiteralExpression(node)) markObject(node, checker, made);
    if (ts.isJsxAttributes(node)) {
      const type = checker.getContextualType(node);
      for (const attribute of node.properties)
        if (ts.isJsxAttribute(attribute)) mark(type?.getProperty(attribute.name.getText()), made.written);
    }
    if (
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
      ts.isPropertyAccessExpression(node.left)
    )
      mark(checker.getSymbolAtLocation(node.left.name), made.written);
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) markArguments(node, checker, made);
    if (ts.isIdentifier(node) && isHandedOn(node)) mark(symbolOf(node, checker), made.whole);
    ts.forEachChild(node, visit);
  };
  for (const file of files) visit(file);
  return made;
}

/** Marks what an object gives to its type's members; a spread gives all that its own type has. */
function markObject(node: ts.ObjectLiteralExpression, checker: ts.TypeChecker, { written }: Made): void {
  const wanted = checker.getContextualType(node);
  const given = checker.getTypeAtLocation(node);
  for (const { name } of given.getProperties())
    for (const type of wanted === undefined ? [given] : partsOf(wanted))
      for (const declaration of type.getProperty(name)?.declarations ?? []) written.add(declaration);
}

function partsOf(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

function markArguments(node: ts.CallExpression | ts.NewExpression, checker: ts.TypeChecker, { written }: Made): void {
  const { parameters = [] } = checker.getResolvedSignature(node)?.declaration ?? {};
  const given = node.arguments ?? [];
  const count = given.some(ts.isSpreadElement) ? parameters.length : given.length;
  for (const parameter of [...parameters].slice(0, count)) written.add(parameter);
}

/** Whether a text is made here: not one that something is compared with, a name of a member, or a module. */
function isMaking({ parent }: ts.StringLiteralLike): boolean {
  if (ts.isCaseClause(parent) || ts.isImportDeclaration(parent) || ts.isLiteralTypeNode(parent)) return false;
  if (ts.isArrayLiteralExpression(parent) && isList(parent)) return false;
  const comparing = [ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken];
  return !(ts.isBinaryExpression(parent) && comparing.includes(parent.operatorToken.kind));
}

/** An array that is `as const`: a list of cases. */
function isList({ parent }: ts.ArrayLiteralExpression): boolean {
  return ts.isAsExpression(parent) && parent.type.getText() === 'const';
}

/** Whether a name stands for its value, not for a member that is read of it or a type made of it. */
function isHandedOn(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isTypeQueryNode(parent) || ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent)) return false;
  if ((ts.isVariableDeclaration(parent) || ts.isFunctionDeclaration(parent)) && parent.name === node) return false;
  return !((ts.isCallExpression(parent) || ts.isElementAccessExpression(parent)) && parent.expression === node);
}

function symbolOf(node: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(node);
  return symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0
    ? checker.getAliasedSymbol(symbol)
    : symbol;
}

function unmadeCases(file: ts.SourceFile, { texts, whole }: Made): readonly string[] {
  return file.statements.flatMap((statement): readonly string[] => {
    if (ts.isTypeAliasDeclaration(statement) && ts.isUnionTypeNode(statement.type)) {
      const cases = statement.type.types.flatMap((type) =>
        ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? [type.literal.text] : [],
      );
      return cases.filter((text) => !texts.has(text)).map((text) => `${statement.name.text}: ${text}`);
    }
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap((declaration) => {
      const { initializer } = declaration;
      if (initializer === undefined || !ts.isAsExpression(initializer) || whole.has(declaration)) return [];
      const list = initializer.expression;
      if (!ts.isArrayLiteralExpression(list)) return [];
      return list.elements
        .filter(ts.isStringLiteral)
        .filter(({ text }) => !texts.has(text))
        .map(({ text }) => `${declaration.name.getText()}: ${text}`);
    });
  });
}

function unmadeMembers(file: ts.SourceFile, { written }: Made): readonly string[] {
  return file.statements.filter(ts.isInterfaceDeclaration).flatMap(({ name, members }) =>
    members
      .filter(ts.isPropertySignature)
      .filter((member) => member.questionToken !== undefined && !written.has(member))
      .map((member) => `${name.text}.${member.name.getText()}`),
  );
}

function unpassedArguments(file: ts.SourceFile, { written, whole }: Made): readonly string[] {
  const found: string[] = [];
  const look = (name: string, declaration: ts.SignatureDeclaration): void => {
    for (const parameter of declaration.parameters) {
      const isOptional = parameter.questionToken !== undefined || parameter.initializer !== undefined;
      if (isOptional && !written.has(parameter)) found.push(`${name}(${parameter.name.getText()})`);
    }
  };
  for (const statement of file.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name !== undefined && !whole.has(statement))
      look(statement.name.text, statement);
  }
  return found;
}
