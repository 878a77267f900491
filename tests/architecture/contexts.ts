import ts from 'typescript';
import type { Source } from './source-tree';
import { nodesWhere } from './source-tree';

/** The contexts that each may import, besides itself and the kernel (docs/contexts.md). */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  account: [],
  trust: ['account'],
  calculators: [],
  research: ['account', 'trust', 'calculators'],
  talk: ['account', 'trust', 'calculators', 'research'],
};

const IN_CONTEXT = /^src\/(?:core|stores|views|adapters\/memory|app\/features|server\/services)\/([^/]+)\/([^/]+)\//;
const OF_KERNEL = /^src\/(contract|adapters\/(?!memory\/|identity\/)[^/]+|server\/(?:platform|contract))\//;
const OF_ACCOUNT = /^src\/adapters\/(identity)\//;
/** App files that features may use; the rest composes features. */
const FRAME_OF_APP = /^src\/app\/(feature|app-keys|later-page|listed-items)\.ts$/;

interface Place {
  readonly context: string;
  readonly feature: string;
}

/** Null for code that composes contexts, which may import all. */
export function placeInContexts(path: string): Place | null {
  const [, context, feature] = IN_CONTEXT.exec(path) ?? [];
  if (context !== undefined && feature !== undefined) return { context, feature };
  const [, account] = OF_ACCOUNT.exec(path) ?? [];
  if (account !== undefined) return { context: 'account', feature: account };
  const [, kernel] = OF_KERNEL.exec(path) ?? FRAME_OF_APP.exec(path) ?? [];
  return kernel === undefined ? null : { context: 'kernel', feature: kernel };
}

function importsOf({ tree }: Source): readonly string[] {
  return nodesWhere(
    tree,
    (node) =>
      ts.isImportDeclaration(node) ||
      (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword),
  ).flatMap((node) => {
    const specifier = ts.isCallExpression(node) ? node.arguments[0] : moduleOf(node);
    return specifier !== undefined && ts.isStringLiteralLike(specifier) ? [specifier.text] : [];
  });
}

function moduleOf(node: ts.Node): ts.Expression | undefined {
  return ts.isImportDeclaration(node) ? node.moduleSpecifier : undefined;
}

/** An import against the order of the contexts. */
export interface WrongArrow {
  readonly between: string;
  readonly file: string;
}

export function wrongArrows(sources: readonly Source[]): readonly WrongArrow[] {
  return sources.flatMap((source) => {
    const from = placeInContexts(source.path);
    if (from === null) return [];
    return importsOf(source).flatMap((specifier) => {
      const to = placeInContexts(`${pathOf(source.path, specifier)}.ts`);
      const allowed = [from.context, 'kernel', ...(MAY_IMPORT[from.context] ?? [])];
      if (to === null || allowed.includes(to.context)) return [];
      return [{ between: `${from.context}/${from.feature} → ${to.context}/${to.feature}`, file: source.path }];
    });
  });
}

function pathOf(file: string, specifier: string): string {
  if (specifier.startsWith('@/')) return `src/${specifier.slice(2)}`;
  return specifier.startsWith('.') ? new URL(specifier, `file:///${file}`).pathname.slice(1) : specifier;
}
