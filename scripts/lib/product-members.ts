import ts from 'typescript';
import { readProduct } from './product-program';
import type { Unused } from './waiting-rules';

/** Files whose classes and ports are looked at. */
const CHECKED = /^src\/(core|stores)\/.+\.ts$/;

/**
 * Returns the public members of classes in core and stores, and the methods of ports, that no product code reads:
 * `VotingStore.voted`. A write is no use. A class's member is used where a type is that the class implements or fits.
 */
export function findUnusedMembers(project: string): readonly Unused[] {
  const { checker, files, placeOf } = readProduct(project);
  const used = new Set<ts.Declaration>();
  for (const file of files) collectUses(file, checker, used);
  return files
    .filter((file) => CHECKED.test(placeOf(file)))
    .flatMap(membersOf)
    .filter((member) => !isForTests(member) && !used.has(member) && !isUsedByShape(member, checker, used))
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

/** Returns whether an interface that the class names has a used member of this name; a generic one accepts no class by its shape. */
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

/** Returns whether a member of this name is used in a type that accepts the member's class. */
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

/** Marked `@internal`, as knip's exports are. */
function isForTests(member: Member): boolean {
  return ts.getJSDocTags(member).some(({ tagName }) => tagName.text === 'internal');
}

function isMethod(member: Member): boolean {
  return ts.isMethodSignature(member);
}

function collectUses(file: ts.SourceFile, checker: ts.TypeChecker, used: Set<ts.Declaration>): void {
  const use = (symbol: ts.Symbol | undefined): void => {
    for (const declaration of symbol?.declarations ?? []) used.add(declaration);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && !isWritten(node)) use(checker.getSymbolAtLocation(node.name));
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const name = node.propertyName ?? node.name;
      if (ts.isIdentifier(name)) use(checker.getTypeAtLocation(node.parent).getProperty(name.text));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
}

function isWritten(node: ts.PropertyAccessExpression): boolean {
  return (
    ts.isBinaryExpression(node.parent) &&
    node.parent.left === node &&
    node.parent.operatorToken.kind === ts.SyntaxKind.EqualsToken
  );
}
