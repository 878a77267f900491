import type { Service } from './emit-service-names';
import { camelCase } from './names';

export function emitDocuments(services: readonly Service[]): string {
  const imports = services.map(({ name }) => `import ${camelCase(name)} from './${name}.json' with { type: 'json' };`);
  const members = services.map(({ name }) => `  '${name}': ${camelCase(name)},`);
  return `import type { OpenApiDocument } from '../openapi-document';
${imports.join('\n')}

/** The bundled OpenAPI document of every service, by the name of its file. */
export const serviceDocuments = {
${members.join('\n')}
} as unknown as Readonly<Record<ServiceDocumentName, OpenApiDocument>>;

/** A service, or the realtime events. */
export type ServiceDocumentName = ${services.map(({ name }) => `'${name}'`).join(' | ')};`;
}
