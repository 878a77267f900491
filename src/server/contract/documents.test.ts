import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { serviceDocuments } from '@/contract/generated/documents';
import type { OpenApiDocument } from '@/contract/openapi-document';
import { operationsOf } from '@/contract/operations';
import type { AnyHandlers } from './operation-route';
import { registerService } from './routes';

function handlersOf(document: OpenApiDocument): AnyHandlers {
  const handler = async () => ({ status: 200, body: null });
  return Object.fromEntries(operationsOf(document).map(({ operationId }) => [operationId, handler]));
}

describe('the documents of all services', () => {
  it('can be served side by side: every schema compiles, no two routes are the same', async () => {
    const app = Fastify();
    for (const document of Object.values(serviceDocuments)) {
      registerService(app, {
        document,
        handlers: handlersOf(document),
        authenticate: async () => null,
        isCrawler: () => false,
        owesAgreement: async () => false,
        profilesOf: async () => ({ profiles: [], tag: '' }),
        refusesUnknownQuery: true,
        shownUserOf: () => null,
      });
    }
    await expect(app.ready()).resolves.toBeDefined();
    await app.close();
  });
});
