import type { CurateHandlers } from '@/server/contract/generated/curate';
import type { Database } from '@/server/platform/database';
import type { Housekeeping } from '@/server/platform/housekeeping';
import { createEvents } from './tracking/events';
import { eventsHousekeeping } from './tracking/housekeeping';

export interface CurateServiceDeps {
  readonly database: Database;
  readonly housekeeping: Housekeeping;
  readonly now: () => number;
}

export function createCurateService({ database, housekeeping, now }: CurateServiceDeps): CurateHandlers {
  housekeeping.add(eventsHousekeeping(database));
  return createEvents(database, now);
}
