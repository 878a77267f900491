import { randomUUID } from 'node:crypto';
import { run, select } from '@tests/support/sql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serviceDocuments } from '@/contract/generated/documents';
import { DAY_MS, startOfDayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { TERMS_VERSION } from '@/core/kernel/common/terms-version.rules';
import { bytes } from '@/server/platform/sql-types';
import { MAX_OPENED } from '@/server/services/talk/notification/notifications/notification.queries';
import { RulesRounds } from '@/server/services/trust/legal/rules/rules-rounds';
import { describeOnDatabases } from './harness/describe-on-databases';
import type { Person, World } from './harness/world';
import { post, startWorld } from './harness/world';

const PATH = '/api/notification/notifications';
const membersOf = (schema: string): readonly string[] =>
  Object.keys(Object(serviceDocuments.notification.components?.schemas?.[schema]?.properties)).sort();

describeOnDatabases('notification service', (on) => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld(on);
  });
  afterAll(() => world.stop());

  const list = async (person: Person, query = '') => (await person.get(`${PATH}?platform=phone${query}`)).body;
  const act = (person: Person, action: string, ...notificationIds: readonly string[]) =>
    person.post(PATH, { action, notificationIds });
  const aUserWithNews = async (posts: number): Promise<Person> => {
    const [writer, reader] = [await world.writer(), await world.reader()];
    for (let count = 0; count < posts; count += 1) {
      const resourceId = await post(writer);
      await reader.post('/api/feed/v1/vote', { resourceId, resourceType: 'post', voteType: 'up' });
    }
    return writer;
  };

  it('[EN-NOTIF] [EN-NOTIF-DATA] has the members that the specification names', async () => {
    expect(membersOf('Notification')).toEqual(
      ['notificationId', 'status', 'variantId', 'created', 'showPopup', 'data'].sort(),
    );
    const data = [
      'title',
      'cta',
      'ctaText',
      'icon',
      'body',
      'ctaType',
      'ctaImage',
      'nativeInfo',
      'avatar',
      'trackingData',
    ];
    expect(membersOf('NotificationData')).toEqual(data.sort());
    expect(membersOf('NotificationAvatar')).toEqual(['bgColor', 'url']);
    const [item] = (await list(await aUserWithNews(1))).items;
    expect(Object.keys(item.data.nativeInfo).sort()).toEqual(['params', 'type']);
  });

  it('tells every account of the rules once a quarter, and asks who has not agreed to the terms, with two processes and after a stop', async () => {
    const { database } = world.server;
    const [known, added] = [await world.reader(), await world.user()];
    await run(database, `update identity.users set created_on = created_on - 100 where id = $1`, known.userId);
    const round = (passed: number) => {
      const { authorship, publish } = world.server;
      return new RulesRounds({ database, authorship, publish, now: () => world.now() + passed });
    };
    const told = async (person: Person) =>
      (await list(person)).items
        .filter(({ variantId }: { variantId: string }) => variantId === 'rules')
        .map(({ data: { title } }: { data: { title: string } }) => title);
    await known.call('PUT', '/api/legal/terms', { body: { version: TERMS_VERSION } });
    const [asked, rules] = ['Please agree to the terms', 'The rules: a quarterly reminder'];
    await Promise.all([round(0).run(), round(0).run()]);
    await round(DAY_MS / 24).run();
    expect([await told(known), await told(added)]).toEqual([[rules], [asked]]);
    await Promise.all([round(92 * DAY_MS).run(), round(92 * DAY_MS).run()]);
    expect([await told(known), await told(added)]).toEqual([
      [rules, rules],
      [rules, asked],
    ]);
    const [{ data }] = (await list(added)).items;
    expect(data.cta).toBe('/legal/terms-of-use');
  });

  it('takes one off the list by Dismiss, until it is renewed', async () => {
    const [writer, reader, other] = [await world.writer(), await world.reader(), await world.reader()];
    const resourceId = await post(writer);
    const up = (person: Person) =>
      person.post('/api/feed/v1/vote', { resourceId, resourceType: 'post', voteType: 'up' });
    await up(reader);
    const [{ notificationId }] = (await list(writer)).items;
    expect((await act(writer, 'Dismiss', notificationId)).body).toEqual({ unseenCount: 1, unreadCount: 1 });
    expect((await list(writer)).items).toHaveLength(1);
    await up(other);
    expect((await list(writer)).items[0]).toMatchObject({ notificationId, status: 0 });
  });

  it('answers WebPushClick with k, whatever k names', async () => {
    const writer = await aUserWithNews(1);
    const [{ notificationId }] = (await list(writer)).items;
    const click = (k: unknown) => writer.post(PATH, { action: 'WebPushClick', k });
    for (const k of ['unknown', randomUUID()]) {
      expect((await click(k)).body).toEqual({ unseenCount: 2, unreadCount: 2 });
    }
    expect((await click(notificationId)).body).toEqual({ unseenCount: 1, unreadCount: 1 });
  });

  it('refuses platforms that it does not know', async () => {
    const user = await world.user();
    for (const query of ['', '?platform=tablet']) {
      const { status, body } = await user.get(`${PATH}${query}`);
      expect([status, body.code]).toEqual([400, 'validation_failed']);
    }
  });

  it('refuses actions that are not as the contract has them', async () => {
    const user = await world.user();
    const [one, other] = [randomUUID(), randomUUID()];
    for (const body of [
      { action: 'Delete', notificationIds: [one] },
      { action: 'Click', notificationIds: [one, other] },
      { action: 'View', notificationIds: [] },
      { action: 'View', notificationIds: ['1'] },
      { action: 'View' },
      { action: 'WebPushClick' },
      { action: 'WebPushClick', k: 'x', notificationIds: [one] },
    ]) {
      const { status, body: problem } = await user.post(PATH, body);
      expect([status, problem.code]).toEqual([400, 'validation_failed']);
    }
  });

  it('keeps inboxes so that the database alone says nothing of whom or what they are about', async () => {
    const writer = await aUserWithNews(1);
    const rows = await select(
      world.server.database,
      { inbox_ref: bytes, subject_ref: bytes, created_seal: bytes, payload_seal: bytes },
      'select inbox_ref, subject_ref, created_seal, payload_seal from persona.notifications where created_seal is not null',
    );
    const persona = world.server.authorship.personaRef(writer.userId).toString('hex');
    const text = rows.map((row) => Object.values(row).map((value) => value.toString('latin1'))).join();
    expect(text).not.toMatch(/Notice period|useful|Welcome/);
    expect(Buffer.from(text, 'latin1').toString('hex')).not.toContain(persona);
    for (const seal of ['created_seal', 'payload_seal'] as const)
      expect(new Set(rows.map((row) => row[seal].length)).size, `lengths of ${seal}`).toBe(1);
  });

  const idsOf = async (person: Person, limit: number): Promise<readonly string[]> => {
    const ids: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = await list(person, `&limit=${limit}${cursor && `&cursor=${cursor}`}`);
      ids.push(...page.items.map(({ notificationId }: { notificationId: string }) => notificationId));
      cursor = page.nextCursor;
    }
    return ids;
  };

  it('has cursors that say neither moment nor id, and open for their own inbox only', async () => {
    const [writer, other] = [await aUserWithNews(2), await aUserWithNews(2)];
    const { nextCursor, items } = await list(writer, '&limit=1');
    const [{ notificationId, created }] = items;
    const said = Buffer.from(nextCursor, 'base64url').toString('latin1');
    expect(said).not.toContain(notificationId);
    expect(said).not.toContain(String(Date.parse(created)));
    expect((await list(writer, `&limit=1&cursor=${nextCursor}`)).items).toHaveLength(1);
    expect((await list(other, `&limit=1&cursor=${nextCursor}`)).code).toBe('cursor_invalid');
    expect((await list(writer, '&limit=1&cursor=abc')).code).toBe('cursor_invalid');
  });

  it('has those from before moments were sealed too, as of the beginning of their day', async () => {
    const writer = await aUserWithNews(2);
    const inbox = world.server.authorship.inboxRef(world.server.authorship.personaRef(writer.userId));
    const before = await list(writer);
    await run(
      world.server.database,
      'update persona.notifications set created_seal = null where inbox_ref = $1',
      inbox,
    );
    const { items } = await list(writer);
    expect(items.map(({ created }: { created: string }) => created)).toEqual(
      before.items.map(({ created }: { created: string }) => startOfDayInIndia(Date.parse(created)).toISOString()),
    );
    expect(new Set(await idsOf(writer, 1))).toEqual(
      new Set(before.items.map(({ notificationId }: { notificationId: string }) => notificationId)),
    );
    const view = { action: 'View', notificationIds: [items[2].notificationId], andOlder: true };
    expect((await writer.post(PATH, view)).body.unseenCount).toBe(0);
  });

  it('opens a bounded number at once, and has each once where a day has more', async () => {
    const writer = await aUserWithNews(1);
    const { items } = await list(writer);
    const told = items.find(({ variantId }: { variantId: string }) => variantId !== 'welcome');
    const inbox = world.server.authorship.inboxRef(world.server.authorship.personaRef(writer.userId));
    await run(
      world.server.database,
      `insert into persona.notifications (id, inbox_ref, subject_ref, status, created_on, created_seal, payload_seal)
       select gen_random_uuid(), n.inbox_ref, n.subject_ref || int4send(number), 0, n.created_on, n.created_seal, n.payload_seal
       from persona.notifications n, generate_series(1, $2::text::int) number where n.inbox_ref = $1 and n.id = $3`,
      inbox,
      String(MAX_OPENED + 20),
      told.notificationId,
    );
    const ids = await idsOf(writer, 50);
    expect(new Set(ids).size).toBe(MAX_OPENED + 22);
    expect(ids).toHaveLength(MAX_OPENED + 22);
  });
});
