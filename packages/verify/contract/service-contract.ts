import { existsSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { OpenApiDocument, Schema } from '@/contract/openapi-document';
import { HTTP_METHODS } from '@/contract/openapi-document';
import type { ServiceOperation } from '@/contract/operations';
import { operationsOf } from '@/contract/operations';
import { bundleDocument } from '../../../scripts/generate/bundle';
import { CouldNotRun } from '../command/could-not-run';
import { eventOperationsOf } from '../events/event-operations';
import { nearestWord } from './nearest';
import type { Recipe } from './recipe';
import { recipeOf } from './recipe';
import type { SourceLine } from './source-lines';
import { readSourceLines } from './source-lines';
import type { StateMachine } from './state-machine';
import { machinesOf } from './state-machine';

export interface VerifiedOperation extends ServiceOperation {
  readonly service: string;
  readonly base: string;
  readonly schemes: readonly ('guest' | 'session')[];
  readonly sources: ReadonlyMap<string, Source>;
  readonly recipe: Recipe;
  readonly pointer: readonly string[];
}

export interface Source {
  readonly operationId: string;
  readonly pointer: string;
}

export interface ServiceContract {
  readonly name: string;
  readonly version: string;
  readonly file: string;
  readonly operations: readonly VerifiedOperation[];
  readonly statusOfCode: ReadonlyMap<string, number>;
  readonly machines: readonly StateMachine[];
  readonly infrastructure: readonly string[];
  readonly document: OpenApiDocument;
  lineOf(pointer: readonly string[]): SourceLine;
}

const SHARED = 'common.yaml';
export const REALTIME = 'realtime';

export function serviceNames(folder: string): readonly string[] {
  if (!existsSync(folder))
    throw new CouldNotRun(
      `There is no folder ${folder}. --contracts names the one that has the contracts; ours is openapi.`,
    );
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.yaml') && file !== SHARED)
    .map((file) => basename(file, '.yaml'));
  const isEvents = (name: string) => Number(name === REALTIME);
  return names.sort().toSorted((one, other) => isEvents(one) - isEvents(other));
}

export function readContracts(folder: string, services: string): Promise<readonly ServiceContract[]> {
  const names = services === 'all' ? serviceNames(folder) : services.split(',');
  return Promise.all(names.map((name) => readContract(folder, name)));
}

const contracts = new Map<string, Promise<ServiceContract>>();

/** Reads each contract once, because seeds share it. */
export function readContract(folder: string, name: string): Promise<ServiceContract> {
  const path = resolve(folder, `${name}.yaml`);
  const contract = contracts.get(path) ?? readFrom(folder, name);
  contracts.set(path, contract);
  return contract;
}

async function readFrom(folder: string, name: string): Promise<ServiceContract> {
  const names = serviceNames(folder);
  if (!names.includes(name)) {
    const known = `${nearestWord(name, names) ?? 'none'}; all are ${names.join(', ')}`;
    throw new CouldNotRun(`There is no service "${name}". The nearest name is ${known}.`);
  }
  const path = resolve(folder, `${name}.yaml`);
  try {
    const document = await bundleDocument(path);
    const { lineOf } = await readSourceLines(path, process.cwd());
    return contractOf(name, join(folder, `${name}.yaml`), document, lineOf);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CouldNotRun(
      `The contract ${path} cannot be read: ${reason}\nMend it, then check it with \`npm run check\`.`,
    );
  }
}

export function contractOf(
  name: string,
  file: string,
  document: OpenApiDocument,
  lineOf: ServiceContract['lineOf'],
): ServiceContract {
  const url = document.servers?.[0]?.url ?? '';
  const base = url === '/' ? '' : url.replace(/\/$/, '');
  const written = new Map(writtenOperations(document));
  const isEvents = name === REALTIME;
  const declared = isEvents ? eventOperationsOf(document) : operationsOf(document);
  const operations = declared.map((operation): VerifiedOperation => {
    const { security = [], 'x-from': from = {}, ...own } = written.get(operation.operationId) ?? {};
    return {
      ...operation,
      service: name,
      base,
      schemes: schemesOf(security),
      sources: new Map(
        Object.entries({ ...from, ...recipeOf(own).from }).map(([key, source]) => [key, sourceOf(source)]),
      ),
      recipe: recipeOf(own),
      pointer: isEvents ? ['webhooks', operation.operationId, 'post'] : ['paths', operation.path, operation.method],
    };
  });
  return {
    name,
    version: versionOf(document),
    file,
    operations,
    statusOfCode: statusesOf(document),
    machines: machinesOf(document),
    infrastructure: document['x-infrastructure-headers'] ?? [],
    document,
    lineOf,
  };
}

export function answerSchemaOf({ responses }: ServiceOperation, status: number, type: string): Schema | null {
  return responses[status]?.content?.[type]?.schema ?? null;
}

export function sourceOf(text: string): Source {
  const [operationId = '', pointer = ''] = text.split('#');
  return { operationId, pointer };
}

function* writtenOperations({ paths, webhooks }: OpenApiDocument) {
  for (const item of Object.values({ ...paths, ...webhooks })) {
    for (const method of HTTP_METHODS) {
      const operation = item[method];
      if (operation?.operationId !== undefined) yield [operation.operationId, operation] as const;
    }
  }
}

function schemesOf(security: readonly object[]): VerifiedOperation['schemes'] {
  if (security.length === 0) return ['guest'];
  return security.map((scheme) => (Object.keys(scheme).length === 0 ? 'guest' : 'session'));
}

function versionOf({ info }: OpenApiDocument): string {
  const version: unknown = Reflect.get(info, 'version');
  return typeof version === 'string' ? version : '';
}

function statusesOf(document: OpenApiDocument): ReadonlyMap<string, number> {
  const groups: unknown = Reflect.get(document, 'x-problem-codes') ?? {};
  const entries = typeof groups === 'object' && groups !== null ? Object.entries(groups) : [];
  return new Map(
    entries.flatMap(([status, codes]) => Object.keys(codes ?? {}).map((code) => [code, Number(status)] as const)),
  );
}
