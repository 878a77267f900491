// Generated from openapi/benefits.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/benefits';
import type { Answer, HandlerContext, None, WithDefaults } from '../handler';
import type { Viewer } from '../viewer';

export interface ListBenefitCatalogueRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type ListBenefitCatalogueAnswer = Answer<200, operations['listBenefitCatalogue']['responses'][200]['content']['application/json']>;

export interface ListBenefitReportsRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: WithDefaults<operations['listBenefitReports']['parameters']['query'], 'limit'>;
  readonly headers: None;
  readonly body: undefined;
}

export type ListBenefitReportsAnswer = Answer<200, operations['listBenefitReports']['responses'][200]['content']['application/json']>;

export interface GiveBenefitsRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: operations['giveBenefits']['parameters']['header'];
  readonly body: operations['giveBenefits']['requestBody']['content']['application/json'];
}

export type GiveBenefitsAnswer = Answer<201, operations['giveBenefits']['responses'][201]['content']['application/json']>;

export interface GetBenefitFiguresRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: operations['getBenefitFigures']['parameters']['query'];
  readonly headers: None;
  readonly body: undefined;
}

export type GetBenefitFiguresAnswer = Answer<200, operations['getBenefitFigures']['responses'][200]['content']['application/json']>;

/** Benefits service: one handler per operation. */
export type BenefitsHandlers = {
  /** Every benefit that can be reported, group by group. */
  listBenefitCatalogue(request: ListBenefitCatalogueRequest): Promise<ListBenefitCatalogueAnswer>;
  /** What people say of a company's benefits, newest first. */
  listBenefitReports(request: ListBenefitReportsRequest): Promise<ListBenefitReportsAnswer>;
  /** Reports the benefits of the user’s company. */
  giveBenefits(request: GiveBenefitsRequest): Promise<GiveBenefitsAnswer>;
  /** How many report each benefit of a company. */
  getBenefitFigures(request: GetBenefitFiguresRequest): Promise<GetBenefitFiguresAnswer>;
};
