// Generated from openapi/aggregation.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/aggregation';
import type { Answer, HandlerContext, None } from '../handler';
import type { Viewer } from '../viewer';

export interface GetHeadlineStatsRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type GetHeadlineStatsAnswer = Answer<200, operations['getHeadlineStats']['responses'][200]['content']['application/json']>;

/** Aggregation service: one handler per operation. */
export type AggregationHandlers = {
  /** How much the product holds. */
  getHeadlineStats(request: GetHeadlineStatsRequest): Promise<GetHeadlineStatsAnswer>;
};
