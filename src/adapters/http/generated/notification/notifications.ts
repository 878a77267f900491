// Generated from openapi/notification.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/notification';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Notification service: the calls of notifications. */
export class NotificationsApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('notification');
  }

  /** The user’s notifications, newest first. */
  listNotifications(
    query: operations['listNotifications']['parameters']['query'],
    options: CallOptions = {},
  ): Promise<Result<operations['listNotifications']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listNotifications', method: 'get', path: '/notifications', purpose: 'background' },
      { query },
      options,
    ) as Promise<Result<operations['listNotifications']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Marks notifications. */
  actOnNotifications(
    body: operations['actOnNotifications']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['actOnNotifications']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'actOnNotifications', method: 'post', path: '/notifications', purpose: 'background' },
      { body },
      options,
    ) as Promise<Result<operations['actOnNotifications']['responses'][200]['content']['application/json'], Failure>>;
  }
}
