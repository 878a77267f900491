import { startTestServer } from '@tests/support/test-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '@/server/start-server';

describe('a method that a contract does not have', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  it.each([
    ['PATCH', '/api/legal/contacts', 'GET, HEAD'],
    ['DELETE', '/api/legal/terms?x=1', 'GET, HEAD, PUT'],
    ['GET', '/api/review/reviews/6f1c8d4a-1a52-4a5f-9d0e-3b6a2c9f7e01/helpful', 'POST'],
    ['OPTIONS', '/login/session', 'GET, HEAD'],
  ] as const)('%s %s is answered with the methods that it has', async (method, url, allow) => {
    const answer = await server.app.inject({ method, url });
    expect([answer.statusCode, answer.json().code, answer.headers.allow]).toEqual([405, 'method_not_allowed', allow]);
  });

  it('is not found where there is nothing', async () => {
    const answer = await server.app.inject({ method: 'PATCH', url: '/api/legal/nothing' });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'route_not_found']);
  });
});
