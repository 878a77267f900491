import { loadCatalogue } from '@tests/integration/harness/catalogue';
import { signIn } from '@tests/support/sign-in';
import { insertRow } from '@tests/support/sql';
import { startTestServer } from '@tests/support/test-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '@/server/start-server';

describe('answers that guests share', () => {
  let server: RunningServer;
  let now = Date.now();
  beforeAll(async () => {
    // Elsewhere an unknown parameter of a query is refused.
    server = await startTestServer({ now: () => now, config: { environment: 'production' } });
    await loadCatalogue(server.database);
  });
  afterAll(() => server.stop());

  const url = '/api/dropdown/dropdown/industries/items';
  const ask = (headers: Readonly<Record<string, string>> = {}) =>
    server.app.inject({ url, headers: { appid: '999', systemid: 'AB_WEB', ...headers } });
  const add = (number: number) =>
    insertRow(server.database, 'catalog.industries', { id: 100 + number, name: `Industry ${number}` });
  const report = (headers: Readonly<Record<string, string>>) =>
    server.app.inject({ method: 'POST', url: '/api/v4/log/error', headers, payload: { error: 'x', display: 'WEB' } });
  const deactivate = (headers: Readonly<Record<string, string>>) =>
    server.app.inject({ method: 'POST', url: '/api/user/user/deactivate', headers });

  it('are a second old at the most, end with a write that guests see, and are never given to a user', async () => {
    await add(1);
    const { headers } = await signIn(server, 'Asha Nair');
    const first = await ask();
    await add(2);
    const shared = await ask();
    expect(shared.body).toBe(first.body);
    expect(shared.headers['content-type']).toBe(first.headers['content-type']);
    expect((await ask(headers)).body).toContain('Industry 2');
    expect((await ask()).body).toBe(first.body);
    await report(headers);
    expect((await ask()).body).toBe(first.body);
    await deactivate({ origin: server.origin });
    expect((await ask()).body).toBe(first.body);
    await deactivate(headers);
    expect((await ask()).body).toContain('Industry 2');
    await add(3);
    now += 1_001;
    expect((await ask()).body).toContain('Industry 3');
  });

  it('are not pushed out by addresses with what no operation reads', async () => {
    const get = (query: string) =>
      server.app.inject({ url: `${url}${query}`, headers: { appid: '999', systemid: 'AB_WEB' } });
    now += 2_000;
    const first = await get('');
    await add(4);
    for (let each = 0; each < 600; each += 1) expect((await get(`?unread=${each}`)).body).toBe(first.body);
    expect((await get('')).body).toBe(first.body);
  });

  it('are no problems: a refusal is made again each time', async () => {
    const bare = await server.app.inject({ url });
    expect(bare.statusCode).toBe(400);
    expect((await ask()).statusCode).toBe(200);
    expect((await server.app.inject({ url })).statusCode).toBe(400);
  });
});
