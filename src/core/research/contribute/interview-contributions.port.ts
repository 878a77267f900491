import type { ContributionMarks } from '@/core/kernel/common/contribution-marks';
import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { InterviewContribution } from './interview-contribution';

export interface InterviewContributions {
  /**
   * Stores the interview once. `unauthenticated`; `conflict` if the key was used for another content; `invalid` at its fields for what the catalogue
   * does not know, for an interview that was told already, and for one that says nothing.
   */
  readonly giveInterview: (
    input: InterviewContribution & ContributionMarks,
  ) => Promise<Result<{ readonly interviewId: string }, Failure>>;
}

export const InterviewContributionsPort: Key<InterviewContributions> = Symbol('InterviewContributions');
