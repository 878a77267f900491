// Generated from openapi/company.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/company';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Company service: the calls of company. */
export class CompanyApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('company');
  }

  /** One page of the companies that pass all filters. */
  listCompanies(
    query: NonNullable<operations['listCompanies']['parameters']['query']>,
    options: CallOptions = {},
  ): Promise<Result<operations['listCompanies']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listCompanies', method: 'get', path: '/companies', purpose: 'background' },
      { query },
      options,
    ) as Promise<Result<operations['listCompanies']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** The options of each filter, and the number of companies that each would leave. */
  listCompanyFilters(
    query: NonNullable<operations['listCompanyFilters']['parameters']['query']>,
    options: CallOptions = {},
  ): Promise<Result<operations['listCompanyFilters']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listCompanyFilters', method: 'get', path: '/companies/filters', purpose: 'background' },
      { query },
      options,
    ) as Promise<Result<operations['listCompanyFilters']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Companies with a name like a given one. */
  listNearCompanies(
    query: operations['listNearCompanies']['parameters']['query'],
    options: CallOptions = {},
  ): Promise<Result<operations['listNearCompanies']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listNearCompanies', method: 'get', path: '/companies/near', purpose: 'background' },
      { query },
      options,
    ) as Promise<Result<operations['listNearCompanies']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** The domains of all companies. */
  listCompanyDomains(
    options: CallOptions = {},
  ): Promise<Result<operations['listCompanyDomains']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listCompanyDomains', method: 'get', path: '/companies/domains', purpose: 'background' },
      {},
      options,
    ) as Promise<Result<operations['listCompanyDomains']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** The head of a company's pages. */
  getCompany(
    path: operations['getCompany']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<operations['getCompany']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getCompany', method: 'get', path: '/companies/{urlName}', purpose: 'background' },
      { path },
      options,
    ) as Promise<Result<operations['getCompany']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** The facts of a company. */
  getCompanyDetails(
    path: operations['getCompanyDetails']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<operations['getCompanyDetails']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getCompanyDetails', method: 'get', path: '/companies/{urlName}/details', purpose: 'background' },
      { path },
      options,
    ) as Promise<Result<operations['getCompanyDetails']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** How much there is behind each tab of a company. */
  getCompanyCounts(
    path: operations['getCompanyCounts']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<operations['getCompanyCounts']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getCompanyCounts', method: 'get', path: '/companies/{urlName}/tab-counts', purpose: 'background' },
      { path },
      options,
    ) as Promise<Result<operations['getCompanyCounts']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Companies that belong together with a company. */
  getOrganisation(
    path: operations['getOrganisation']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<operations['getOrganisation']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getOrganisation', method: 'get', path: '/companies/{urlName}/organisation', purpose: 'background' },
      { path },
      options,
    ) as Promise<Result<operations['getOrganisation']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** The offices of a company. */
  listOffices(
    path: operations['listOffices']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<operations['listOffices']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listOffices', method: 'get', path: '/companies/{urlName}/locations', purpose: 'background' },
      { path },
      options,
    ) as Promise<Result<operations['listOffices']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** One office of a company. */
  getOffice(
    path: operations['getOffice']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<operations['getOffice']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getOffice', method: 'get', path: '/companies/{urlName}/locations/{locationUrl}', purpose: 'background' },
      { path },
      options,
    ) as Promise<Result<operations['getOffice']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** The domains of a company, by where they come from. */
  getDomainsOfCompany(
    path: operations['getDomainsOfCompany']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<operations['getDomainsOfCompany']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getDomainsOfCompany', method: 'get', path: '/companies/{urlName}/domains' },
      { path },
      options,
    ) as Promise<Result<operations['getDomainsOfCompany']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** The domains at which people of a company proved their work addresses, for moderators. */
  listProvedDomains(
    path: operations['listProvedDomains']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<operations['listProvedDomains']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listProvedDomains', method: 'get', path: '/companies/{urlName}/proved-domains' },
      { path },
      options,
    ) as Promise<Result<operations['listProvedDomains']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Adds a domain to a company, as a moderator. */
  addCompanyDomain(
    input: operations['addCompanyDomain']['parameters']['path'] & operations['addCompanyDomain']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    const { urlName, domain, ...body } = input;
    return this.#calls.sendForNothing(
      { id: 'addCompanyDomain', method: 'put', path: '/companies/{urlName}/domains/{domain}' },
      { path: { urlName, domain }, body },
      options,
    ) as Promise<Result<null, Failure>>;
  }

  /** Removes a domain that moderators added, as a moderator. */
  removeCompanyDomain(
    path: operations['removeCompanyDomain']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    return this.#calls.sendForNothing(
      { id: 'removeCompanyDomain', method: 'delete', path: '/companies/{urlName}/domains/{domain}' },
      { path },
      options,
    ) as Promise<Result<null, Failure>>;
  }

  /** The texts on a company’s page in its own words. */
  listCompanySections(
    path: operations['listCompanySections']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<operations['listCompanySections']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listCompanySections', method: 'get', path: '/companies/{urlName}/sections', purpose: 'background' },
      { path },
      options,
    ) as Promise<Result<operations['listCompanySections']['responses'][200]['content']['application/json'], Failure>>;
  }
}
