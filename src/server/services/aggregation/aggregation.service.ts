import type { AggregationHandlers } from '@/server/contract/generated/aggregation';
import type { Config } from '@/server/platform/config/config';
import type { BrowsingHistoryDeps } from './browsing-history/browsing-history';
import { createBrowsingHistory } from './browsing-history/browsing-history';
import { createHeadlineStats } from './headline-stats/headline-stats';

export interface AggregationServiceDeps extends Pick<BrowsingHistoryDeps, 'database' | 'authorship' | 'now'> {
  readonly config: Pick<Config, 'figures'>;
}

/** The aggregation service (openapi/aggregation.yaml): figures over everything, and what a user looked at. */
export function createAggregationService({
  database,
  authorship,
  config,
  now,
}: AggregationServiceDeps): AggregationHandlers {
  return {
    ...createHeadlineStats({ database, takenOver: config.figures, now }),
    ...createBrowsingHistory({ database, authorship, now }),
  };
}
