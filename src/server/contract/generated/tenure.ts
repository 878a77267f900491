// Generated from openapi/tenure.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/tenure';
import type { Answer, HandlerContext, None } from '../handler';
import type { Viewer } from '../viewer';

export interface GetTenureFiguresRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: operations['getTenureFigures']['parameters']['query'];
  readonly headers: None;
  readonly body: undefined;
}

export type GetTenureFiguresAnswer = Answer<200, operations['getTenureFigures']['responses'][200]['content']['application/json']>;

export interface ListTenureFactsRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: operations['listTenureFacts']['parameters']['query'];
  readonly headers: None;
  readonly body: undefined;
}

export type ListTenureFactsAnswer = Answer<200, operations['listTenureFacts']['responses'][200]['content']['application/json']>;

export interface ListOwnTenureRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: operations['listOwnTenure']['parameters']['query'];
  readonly headers: None;
  readonly body: undefined;
}

export type ListOwnTenureAnswer = Answer<200, operations['listOwnTenure']['responses'][200]['content']['application/json']>;

export interface GiveTenureRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: operations['giveTenure']['parameters']['header'];
  readonly body: operations['giveTenure']['requestBody']['content']['application/json'];
}

export type GiveTenureAnswer = Answer<201, operations['giveTenure']['responses'][201]['content']['application/json']>;

export interface EditTenureRequest extends HandlerContext<Viewer> {
  readonly path: operations['editTenure']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: operations['editTenure']['requestBody']['content']['application/json'];
}

export type EditTenureAnswer = Answer<204, null>;

/** Tenure service: one handler per operation. */
export type TenureHandlers = {
  /** What people report of joining, staying at and leaving a company. */
  getTenureFigures(request: GetTenureFiguresRequest): Promise<GetTenureFiguresAnswer>;
  /** The facts that people choose by, of several companies. */
  listTenureFacts(request: ListTenureFactsRequest): Promise<ListTenureFactsAnswer>;
  /** The user’s own reports of a company, the newest stay first. */
  listOwnTenure(request: ListOwnTenureRequest): Promise<ListOwnTenureAnswer>;
  /** Reports a stay at a company. */
  giveTenure(request: GiveTenureRequest): Promise<GiveTenureAnswer>;
  /** Changes the user’s own report. */
  editTenure(request: EditTenureRequest): Promise<EditTenureAnswer>;
};
