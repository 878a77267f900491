import { randomUUID } from 'node:crypto';
import { signIn } from '@tests/support/sign-in';
import { run } from '@tests/support/sql';
import { startTestServer } from '@tests/support/test-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TERMS_TO_AGREE, TERMS_VERSION } from '@/core/kernel/common/terms-version.rules';
import type { RunningServer } from '@/server/start-server';

let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const review = {
  ...{ rating: 3, aspects: {}, title: null, likes: 'The team is patient with new people.' },
  ...{ dislikes: 'The bus to the office comes late.', jobProfile: null, departmentId: null, city: null },
  ...{ employment: null, isCurrent: true, years: null },
};

it('a contribution of whoever has agreed to an earlier version is refused until they agree to the one in force', async () => {
  const { headers } = await signIn(server, 'Asha Nair');
  const send = async (method: 'POST' | 'PUT', path: string, body: object, more = {}) => {
    const all = { ...headers, ...more, 'content-type': 'application/json' };
    const answer = await fetch(`${server.origin}${path}`, { method, headers: all, body: JSON.stringify(body) });
    return { status: answer.status, code: (await answer.json()).code };
  };
  const contribute = () => {
    const key = { 'idempotency-key': randomUUID() };
    return send('POST', '/api/review/reviews', { companyName: 'Vaayuna Technologies', review }, key);
  };
  await run(server.database, 'update identity.terms_agreements set version = version - 1');
  expect(await contribute()).toEqual({ status: 409, code: TERMS_TO_AGREE });
  expect(await contribute()).toEqual({ status: 409, code: TERMS_TO_AGREE });
  expect((await send('PUT', '/api/legal/terms', { version: TERMS_VERSION })).status).toBe(200);
  expect((await contribute()).code).not.toBe(TERMS_TO_AGREE);
});
