import { describe, expect, it } from 'vitest';
import { emitCallPurposes } from './emit-call-purposes';
import { emitDocuments } from './emit-documents';
import { emitSchemaNames } from './emit-schema-names';
import { emitServiceBases } from './emit-service-names';
import { emitServices } from './emit-services';

const document = { openapi: '3.1.0', info: { title: 'A service' } };
const services = [
  { name: 'login', document: { ...document, servers: [{ url: '/' }], paths: {} } },
  { name: 'page-details', document: { ...document, servers: [{ url: '/api/page-details' }], paths: {} } },
  { name: 'realtime', document },
];

describe('emitServiceBases', () => {
  it('emits the base of every service that can be called', () => {
    expect(
      emitServiceBases(services),
    ).toBe(`/** The base path of every service from its contract. The running app may replace it. */
export const serviceBases = {
  'login': '',
  'page-details': '/api/page-details',
} as const;

/** A service that can be called. */
export type ServiceName = keyof typeof serviceBases;`);
  });
});

describe('emitServices', () => {
  it('makes every service that can be called, and none of the events', () => {
    const emitted = emitServices(services, (name) => `research/${name}`);
    expect(emitted).toContain(
      "import { createPageDetailsService } from '../services/research/page-details/page-details.service';",
    );
    expect(emitted).toContain("{ document: serviceDocuments['page-details'], create: createPageDetailsService },");
    expect(emitted).not.toContain('realtime');
  });
});

describe('emitCallPurposes', () => {
  it('emits the operations with a purpose, over all services', () => {
    const paths = {
      '/a': {
        get: { operationId: 'getNote' },
        post: { operationId: 'logNote', 'x-purpose': 'log' },
        put: { operationId: 'countNote', 'x-purpose': 'background' },
      },
    } as const;
    expect(
      emitCallPurposes([...services, { name: 'notes', document: { ...document, paths } }]),
    ).toBe(`import type { CallPurpose } from '@/core/kernel/failed-calls/failed-calls.port';

/** The purpose of each operation that the user does not start, by operationId. */
export const callPurposes: Readonly<Record<string, CallPurpose>> = {
  countNote: 'background',
  logNote: 'log',
};`);
  });
});

describe('emitDocuments', () => {
  it('emits every document by its name', () => {
    expect(emitDocuments(services)).toBe(`import type { OpenApiDocument } from '../openapi-document';
import login from './login.json' with { type: 'json' };
import pageDetails from './page-details.json' with { type: 'json' };
import realtime from './realtime.json' with { type: 'json' };

/** The bundled OpenAPI document of every service, by the name of its file. */
export const serviceDocuments = {
  'login': login,
  'page-details': pageDetails,
  'realtime': realtime,
} as unknown as Readonly<Record<ServiceDocumentName, OpenApiDocument>>;

/** A service, or the realtime events. */
export type ServiceDocumentName = 'login' | 'page-details' | 'realtime';`);
  });
});

describe('emitSchemaNames', () => {
  it.each([
    ['nothing for a document without schemas', {}, ''],
    [
      'a type per schema',
      { components: { schemas: { Post: {}, PostPage: {} } } },
      "export type Post = components['schemas']['Post'];\nexport type PostPage = components['schemas']['PostPage'];",
    ],
  ])('emits %s', (_name, parts, want) => {
    expect(emitSchemaNames({ ...document, ...parts })).toBe(want);
  });
});
