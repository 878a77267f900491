import { expect, it } from 'vitest';
import { serviceBases } from '@/adapters/http/generated/services';
import { createHttpClient } from '@/adapters/http/http-client';
import { HttpNotifications } from './http-notifications';

const notification = (notificationId: string, status: number) => ({
  notificationId,
  status,
  variantId: 'reply',
  created: '2026-11-01T10:00:00.000Z',
  showPopup: false,
  data: { title: 'Somebody answered', body: '', url: '/p/1' },
});

const listOf = (body: unknown) =>
  new HttpNotifications(
    createHttpClient({
      baseUrlOf: (service) => `https://services.example${serviceBases[service]}`,
      commonHeaders: () => ({}),
      fetch: async () => Response.json(body),
    }),
  ).listNotifications({ platform: 'computer' });

it('[API-NOTIF-GET] takes the array of the specification for the whole list', async () => {
  const items = [notification('3', 0), notification('2', 1), notification('1', 2)];
  expect(await listOf(items)).toEqual({
    ok: true,
    value: { items, nextCursor: null, unseenCount: 1, unreadCount: 2 },
  });
  const page = { items, nextCursor: 'c', unseenCount: 9, unreadCount: 12 };
  expect(await listOf(page)).toEqual({ ok: true, value: page });
});
