import { once } from 'node:events';
import { join } from 'node:path';
import type { CookieJar } from '@tests/support/cookie-jar';
import { guestHeaders, signIn } from '@tests/support/sign-in';
import { temporaryFolders } from '@tests/support/temporary-folders';
import { startTestServer } from '@tests/support/test-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '@/server/start-server';
import { foreignServer } from '../../examples/foreign-service/server.mjs';

const KEY = 'legal:0f1e2d3c4b5a69788796a5b4c3d2e1f0';
const MINUTE_MS = 60_000;

describe('the session of a request to a service of another team', () => {
  const folder = temporaryFolders('sessions-between-services');
  let login: RunningServer;
  let now = Date.now();
  beforeAll(async () => {
    login = await startTestServer({
      now: () => now,
      uptime: () => now,
      config: { sessions: { accessMinutes: 15, refreshDays: 30, perUser: 20, serviceKeys: [KEY] } },
    });
  });
  afterAll(() => login.stop());

  const introspect = (headers: Readonly<Record<string, string>>) =>
    fetch(`${login.origin}/login/session`, { headers: { ...guestHeaders(login), ...headers } });

  /** Starts the example service with a key at the login service, and returns how a browser reads the terms there. */
  async function service(key: string): Promise<(cookies?: CookieJar) => Promise<Response>> {
    const server = foreignServer(join(folder(), 'notices.json'), {}, { url: login.origin, key }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    server.unref();
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/api/legal/terms`;
    return (cookies) =>
      fetch(url, { headers: { ...guestHeaders(login), ...(cookies === undefined ? {} : { cookie: cookies.header }) } });
  }

  it('is told to a service: user, roles, terms and end', async () => {
    const { cookie, cookies } = await signIn(login, 'Asha Nair');
    const answer = await introspect({ cookie, 'service-key': KEY });
    expect([answer.status, await answer.json()]).toEqual([
      200,
      {
        userId: cookies.get('UAC_I'),
        roles: [],
        owesTerms: false,
        endsAt: new Date(now + 15 * MINUTE_MS).toISOString(),
      },
    ]);
  });

  it('is told to no other caller', async () => {
    const { cookie } = await signIn(login, 'Asha Nair');
    const other = await introspect({ cookie, 'service-key': KEY.replace('legal', 'other') });
    expect([other.status, await other.json()]).toMatchObject([403, { code: 'service_not_known' }]);
    const browser = await introspect({ cookie });
    expect([browser.status, await browser.json()]).toMatchObject([400, { code: 'validation_failed' }]);
    const guest = await introspect({ 'service-key': KEY });
    expect([guest.status, await guest.json()]).toMatchObject([401, { code: 'not_signed_in' }]);
  });

  it('lets the example service serve the users of this product, and nobody with a made-up cookie', async () => {
    const readTerms = await service(KEY);
    const { cookies } = await signIn(login, 'Asha Nair');
    expect((await readTerms(cookies)).status).toBe(200);
    expect((await readTerms()).status).toBe(401);
    const stranger = await (await service(KEY.replace('legal', 'other')))(cookies);
    expect(stranger.status).toBe(500);
  });

  it('is renewed on the way, and ends for every service', async () => {
    const readTerms = await service(KEY);
    const { cookies, headers } = await signIn(login, 'Ravi Menon');
    const before = cookies.get('AT');
    now += 16 * MINUTE_MS;
    const answer = await readTerms(cookies);
    expect(answer.status).toBe(200);
    cookies.keep(answer);
    expect(cookies.get('AT')).not.toBe(before);
    expect((await readTerms(cookies)).headers.getSetCookie()).toEqual([]);
    await fetch(`${login.origin}/logout`, { headers: { ...headers, cookie: cookies.header } });
    expect((await readTerms(cookies)).status).toBe(401);
  });
});
