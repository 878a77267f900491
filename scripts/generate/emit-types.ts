import openapiTS, { astToString } from 'openapi-typescript';
import type { OpenApiDocument } from '@/contract/openapi-document';

/** For whom the types are: a server always has the members with a default, a client may leave them out. */
export type Side = 'client' | 'server';

/** The types `paths`, `webhooks`, `components` and `operations` of a document. */
export async function emitTypes(document: OpenApiDocument, side: Side): Promise<string> {
  // It takes a document as text too, which spares us the difference between its types of a document and ours.
  const nodes = await openapiTS(JSON.stringify(document), {
    defaultNonNullable: side === 'server',
    immutable: true,
    silent: true,
  });
  return astToString(nodes).trim();
}
