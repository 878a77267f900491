import ts from 'typescript';
import { readProduct } from './product-program';
import type { UnusedWaitingRule } from './waiting-rules';

const CHECKED = /^src\/(core|stores)\/.+\.ts$/;

/**
 * Returns public members of core and stores, and methods of ports, that the product never reads: `VotingStore.voted`.
 * Reads of an implemented or structurally matching type count.
 */
export function findUnusedMembers(project: string): readonly UnusedWaitingRule[] {
  const { checker, files, placeOf } = readProduct(project);
  const members = files
    .filter((file) => CHECKED.test(placeOf(file)))
    .flatMap(membersOf)
    .filter((member) => !isForTests(member));
  const used = usedNamesakes(members, readingsIn(files), checker);
  return members
    .filter((member) => !used.has(member) && !isUsedByShape(member, checker, used))
    .map(({ name, parent }) => ({
      file: placeOf(parent.getSourceFile()),
      name: `${parent.name?.text}.${name.getText()}`,
    }));
}

type Member = (ts.ClassElement | ts.TypeElement) & {
  readonly name: ts.PropertyName;
  readonly parent: ts.ClassDeclaration | ts.InterfaceDeclaration;
};

function membersOf(file: ts.SourceFile): readonly Member[] {
  const isPort = file.fileName.endsWith('.port.ts');
  return file.statements.flatMap((statement): readonly Member[] => {
    if (ts.isClassDeclaration(statement)) return statement.members.filter(isMember).filter(isPublic);
    return isPort && ts.isInterfaceDeclaration(statement) ? statement.members.filter(isMember).filter(isMethod) : [];
  });
}

function isImplemented(
  name: string,
  { heritageClauses = [] }: { readonly heritageClauses?: Iterable<ts.HeritageClause> | undefined },
  checker: ts.TypeChecker,
  used: ReadonlySet<ts.Declaration>,
): boolean {
  return [...heritageClauses].some(({ types }) =>
    types.some((type) => {
      const member = checker.getTypeAtLocation(type).getProperty(name);
      return member?.declarations?.some((declaration) => used.has(declaration)) ?? false;
    }),
  );
}

function isUsedByShape({ name, parent }: Member, checker: ts.TypeChecker, used: ReadonlySet<ts.Declaration>): boolean {
  if (!ts.isClassDeclaration(parent)) return false;
  if (isImplemented(name.getText(), parent, checker, used)) return true;
  const type = checker.getTypeAtLocation(parent);
  return [...used].some((declaration) => {
    const shape = declaration.parent;
    if (!ts.isInterfaceDeclaration(shape) && !ts.isTypeLiteralNode(shape)) return false;
    const isNamesake = ts.getNameOfDeclaration(declaration)?.getText() === name.getText();
    return isNamesake && checker.isTypeAssignableTo(type, checker.getTypeAtLocation(shape));
  });
}

function isMember<Element extends ts.ClassElement | ts.TypeElement>(node: Element): node is Element & Member {
  return node.name !== undefined && !ts.isPrivateIdentifier(node.name) && !ts.isComputedPropertyName(node.name);
}

function isPublic(member: Member): boolean {
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
  return (ts.getCombinedModifierFlags(member) & hidden) === 0;
}

/** Returns true for `@internal` members, like knip. */
function isForTests(member: Member): boolean {
  return ts.getJSDocTags(member).some(({ tagName }) => tagName.text === 'internal');
}

function isMethod(member: Member): boolean {
  if (ts.isMethodSignature(member)) return true;
  // An optional one is a caller's wish, such as progress reports.
  if (!ts.isPropertySignature(member) || member.questionToken !== undefined) return false;
  return member.type !== undefined && ts.isFunctionTypeNode(member.type);
}

type Reading = ts.PropertyAccessExpression | ts.BindingElement;

function readingsIn(files: readonly ts.SourceFile[]): ReadonlyMap<string, readonly Reading[]> {
  const readings = new Map<string, Reading[]>();
  const note = (name: string, reading: Reading): void => {
    const known = readings.get(name);
    if (known === undefined) readings.set(name, [reading]);
    else known.push(reading);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && !isWritten(node)) note(node.name.text, node);
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const name = node.propertyName ?? node.name;
      if (ts.isIdentifier(name)) note(name.text, node);
    }
    ts.forEachChild(node, visit);
  };
  for (const file of files) visit(file);
  return readings;
}

function usedNamesakes(
  members: readonly Member[],
  readings: ReadonlyMap<string, readonly Reading[]>,
  checker: ts.TypeChecker,
): ReadonlySet<ts.Declaration> {
  const namesakes = new Map<string, Member[]>();
  for (const member of members)
    namesakes.set(member.name.getText(), [...(namesakes.get(member.name.getText()) ?? []), member]);
  const used = new Set<ts.Declaration>();
  for (const [name, all] of namesakes) {
    for (const reading of readings.get(name) ?? []) {
      if (all.every((member) => used.has(member))) break;
      for (const declaration of readBy(reading, name, checker)?.declarations ?? []) used.add(declaration);
    }
  }
  return used;
}

function readBy(reading: Reading, name: string, checker: ts.TypeChecker): ts.Symbol | undefined {
  return ts.isBindingElement(reading)
    ? checker.getTypeAtLocation(reading.parent).getProperty(name)
    : checker.getSymbolAtLocation(reading.name);
}

function isWritten(node: ts.PropertyAccessExpression): boolean {
  return (
    ts.isBinaryExpression(node.parent) &&
    node.parent.left === node &&
    node.parent.operatorToken.kind === ts.SyntaxKind.EqualsToken
  );
}
