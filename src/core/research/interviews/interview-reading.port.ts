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

/** The limits of a list or a summary, each by its name in addresses. */
export interface InterviewScope {
  readonly company?: string;
  readonly designation?: string;
}

/** A page, from 1 on. */
export interface InterviewPaging {
  readonly page?: number;
  readonly limit?: number;
}

/** Filters as addresses have them; one that is not known is left out. */
export type InterviewFilters = Readonly<Partial<Record<InterviewFilter, string>>>;

/** Reports of interviews and their questions. `notFound` if no company, job profile or question has the name. */
export interface InterviewReading {
  readonly listInterviews: (
    wanted: InterviewScope & InterviewFilters & InterviewPaging,
  ) => Promise<Result<InterviewPage, Failure>>;
  readonly getInterviewSummary: (wanted: InterviewScope) => Promise<Result<InterviewSummary, Failure>>;
  /** The questions for a `skill` are those of all companies and rounds. */
  readonly listInterviewQuestions: (
    wanted: InterviewScope & InterviewPaging & { readonly skill?: string; readonly round?: InterviewRoundKind },
  ) => Promise<Result<InterviewQuestionPage, Failure>>;
  /** By the id of the question or by its name in addresses. */
  readonly getInterviewQuestion: (question: {
    readonly questionId: string;
  }) => Promise<Result<InterviewQuestionDetail, Failure>>;
}

export const InterviewReadingPort: Key<InterviewReading> = Symbol('InterviewReading');
