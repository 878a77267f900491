import { once } from 'node:events';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { request } from 'node:http';
import { BROWSER } from '@tests/support/user-agents';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from './harness/client';
import { describeOnDatabases } from './harness/describe-on-databases';
import type { World } from './harness/world';
import { startWorld } from './harness/world';

describeOnDatabases('a session that ends', (on) => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld(on);
  });
  afterAll(() => world.stop());

  async function begin(user: Client, path: string, body: string): Promise<ClientRequest> {
    const { hostname, port } = new URL(world.server.origin);
    const headers = {
      ...{ appid: '999', systemid: 'AB_WEB', origin: world.server.origin, 'user-agent': BROWSER },
      ...{ cookie: user.cookies.header, 'content-type': 'application/json', 'content-length': body.length },
      expect: '100-continue',
    };
    const begun = request({ hostname, port, path, method: 'POST', headers });
    begun.flushHeaders();
    await once(begun, 'continue');
    begun.write(body.slice(0, -1));
    return begun;
  }
  async function finish(begun: ClientRequest, body: string): Promise<number | undefined> {
    const answered = once(begun, 'response');
    begun.end(body.slice(-1));
    const [answer]: IncomingMessage[] = await answered;
    answer?.resume();
    return answer?.statusCode;
  }

  it('takes nothing of a request that it began before and ends after', async () => {
    const user = await world.user();
    const path = '/api/feed/v1/community/join';
    const body = JSON.stringify({ type: 'topic', entityId: 4 });
    expect(await finish(await begin(user, path, body), body)).toBe(200);
    const begun = await begin(user, path, body);
    expect((await user.post('/login/sessions/end-all', {})).status).toBe(200);
    expect(await finish(begun, body)).toBe(401);
  });
});
