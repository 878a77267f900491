import type { Service } from './emit-service-names';
import { pascalCase } from './names';

export function emitServices(services: readonly Service[], folderOf: (service: string) => string): string {
  const called = services.filter(({ document }) => document.paths).map(({ name }) => name);
  const imports = called.map(
    (name) => `import { create${pascalCase(name)}Service } from '../services/${folderOf(name)}/${name}.service';`,
  );
  const members = called.map(
    (name) => `  { document: serviceDocuments['${name}'], create: create${pascalCase(name)}Service },`,
  );
  return `import { serviceDocuments } from '@/contract/generated/documents';
import type { ServiceDefinition } from '../service-parts';
${imports.join('\n')}

/** Every service of the product. */
export const services: readonly ServiceDefinition[] = [
${members.join('\n')}
];`;
}
