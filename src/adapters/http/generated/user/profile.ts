// Generated from openapi/user.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/user';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** User service: the calls of profile. */
export class ProfileApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('user');
  }

  /** The user’s profile. */
  getProfile(
    options: CallOptions = {},
  ): Promise<Result<operations['getProfile']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getProfile', method: 'get', path: '/user/profile' },
      {},
      options,
    ) as Promise<Result<operations['getProfile']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** The user’s pseudonym and avatar. */
  getAnonymousProfile(
    options: CallOptions = {},
  ): Promise<Result<operations['getAnonymousProfile']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getAnonymousProfile', method: 'get', path: '/user/anonymous-profile' },
      {},
      options,
    ) as Promise<Result<operations['getAnonymousProfile']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Chooses a pseudonym and an avatar. */
  saveAnonymousProfile(
    body: operations['saveAnonymousProfile']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['saveAnonymousProfile']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'saveAnonymousProfile', method: 'post', path: '/user/anonymous-profile' },
      { body },
      options,
    ) as Promise<Result<operations['saveAnonymousProfile']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Whether a pseudonym can be had. */
  validateUsername(
    query: operations['validateUsername']['parameters']['query'],
    options: CallOptions = {},
  ): Promise<Result<operations['validateUsername']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'validateUsername', method: 'get', path: '/user/username/validate' },
      { query },
      options,
    ) as Promise<Result<operations['validateUsername']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Avatars to choose from. */
  suggestAvatars(
    options: CallOptions = {},
  ): Promise<Result<operations['suggestAvatars']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'suggestAvatars', method: 'get', path: '/user/suggest/avatars' },
      {},
      options,
    ) as Promise<Result<operations['suggestAvatars']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Free pseudonyms to choose from. */
  suggestUsernames(
    options: CallOptions = {},
  ): Promise<Result<operations['suggestUsernames']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'suggestUsernames', method: 'get', path: '/user/suggest/usernames' },
      {},
      options,
    ) as Promise<Result<operations['suggestUsernames']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** The profiles that the user can post under. */
  listPseudoProfiles(
    options: CallOptions = {},
  ): Promise<Result<operations['listPseudoProfiles']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listPseudoProfiles', method: 'get', path: '/user/pseudo-profile/available' },
      {},
      options,
    ) as Promise<Result<operations['listPseudoProfiles']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Chooses the profile to post under. */
  selectPseudoProfile(
    body: operations['selectPseudoProfile']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['selectPseudoProfile']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'selectPseudoProfile', method: 'post', path: '/user/pseudo-profile/selected' },
      { body },
      options,
    ) as Promise<Result<operations['selectPseudoProfile']['responses'][200]['content']['application/json'], Failure>>;
  }
}
