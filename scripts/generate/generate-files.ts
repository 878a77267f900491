import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { operationsOf } from '@/contract/operations';
import { bundleDocument } from './bundle';
import { emitClass } from './emit-class';
import { emitDocuments } from './emit-documents';
import { emitHandlers } from './emit-handlers';
import { emitSchemaNames } from './emit-schema-names';
import type { Service } from './emit-service-names';
import { emitServiceBases } from './emit-service-names';
import { emitTypes } from './emit-types';
import { withoutCommonHeaders } from './without-common-headers';

/** Where generated files stand, in the project. Everything in these folders is generated. */
export const GENERATED_FOLDERS = [
  'src/adapters/http/generated',
  'src/server/contract/generated',
  'src/contract/generated',
] as const;

const [CLIENT_FOLDER, SERVER_FOLDER, CONTRACT_FOLDER] = GENERATED_FOLDERS;
const SHARED_FILE = 'common.yaml';

/** Every generated file of the project: its text by its path, relative to the project's folder. */
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
    generated.set(`${CLIENT_FOLDER}/${service.name}.ts`, await clientFile(service));
    generated.set(`${SERVER_FOLDER}/${service.name}.ts`, await serverFile(service));
    generated.set(`${CONTRACT_FOLDER}/${service.name}.json`, `${JSON.stringify(service.document, null, 2)}\n`);
  }
  generated.set(`${CLIENT_FOLDER}/services.ts`, marked('openapi/*.yaml', emitServiceBases(services)));
  generated.set(`${CONTRACT_FOLDER}/documents.ts`, marked('openapi/*.yaml', emitDocuments(services)));
  return generated;
}

async function clientFile({ name, document }: Service): Promise<string> {
  const operations = operationsOf(document);
  const seen = withoutCommonHeaders(document);
  return marked(
    `openapi/${name}.yaml`,
    ...(operations.length > 0
      ? [
          `import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../http-client';`,
          emitClass(name, document.info.title, operationsOf(seen)),
        ]
      : []),
    emitSchemaNames(seen),
    await emitTypes(seen, 'client'),
  );
}

async function serverFile({ name, document }: Service): Promise<string> {
  const operations = operationsOf(document);
  const handlers = emitHandlers(name, document.info.title, operations);
  const used = ['Answer', 'HandlerContext', 'None', 'WithDefaults'].filter(
    (type) => handlers.includes(`${type}<`) || handlers.includes(`: ${type};`),
  );
  return marked(
    `openapi/${name}.yaml`,
    ...(operations.length > 0
      ? [
          `import type { ${used.join(', ')} } from '../handler';
import type { Viewer } from '../viewer';`,
          handlers,
        ]
      : []),
    emitSchemaNames(document),
    await emitTypes(document, 'server'),
  );
}

function marked(source: string, ...parts: readonly string[]): string {
  return `// Generated from ${source} by \`npm run generate\`. Change that file, not this one.\n\n${parts.join('\n\n')}\n`;
}
