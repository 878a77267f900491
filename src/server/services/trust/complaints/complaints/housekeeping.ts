import { DAY_MS, dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { CONTACT_DAYS, COUNTED_DAYS } from '@/core/kernel/moderated/complaint-limits.rules';
import type { Database } from '@/server/platform/database';
import type { HousekeepingTask } from '@/server/platform/housekeeping';
import { purge } from '@/server/platform/purge';
import { dropComplaints, forgetContacts } from './housekeeping.queries';

/** Deletes texts and contacts of complaints after their retention, and their counts later. */
export function complaintsHousekeeping(database: Database): HousekeepingTask {
  return async (now) => {
    await purge(database, forgetContacts, dayInIndia(now - CONTACT_DAYS * DAY_MS));
    await purge(database, dropComplaints, dayInIndia(now - COUNTED_DAYS * DAY_MS));
  };
}
