import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person, World } from './harness/world';
import { startWorld } from './harness/world';

const READS = 40;

describe('one address that reads too much', () => {
  let world: World;
  let user: Person;
  beforeAll(async () => {
    world = await startWorld('pglite', { config: { limits: { login: 1, writes: 100, reads: READS } } });
    user = await world.user();
  });
  afterAll(() => world.stop());

  const exhaust = async (cookies: Readonly<Record<string, string>> = {}): Promise<number> => {
    const guest = world.guest();
    for (const [name, value] of Object.entries(cookies)) guest.cookies.set(name, value);
    let status = 0;
    for (let count = 0; count <= READS; count += 1) ({ status } = await guest.get('/api/feed/v3/feed'));
    return status;
  };

  it('leaves out the users of the address, silent ones too', async () => {
    expect((await user.get('/api/user/user/profile')).status).toBe(200);
    expect(await exhaust()).toBe(429);
    world.pass(11_000);
    expect((await user.get('/api/user/user/profile')).status).toBe(200);
  });

  it('leaves out a user of the address who comes for the first time, or with a new access token', async () => {
    const other = await world.user();
    expect(await exhaust()).toBe(429);
    expect((await other.get('/api/user/user/profile')).status).toBe(200);
    world.pass(16 * 60_000);
    expect((await other.get('/api/user/user/profile')).status).toBe(200);
  });

  it('leaves out whoever it has seen, when the tokens are forged', async () => {
    expect((await user.get('/api/user/user/profile')).status).toBe(200);
    expect(await exhaust({ AT: 'A'.repeat(43) })).toBe(429);
    expect((await user.get('/api/user/user/profile')).status).toBe(200);
  });

  it('stays counted while thousands of others come', async () => {
    const statusFrom = async (remoteAddress: string): Promise<number> =>
      (await world.server.app.inject({ url: '/api/none', remoteAddress })).statusCode;
    for (let count = 0; count <= READS; count += 1) await statusFrom('192.0.2.1');
    for (let other = 0; other < 5_200; other += 1) await statusFrom(`10.0.${other >> 8}.${other & 255}`);
    expect(await statusFrom('192.0.2.1')).toBe(429);
  });
});
