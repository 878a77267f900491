// Generated from openapi/search.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/search';
import type { Answer, HandlerContext, None, WithDefaults } from '../handler';
import type { Viewer } from '../viewer';

export interface SuggestRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: WithDefaults<NonNullable<operations['suggest']['parameters']['query']>, 'limit'>;
  readonly headers: None;
  readonly body: undefined;
}

export type SuggestAnswer = Answer<200, operations['suggest']['responses'][200]['content']['application/json']>;

export interface SearchRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: operations['search']['parameters']['query'];
  readonly headers: None;
  readonly body: undefined;
}

export type SearchAnswer = Answer<200, operations['search']['responses'][200]['content']['application/json']>;

/** Search service: one handler per operation. */
export type SearchHandlers = {
  /** Suggestions for a text that is being typed. */
  suggest(request: SuggestRequest): Promise<SuggestAnswer>;
  /** Results of a search. */
  search(request: SearchRequest): Promise<SearchAnswer>;
};
