import type { OpenApiDocument } from '@/contract/openapi-document';

export interface Service {
  readonly name: string;
  readonly document: OpenApiDocument;
}

export function emitServiceBases(services: readonly Service[]): string {
  const bases = services
    .filter(({ document }) => document.paths)
    .map(({ name, document }) => `  '${name}': '${baseOf(document)}',`);
  return `/** The base path of every service from its contract. The running app may replace it. */
export const serviceBases = {
${bases.join('\n')}
} as const;

/** A service that can be called. */
export type ServiceName = keyof typeof serviceBases;`;
}

function baseOf({ servers }: OpenApiDocument): string {
  return (servers?.[0]?.url ?? '').replace(/\/$/, '');
}
