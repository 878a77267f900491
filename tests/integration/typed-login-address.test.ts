import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnDatabases } from './harness/describe-on-databases';
import type { World } from './harness/world';
import { startWorld } from './harness/world';

const PAGE = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

describeOnDatabases('an address of the login service that is typed', (on) => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld(on);
  });
  afterAll(() => world.stop());

  const open = (path: string, accept: string) =>
    fetch(world.server.origin + path, { headers: { accept }, redirect: 'manual' });

  it.each([
    ['/login', '/session'],
    ['/login/', '/session'],
    ['/login?utm_source=naukri&referer=//evil.example', '/session?utm_source=naukri&referer=//evil.example'],
  ])('%s leads a browser to %s', async (typed, screen) => {
    const answer = await open(typed, PAGE);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, screen]);
  });

  it('leads nothing else there, and says that the address is none', async () => {
    for (const accept of ['application/json', '*/*']) {
      const answer = await open('/login', accept);
      expect([answer.status, (await answer.json()).code]).toEqual([404, 'route_not_found']);
    }
    expect((await open('/login/elsewhere', PAGE)).status).toBe(404);
  });
});
