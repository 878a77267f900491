import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEFAULT_PUSH_CHOICES } from '@/core/account/push/push-choices.rules';
import { readPushMessage } from '@/core/account/push/push-message';
import { bigint } from '@/server/platform/sql-types';
import type { PushService } from '../support/push-service';
import { startPushService } from '../support/push-service';
import { select } from '../support/sql';
import { testConfig } from '../support/test-config';
import { describeOnDatabases } from './harness/describe-on-databases';
import type { Person, World } from './harness/world';
import { comment, post, startWorld } from './harness/world';

const PATH = '/api/v2/user/device/register';

describeOnDatabases('push', (on) => {
  let world: World;
  let service: PushService;
  beforeAll(async () => {
    service = await startPushService((answer) => answer.writeHead(201).end());
    const push = { ...testConfig().push, standIns: [service.standIn] };
    world = await startWorld(on, { config: { push } });
    world.pass(noonFrom(world.now()));
  });
  afterAll(async () => {
    await world.stop();
    await service.stop();
  });

  const register = (person: Person, subscription: unknown = service.newSubscription()) =>
    person.post(PATH, { token: JSON.stringify(subscription) });
  const devices = async () => {
    const [row] = await select(world.server.database, { n: bigint }, 'select count(*) as n from persona.push_devices');
    return row?.n;
  };

  it('brings news to the browser: the kind alone, and the way to the very comment', async () => {
    const [writer, other] = [await world.writer(), await world.writer()];
    expect((await register(writer)).status).toBe(204);
    const postId = await post(writer);
    const commentId = await comment(other, postId, 'Vaayuna paid me 12 lakh');
    await expect.poll(() => service.received.length, { timeout: 20_000 }).toBe(1);
    const [pushed] = service.received;
    expect(pushed).toMatchObject({ isSigned: true, ttl: '86400' });
    const message = readPushMessage(pushed?.text ?? '');
    const [news] = (await writer.get('/api/notification/notifications?platform=computer')).body.items;
    expect(message).toEqual({
      k: news.notificationId,
      line: 'There is a new comment on your post',
      path: `/p/${postId}?comment=${commentId}&push_key=${news.notificationId}#comment-${commentId}`,
    });
    await writer.post('/api/notification/notifications', { action: 'WebPushClick', k: message?.k });
    const [read] = (await writer.get('/api/notification/notifications?platform=computer')).body.items;
    expect(read.status).toBe(2);
  });

  it('[API-USER-DEVICE] stores the token once for a session, and refuses a call without one', async () => {
    const writer = await world.writer();
    const before = Number(await devices());
    const subscription = service.newSubscription();
    for (let time = 0; time < 2; time += 1) expect((await register(writer, subscription)).status).toBe(204);
    expect(await devices()).toBe(before + 1);
    await register(writer);
    expect(await devices()).toBe(before + 1);
    for (const body of [{}, { token: '' }, { token: 7 }, { token: 'x', more: 1 }])
      expect(await writer.post(PATH, body)).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  });

  it.each([
    ['a text', 'fcm-token', 'push_token_invalid'],
    ['a subscription without keys', { endpoint: 'https://push.example/a' }, 'push_token_invalid'],
    [
      'an address inside',
      { endpoint: 'https://127.0.0.1/a', keys: { p256dh: 'AA', auth: 'AA' } },
      'push_service_unknown',
    ],
    [
      'another server',
      { endpoint: 'https://else.example/a', keys: { p256dh: 'AA', auth: 'AA' } },
      'push_service_unknown',
    ],
  ])('refuses %s', async (_name, subscription, code) => {
    const writer = await world.writer();
    expect(await register(writer, subscription)).toMatchObject({ status: 422, body: { code } });
  });

  it('is of the user alone who was there last: a browser that another takes over, or that signs out, gets nothing', async () => {
    const [writer, other] = [await world.writer(), await world.writer()];
    const before = Number(await devices());
    const subscription = service.newSubscription();
    await register(writer, subscription);
    await register(other, subscription);
    expect(await devices()).toBe(before + 1);
    await writer.call('DELETE', PATH);
    expect(await devices()).toBe(before + 1);
    await other.get('/logout');
    await expect.poll(devices).toBe(before);
  });

  it('ends with the device of the session where the user turns it off', async () => {
    const writer = await world.writer();
    const before = Number(await devices());
    await register(writer);
    for (let time = 0; time < 2; time += 1) expect((await writer.call('DELETE', PATH)).status).toBe(204);
    expect(await devices()).toBe(before);
  });

  it('gives guests the key that browsers subscribe with, the same each time', async () => {
    const key = await world.guest().get('/api/push/key');
    expect(key.body.key).toMatch(/^B[\w-]{86}$/);
    expect((await world.guest().get('/api/push/key')).body).toEqual(key.body);
  });

  it('has choices that change one by one, also from two devices at once', async () => {
    const writer = await world.writer();
    const path = '/api/push/choices';
    expect((await writer.get(path)).body).toEqual(DEFAULT_PUSH_CHOICES);
    await Promise.all([writer.post(path, { votes: true, comments: false }), writer.post(path, { atNight: true })]);
    const chosen = { ...DEFAULT_PUSH_CHOICES, votes: true, comments: false, atNight: true };
    expect((await writer.get(path)).body).toEqual(chosen);
    expect((await writer.post(path, { comments: true, atNight: false })).body).toEqual({
      ...DEFAULT_PUSH_CHOICES,
      votes: true,
    });
    expect((await writer.post(path, {})).status).toBe(400);
  });
});

function noonFrom(now: number): number {
  const day = 86_400_000;
  const noon = 6.5 * 3_600_000;
  return (noon - (now % day) + day) % day;
}
