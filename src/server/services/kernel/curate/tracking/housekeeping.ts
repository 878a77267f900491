import { dayBeforeInIndia } from '@/core/kernel/common/india-calendar.rules';
import { EVENT_DAYS } from '@/core/kernel/tracking/event.rules';
import type { Database } from '@/server/platform/database';
import type { HousekeepingTask } from '@/server/platform/housekeeping';
import { purge } from '@/server/platform/purge';
import { purgeEvents, purgeVisitors } from './events.queries';

export function eventsHousekeeping(database: Database): HousekeepingTask {
  return async (now) => {
    const first = dayBeforeInIndia(now, EVENT_DAYS);
    await purge(database, purgeEvents, first);
    await purge(database, purgeVisitors, first);
  };
}
