import { createDereference } from '@/contract/dereference';
import type { OpenApiDocument, Schema } from '@/contract/openapi-document';

const UNSEEN = 'Vaa\u202Eyuna';

/** Free texts in write bodies, as `operation.path.of.field`. */
export function freeTextsOf(document: OpenApiDocument): readonly string[] {
  const dereference = createDereference(document);
  const operations = Object.values(document.paths ?? {}).flatMap(({ post, put, patch, delete: end }) =>
    [post, put, patch, end].filter((operation) => operation !== undefined),
  );
  const texts = operations.flatMap(({ operationId = '', requestBody }) => {
    const content = requestBody !== undefined && 'content' in requestBody ? requestBody.content : {};
    const { schema } = content['application/json'] ?? {};
    return schema === undefined ? [] : textsIn(dereference(schema), operationId);
  });
  return [...new Set(texts)];
}

function textsIn(schema: Schema, path: string): readonly string[] {
  const { oneOf, anyOf, allOf, properties, items } = schema as {
    readonly oneOf?: readonly Schema[];
    readonly anyOf?: readonly Schema[];
    readonly allOf?: readonly Schema[];
    readonly properties?: Readonly<Record<string, Schema>>;
    readonly items?: Schema;
  };
  const choices = [...(oneOf ?? []), ...(anyOf ?? []), ...(allOf ?? [])].flatMap((choice) => textsIn(choice, path));
  const parts = Object.entries(properties ?? {}).flatMap(([name, part]) => textsIn(part, `${path}.${name}`));
  const inList = items === undefined ? [] : textsIn(items, path);
  return [...(isFreeText(schema) ? [path] : []), ...choices, ...parts, ...inList];
}

function isFreeText(schema: Schema): boolean {
  const { type, pattern, format } = schema as { type?: unknown; pattern?: string; format?: string };
  if (![type].flat().includes('string') || 'enum' in schema || 'const' in schema || format !== undefined) return false;
  return pattern === undefined || new RegExp(pattern, 'u').test(UNSEEN);
}
