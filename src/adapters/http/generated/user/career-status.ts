// Generated from openapi/user.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/user';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** User service: the calls of career-status. */
export class CareerStatusApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('user');
  }

  /** Reports the user’s job or studies. */
  createCareerStatus(
    body: operations['createCareerStatus']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['createCareerStatus']['responses'][201]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'createCareerStatus', method: 'post', path: '/user/career-status', success: [201] },
      { body },
      options,
    ) as Promise<Result<operations['createCareerStatus']['responses'][201]['content']['application/json'], Failure>>;
  }

  /** Career data to prefill a form with. */
  suggestCareers(
    query: NonNullable<operations['suggestCareers']['parameters']['query']>,
    options: CallOptions = {},
  ): Promise<Result<operations['suggestCareers']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'suggestCareers', method: 'get', path: '/user/career-status/suggestions' },
      { query },
      options,
    ) as Promise<Result<operations['suggestCareers']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Stores career details, or checks the verification again. */
  updateCareerStatus(
    input: operations['updateCareerStatus']['parameters']['path'] & { readonly storing?: NonNullable<operations['updateCareerStatus']['parameters']['header']>['x-http-method-override'] } & operations['updateCareerStatus']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['updateCareerStatus']['responses'][200]['content']['application/json'], Failure>> {
    const { careerStatusId, storing, ...body } = input;
    return this.#calls.send(
      { id: 'updateCareerStatus', method: 'post', path: '/user/career-status/{careerStatusId}' },
      { path: { careerStatusId }, headers: { 'x-http-method-override': storing }, body },
      options,
    ) as Promise<Result<operations['updateCareerStatus']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Stores the career details of an unemployed person. */
  updateUnemployedCareerStatus(
    input: operations['updateUnemployedCareerStatus']['parameters']['path'] & operations['updateUnemployedCareerStatus']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['updateUnemployedCareerStatus']['responses'][200]['content']['application/json'], Failure>> {
    const { careerStatusId, ...body } = input;
    return this.#calls.send(
      { id: 'updateUnemployedCareerStatus', method: 'post', path: '/user/career-status/unemployed/{careerStatusId}' },
      { path: { careerStatusId }, headers: { 'x-http-method-override': 'PUT' }, body },
      options,
    ) as Promise<Result<operations['updateUnemployedCareerStatus']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Mails a code to a work or college address. */
  sendVerificationCode(
    body: operations['sendVerificationCode']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['sendVerificationCode']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'sendVerificationCode', method: 'post', path: '/user/email-verification/otp' },
      { body },
      options,
    ) as Promise<Result<operations['sendVerificationCode']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Proves the address with the code. */
  verifyCode(
    body: operations['verifyCode']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['verifyCode']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'verifyCode', method: 'post', path: '/user/email-verification/otp/verify' },
      { body },
      options,
    ) as Promise<Result<operations['verifyCode']['responses'][200]['content']['application/json'], Failure>>;
  }
}
