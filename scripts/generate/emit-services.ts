import type { Service } from './emit-service-names';
import { pascalCase } from './names';

/** The module that makes every service that can be called, each by the create function of its `<service>.service.ts`. */
export function emitServices(services: readonly Service[]): string {
  const called = services.filter(({ document }) => document.paths).map(({ name }) => name);
  const imports = called.map(
    (name) => `import { create${pascalCase(name)}Service } from '../services/${name}/${name}.service';`,
  );
  const members = called.map(
    (name) => `    { document: serviceDocuments['${name}'], handlers: create${pascalCase(name)}Service(parts) },`,
  );
  return `import { serviceDocuments } from '@/contract/generated/documents';
import type { ComposedService, ServiceParts } from '../service-parts';
${imports.join('\n')}

/** Makes every service of the product. */
export function composeServices(parts: ServiceParts): readonly ComposedService[] {
  return [
${members.join('\n')}
  ];
}`;
}
