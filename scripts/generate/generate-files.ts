import { existsSync, readdirSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { OpenApiDocument } from '@/contract/openapi-document';
import type { ServiceOperation } from '@/contract/operations';
import { operationsOf } from '@/contract/operations';
import { bundleDocument } from './bundle';
import { emitCallPurposes } from './emit-call-purposes';
import { emitClass } from './emit-class';
import { emitDocuments } from './emit-documents';
import { emitHandlers } from './emit-handlers';
import { emitSchemaNames } from './emit-schema-names';
import type { Service } from './emit-service-names';
import { emitServiceBases } from './emit-service-names';
import { emitServices } from './emit-services';
import { emitTypes } from './emit-types';
import { withoutCommonHeaders } from './without-common-headers';

const CONTRACT_FOLDER = 'src/contract/generated';
const CLIENT_FOLDER = 'src/adapters/http/generated';
const SERVER_FOLDER = 'src/server/contract/generated';
const SERVICES_FOLDER = 'src/server/generated';

export const GENERATED_FOLDERS = [CONTRACT_FOLDER, CLIENT_FOLDER, SERVER_FOLDER, SERVICES_FOLDER] as const;

const SHARED_FILE = 'common.yaml';

export async function generateFiles(openapiFolder: string): Promise<ReadonlyMap<string, string>> {
  const files = (await readdir(openapiFolder)).filter((file) => file.endsWith('.yaml') && file !== SHARED_FILE).sort();
  const services: Service[] = [];
  for (const file of files) {
    services.push({
      name: path.basename(file, '.yaml'),
      document: await bundleDocument(path.join(openapiFolder, file)),
    });
  }
  const generated = new Map<string, string>();
  for (const service of services) {
    const { name, document } = service;
    const shown = withoutCommonHeaders(document);
    generated.set(`${CONTRACT_FOLDER}/${name}.ts`, await contractFile(service, shown));
    for (const [feature, operations] of byFeature(operationsOf(shown))) {
      generated.set(`${CLIENT_FOLDER}/${name}/${feature}.ts`, clientFile(service, feature, operations));
    }
    if (document.paths) generated.set(`${SERVER_FOLDER}/${name}.ts`, handlersFile(service, operationsOf(shown)));
    generated.set(`${CONTRACT_FOLDER}/${name}.json`, `${JSON.stringify(document, null, 2)}\n`);
  }
  generated.set(`${CLIENT_FOLDER}/call-purposes.ts`, marked('openapi/*.yaml', emitCallPurposes(services)));
  generated.set(`${CLIENT_FOLDER}/services.ts`, marked('openapi/*.yaml', emitServiceBases(services)));
  generated.set(`${CONTRACT_FOLDER}/documents.ts`, marked('openapi/*.yaml', emitDocuments(services)));
  generated.set(`${SERVICES_FOLDER}/services.ts`, marked('openapi/*.yaml', emitServices(services, folderOf)));
  return generated;
}

/**
 * Returns the folder, such as `talk/feed`. For a service without code it returns the bare name, and the compiler
 * reports the missing import.
 */
function folderOf(service: string): string {
  const contexts = readdirSync('src/server/services');
  const context = contexts.find((name) => existsSync(`src/server/services/${name}/${service}/${service}.service.ts`));
  return context === undefined ? service : `${context}/${service}`;
}

function byFeature(operations: readonly ServiceOperation[]): ReadonlyMap<string, readonly ServiceOperation[]> {
  const features = new Map<string, ServiceOperation[]>();
  for (const operation of operations) {
    const { operationId, feature } = operation;
    if (feature === null) throw new Error(`${operationId} has no tag that names its feature.`);
    features.set(feature, [...(features.get(feature) ?? []), operation]);
  }
  return features;
}

async function contractFile({ name }: Service, shown: OpenApiDocument): Promise<string> {
  return marked(sourceOf(name), emitSchemaNames(shown), await emitTypes(shown));
}

function clientFile({ name, document }: Service, feature: string, operations: readonly ServiceOperation[]): string {
  const body = emitClass(name, feature, document.info.title, operations);
  const types = body.includes("operations['")
    ? `import type { operations } from '@/contract/generated/${name}';\n`
    : '';
  return marked(
    sourceOf(name),
    `${types}import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';`,
    body,
  );
}

function handlersFile({ name, document }: Service, operations: readonly ServiceOperation[]): string {
  const handlers = emitHandlers(name, document.info.title, operations);
  const used = ['Answer', 'HandlerContext', 'None', 'WithDefaults'].filter(
    (type) => handlers.includes(`${type}<`) || handlers.includes(`: ${type};`),
  );
  const viewers = ['ShownViewer', 'Viewer'].filter((type) => handlers.includes(`<${type}`));
  return marked(
    sourceOf(name),
    `import type { operations } from '@/contract/generated/${name}';
import type { ${used.join(', ')} } from '../handler';
import type { ${viewers.join(', ')} } from '../viewer';`,
    handlers,
  );
}

function sourceOf(service: string): string {
  return `openapi/${service}.yaml`;
}

function marked(source: string, ...parts: readonly string[]): string {
  return `// Generated from ${source} by \`npm run generate\`. Change that file, not this one.\n\n${parts.join('\n\n')}\n`;
}
