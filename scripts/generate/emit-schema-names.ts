import type { OpenApiDocument } from '@/contract/openapi-document';

export function emitSchemaNames({ components }: OpenApiDocument): string {
  return Object.keys(components?.schemas ?? {})
    .map((name) => `export type ${name} = components['schemas']['${name}'];`)
    .join('\n');
}
