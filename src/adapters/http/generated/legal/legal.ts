// Generated from openapi/legal.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/legal';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Legal service: the calls of legal. */
export class LegalApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('legal');
  }

  /** Who answers for this service. */
  getLegalContacts(
    options: CallOptions = {},
  ): Promise<Result<operations['getLegalContacts']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getLegalContacts', method: 'get', path: '/contacts' },
      {},
      options,
    ) as Promise<Result<operations['getLegalContacts']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Sends a summons or notice. */
  sendSummons(
    body: operations['sendSummons']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['sendSummons']['responses'][201]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'sendSummons', method: 'post', path: '/summons', success: [201] },
      { body },
      options,
    ) as Promise<Result<operations['sendSummons']['responses'][201]['content']['application/json'], Failure>>;
  }

  /** Uploads the document of an order. */
  uploadOrder(
    body: Uint8Array<ArrayBuffer>,
    options: CallOptions = {},
  ): Promise<Result<operations['uploadOrder']['responses'][201]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'uploadOrder', method: 'post', path: '/order-documents', success: [201] },
      { body },
      options,
    ) as Promise<Result<operations['uploadOrder']['responses'][201]['content']['application/json'], Failure>>;
  }

  /** The version of the terms in force, and the one that the user agreed to. */
  getTermsAgreement(
    options: CallOptions = {},
  ): Promise<Result<operations['getTermsAgreement']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getTermsAgreement', method: 'get', path: '/terms', purpose: 'background' },
      {},
      options,
    ) as Promise<Result<operations['getTermsAgreement']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Agrees to the terms in force. */
  agreeToTerms(
    body: operations['agreeToTerms']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['agreeToTerms']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'agreeToTerms', method: 'put', path: '/terms' },
      { body },
      options,
    ) as Promise<Result<operations['agreeToTerms']['responses'][200]['content']['application/json'], Failure>>;
  }
}
