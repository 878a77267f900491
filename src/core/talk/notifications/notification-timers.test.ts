import { expect, it } from 'vitest';
import { NOTIFICATION_POLL_MS } from './notification-timers';

it('[TM-NOTIF-POLL] notifications are asked for every 300000 ms', () => {
  expect(NOTIFICATION_POLL_MS).toBe(300_000);
});
