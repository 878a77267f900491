import { signIn } from '@tests/support/sign-in';
import { select } from '@tests/support/sql';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { confirmationOf } from '@/core/account/settings/account-end.rules';
import { pauseTasksWhile } from '@/server/platform/schedule';
import { integer } from '@/server/platform/sql-types';
import { describeOnDatabases } from './harness/describe-on-databases';
import { holdCalls, holdCommit } from './harness/held-calls';
import type { World } from './harness/world';
import { startWorld } from './harness/world';

describeOnDatabases('a pause that meets a sign-in of its user', (on) => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld(on);
    pauseTasksWhile(world.server.app, () => true);
  });
  afterAll(() => world.stop());

  const pause = (cookie: string) => world.guest().post('/api/user/user/deactivate', {}, { cookie });
  const numberOf = async (sql: string, ...values: readonly unknown[]) =>
    (
      await select(world.server.database, { number: integer }, `select count(*)::integer as number ${sql}`, ...values)
    )[0]?.number;

  async function outcome(name: string, cookie: string) {
    const paused = await numberOf(
      'from identity.deactivations d join identity.users u on u.id = d.user_id where u.name = $1',
      name,
    );
    const { status } = await world.guest().get('/api/user/user/preferences', { cookie });
    return { isHidden: paused === 1, isSignedIn: status === 200 };
  }

  it('leaves no session to a hidden account, wherever in the sign-in it comes', async () => {
    const outcomes = [];
    for (let isHeld = true; isHeld; ) {
      const name: string = `Paused at ${outcomes.length}`;
      const { cookie } = await signIn(world.server, name);
      const held = holdCalls(world.server.database, outcomes.length);
      const late = signIn(world.server, name);
      isHeld = await Promise.race([held.call.then(() => true), late.then(() => false)]);
      if (isHeld) expect((await pause(cookie).finally(held.release)).status).toBe(204);
      held.release();
      outcomes.push(await outcome(name, (await late).cookie));
    }
    expect(outcomes.length).toBeGreaterThan(5);
    expect(outcomes.filter(({ isHidden, isSignedIn }) => isHidden && isSignedIn)).toEqual([]);
  });

  it('hides an account again that another sign-in is just bringing back, unless that leaves its session', async () => {
    const outcomes = [];
    for (let isHeld = true; isHeld; ) {
      const name: string = `Paused twice at ${outcomes.length}`;
      expect((await pause((await signIn(world.server, name)).cookie)).status).toBe(204);
      const held = holdCalls(world.server.database, outcomes.length);
      const late = signIn(world.server, name);
      isHeld = await Promise.race([held.call.then(() => true), late.then(() => false)]);
      if (isHeld) {
        const { cookie } = await signIn(world.server, name);
        expect((await pause(cookie)).status).toBe(204);
      }
      held.release();
      const { cookie } = await late;
      if (isHeld) outcomes.push(await outcome(name, cookie));
    }
    expect(outcomes.length).toBeGreaterThan(5);
    expect(outcomes.filter(({ isHidden, isSignedIn }) => isHidden === isSignedIn)).toEqual([]);
  });

  // The embedded database runs transactions one after the other.
  it.runIf(on === 'postgres')('is waited for while it is being stored', async () => {
    const { database } = world.server;
    const { cookie } = await signIn(world.server, 'Just pausing');
    const stored = holdCommit(database);
    const paused = pause(cookie);
    await stored.call;
    let isOver = false;
    const late = signIn(world.server, 'Just pausing').finally(() => {
      isOver = true;
    });
    const waiting = `from pg_locks where locktype = 'advisory' and not granted
                     and database = (select oid from pg_database where datname = current_database())`;
    await vi.waitFor(async () => expect(isOver || (await numberOf(waiting)) === 1).toBe(true));
    stored.release();
    expect((await paused).status).toBe(204);
    expect(await outcome('Just pausing', (await late).cookie)).toEqual({ isHidden: false, isSignedIn: true });
  });
});

describeOnDatabases('a deletion that meets a sign-in of its user', (on) => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld(on);
    pauseTasksWhile(world.server.app, () => true);
  });
  afterAll(() => world.stop());

  const end = async (cookie: string) => {
    const { status } = await world
      .guest()
      .post('/api/user/user/delete', { confirmation: confirmationOf(''), contributions: 'erase' }, { cookie });
    return status;
  };
  const preferences = async (cookie: string) =>
    (await world.guest().get('/api/user/user/preferences', { cookie })).status;

  it('is followed by a new account, or by no session: the sign-in is answered wherever the deletion comes', async () => {
    const outcomes = [];
    for (let isHeld = true; isHeld; ) {
      const name: string = `Deleted at ${outcomes.length}`;
      const { cookie } = await signIn(world.server, name);
      const held = holdCalls(world.server.database, outcomes.length);
      const late = signIn(world.server, name);
      isHeld = await Promise.race([held.call.then(() => true), late.then(() => false)]);
      if (isHeld) expect(await end(cookie).finally(held.release)).toBe(204);
      held.release();
      const { isNewUser, cookie: newest } = await late;
      if (isHeld) outcomes.push([isNewUser, await preferences(newest)]);
    }
    expect(outcomes.length).toBeGreaterThan(5);
    expect(outcomes.filter(([isNewUser, status]) => (isNewUser ? status !== 200 : status !== 401))).toEqual([]);
  });
});
