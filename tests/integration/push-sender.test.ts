import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import webPush from 'web-push';
import type { PushSenderOptions } from '@/server/services/account/push/push/push-sender';
import { PushSender } from '@/server/services/account/push/push/push-sender';
import { startPushService } from '../support/push-service';

const NOW = Date.parse('2026-11-23T08:00:00Z');
const stops: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function aService(reply: (answer: ServerResponse) => void, options: Partial<PushSenderOptions> = {}) {
  const service = await startPushService(reply);
  stops.push(service.stop);
  const vapid = { subject: 'mailto:push@tarakki.example', ...webPush.generateVAPIDKeys() };
  const sender = new PushSender({
    vapid: async () => vapid,
    hosts: ['push.example', 'inside.example'],
    standIns: [service.standIn],
    now: () => NOW,
    ...options,
  });
  return { service, sender };
}

const answering =
  (status: number, headers = {}) =>
  (answer: ServerResponse) =>
    answer.writeHead(status, headers).end();

describe('push over the wire', () => {
  it('reaches the browser whole, encrypted for it and signed by this server', async () => {
    const { service, sender } = await aService(answering(201));
    const text = 'आपकी पोस्ट पर नई टिप्पणी';
    expect(await sender.send(service.subscription, text, 600)).toEqual({ kind: 'taken' });
    expect(service.received).toEqual([{ text, isSigned: true, ttl: '600' }]);
  });

  it('takes 3,993 bytes and not one more', async () => {
    const { service, sender } = await aService(answering(201));
    expect(await sender.send(service.subscription, 'a'.repeat(3_993), 60)).toEqual({ kind: 'taken' });
    await expect(sender.send(service.subscription, 'a'.repeat(3_994), 60)).rejects.toThrow(RangeError);
    expect(service.received).toHaveLength(1);
  });

  it.each([
    [404, {}, { kind: 'gone' }],
    [410, {}, { kind: 'gone' }],
    [429, { 'retry-after': '120' }, { kind: 'later', seconds: 120 }],
    [429, { 'retry-after': 'Mon, 23 Nov 2026 08:05:00 GMT' }, { kind: 'later', seconds: 300 }],
    [429, { 'retry-after': 'Mon, 23 Nov 2026 07:00:00 GMT' }, { kind: 'later', seconds: 1 }],
    [429, { 'retry-after': '99999999' }, { kind: 'later', seconds: 86_400 }],
    [503, { 'retry-after': 'soon' }, { kind: 'later', seconds: 60 }],
    [500, {}, { kind: 'later', seconds: 60 }],
    [403, {}, { kind: 'gone' }],
    [413, {}, { kind: 'refused' }],
    [307, { location: 'http://127.0.0.1/' }, { kind: 'refused' }],
  ])('answer %i with %o is %o', async (status, headers, outcome) => {
    const { service, sender } = await aService(answering(status, headers));
    expect(await sender.send(service.subscription, 'x', 60)).toEqual(outcome);
  });

  it.each([
    ['p256dh', { p256dh: 'AAAA' }],
    ['auth', { auth: '' }],
  ])('refuses a subscription whose %s is no key', async (_name, wrong) => {
    const { service, sender } = await aService(answering(201));
    const { endpoint, keys } = service.subscription;
    expect(await sender.send({ endpoint, keys: { ...keys, ...wrong } }, 'x', 60)).toEqual({ kind: 'refused' });
    expect(service.received).toEqual([]);
  });

  it('cuts off a service that does not answer', async () => {
    const { service, sender } = await aService(() => undefined, { timeout: 300 });
    expect(await sender.send(service.subscription, 'x', 60)).toEqual({ kind: 'later', seconds: 60 });
    expect(service.received).toHaveLength(1);
  });

  it.each([
    'https://127.0.0.1/send',
    'https://[::1]/send',
    'https://10.0.0.7/send',
    'https://169.254.169.254/latest',
    'https://inside.example/send',
    'http://push.example/send',
    'https://push.example:8443/send',
    'https://user@push.example/send',
    'no address',
  ])('does not ask %s', async (endpoint) => {
    const resolve = async () => ['93.184.216.34', '192.168.0.4'];
    const { service, sender } = await aService(answering(201), { resolve });
    expect(await sender.send({ ...service.subscription, endpoint }, 'x', 60)).toEqual({ kind: 'refused' });
    expect(service.received).toEqual([]);
  });

  it('tries again later where the host of the push service is not found', async () => {
    const { service, sender } = await aService(answering(201), { resolve: async () => [] });
    const subscription = { ...service.subscription, endpoint: 'https://inside.example/send' };
    expect(await sender.send(subscription, 'x', 60)).toEqual({ kind: 'later', seconds: 60 });
  });
});
