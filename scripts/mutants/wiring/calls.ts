import ts from 'typescript';
import type { ProductProgram } from '../../lib/product-program';

export interface WiringCall {
  readonly number: number;
  readonly file: string;
  readonly lineNumber: number;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Matches parts of features, except adapter bindings, which the container's test covers. */
const IS_PART = /^src\/app\/features\/(?!.*\.(?:adapters|memory)\.ts$)/;
const IS_STORE = /^src\/stores\//;
const MAX_TEXT = 100;
const LINE_COMMENT = /^\s*\/\/.*$/gm;

/**
 * Returns calls whose result is unused, except `makeAutoObservable` and the only binding of a key, which the container
 * needs.
 */
export function wiringCalls({ files, checker, placeOf }: ProductProgram): readonly WiringCall[] {
  const found: Omit<WiringCall, 'number'>[] = [];
  const bound: string[] = [];
  for (const file of files) {
    const place = placeOf(file);
    if (!IS_PART.test(place) && !IS_STORE.test(place)) continue;
    const visit = (node: ts.Node, isWired: boolean): void => {
      const isInside = isWired || ts.isConstructorDeclaration(node);
      if (isInside && ts.isCallExpression(node) && isLeavable(node, checker)) {
        const start = node.getStart();
        const lineNumber = file.getLineAndCharacterOfPosition(start).line + 1;
        const text = node.getText().replaceAll(LINE_COMMENT, '').replaceAll(/\s+/g, ' ').slice(0, MAX_TEXT);
        found.push({ file: place, lineNumber, text, start, end: node.getEnd() });
        bound.push(boundKey(node) ?? '');
      }
      ts.forEachChild(node, (child) => visit(child, isInside));
    };
    visit(file, IS_PART.test(place));
  }
  const isOnlyBinding = (key: string) => key !== '' && bound.filter((other) => other === key).length === 1;
  return found
    .filter((_, place) => !isOnlyBinding(bound[place] ?? ''))
    .map((call, place) => ({ ...call, number: place + 1 }));
}

function isLeavable(call: ts.CallExpression, checker: ts.TypeChecker): boolean {
  if (call.expression.kind === ts.SyntaxKind.SuperKeyword) return false;
  if (/^make(?:Auto)?Observable\b/.test(call.expression.getText())) return false;
  const { parent } = call;
  const around = ts.isVoidExpression(parent) || ts.isAwaitExpression(parent) ? parent.parent : parent;
  if (ts.isExpressionStatement(around)) return true;
  const isNothing = /^(?:void|Promise<void>)(?: \| undefined)?$/;
  return (
    (ts.isArrowFunction(around) || ts.isArrayLiteralExpression(around) || ts.isReturnStatement(around)) &&
    isNothing.test(checker.typeToString(checker.getTypeAtLocation(call)))
  );
}

function boundKey(call: ts.CallExpression): string | null {
  let inner: ts.Node = call;
  while (ts.isCallExpression(inner) || ts.isPropertyAccessExpression(inner)) {
    if (ts.isCallExpression(inner) && inner.expression.getText() === 'bind')
      return inner.arguments[0]?.getText() ?? null;
    inner = inner.expression;
  }
  return null;
}
