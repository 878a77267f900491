import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import type { OpenApiDocument } from '@/contract/openapi-document';

const WANTED_TYPES: readonly string[] = ['components', 'operations'];

export async function emitTypes(document: OpenApiDocument): Promise<string> {
  // Passes the document as text, because its types differ from ours.
  const nodes = await openapiTS(JSON.stringify(withoutExamples(document)), {
    defaultNonNullable: false,
    immutable: true,
    silent: true,
  });
  const wanted = nodes.filter((node) => ts.isInterfaceDeclaration(node) && WANTED_TYPES.includes(node.name.text));
  return astToString(wanted.map(withoutNoise)).trim();
}

const LEFT_OUT = ['example', 'examples', 'headers'];

function withoutExamples(part: unknown, areNames = false): unknown {
  if (Array.isArray(part)) return part.map((item) => withoutExamples(item));
  if (typeof part !== 'object' || part === null) return part;
  const kept = Object.entries(part).filter(([key]) => areNames || !LEFT_OUT.includes(key));
  return Object.fromEntries(
    kept.map(([key, value]) => [key, withoutExamples(value, !areNames && key === 'properties')]),
  );
}

function withoutNoise(declaration: ts.Node): ts.Node {
  const visit = (node: ts.Node): ts.Node | undefined => {
    if (ts.isPropertySignature(node) && (isNever(node.type) || isUndeclaredHeaders(node))) return undefined;
    return ts.visitEachChild(node, visit, undefined);
  };
  return ts.visitEachChild(declaration, visit, undefined);
}

function isNever(type: ts.TypeNode | undefined): boolean {
  return type?.kind === ts.SyntaxKind.NeverKeyword;
}

function isUndeclaredHeaders({ name, type }: ts.PropertySignature): boolean {
  if (!ts.isIdentifier(name) || name.text !== 'headers' || !type || !ts.isTypeLiteralNode(type)) return false;
  return type.members.every(ts.isIndexSignatureDeclaration);
}
