// Generated from openapi/salary.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/salary';
import type { Answer, HandlerContext, None, WithDefaults } from '../handler';
import type { Viewer } from '../viewer';

export interface ListSalariesRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: WithDefaults<operations['listSalaries']['parameters']['query'], 'page' | 'limit'>;
  readonly headers: None;
  readonly body: undefined;
}

export type ListSalariesAnswer = Answer<200, operations['listSalaries']['responses'][200]['content']['application/json']>;

export interface GiveSalaryRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: operations['giveSalary']['parameters']['header'];
  readonly body: operations['giveSalary']['requestBody']['content']['application/json'];
}

export type GiveSalaryAnswer = Answer<201, operations['giveSalary']['responses'][201]['content']['application/json']>;

export interface GetSalaryReportRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: NonNullable<operations['getSalaryReport']['parameters']['query']>;
  readonly headers: None;
  readonly body: undefined;
}

export type GetSalaryReportAnswer = Answer<200, operations['getSalaryReport']['responses'][200]['content']['application/json']>;

/** Salary service: one handler per operation. */
export type SalaryHandlers = {
  /** Figures by company, by job profile or by industry, the most reported first. */
  listSalaries(request: ListSalariesRequest): Promise<ListSalariesAnswer>;
  /** Reports the user’s own pay. */
  giveSalary(request: GiveSalaryRequest): Promise<GiveSalaryAnswer>;
  /** What people earn in one company, in one job profile, or in both. */
  getSalaryReport(request: GetSalaryReportRequest): Promise<GetSalaryReportAnswer>;
};
