import type { Database } from '@/server/platform/database';
import type { HousekeepingTask } from '@/server/platform/housekeeping';
import { purge } from '@/server/platform/purge';
import { firstOfMonth } from '@/server/platform/withdrawal/housekeeping';
import { purgeDeletedPhotos } from './housekeeping.queries';

export function photosHousekeeping(database: Database): HousekeepingTask {
  return (now) => purge(database, purgeDeletedPhotos, new Date(now), firstOfMonth(now));
}
