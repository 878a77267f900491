// Generated from openapi/user.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/user';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** User service: the calls of settings. */
export class SettingsApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('user');
  }

  /** The user’s preferences. */
  getPreferences(
    options: CallOptions = {},
  ): Promise<Result<operations['getPreferences']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getPreferences', method: 'get', path: '/user/preferences' },
      {},
      options,
    ) as Promise<Result<operations['getPreferences']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Saves preferences. */
  savePreferences(
    body: operations['savePreferences']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['savePreferences']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'savePreferences', method: 'post', path: '/user/preferences' },
      { body },
      options,
    ) as Promise<Result<operations['savePreferences']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** The user’s choice of notifications in the inbox. */
  getMessagePreferences(
    options: CallOptions = {},
  ): Promise<Result<operations['getMessagePreferences']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getMessagePreferences', method: 'get', path: '/user/message-preferences' },
      {},
      options,
    ) as Promise<Result<operations['getMessagePreferences']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Chooses the notifications in the inbox. */
  saveMessagePreferences(
    body: operations['saveMessagePreferences']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['saveMessagePreferences']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'saveMessagePreferences', method: 'post', path: '/user/message-preferences' },
      { body },
      options,
    ) as Promise<Result<operations['saveMessagePreferences']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** The user’s choice of mails. */
  getSubscription(
    options: CallOptions = {},
  ): Promise<Result<operations['getSubscription']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getSubscription', method: 'get', path: '/user/subscription' },
      {},
      options,
    ) as Promise<Result<operations['getSubscription']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Subscribes to mails or ends it. */
  saveSubscription(
    body: operations['saveSubscription']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['saveSubscription']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'saveSubscription', method: 'post', path: '/user/subscription' },
      { body },
      options,
    ) as Promise<Result<operations['saveSubscription']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Ends a subscription with the key of a mail. */
  unsubscribe(
    body: operations['unsubscribe']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['unsubscribe']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'unsubscribe', method: 'post', path: '/user/unsubscribe' },
      { body },
      options,
    ) as Promise<Result<operations['unsubscribe']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** The user’s feedback about a part of the product. */
  getFeedback(
    query: operations['getFeedback']['parameters']['query'],
    options: CallOptions = {},
  ): Promise<Result<operations['getFeedback']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getFeedback', method: 'get', path: '/user/feedback' },
      { query },
      options,
    ) as Promise<Result<operations['getFeedback']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Gives feedback about a part of the product. */
  saveFeedback(
    body: operations['saveFeedback']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['saveFeedback']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'saveFeedback', method: 'post', path: '/user/feedback' },
      { body },
      options,
    ) as Promise<Result<operations['saveFeedback']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Hides the profile until the next sign-in. */
  deactivateAccount(
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    return this.#calls.sendForNothing(
      { id: 'deactivateAccount', method: 'post', path: '/user/deactivate' },
      {},
      options,
    ) as Promise<Result<null, Failure>>;
  }

  /** Deletes the account. */
  deleteAccount(
    body: operations['deleteAccount']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    return this.#calls.sendForNothing(
      { id: 'deleteAccount', method: 'post', path: '/user/delete' },
      { body },
      options,
    ) as Promise<Result<null, Failure>>;
  }

  /** What would move from another account of the user. */
  previewMerge(
    options: CallOptions = {},
  ): Promise<Result<operations['previewMerge']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'previewMerge', method: 'get', path: '/user/merge' },
      {},
      options,
    ) as Promise<Result<operations['previewMerge']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Merges another account of the user into this one. */
  mergeAccounts(
    body: operations['mergeAccounts']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    return this.#calls.sendForNothing(
      { id: 'mergeAccounts', method: 'post', path: '/user/merge' },
      { body },
      options,
    ) as Promise<Result<null, Failure>>;
  }

  /** The user’s data exports. */
  listExports(
    options: CallOptions = {},
  ): Promise<Result<operations['listExports']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listExports', method: 'get', path: '/user/exports' },
      {},
      options,
    ) as Promise<Result<operations['listExports']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Starts an export of everything about the user. */
  startExport(
    options: CallOptions = {},
  ): Promise<Result<operations['startExport']['responses'][202]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'startExport', method: 'post', path: '/user/exports', success: [202] },
      {},
      options,
    ) as Promise<Result<operations['startExport']['responses'][202]['content']['application/json'], Failure>>;
  }
}
