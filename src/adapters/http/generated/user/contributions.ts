// Generated from openapi/user.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/user';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** User service: the calls of contributions. */
export class ContributionsApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('user');
  }

  /** The user’s contributions about companies, with their states. */
  listOwnContributions(
    options: CallOptions = {},
  ): Promise<Result<operations['listOwnContributions']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listOwnContributions', method: 'get', path: '/user/contributions' },
      {},
      options,
    ) as Promise<Result<operations['listOwnContributions']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** The user’s own contributions to a company that others do not see yet. */
  listWaitingCards(
    query: operations['listWaitingCards']['parameters']['query'],
    options: CallOptions = {},
  ): Promise<Result<operations['listWaitingCards']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listWaitingCards', method: 'get', path: '/user/contributions/waiting' },
      { query },
      options,
    ) as Promise<Result<operations['listWaitingCards']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Withdraws a contribution about a company. */
  withdrawContribution(
    path: operations['withdrawContribution']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    return this.#calls.sendForNothing(
      { id: 'withdrawContribution', method: 'delete', path: '/user/contributions/{kind}/{contributionId}' },
      { path },
      options,
    ) as Promise<Result<null, Failure>>;
  }

  /** Brings back what the user has just withdrawn. */
  restoreContribution(
    path: operations['restoreContribution']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    return this.#calls.sendForNothing(
      { id: 'restoreContribution', method: 'post', path: '/user/contributions/{kind}/{contributionId}/restoration' },
      { path },
      options,
    ) as Promise<Result<null, Failure>>;
  }
}
