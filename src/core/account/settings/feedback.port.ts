import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { Feedback, FeedbackSubmission, FeedbackTouchpoint } from './feedback';

/** The user's feedback, one text for each part of the product. Fails with `unauthenticated` without a session. */
export interface UserFeedback {
  readonly getFeedback: (wanted: { readonly touchpoint: FeedbackTouchpoint }) => Promise<Result<Feedback, Failure>>;
  /** Saves feedback, and replaces earlier feedback about the same part. */
  readonly saveFeedback: (given: FeedbackSubmission) => Promise<Result<Feedback, Failure>>;
}

export const UserFeedbackPort: Key<UserFeedback> = Symbol('UserFeedback');
