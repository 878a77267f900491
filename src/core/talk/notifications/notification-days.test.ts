import { aNotification } from '@tests/support/a-notification';
import { expect, it } from 'vitest';
import { groupByDay } from './notification-days';

const cameAt = (notificationId: string, created: string) => aNotification({ notificationId, created });

const now = Date.parse('2026-11-20T06:00:00.000Z');

it('puts notifications to days as a clock in India counts them', () => {
  const items = [
    cameAt('future', '2026-11-21T06:00:00.000Z'),
    cameAt('just after midnight', '2026-11-19T18:30:00.000Z'),
    cameAt('just before midnight', '2026-11-19T18:29:59.999Z'),
    cameAt('the day before', '2026-11-18T18:29:59.999Z'),
  ];
  expect(groupByDay(items, now).map(({ day, items: of }) => [day, of.map((item) => item.notificationId)])).toEqual([
    ['today', ['future', 'just after midnight']],
    ['yesterday', ['just before midnight']],
    ['earlier', ['the day before']],
  ]);
  expect(groupByDay([], now)).toEqual([]);
});
