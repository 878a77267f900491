import path from 'node:path';
import ts from 'typescript';
import type { WaitingRule } from '../../scripts/lib/waiting-rules';
import { idsIn } from './ledger';

export interface TestFile {
  readonly file: string;
  readonly text: string;
}

/**
 * Ids that only tests of uncalled rules name: tests that use a waiting rule, directly or through the file. Also ids
 * of members that the product does not read.
 */
export function ruleOnlyIds(tests: readonly TestFile[], waiting: readonly WaitingRule[]): ReadonlySet<string> {
  const ofMembers = waiting.flatMap(({ ids = [] }) => ids);
  const ofRules = new Set<string>();
  const ofProduct = new Set<string>();
  for (const test of tests) {
    for (const { ids, isOfWaiting } of testsIn(test, waiting)) {
      for (const id of ids) (isOfWaiting ? ofRules : ofProduct).add(id);
    }
  }
  return new Set([...[...ofRules].filter((id) => !ofProduct.has(id)), ...ofMembers]);
}

interface NamedTest {
  readonly ids: readonly string[];
  readonly isOfWaiting: boolean;
}

const TITLE = /['"`][^'"`\n]*\[[A-Z][^'"`\n]*/g;

function testsIn({ file, text }: TestFile, waiting: readonly WaitingRule[]): readonly NamedTest[] {
  const mayUseWaiting = waiting.some((rule) =>
    text.includes(`/${path.posix.basename(rule.file).replace(/\.tsx?$/, '')}'`),
  );
  if (!mayUseWaiting) return [{ ids: (text.match(TITLE) ?? []).flatMap(idsIn), isOfWaiting: false }];
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const names = waitingNamesIn(tree, file, waiting);
  const declarations = declarationsIn(tree);
  const found: NamedTest[] = [];
  const visit = (node: ts.Node): void => {
    const ids = isText(node) ? idsIn(node.getText(tree)) : [];
    if (ids.length > 0) found.push({ ids, isOfWaiting: uses(testAround(node), names, declarations) });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function isText(node: ts.Node): boolean {
  return ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node);
}

/** Returns the call of `it` that has this title, or its row in a table of cases. */
function testAround(title: ts.Node): ts.Node {
  if (ts.isArrayLiteralExpression(title.parent)) return title.parent;
  let node = title;
  while (!ts.isSourceFile(node.parent) && !ts.isExpressionStatement(node.parent)) node = node.parent;
  return node;
}

/** The imported names that are waiting rules. */
function waitingNamesIn(tree: ts.SourceFile, file: string, waiting: readonly WaitingRule[]): ReadonlySet<string> {
  const names = tree.statements.filter(ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
    const bindings = importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings) || !ts.isStringLiteral(moduleSpecifier)) return [];
    const imported = importedFile(file, moduleSpecifier.text);
    const rules = waiting.filter((rule) => rule.file.replace(/\.tsx?$/, '') === imported);
    return bindings.elements
      .map(({ name, propertyName }) => [name.text, propertyName?.text ?? name.text])
      .filter(([, exported]) => rules.some(({ name }) => name === undefined || name === exported))
      .map(([local = '']) => local);
  });
  return new Set(names);
}

/** Without its ending. */
function importedFile(file: string, specifier: string): string {
  return specifier.startsWith('@/')
    ? `src/${specifier.slice(2)}`
    : path.posix.join(path.posix.dirname(file), specifier);
}

function declarationsIn(tree: ts.SourceFile): ReadonlyMap<string, ts.Node> {
  const declarations = new Map<string, ts.Node>();
  const visit = (node: ts.Node): void => {
    const isNamed = ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node);
    if (isNamed && node.name && ts.isIdentifier(node.name)) declarations.set(node.name.text, node);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return declarations;
}

function uses(scope: ts.Node, names: ReadonlySet<string>, declarations: ReadonlyMap<string, ts.Node>): boolean {
  const seen = new Set<ts.Node>();
  const find = (node: ts.Node): boolean => {
    if (seen.has(node)) return false;
    seen.add(node);
    if (!ts.isIdentifier(node)) return ts.forEachChild(node, find) ?? false;
    const declaration = declarations.get(node.text);
    return names.has(node.text) || (declaration !== undefined && find(declaration));
  };
  return find(scope);
}
