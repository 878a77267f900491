// Generated from openapi/interviews.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/interviews';
import type { Answer, HandlerContext, None, WithDefaults } from '../handler';
import type { Viewer } from '../viewer';

export interface ListInterviewsRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: WithDefaults<NonNullable<operations['listInterviews']['parameters']['query']>, 'page' | 'limit'>;
  readonly headers: None;
  readonly body: undefined;
}

export type ListInterviewsAnswer = Answer<200, operations['listInterviews']['responses'][200]['content']['application/json']>;

export interface GiveInterviewRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: operations['giveInterview']['parameters']['header'];
  readonly body: operations['giveInterview']['requestBody']['content']['application/json'];
}

export type GiveInterviewAnswer = Answer<201, operations['giveInterview']['responses'][201]['content']['application/json']>;

export interface GetInterviewSummaryRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: NonNullable<operations['getInterviewSummary']['parameters']['query']>;
  readonly headers: None;
  readonly body: undefined;
}

export type GetInterviewSummaryAnswer = Answer<200, operations['getInterviewSummary']['responses'][200]['content']['application/json']>;

export interface ListInterviewQuestionsRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: WithDefaults<NonNullable<operations['listInterviewQuestions']['parameters']['query']>, 'page' | 'limit'>;
  readonly headers: None;
  readonly body: undefined;
}

export type ListInterviewQuestionsAnswer = Answer<200, operations['listInterviewQuestions']['responses'][200]['content']['application/json']>;

export interface GetInterviewQuestionRequest extends HandlerContext<Viewer | null> {
  readonly path: operations['getInterviewQuestion']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type GetInterviewQuestionAnswer = Answer<200, operations['getInterviewQuestion']['responses'][200]['content']['application/json']>;

/** Interviews service: one handler per operation. */
export type InterviewsHandlers = {
  /** Reports of interviews, the newest first. */
  listInterviews(request: ListInterviewsRequest): Promise<ListInterviewsAnswer>;
  /** Shares the user’s own interview. */
  giveInterview(request: GiveInterviewRequest): Promise<GiveInterviewAnswer>;
  /** What to expect of an interview. */
  getInterviewSummary(request: GetInterviewSummaryRequest): Promise<GetInterviewSummaryAnswer>;
  /** Questions, the most asked first. */
  listInterviewQuestions(request: ListInterviewQuestionsRequest): Promise<ListInterviewQuestionsAnswer>;
  /** One question with its answers. */
  getInterviewQuestion(request: GetInterviewQuestionRequest): Promise<GetInterviewQuestionAnswer>;
};
