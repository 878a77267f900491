// Generated from openapi/user.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/user';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** User service: the calls of my-profile. */
export class MyProfileApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('user');
  }

  /** Name, address, words about oneself, photo. */
  getBasicDetails(
    options: CallOptions = {},
  ): Promise<Result<operations['getBasicDetails']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getBasicDetails', method: 'get', path: '/user/basic-details' },
      {},
      options,
    ) as Promise<Result<operations['getBasicDetails']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Changes the name, or the words about oneself. */
  saveBasicDetails(
    body: operations['saveBasicDetails']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['saveBasicDetails']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'saveBasicDetails', method: 'put', path: '/user/basic-details' },
      { body },
      options,
    ) as Promise<Result<operations['saveBasicDetails']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Replaces the photo. */
  uploadProfilePhoto(
    body: Uint8Array<ArrayBuffer>,
    options: CallOptions = {},
  ): Promise<Result<operations['uploadProfilePhoto']['responses'][201]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'uploadProfilePhoto', method: 'post', path: '/user/profile-photo', success: [201] },
      { body },
      options,
    ) as Promise<Result<operations['uploadProfilePhoto']['responses'][201]['content']['application/json'], Failure>>;
  }

  /** Takes the photo away. */
  deleteProfilePhoto(
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    return this.#calls.sendForNothing(
      { id: 'deleteProfilePhoto', method: 'delete', path: '/user/profile-photo' },
      {},
      options,
    ) as Promise<Result<null, Failure>>;
  }

  /** The user’s positions, the newest first. */
  listWorkExperiences(
    options: CallOptions = {},
  ): Promise<Result<operations['listWorkExperiences']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listWorkExperiences', method: 'get', path: '/{version}/user/work-experience' },
      { path: { version: 'v3' } },
      options,
    ) as Promise<Result<operations['listWorkExperiences']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Adds a position. */
  addWorkExperience(
    input: operations['addWorkExperience']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['addWorkExperience']['responses'][201]['content']['application/json'], Failure>> {
    const { ...body } = input;
    return this.#calls.send(
      { id: 'addWorkExperience', method: 'post', path: '/{version}/user/work-experience', success: [201] },
      { path: { version: 'v3' }, body },
      options,
    ) as Promise<Result<operations['addWorkExperience']['responses'][201]['content']['application/json'], Failure>>;
  }

  /** Changes a position. */
  changeWorkExperience(
    input: Omit<operations['changeWorkExperience']['parameters']['path'], 'version'> & operations['changeWorkExperience']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['changeWorkExperience']['responses'][200]['content']['application/json'], Failure>> {
    const { experienceId, ...body } = input;
    return this.#calls.send(
      { id: 'changeWorkExperience', method: 'put', path: '/{version}/user/work-experience/{experienceId}' },
      { path: { version: 'v3', experienceId }, body },
      options,
    ) as Promise<Result<operations['changeWorkExperience']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Deletes a position. */
  deleteWorkExperience(
    input: Omit<operations['deleteWorkExperience']['parameters']['path'], 'version'>,
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    const { experienceId } = input;
    return this.#calls.sendForNothing(
      { id: 'deleteWorkExperience', method: 'delete', path: '/{version}/user/work-experience/{experienceId}' },
      { path: { version: 'v3', experienceId } },
      options,
    ) as Promise<Result<null, Failure>>;
  }

  /** The user’s studies, the newest first. */
  listEducations(
    options: CallOptions = {},
  ): Promise<Result<operations['listEducations']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listEducations', method: 'get', path: '/{version}/user/education' },
      { path: { version: 'v3' } },
      options,
    ) as Promise<Result<operations['listEducations']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Adds studies. */
  addEducation(
    input: operations['addEducation']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['addEducation']['responses'][201]['content']['application/json'], Failure>> {
    const { ...body } = input;
    return this.#calls.send(
      { id: 'addEducation', method: 'post', path: '/{version}/user/education', success: [201] },
      { path: { version: 'v3' }, body },
      options,
    ) as Promise<Result<operations['addEducation']['responses'][201]['content']['application/json'], Failure>>;
  }

  /** Changes studies. */
  changeEducation(
    input: Omit<operations['changeEducation']['parameters']['path'], 'version'> & operations['changeEducation']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['changeEducation']['responses'][200]['content']['application/json'], Failure>> {
    const { experienceId, ...body } = input;
    return this.#calls.send(
      { id: 'changeEducation', method: 'put', path: '/{version}/user/education/{experienceId}' },
      { path: { version: 'v3', experienceId }, body },
      options,
    ) as Promise<Result<operations['changeEducation']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Deletes studies. */
  deleteEducation(
    input: Omit<operations['deleteEducation']['parameters']['path'], 'version'>,
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    const { experienceId } = input;
    return this.#calls.sendForNothing(
      { id: 'deleteEducation', method: 'delete', path: '/{version}/user/education/{experienceId}' },
      { path: { version: 'v3', experienceId } },
      options,
    ) as Promise<Result<null, Failure>>;
  }
}
