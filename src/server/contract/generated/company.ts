// Generated from openapi/company.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/company';
import type { Answer, HandlerContext, None, WithDefaults } from '../handler';
import type { Viewer } from '../viewer';

export interface ListCompaniesRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: WithDefaults<NonNullable<operations['listCompanies']['parameters']['query']>, 'sort' | 'page' | 'limit'>;
  readonly headers: None;
  readonly body: undefined;
}

export type ListCompaniesAnswer = Answer<200, operations['listCompanies']['responses'][200]['content']['application/json']>;

export interface ListCompanyFiltersRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: NonNullable<operations['listCompanyFilters']['parameters']['query']>;
  readonly headers: None;
  readonly body: undefined;
}

export type ListCompanyFiltersAnswer = Answer<200, operations['listCompanyFilters']['responses'][200]['content']['application/json']>;

export interface CompareCompaniesRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: operations['compareCompanies']['parameters']['query'];
  readonly headers: None;
  readonly body: undefined;
}

export type CompareCompaniesAnswer = Answer<200, operations['compareCompanies']['responses'][200]['content']['application/json']>;

export interface ListNearCompaniesRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: operations['listNearCompanies']['parameters']['query'];
  readonly headers: None;
  readonly body: undefined;
}

export type ListNearCompaniesAnswer = Answer<200, operations['listNearCompanies']['responses'][200]['content']['application/json']>;

export interface ListCompanyDomainsRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type ListCompanyDomainsAnswer = Answer<200, operations['listCompanyDomains']['responses'][200]['content']['application/json']>;

export interface GetCompanyRequest extends HandlerContext<Viewer | null> {
  readonly path: operations['getCompany']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type GetCompanyAnswer = Answer<200, operations['getCompany']['responses'][200]['content']['application/json']>;

export interface GetCompanyDetailsRequest extends HandlerContext<Viewer | null> {
  readonly path: operations['getCompanyDetails']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type GetCompanyDetailsAnswer = Answer<200, operations['getCompanyDetails']['responses'][200]['content']['application/json']>;

export interface GetCompanyCountsRequest extends HandlerContext<Viewer | null> {
  readonly path: operations['getCompanyCounts']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type GetCompanyCountsAnswer = Answer<200, operations['getCompanyCounts']['responses'][200]['content']['application/json']>;

export interface GetOrganisationRequest extends HandlerContext<Viewer | null> {
  readonly path: operations['getOrganisation']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type GetOrganisationAnswer = Answer<200, operations['getOrganisation']['responses'][200]['content']['application/json']>;

export interface ListOfficesRequest extends HandlerContext<Viewer | null> {
  readonly path: operations['listOffices']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type ListOfficesAnswer = Answer<200, operations['listOffices']['responses'][200]['content']['application/json']>;

export interface GetOfficeRequest extends HandlerContext<Viewer | null> {
  readonly path: operations['getOffice']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type GetOfficeAnswer = Answer<200, operations['getOffice']['responses'][200]['content']['application/json']>;

export interface GetDomainsOfCompanyRequest extends HandlerContext<Viewer | null> {
  readonly path: operations['getDomainsOfCompany']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type GetDomainsOfCompanyAnswer = Answer<200, operations['getDomainsOfCompany']['responses'][200]['content']['application/json']>;

export interface ListProvedDomainsRequest extends HandlerContext<Viewer> {
  readonly path: operations['listProvedDomains']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type ListProvedDomainsAnswer = Answer<200, operations['listProvedDomains']['responses'][200]['content']['application/json']>;

export interface AddCompanyDomainRequest extends HandlerContext<Viewer> {
  readonly path: operations['addCompanyDomain']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: operations['addCompanyDomain']['requestBody']['content']['application/json'];
}

export type AddCompanyDomainAnswer = Answer<204, null>;

export interface RemoveCompanyDomainRequest extends HandlerContext<Viewer> {
  readonly path: operations['removeCompanyDomain']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type RemoveCompanyDomainAnswer = Answer<204, null>;

export interface ListCompanySectionsRequest extends HandlerContext<Viewer | null> {
  readonly path: operations['listCompanySections']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type ListCompanySectionsAnswer = Answer<200, operations['listCompanySections']['responses'][200]['content']['application/json']>;

/** Company service: one handler per operation. */
export type CompanyHandlers = {
  /** One page of the companies that pass all filters. */
  listCompanies(request: ListCompaniesRequest): Promise<ListCompaniesAnswer>;
  /** The options of each filter, and the number of companies that each would leave. */
  listCompanyFilters(request: ListCompanyFiltersRequest): Promise<ListCompanyFiltersAnswer>;
  /** Companies side by side. */
  compareCompanies(request: CompareCompaniesRequest): Promise<CompareCompaniesAnswer>;
  /** Companies with a name like a given one. */
  listNearCompanies(request: ListNearCompaniesRequest): Promise<ListNearCompaniesAnswer>;
  /** The domains of all companies. */
  listCompanyDomains(request: ListCompanyDomainsRequest): Promise<ListCompanyDomainsAnswer>;
  /** The head of a company's pages. */
  getCompany(request: GetCompanyRequest): Promise<GetCompanyAnswer>;
  /** The facts of a company. */
  getCompanyDetails(request: GetCompanyDetailsRequest): Promise<GetCompanyDetailsAnswer>;
  /** How much there is behind each tab of a company. */
  getCompanyCounts(request: GetCompanyCountsRequest): Promise<GetCompanyCountsAnswer>;
  /** Companies that belong together with a company. */
  getOrganisation(request: GetOrganisationRequest): Promise<GetOrganisationAnswer>;
  /** The offices of a company. */
  listOffices(request: ListOfficesRequest): Promise<ListOfficesAnswer>;
  /** One office of a company. */
  getOffice(request: GetOfficeRequest): Promise<GetOfficeAnswer>;
  /** The domains of a company, by where they come from. */
  getDomainsOfCompany(request: GetDomainsOfCompanyRequest): Promise<GetDomainsOfCompanyAnswer>;
  /** The domains at which people of a company proved their work addresses, for moderators. */
  listProvedDomains(request: ListProvedDomainsRequest): Promise<ListProvedDomainsAnswer>;
  /** Adds a domain to a company, as a moderator. */
  addCompanyDomain(request: AddCompanyDomainRequest): Promise<AddCompanyDomainAnswer>;
  /** Removes a domain that moderators added, as a moderator. */
  removeCompanyDomain(request: RemoveCompanyDomainRequest): Promise<RemoveCompanyDomainAnswer>;
  /** The texts on a company’s page in its own words. */
  listCompanySections(request: ListCompanySectionsRequest): Promise<ListCompanySectionsAnswer>;
};
