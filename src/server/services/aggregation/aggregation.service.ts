import type { AggregationHandlers } from '@/server/contract/generated/aggregation';
import type { HeadlineStatsDeps } from './headline-stats/headline-stats';
import { createHeadlineStats } from './headline-stats/headline-stats';

/** The aggregation service (openapi/aggregation.yaml): figures over everything. */
export function createAggregationService(deps: HeadlineStatsDeps): AggregationHandlers {
  return { ...createHeadlineStats(deps) };
}
