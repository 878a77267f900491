// Generated from openapi/awards.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/awards';
import type { Answer, HandlerContext, None, WithDefaults } from '../handler';
import type { Viewer } from '../viewer';

export interface ListAwardsRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: WithDefaults<operations['listAwards']['parameters']['query'], 'page' | 'limit'>;
  readonly headers: None;
  readonly body: undefined;
}

export type ListAwardsAnswer = Answer<200, operations['listAwards']['responses'][200]['content']['application/json']>;

export interface ListCompanyAwardsRequest extends HandlerContext<Viewer | null> {
  readonly path: operations['listCompanyAwards']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type ListCompanyAwardsAnswer = Answer<200, operations['listCompanyAwards']['responses'][200]['content']['application/json']>;

/** Awards service: one handler per operation. */
export type AwardsHandlers = {
  /** One page of the list of a category, with all editions and categories. */
  listAwards(request: ListAwardsRequest): Promise<ListAwardsAnswer>;
  /** The places of a company in all editions, the newest first. */
  listCompanyAwards(request: ListCompanyAwardsRequest): Promise<ListCompanyAwardsAnswer>;
};
