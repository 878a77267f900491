import type { CurateHandlers } from '@/server/contract/generated/curate';
import type { Database } from '@/server/platform/database';
import type { Housekeeping } from '@/server/platform/housekeeping';
import { createEvents } from './tracking/events';
import { eventsHousekeeping } from './tracking/housekeeping';

export interface CurateServiceDeps {
  readonly database: Database;
  readonly housekeeping: Housekeeping;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The curate service (openapi/curate.yaml). */
export function createCurateService({ database, housekeeping, now }: CurateServiceDeps): CurateHandlers {
  housekeeping.add(eventsHousekeeping(database));
  return createEvents(database, now);
}
