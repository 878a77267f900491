import { randomUUID } from 'node:crypto';
import { aSubmission } from '@tests/support/a-submission';
import { run, select } from '@tests/support/sql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { integer } from '@/server/platform/sql-types';
import { describeOnDatabases } from './harness/describe-on-databases';
import { anInterview } from './harness/told-contributions';
import type { Person, World } from './harness/world';
import { anAnonymousProfile, becomeWriter, post, profileTagOf, startWorld } from './harness/world';

const AT_ONCE = 4;

describeOnDatabases('an account that ends while its user writes on other pages', (on) => {
  let world: World;
  let question: string;
  beforeAll(async () => {
    world = await startWorld(on);
    question = await post(await world.writer());
  });
  afterAll(() => world.stop());

  async function writer() {
    const person = await world.user();
    const profile = anAnonymousProfile();
    await becomeWriter(person, profile);
    await post(person);
    return { person, name: profile.userName, tag: await profileTagOf(person) };
  }

  function writes(person: Person, tag: string) {
    const headers = () => ({ 'idempotency-key': randomUUID(), 'profile-tag': tag });
    return Array.from({ length: AT_ONCE }, () => [
      person.post('/api/feed/v2/post', aSubmission(), headers()),
      person.post(
        `/api/feed/v1/post/${question}/comment`,
        { content: 'It took 90 days.', profileType: 'ANONYMOUS' },
        headers(),
      ),
      person.post('/api/interviews/interviews', anInterview, { 'idempotency-key': randomUUID() }),
    ]).flat();
  }

  const rowsOf = async (sql: string, ...values: readonly unknown[]) =>
    (await select(world.server.database, { rows: integer }, `select count(*)::integer as rows ${sql}`, ...values))[0]
      ?.rows;
  const named = (name: string) =>
    rowsOf(
      `from (select author_name from content.posts where status = 'LIVE'
             union all select author_name from content.comments where status = 'LIVE') as shown where author_name = $1`,
      name,
    );
  const interviews = () =>
    rowsOf(`from (select id from research.interviews union all select item_id from moderation.waiting) as told`);

  /** Blocks deletions in the meantime. */
  async function whileKept<T>(table: 'users' | 'sessions', act: () => Promise<T>): Promise<T> {
    const { database } = world.server;
    await run(
      database,
      `create function identity.refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`,
    );
    await run(
      database,
      `create trigger refuse before delete on identity.${table} for each row execute function identity.refuse()`,
    );
    const done = await act();
    await run(database, 'drop function identity.refuse cascade');
    return done;
  }

  it('leaves nothing that was on its way when it was deleted', async () => {
    const { person, name, tag } = await writer();
    const before = await interviews();
    const confirmation = { confirmation: name, contributions: 'erase' };
    const [end, ...others] = await Promise.all([
      person.post('/api/user/user/delete', confirmation),
      ...writes(person, tag),
    ]);
    expect(end.status).toBe(204);
    expect(others.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await named(name)).toBe(0);
    expect(await interviews()).toBe(before);
  });

  it('is erased once by its deletion', async () => {
    const { person, name } = await writer();
    const { database } = world.server;
    await run(database, 'create table identity.erasures (id integer)');
    await run(
      database,
      `create function identity.count_erasure() returns trigger language plpgsql as $$
       begin insert into identity.erasures values (1); return null; end $$`,
    );
    await run(
      database,
      'create trigger count_erasure after delete on identity.users for each statement execute function identity.count_erasure()',
    );
    const end = await person.post('/api/user/user/delete', { confirmation: name, contributions: 'erase' });
    const erasures = await rowsOf('from identity.erasures');
    await run(database, 'drop function identity.count_erasure cascade');
    await run(database, 'drop table identity.erasures');
    expect(end.status).toBe(204);
    expect(erasures).toBe(1);
  });

  it('is as it was, and goes on writing, if its end fails half way', async () => {
    const { person, name } = await writer();
    const end = await whileKept('users', () =>
      person.post('/api/user/user/delete', { confirmation: name, contributions: 'erase' }),
    );
    expect(end.status).toBe(500);
    expect(await named(name)).toBe(1);
    await post(person);
    expect(await named(name)).toBe(2);
  });

  it('is not paused without the end of its sessions', async () => {
    const { person } = await writer();
    const end = await whileKept('sessions', () => person.post('/api/user/user/deactivate', {}));
    expect(end.status).toBe(500);
    expect(await rowsOf('from identity.deactivations where user_id = $1', person.userId)).toBe(0);
    expect((await person.get('/api/user/user/preferences')).status).toBe(200);
    expect((await person.post('/api/user/user/deactivate', {})).status).toBe(204);
    expect((await person.get('/api/user/user/preferences')).status).toBe(401);
  });

  // The embedded database has no connection to break.
  it.runIf(on === 'postgres')('is as it was, and can be ended again, if the connection breaks half way', async () => {
    const { person, name } = await writer();
    const { database } = world.server;
    await run(
      database,
      `create function identity.break_off() returns trigger language plpgsql as $$
       begin perform pg_terminate_backend(pg_backend_pid()); return old; end $$`,
    );
    await run(
      database,
      'create trigger break_off after delete on identity.users for each row execute function identity.break_off()',
    );
    const confirmation = { confirmation: name, contributions: 'erase' };
    const broken = await person.post('/api/user/user/delete', confirmation);
    await run(database, 'drop function identity.break_off cascade');
    expect(broken.status).toBe(503);
    expect(await named(name)).toBe(1);
    await post(person);
    expect(await named(name)).toBe(2);
    expect((await person.post('/api/user/user/delete', confirmation)).status).toBe(204);
    expect(await named(name)).toBe(0);
  });

  it('shows nothing under its name that was on its way when it was paused', async () => {
    const { person, name, tag } = await writer();
    const [end, ...others] = await Promise.all([person.post('/api/user/user/deactivate', {}), ...writes(person, tag)]);
    expect(end.status).toBe(204);
    expect(others.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await named(name)).toBe(0);
  });
});
