import { dayNumberInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { Notification } from './notification';

/** The day of a notification in Indian time. */
export type NotificationDay = 'today' | 'yesterday' | 'earlier';

export interface NotificationGroup {
  readonly day: NotificationDay;
  readonly items: readonly Notification[];
}

const DAYS: readonly NotificationDay[] = ['today', 'yesterday', 'earlier'];

/** Groups by day, newest first, without empty days. `now` is in ms since 1970. */
export function groupByDay(notifications: readonly Notification[], now: number): readonly NotificationGroup[] {
  return DAYS.map((day) => ({ day, items: notifications.filter(({ created }) => dayOf(created, now) === day) })).filter(
    ({ items }) => items.length > 0,
  );
}

function dayOf(created: string, now: number): NotificationDay {
  const age = dayNumberInIndia(now) - dayNumberInIndia(Date.parse(created));
  if (age <= 0) return 'today';
  return age === 1 ? 'yesterday' : 'earlier';
}
