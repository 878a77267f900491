// Generated from openapi/page-details.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/page-details';
import type { Answer, HandlerContext, None } from '../handler';
import type { Viewer } from '../viewer';

export interface GetPageDetailsRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: operations['getPageDetails']['parameters']['query'];
  readonly headers: None;
  readonly body: undefined;
}

export type GetPageDetailsAnswer = Answer<200, operations['getPageDetails']['responses'][200]['content']['application/json']>;

export interface GetPageNameRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: operations['getPageName']['parameters']['query'];
  readonly headers: None;
  readonly body: undefined;
}

export type GetPageNameAnswer = Answer<200, operations['getPageName']['responses'][200]['content']['application/json']>;

/** Page-details service: one handler per operation. */
export type PageDetailsHandlers = {
  /** Title, description and screen name of a path. */
  getPageDetails(request: GetPageDetailsRequest): Promise<GetPageDetailsAnswer>;
  /** Screen name of a path. */
  getPageName(request: GetPageNameRequest): Promise<GetPageNameAnswer>;
};
