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

export interface ListVisitedCompaniesRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type ListVisitedCompaniesAnswer = Answer<200, operations['listVisitedCompanies']['responses'][200]['content']['application/json']>;

export interface RecordVisitRequest extends HandlerContext<Viewer> {
  readonly path: operations['recordVisit']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type RecordVisitAnswer = Answer<204, null>;

/** Aggregation service: one handler per operation. */
export type AggregationHandlers = {
  /** How much the product holds. */
  getHeadlineStats(request: GetHeadlineStatsRequest): Promise<GetHeadlineStatsAnswer>;
  /** The companies that the user looked at. */
  listVisitedCompanies(request: ListVisitedCompaniesRequest): Promise<ListVisitedCompaniesAnswer>;
  /** The user looks at a company. */
  recordVisit(request: RecordVisitRequest): Promise<RecordVisitAnswer>;
};
