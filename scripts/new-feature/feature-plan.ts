import { hookFile, memoryFile, messagesFile, screenFile, storeFile, storeTestFile } from './client-templates';
import { contractFile } from './contract-templates';
import { entityFile, portFile, rulesFile, rulesTestFile } from './core-templates';
import type { FeatureNames } from './feature-names';
import { contractSuiteFile, contractTestFile, handlersFile, moduleFile, serviceFile } from './server-templates';

/** The files of a new feature: path → text. */
export function newFiles(names: FeatureNames): ReadonlyMap<string, string> {
  const { feature } = names;
  return new Map([
    [`openapi/${feature}.yaml`, contractFile(names)],
    [`src/core/${feature}/${feature}-entry.ts`, entityFile(names)],
    [`src/core/${feature}/${feature}.port.ts`, portFile(names)],
    [`src/core/${feature}/${feature}.rules.ts`, rulesFile(names)],
    [`src/core/${feature}/${feature}.rules.test.ts`, rulesTestFile(names)],
    [`src/adapters/memory/memory-${feature}.ts`, memoryFile(names)],
    [`src/stores/${feature}/${feature}.store.ts`, storeFile(names)],
    [`src/stores/${feature}/${feature}.store.test.ts`, storeTestFile(names)],
    [`src/views/${feature}/messages.ts`, messagesFile(names)],
    [`src/views/${feature}/use-${feature}.ts`, hookFile(names)],
    [`src/views/${feature}/${feature}-screen.tsx`, screenFile(names)],
    [`src/app/modules/${feature}.module.ts`, moduleFile(names)],
    [`src/server/services/${feature}/${feature}.service.ts`, serviceFile(names)],
    [`src/server/services/${feature}/${feature}/${feature}.ts`, handlersFile(names)],
    [`tests/contract/${feature}.contract.ts`, contractSuiteFile(names)],
    [`tests/contract/${feature}.contract.test.ts`, contractTestFile(names)],
  ]);
}

/** A line that a known file needs for a new feature. */
export interface Insertion {
  readonly path: string;
  /** Import statements that the line needs. */
  readonly imports: readonly string[];
  /** The line goes right after the first line that holds this text. */
  readonly after: string;
  readonly line: string;
}

/** The lines by which the existing files learn of a new feature. */
export function insertions({ feature, pascal, camel }: FeatureNames): readonly Insertion[] {
  const document = feature.includes('-') ? `serviceDocuments['${feature}']` : `serviceDocuments.${feature}`;
  const storeImport = `import { ${pascal}Store } from '@/stores/${feature}/${feature}.store';`;
  const portImport = `import type { ${pascal} } from '@/core/${feature}/${feature}.port';`;
  const apiImport = `import { ${pascal}Api } from '@/adapters/http/generated/${feature}/${feature}';`;
  const memoryImport = `import { Memory${pascal} } from '@/adapters/memory/memory-${feature}';`;
  const tokenImport = (from: string): string => `import { ${pascal}Token } from '${from}';`;
  return [
    {
      path: 'src/app/tokens.ts',
      imports: [portImport],
      after: 'export const VotesToken',
      line: `export const ${pascal}Token: ServiceIdentifier<${pascal}> = Symbol('${pascal}');`,
    },
    {
      path: 'src/app/adapters-of-services.ts',
      imports: [apiImport, tokenImport('./tokens')],
      after: 'bind(NotificationsToken)',
      line: `  bind(${pascal}Token).toConstantValue(new ${pascal}Api(http));`,
    },
    {
      path: 'src/app/environments/memory.ts',
      imports: [memoryImport, tokenImport('../tokens')],
      after: 'bind(NotificationsToken)',
      line: `    bind(${pascal}Token).toConstantValue(new Memory${pascal}([]));`,
    },
    {
      path: 'src/app/feature-modules.ts',
      imports: [`import { ${camel}Module } from './modules/${feature}.module';`],
      after: 'export const featureModules',
      line: `  ${camel}Module,`,
    },
    {
      path: 'src/app/app-stores.ts',
      imports: [storeImport],
      after: 'clock: container.get(ClockStore),',
      line: `    ${camel}: container.get(${pascal}Store),`,
    },
    {
      path: 'src/views/common/stores-context.tsx',
      imports: [storeImport.replace('import', 'import type')],
      after: 'readonly clock: ClockStore;',
      line: `  readonly ${camel}: ${pascal}Store;`,
    },
    {
      path: 'src/server/compose-services.ts',
      imports: [`import { create${pascal}Service } from './services/${feature}/${feature}.service';`],
      after: 'serviceDocuments.login',
      line: `    { document: ${document}, handlers: create${pascal}Service() },`,
    },
    {
      path: 'tests/contract/harness/contract-harness.ts',
      imports: [portImport],
      after: 'export interface Actor {',
      line: `  readonly ${camel}: ${pascal};`,
    },
    {
      path: 'tests/contract/harness/http-harness.ts',
      imports: [apiImport],
      after: 'errorLog: new LogApi(',
      line: `    ${camel}: new ${pascal}Api(client),`,
    },
    {
      path: 'tests/contract/harness/memory-harness.ts',
      imports: [memoryImport],
      after: 'errorLog: new MemoryErrorLog(',
      line: `    ${camel}: new Memory${pascal}([]),`,
    },
  ];
}
