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
        orAway: (read) => read,
        hasEnded: () => false,
        authenticate: async () => null,
        isCrawler: () => false,
        mustAcceptTerms: async () => false,
        mayTakePart: async () => true,
        eraseLateWrites: async () => false,
        profilesOf: async () => ({ profiles: [], tag: '' }),
        refusesUnknownQuery: true,
        shownUserOf: () => null,
        now: Date.now,
      });
    }
    await expect(app.ready()).resolves.toBeDefined();
    await app.close();
  });

  it('are held to the rules beside their schemas, before any handler is called', async () => {
    const app = Fastify();
    const asked: string[] = [];
    const document = serviceDocuments.complaints;
    const handlers = Object.fromEntries(
      operationsOf(document).map(({ operationId }) => [
        operationId,
        async () => {
          asked.push(operationId);
          return { status: 200, body: null };
        },
      ]),
    );
    registerService(app, {
      ...{ document, handlers, isCrawler: () => false, shownUserOf: () => null, now: Date.now },
      mustAcceptTerms: async () => false,
      mayTakePart: async () => true,
      eraseLateWrites: async () => false,
      orAway: (read) => read,
      hasEnded: () => false,
      authenticate: async () => null,
      profilesOf: async () => ({ profiles: [], tag: '' }),
      refusesUnknownQuery: true,
    });
    const payload = {
      ...{ key: '0b8f6f5e-6f0c-4d0e-8a55-0a5d8f4b2c11', ground: 'OTHER', email: 'asha@mail.example' },
      ...{ address: 'http://localhost/post/1', details: 'It is about me, and\u200b it is wrong.' },
    };
    const headers = { appid: '999', systemid: 'AB_WEB', origin: 'http://localhost' };
    const answer = await app.inject({ method: 'POST', url: '/api/complaints/complaints', headers, payload });
    expect([answer.statusCode, answer.json().code, Object.keys(answer.json().fields)]).toEqual([
      ...[400, 'validation_failed', ['details']],
    ]);
    expect(asked).toEqual([]);
    await app.close();
  });
});
