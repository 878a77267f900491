import { randomUUID } from 'node:crypto';
import { select } from '@tests/support/sql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serviceDocuments } from '@/contract/generated/documents';
import { bytes } from '@/server/platform/sql-types';
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
  /** A writer whose posts were found useful `posts` times, and who was greeted. */
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
      { inbox_ref: bytes, subject_ref: bytes, payload_seal: bytes },
      'select inbox_ref, subject_ref, payload_seal from persona.notifications',
    );
    const persona = world.server.authorship.personaRef(writer.userId).toString('hex');
    const text = rows.map((row) => Object.values(row).map((value) => value.toString('latin1'))).join();
    expect(text).not.toMatch(/Notice period|useful|Welcome/);
    expect(Buffer.from(text, 'latin1').toString('hex')).not.toContain(persona);
  });
});
