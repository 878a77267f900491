import type { AggregationHandlers } from '@/server/contract/generated/aggregation';
import type { Config } from '@/server/platform/config/config';
import type { Housekeeping } from '@/server/platform/housekeeping';
import type { BrowsingHistoryDeps } from './browsing-history/browsing-history';
import { createBrowsingHistory } from './browsing-history/browsing-history';
import { visitsHousekeeping } from './browsing-history/housekeeping';
import { createHeadlineStats } from './headline-stats/headline-stats';

export interface AggregationServiceDeps extends Pick<BrowsingHistoryDeps, 'database' | 'authorship' | 'now'> {
  readonly housekeeping: Housekeeping;
  readonly config: Pick<Config, 'figures'>;
}

export function createAggregationService({
  database,
  authorship,
  config,
  housekeeping,
  now,
}: AggregationServiceDeps): AggregationHandlers {
  housekeeping.add(visitsHousekeeping(database));
  return {
    ...createHeadlineStats({ database, takenOver: config.figures, now }),
    ...createBrowsingHistory({ database, authorship, now }),
  };
}
