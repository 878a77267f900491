import { expect, it } from 'vitest';
import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import { describeOnDatabases } from './harness/describe-on-databases';
import type { World } from './harness/world';
import { startWorld } from './harness/world';

const METHODS = '/login/methods';
const dead = 'http://127.0.0.1:1/';
/** A Google that does not answer. */
const google = {
  clientId: 'me',
  scriptUrl: dead,
  issuers: ['x'],
  jwksUrl: dead,
  tokenInfoUrl: dead,
  userInfoUrl: dead,
};

describeOnDatabases('another way to sign in', (on) => {
  it('is not added where its provider does not answer or is not set up, nor by a session of an earlier day', async () => {
    const world: World = await startWorld(on, { config: { google, microsoft: null } });
    try {
      const user = await world.user();
      const add = async (socialUserType: 'gp' | 'outlook') =>
        (await user.post(METHODS, { socialUserType, token: 'x', tokenType: 'access_token' })).body;
      expect(await add('gp')).toMatchObject({ status: 502, code: 'provider_unavailable' });
      expect(await add('outlook')).toMatchObject({ status: 400, code: 'provider_not_configured' });
      world.pass(DAY_MS);
      expect(await add('gp')).toMatchObject({ status: 403, code: 'session_not_fresh' });
      expect((await user.get(METHODS)).body.items).toHaveLength(1);
    } finally {
      await world.stop();
    }
  });

  it('tells of another account only where both providers have proved the address', async () => {
    const world: World = await startWorld(on);
    try {
      const [one, other] = [await world.user(), await world.user()];
      const others = async () => (await one.get(METHODS)).body.others;
      const { database } = world.server;
      const named = (isVerified: boolean) =>
        database.execute(
          `update identity.accounts set email = '${one.email}', email_verified = ${isVerified} where user_id = '${other.userId}'`,
        );
      expect(await others()).toEqual([]);
      await named(false);
      expect(await others()).toEqual([]);
      await named(true);
      expect(await others()).toEqual(['google']);
      await database.execute(`update identity.accounts set email_verified = false where user_id = '${one.userId}'`);
      expect(await others()).toEqual([]);
    } finally {
      await world.stop();
    }
  });
});
