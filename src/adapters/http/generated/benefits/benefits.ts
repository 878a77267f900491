// Generated from openapi/benefits.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/benefits';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Benefits service: the calls of benefits. */
export class BenefitsApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('benefits');
  }

  /** Every benefit that can be reported, group by group. */
  listBenefitCatalogue(
    options: CallOptions = {},
  ): Promise<Result<operations['listBenefitCatalogue']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listBenefitCatalogue', method: 'get', path: '/benefits/catalogue' },
      {},
      options,
    ) as Promise<Result<operations['listBenefitCatalogue']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** What people say of a company's benefits, newest first. */
  listBenefitReports(
    query: operations['listBenefitReports']['parameters']['query'],
    options: CallOptions = {},
  ): Promise<Result<operations['listBenefitReports']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listBenefitReports', method: 'get', path: '/benefits' },
      { query },
      options,
    ) as Promise<Result<operations['listBenefitReports']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** How many report each benefit of a company. */
  getBenefitFigures(
    query: operations['getBenefitFigures']['parameters']['query'],
    options: CallOptions = {},
  ): Promise<Result<operations['getBenefitFigures']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getBenefitFigures', method: 'get', path: '/benefit-figures' },
      { query },
      options,
    ) as Promise<Result<operations['getBenefitFigures']['responses'][200]['content']['application/json'], Failure>>;
  }
}
