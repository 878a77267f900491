import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { AnsweredKind, AnswerPage } from '@/core/kernel/moderated/employer-answer';
import type { TenureQuestion } from '@/core/research/tenure/tenure.rules';

export interface AnswerSubmission {
  readonly answerId: string;
  readonly isHeld: boolean;
}

export interface EmployerAnswers {
  readonly getAnswer: (answer: { readonly answerId: string }) => Promise<Result<AnswerPage, Failure>>;
  readonly giveAnswer: (input: {
    readonly kind: AnsweredKind;
    readonly itemId: string;
    readonly text: string;
    readonly draftId: string;
  }) => Promise<Result<AnswerSubmission, Failure>>;
  readonly answerFact: (input: {
    readonly company: string;
    readonly question: TenureQuestion;
    readonly text: string;
    readonly draftId: string;
  }) => Promise<Result<AnswerSubmission, Failure>>;
  readonly editAnswer: (input: {
    readonly answerId: string;
    readonly text: string;
  }) => Promise<Result<AnswerSubmission, Failure>>;
  readonly withdrawAnswer: (answer: { readonly answerId: string }) => Promise<Result<null, Failure>>;
  readonly replyToAnswer: (input: {
    readonly answerId: string;
    readonly text: string;
    readonly draftId: string;
  }) => Promise<Result<AnswerSubmission, Failure>>;
}

export const EmployerAnswersPort: Key<EmployerAnswers> = Symbol('EmployerAnswers');
