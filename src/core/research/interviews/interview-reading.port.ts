import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type {
  InterviewFilter,
  InterviewPage,
  InterviewQuestionDetail,
  InterviewQuestionPage,
  InterviewRoundKind,
  InterviewSummary,
} from './interview';

export interface InterviewScope {
  readonly company?: string;
  readonly designation?: string;
}

export interface InterviewPaging {
  readonly page?: number;
  readonly limit?: number;
}

export type InterviewFilters = Readonly<Partial<Record<InterviewFilter, string>>>;

export interface InterviewReading {
  readonly listInterviews: (
    wanted: InterviewScope & InterviewFilters & InterviewPaging,
  ) => Promise<Result<InterviewPage, Failure>>;
  readonly getInterviewSummary: (wanted: InterviewScope) => Promise<Result<InterviewSummary, Failure>>;
  /** Lists questions. Those for a `skill` span all companies and rounds. */
  readonly listInterviewQuestions: (
    wanted: InterviewScope & InterviewPaging & { readonly skill?: string; readonly round?: InterviewRoundKind },
  ) => Promise<Result<InterviewQuestionPage, Failure>>;
  readonly getInterviewQuestion: (question: {
    readonly questionId: string;
  }) => Promise<Result<InterviewQuestionDetail, Failure>>;
}

export const InterviewReadingPort: Key<InterviewReading> = Symbol('InterviewReading');
