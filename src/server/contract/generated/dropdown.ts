// Generated from openapi/dropdown.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/dropdown';
import type { Answer, HandlerContext, None, WithDefaults } from '../handler';
import type { Viewer } from '../viewer';

export interface ListDepartmentsRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type ListDepartmentsAnswer = Answer<200, operations['listDepartments']['responses'][200]['content']['application/json']>;

export interface ListIndustriesRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type ListIndustriesAnswer = Answer<200, operations['listIndustries']['responses'][200]['content']['application/json']>;

export interface ListCatalogGroupsRequest extends HandlerContext<Viewer | null> {
  readonly path: operations['listCatalogGroups']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type ListCatalogGroupsAnswer = Answer<200, operations['listCatalogGroups']['responses'][200]['content']['application/json']>;

export interface SuggestItemsRequest extends HandlerContext<Viewer | null> {
  readonly path: operations['suggestItems']['parameters']['path'];
  readonly query: WithDefaults<operations['suggestItems']['parameters']['query'], 'asText' | 'limit'>;
  readonly headers: None;
  readonly body: undefined;
}

export type SuggestItemsAnswer = Answer<200, operations['suggestItems']['responses'][200]['content']['application/json']>;

export interface ListCollegesRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: WithDefaults<NonNullable<operations['listColleges']['parameters']['query']>, 'page' | 'limit'>;
  readonly headers: None;
  readonly body: undefined;
}

export type ListCollegesAnswer = Answer<200, operations['listColleges']['responses'][200]['content']['application/json']>;

export interface ListCollegeFiltersRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: NonNullable<operations['listCollegeFilters']['parameters']['query']>;
  readonly headers: None;
  readonly body: undefined;
}

export type ListCollegeFiltersAnswer = Answer<200, operations['listCollegeFilters']['responses'][200]['content']['application/json']>;

export interface GetCollegeRequest extends HandlerContext<Viewer | null> {
  readonly path: operations['getCollege']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type GetCollegeAnswer = Answer<200, operations['getCollege']['responses'][200]['content']['application/json']>;

/** Dropdown service: one handler per operation. */
export type DropdownHandlers = {
  /** All departments, by name. */
  listDepartments(request: ListDepartmentsRequest): Promise<ListDepartmentsAnswer>;
  /** All industries, by name. */
  listIndustries(request: ListIndustriesRequest): Promise<ListIndustriesAnswer>;
  /** All items of a list under headings, both by name. */
  listCatalogGroups(request: ListCatalogGroupsRequest): Promise<ListCatalogGroupsAnswer>;
  /** Items of a list whose name matches a typed text. */
  suggestItems(request: SuggestItemsRequest): Promise<SuggestItemsAnswer>;
  /** One page of the colleges that pass all filters, the best known first. */
  listColleges(request: ListCollegesRequest): Promise<ListCollegesAnswer>;
  /** The options of each filter, and the number of colleges that each would leave. */
  listCollegeFilters(request: ListCollegeFiltersRequest): Promise<ListCollegeFiltersAnswer>;
  /** A college, and the employers of its city. */
  getCollege(request: GetCollegeRequest): Promise<GetCollegeAnswer>;
};
