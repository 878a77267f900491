// Generated from openapi/jobs.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/jobs';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Jobs service: the calls of jobs. */
export class JobsApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('jobs');
  }

  /** One page of the openings that pass all filters. */
  listJobs(
    query: NonNullable<operations['listJobs']['parameters']['query']>,
    options: CallOptions = {},
  ): Promise<Result<operations['listJobs']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listJobs', method: 'get', path: '/jobs' },
      { query },
      options,
    ) as Promise<Result<operations['listJobs']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** The options of each filter, and the number of openings that each would leave. */
  listJobFilters(
    query: NonNullable<operations['listJobFilters']['parameters']['query']>,
    options: CallOptions = {},
  ): Promise<Result<operations['listJobFilters']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listJobFilters', method: 'get', path: '/jobs/filters' },
      { query },
      options,
    ) as Promise<Result<operations['listJobFilters']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** The user's alerts, newest first. */
  listJobAlerts(
    options: CallOptions = {},
  ): Promise<Result<operations['listJobAlerts']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listJobAlerts', method: 'get', path: '/jobs/alerts', purpose: 'background' },
      {},
      options,
    ) as Promise<Result<operations['listJobAlerts']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Creates an alert. */
  createJobAlert(
    body: operations['createJobAlert']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['createJobAlert']['responses'][201]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'createJobAlert', method: 'post', path: '/jobs/alerts', success: [201] },
      { body },
      options,
    ) as Promise<Result<operations['createJobAlert']['responses'][201]['content']['application/json'], Failure>>;
  }

  /** Deletes an alert. */
  deleteJobAlert(
    path: operations['deleteJobAlert']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    return this.#calls.sendForNothing(
      { id: 'deleteJobAlert', method: 'delete', path: '/jobs/alerts/{alertId}' },
      { path },
      options,
    ) as Promise<Result<null, Failure>>;
  }

  /** One opening with its description. */
  getJob(
    path: operations['getJob']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<operations['getJob']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getJob', method: 'get', path: '/jobs/{jobId}' },
      { path },
      options,
    ) as Promise<Result<operations['getJob']['responses'][200]['content']['application/json'], Failure>>;
  }
}
