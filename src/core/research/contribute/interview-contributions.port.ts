import type { ContributionMarks } from '@/core/kernel/common/contribution-marks';
import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { InterviewContribution } from './interview-contribution';

export interface InterviewContributions {
  /**
   * Idempotent by key. Fails with `unauthenticated`, and with `conflict` if the key was used for other content. Fails
   * with `invalid` and its fields for unknown items, an interview that was sent before, and an empty one.
   */
  readonly giveInterview: (
    input: InterviewContribution & ContributionMarks,
  ) => Promise<Result<{ readonly interviewId: string }, Failure>>;
}

export const InterviewContributionsPort: Key<InterviewContributions> = Symbol('InterviewContributions');
