import type { OpenApiDocument } from '@/contract/openapi-document';

/** A short name for each named schema: `export type Post = components['schemas']['Post'];` */
export function emitSchemaNames({ components }: OpenApiDocument): string {
  return Object.keys(components?.schemas ?? {})
    .map((name) => `export type ${name} = components['schemas']['${name}'];`)
    .join('\n');
}
