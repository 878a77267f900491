// Generated from openapi/interviews.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/interviews';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Interviews service: the calls of interviews. */
export class InterviewsApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('interviews');
  }

  /** Reports of interviews, the newest first. */
  listInterviews(
    query: NonNullable<operations['listInterviews']['parameters']['query']>,
    options: CallOptions = {},
  ): Promise<Result<operations['listInterviews']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listInterviews', method: 'get', path: '/interviews' },
      { query },
      options,
    ) as Promise<Result<operations['listInterviews']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** What to expect of an interview. */
  getInterviewSummary(
    query: NonNullable<operations['getInterviewSummary']['parameters']['query']>,
    options: CallOptions = {},
  ): Promise<Result<operations['getInterviewSummary']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getInterviewSummary', method: 'get', path: '/interviews/summary' },
      { query },
      options,
    ) as Promise<Result<operations['getInterviewSummary']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Questions, the most asked first. */
  listInterviewQuestions(
    query: NonNullable<operations['listInterviewQuestions']['parameters']['query']>,
    options: CallOptions = {},
  ): Promise<Result<operations['listInterviewQuestions']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listInterviewQuestions', method: 'get', path: '/interviews/questions' },
      { query },
      options,
    ) as Promise<Result<operations['listInterviewQuestions']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** One question with its answers. */
  getInterviewQuestion(
    path: operations['getInterviewQuestion']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<operations['getInterviewQuestion']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getInterviewQuestion', method: 'get', path: '/interviews/questions/{questionId}' },
      { path },
      options,
    ) as Promise<Result<operations['getInterviewQuestion']['responses'][200]['content']['application/json'], Failure>>;
  }
}
