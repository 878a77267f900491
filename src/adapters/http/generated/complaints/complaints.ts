// Generated from openapi/complaints.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/complaints';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Complaints service: the calls of complaints. */
export class ComplaintsApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('complaints');
  }

  /** Complains about a contribution. */
  sendComplaint(
    body: operations['sendComplaint']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['sendComplaint']['responses'][201]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'sendComplaint', method: 'post', path: '/complaints', success: [201] },
      { body },
      options,
    ) as Promise<Result<operations['sendComplaint']['responses'][201]['content']['application/json'], Failure>>;
  }

  /** A complaint and its answer. */
  getComplaint(
    path: operations['getComplaint']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<operations['getComplaint']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getComplaint', method: 'get', path: '/complaints/{key}' },
      { path },
      options,
    ) as Promise<Result<operations['getComplaint']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** The complaints of the last twelve months, counted. */
  getComplaintSums(
    options: CallOptions = {},
  ): Promise<Result<operations['getComplaintSums']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getComplaintSums', method: 'get', path: '/sums' },
      {},
      options,
    ) as Promise<Result<operations['getComplaintSums']['responses'][200]['content']['application/json'], Failure>>;
  }
}
