// Generated from openapi/jobs.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/jobs';
import type { Answer, HandlerContext, None, WithDefaults } from '../handler';
import type { Viewer } from '../viewer';

export interface ListJobsRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: WithDefaults<NonNullable<operations['listJobs']['parameters']['query']>, 'sort' | 'page' | 'limit'>;
  readonly headers: None;
  readonly body: undefined;
}

export type ListJobsAnswer = Answer<200, operations['listJobs']['responses'][200]['content']['application/json']>;

export interface ListJobFiltersRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: NonNullable<operations['listJobFilters']['parameters']['query']>;
  readonly headers: None;
  readonly body: undefined;
}

export type ListJobFiltersAnswer = Answer<200, operations['listJobFilters']['responses'][200]['content']['application/json']>;

export interface ListJobAlertsRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type ListJobAlertsAnswer = Answer<200, operations['listJobAlerts']['responses'][200]['content']['application/json']>;

export interface CreateJobAlertRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: operations['createJobAlert']['requestBody']['content']['application/json'];
}

export type CreateJobAlertAnswer = Answer<201, operations['createJobAlert']['responses'][201]['content']['application/json']>;

export interface DeleteJobAlertRequest extends HandlerContext<Viewer> {
  readonly path: operations['deleteJobAlert']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type DeleteJobAlertAnswer = Answer<204, null>;

export interface GetJobRequest extends HandlerContext<Viewer | null> {
  readonly path: operations['getJob']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type GetJobAnswer = Answer<200, operations['getJob']['responses'][200]['content']['application/json']>;

export interface ListApplicationsRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type ListApplicationsAnswer = Answer<200, operations['listApplications']['responses'][200]['content']['application/json']>;

export interface NoteApplicationRequest extends HandlerContext<Viewer> {
  readonly path: operations['noteApplication']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type NoteApplicationAnswer = Answer<204, null>;

export interface RemoveApplicationRequest extends HandlerContext<Viewer> {
  readonly path: operations['removeApplication']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type RemoveApplicationAnswer = Answer<204, null>;

export interface AnswerApplicationRequest extends HandlerContext<Viewer> {
  readonly path: operations['answerApplication']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: operations['answerApplication']['requestBody']['content']['application/json'];
}

export type AnswerApplicationAnswer = Answer<204, null>;

/** Jobs service: one handler per operation. */
export type JobsHandlers = {
  /** One page of the openings that pass all filters. */
  listJobs(request: ListJobsRequest): Promise<ListJobsAnswer>;
  /** The options of each filter, and the number of openings that each would leave. */
  listJobFilters(request: ListJobFiltersRequest): Promise<ListJobFiltersAnswer>;
  /** The user's alerts, newest first. */
  listJobAlerts(request: ListJobAlertsRequest): Promise<ListJobAlertsAnswer>;
  /** Creates an alert. */
  createJobAlert(request: CreateJobAlertRequest): Promise<CreateJobAlertAnswer>;
  /** Deletes an alert. */
  deleteJobAlert(request: DeleteJobAlertRequest): Promise<DeleteJobAlertAnswer>;
  /** One opening with its description. */
  getJob(request: GetJobRequest): Promise<GetJobAnswer>;
  /** The openings that the user applied for, the last one first. */
  listApplications(request: ListApplicationsRequest): Promise<ListApplicationsAnswer>;
  /** Remembers that the user went to the site for applications. */
  noteApplication(request: NoteApplicationRequest): Promise<NoteApplicationAnswer>;
  /** Forgets an opening and the answer. */
  removeApplication(request: RemoveApplicationRequest): Promise<RemoveApplicationAnswer>;
  /** Says whether the user heard back within 14 days, or takes that back. */
  answerApplication(request: AnswerApplicationRequest): Promise<AnswerApplicationAnswer>;
};
