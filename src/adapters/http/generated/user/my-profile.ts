// Generated from openapi/user.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/user';
import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
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
  ): Promise<Result<operations['uploadProfilePhoto']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'uploadProfilePhoto', method: 'post', path: '/user/profile-photo' },
      { body },
      options,
    ) as Promise<Result<operations['uploadProfilePhoto']['responses'][200]['content']['application/json'], Failure>>;
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

  /** One's positions, the newest first. */
  listWorkExperiences(
    path: operations['listWorkExperiences']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<operations['listWorkExperiences']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listWorkExperiences', method: 'get', path: '/{version}/user/work-experience' },
      { path },
      options,
    ) as Promise<Result<operations['listWorkExperiences']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Adds a position. */
  addWorkExperience(
    path: operations['addWorkExperience']['parameters']['path'],
    body: operations['addWorkExperience']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['addWorkExperience']['responses'][201]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'addWorkExperience', method: 'post', path: '/{version}/user/work-experience', success: [201] },
      { path, body },
      options,
    ) as Promise<Result<operations['addWorkExperience']['responses'][201]['content']['application/json'], Failure>>;
  }

  /** Changes a position. */
  changeWorkExperience(
    path: operations['changeWorkExperience']['parameters']['path'],
    body: operations['changeWorkExperience']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['changeWorkExperience']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'changeWorkExperience', method: 'put', path: '/{version}/user/work-experience/{experienceId}' },
      { path, body },
      options,
    ) as Promise<Result<operations['changeWorkExperience']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Deletes a position. */
  deleteWorkExperience(
    path: operations['deleteWorkExperience']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    return this.#calls.sendForNothing(
      { id: 'deleteWorkExperience', method: 'delete', path: '/{version}/user/work-experience/{experienceId}' },
      { path },
      options,
    ) as Promise<Result<null, Failure>>;
  }

  /** One's studies, the newest first. */
  listEducations(
    path: operations['listEducations']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<operations['listEducations']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listEducations', method: 'get', path: '/{version}/user/education' },
      { path },
      options,
    ) as Promise<Result<operations['listEducations']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Adds studies. */
  addEducation(
    path: operations['addEducation']['parameters']['path'],
    body: operations['addEducation']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['addEducation']['responses'][201]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'addEducation', method: 'post', path: '/{version}/user/education', success: [201] },
      { path, body },
      options,
    ) as Promise<Result<operations['addEducation']['responses'][201]['content']['application/json'], Failure>>;
  }

  /** Changes studies. */
  changeEducation(
    path: operations['changeEducation']['parameters']['path'],
    body: operations['changeEducation']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['changeEducation']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'changeEducation', method: 'put', path: '/{version}/user/education/{experienceId}' },
      { path, body },
      options,
    ) as Promise<Result<operations['changeEducation']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Deletes studies. */
  deleteEducation(
    path: operations['deleteEducation']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    return this.#calls.sendForNothing(
      { id: 'deleteEducation', method: 'delete', path: '/{version}/user/education/{experienceId}' },
      { path },
      options,
    ) as Promise<Result<null, Failure>>;
  }
}
