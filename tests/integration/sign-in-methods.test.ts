import { insertRow, run, select } from '@tests/support/sql';
import { expect, it, vi } from 'vitest';
import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import { newestMail } from '@/server/platform/mail/newest-mail';
import { SessionStore } from '@/server/platform/sessions/session-store';
import { citext, integer } from '@/server/platform/sql-types';
import { describeOnDatabases } from './harness/describe-on-databases';
import type { Person, World } from './harness/world';
import { startWorld } from './harness/world';

const METHODS = '/login/methods';
const dead = 'http://127.0.0.1:1/';
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

  it('is reported to every proved address, and takes its sessions and its address along when it is removed', async () => {
    const world: World = await startWorld(on);
    try {
      const { database, authorship } = world.server;
      const [user, bystander] = [await world.user(), await world.user()];
      const login = { provider: 'microsoft', subject: 'thief', user_id: user.userId, email: 'thief@mail.example' };
      await insertRow(database, 'identity.accounts', { ...login, email_verified: true });
      const unproved = { provider: 'naukri', subject: 'typed', user_id: user.userId, email: 'typed@mail.example' };
      await insertRow(database, 'identity.accounts', { ...unproved, email_verified: false });
      const count = async () => {
        const sql = 'select count(*)::integer as count from identity.sessions where owner_ref = $1';
        return (await select(database, { count: integer }, sql, authorship.ownerRef(user.userId)))[0]?.count;
      };
      await run(database, "update identity.users set email = 'thief@mail.example' where id = $1", user.userId);
      const store = new SessionStore(database, authorship, {
        accessMilliseconds: DAY_MS,
        refreshMilliseconds: DAY_MS,
        leewayMilliseconds: 0,
        perUser: 5,
      });
      const thief = { provider: 'microsoft', subject: 'thief', device: '' } as const;
      await store.start(user.userId, world.now(), thief);
      expect(await count()).toBe(2);
      const { items } = (await user.get(METHODS)).body;
      const idOf = (provider: string) =>
        items.find((item: { readonly provider: string }) => item.provider === provider).methodId;
      const remove = (person: Person, methodId: string) => person.call('DELETE', `${METHODS}/${methodId}`);
      expect((await remove(bystander, idOf('microsoft'))).body).toMatchObject({ code: 'method_not_found' });
      expect((await remove(user, idOf('microsoft'))).status).toBe(200);
      expect(await count()).toBe(1);
      const mailed = 'select email from identity.users where id = $1';
      expect(await select(database, { email: citext }, mailed, user.userId)).toEqual([{ email: user.email }]);
      for (const address of [user.email, 'thief@mail.example']) {
        const [mail] = await vi.waitFor(async () => {
          const found = await newestMail(world.server, address, 5);
          expect(found).toHaveLength(1);
          return found;
        });
        expect(mail?.subject).toContain('Microsoft no longer logs in');
        expect(mail?.body).toContain('Microsoft (thief@mail.example) was removed');
        expect(mail?.body).toContain('/settings/manage-account');
        expect(mail?.body).toContain('/legal/grievances');
      }
      expect(await newestMail(world.server, 'typed@mail.example', 1)).toEqual([]);
      // A login in progress must not start a session after its account was removed.
      await expect(store.start(user.userId, world.now(), thief)).rejects.toThrow('was removed');
      // Two concurrent removals leave one login.
      const answers = await Promise.all([remove(user, idOf('google')), remove(user, idOf('naukri'))]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      world.pass(DAY_MS);
      expect((await remove(user, idOf('google'))).body).toMatchObject({ code: 'session_not_fresh' });
      expect((await bystander.get(METHODS)).body.items).toHaveLength(1);
    } finally {
      await world.stop();
    }
  });
});
