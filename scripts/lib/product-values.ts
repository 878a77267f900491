import ts from 'typescript';
import { findDefaultsOnly } from './product-defaults';
import type { ProductProgram } from './product-program';
import { readProduct } from './product-program';

export interface UnusedValue {
  readonly kind: 'case' | 'member' | 'argument' | 'default';
  readonly file: string;
  readonly name: string;
}

const CHECKED = /^src\/(core|stores)\/(?!.*\/tables\/).+\.ts$/;

/**
 * Finds unused union cases, and optional members and arguments that are never set. A case counts as used
 * if it is in an iterated list or in quoted SQL.
 */
export function findUnusedValues(project: string): readonly UnusedValue[] {
  const product = readProduct(project);
  const checked = product.files.filter((file) => CHECKED.test(product.placeOf(file)));
  const made = collectMade(product, wantedIn(checked));
  const defaultsOnly = findDefaultsOnly(product.files);
  return checked.flatMap((file) => {
    const place = product.placeOf(file);
    return [
      ...unmadeCases(file, made).map((name) => ({ kind: 'case', file: place, name }) as const),
      ...unmadeMembers(file, made, product.checker).map((name) => ({ kind: 'member', file: place, name }) as const),
      ...unpassedArguments(file, made).map((name) => ({ kind: 'argument', file: place, name }) as const),
      ...defaultsOnly(file).map((name) => ({ kind: 'default', file: place, name }) as const),
    ];
  });
}

interface Wanted {
  readonly members: ReadonlySet<string>;
  readonly values: Set<string>;
}

function wantedIn(files: readonly ts.SourceFile[]): Wanted {
  const statements = files.flatMap((file) => file.statements);
  const members = statements.flatMap(optionalMembersOf).map(({ name }) => name.getText());
  const values = statements.flatMap((statement) => {
    if (ts.isFunctionDeclaration(statement)) return statement.parameters.some(isOptional) ? [statement.name] : [];
    return ts.isVariableStatement(statement) ? statement.declarationList.declarations.map(({ name }) => name) : [];
  });
  return { members: new Set(members), values: new Set(values.map((name) => name?.getText() ?? '')) };
}

function optionalMembersOf(statement: ts.Statement): readonly ts.PropertySignature[] {
  return ts.isInterfaceDeclaration(statement)
    ? statement.members.filter(ts.isPropertySignature).filter((member) => member.questionToken !== undefined)
    : [];
}

function isOptional({ questionToken, initializer }: ts.ParameterDeclaration): boolean {
  return questionToken !== undefined || initializer !== undefined;
}

interface Made {
  readonly texts: Set<string>;
  readonly written: Set<ts.Node>;
  readonly whole: Set<ts.Node>;
  readonly writers: Map<string, ts.Node[]>;
}

function collectMade({ checker, files }: ProductProgram, wanted: Wanted): Made {
  const made: Made = { texts: new Set(), written: new Set(), whole: new Set(), writers: new Map() };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return;
    if (ts.isStringLiteralLike(node) && isMaking(node)) made.texts.add(node.text);
    if (ts.isTemplateLiteralToken(node))
      for (const [, quoted = ''] of node.text.matchAll(/'([^'\s]+)'/g)) made.texts.add(quoted);
    if (ts.isImportSpecifier(node) && node.propertyName !== undefined && wanted.values.has(node.propertyName.text))
      wanted.values.add(node.name.text);
    markMembers(node, checker, wanted, made);
    if (ts.isCallExpression(node)) markArguments(node, checker, wanted, made);
    if (ts.isIdentifier(node) && wanted.values.has(node.text) && isHandedOn(node))
      mark(symbolOf(node, checker), made.whole);
    ts.forEachChild(node, visit);
  };
  for (const file of files) visit(file);
  return made;
}

function mark(symbol: ts.Symbol | undefined, set: Set<ts.Node>): void {
  for (const declaration of symbol?.declarations ?? []) set.add(declaration);
}

function markMembers(node: ts.Node, checker: ts.TypeChecker, { members }: Wanted, made: Made): void {
  if (ts.isObjectLiteralExpression(node)) {
    for (const { name } of node.properties) if (name !== undefined) made.texts.add(nameOf(name));
    if (node.properties.some(({ name }) => name === undefined || members.has(nameOf(name))))
      markObject(node, checker, members, made);
  }
  if (ts.isJsxAttributes(node)) {
    const names = node.properties.flatMap(({ name }) => (name === undefined ? [] : [name.getText()]));
    const type = names.some((name) => members.has(name)) ? checker.getContextualType(node) : undefined;
    for (const name of names) mark(type?.getProperty(name), made.written);
  }
  if (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    ts.isPropertyAccessExpression(node.left) &&
    members.has(node.left.name.text)
  )
    mark(checker.getSymbolAtLocation(node.left.name), made.written);
  if (ts.isClassDeclaration(node) && node.heritageClauses !== undefined)
    for (const { name } of node.members) if (name !== undefined) addWriter(nameOf(name), node, members, made);
}

function nameOf(name: ts.PropertyName): string {
  return ts.isStringLiteral(name) ? name.text : name.getText();
}

function addWriter(name: string, node: ts.Node, members: ReadonlySet<string>, { writers }: Made): void {
  if (members.has(name)) writers.set(name, [...(writers.get(name) ?? []), node]);
}

function markObject(
  node: ts.ObjectLiteralExpression,
  checker: ts.TypeChecker,
  members: ReadonlySet<string>,
  made: Made,
): void {
  const wanted = checker.getContextualType(node);
  const given = checker.getTypeAtLocation(node);
  for (const { name } of partsOf(given).flatMap((part) => part.getProperties())) {
    if (!members.has(name)) continue;
    addWriter(name, node, members, made);
    for (const type of wanted === undefined ? [given] : partsOf(wanted)) mark(type.getProperty(name), made.written);
  }
}

function partsOf(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

function markArguments(
  { expression, arguments: given }: ts.CallExpression,
  checker: ts.TypeChecker,
  { values }: Wanted,
  { written }: Made,
): void {
  const name = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
  if (!ts.isIdentifier(name) || !values.has(name.text)) return;
  for (const declaration of symbolOf(name, checker)?.declarations ?? []) {
    if (!ts.isFunctionDeclaration(declaration)) continue;
    const count = given.some(ts.isSpreadElement) ? undefined : given.length;
    for (const parameter of declaration.parameters.slice(0, count)) written.add(parameter);
  }
}

function isMaking({ parent }: ts.StringLiteralLike): boolean {
  if (ts.isCaseClause(parent) || ts.isImportDeclaration(parent) || ts.isLiteralTypeNode(parent)) return false;
  if (ts.isArrayLiteralExpression(parent) && isList(parent)) return false;
  const comparing = [ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken];
  return !(ts.isBinaryExpression(parent) && comparing.includes(parent.operatorToken.kind));
}

function isList({ parent }: ts.ArrayLiteralExpression): boolean {
  return ts.isAsExpression(parent) && parent.type.getText() === 'const';
}

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

function unmadeMembers(file: ts.SourceFile, { written, writers }: Made, checker: ts.TypeChecker): readonly string[] {
  return file.statements.filter(ts.isInterfaceDeclaration).flatMap((statement) =>
    optionalMembersOf(statement)
      .filter((member) => !written.has(member))
      .map((member) => member.name.getText())
      .filter((name) => {
        const type = checker.getTypeAtLocation(statement);
        return !writers
          .get(name)
          ?.some((writer) => checker.isTypeAssignableTo(checker.getTypeAtLocation(writer), type));
      })
      .map((name) => `${statement.name.text}.${name}`),
  );
}

function unpassedArguments(file: ts.SourceFile, { written, whole }: Made): readonly string[] {
  return file.statements
    .filter(ts.isFunctionDeclaration)
    .filter((statement) => !whole.has(statement))
    .flatMap(({ name, parameters }) =>
      parameters
        .filter((parameter) => isOptional(parameter) && !written.has(parameter))
        .map((parameter) => `${name?.text}(${parameter.name.getText()})`),
    );
}
