// Generated from openapi/eligibility.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/eligibility';
import type { Answer, HandlerContext, None } from '../handler';
import type { Viewer } from '../viewer';

export interface GetContributionPopupRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type GetContributionPopupAnswer = Answer<200, operations['getContributionPopup']['responses'][200]['content']['application/json']>;

/** Eligibility service: one handler per operation. */
export type EligibilityHandlers = {
  /** The contribution that the user is asked for. */
  getContributionPopup(request: GetContributionPopupRequest): Promise<GetContributionPopupAnswer>;
};
