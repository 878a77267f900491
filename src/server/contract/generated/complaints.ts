// Generated from openapi/complaints.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/complaints';
import type { Answer, HandlerContext, None } from '../handler';
import type { Viewer } from '../viewer';

export interface SendComplaintRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: operations['sendComplaint']['requestBody']['content']['application/json'];
}

export type SendComplaintAnswer = Answer<201, operations['sendComplaint']['responses'][201]['content']['application/json']>;

export interface GetComplaintRequest extends HandlerContext<Viewer | null> {
  readonly path: operations['getComplaint']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type GetComplaintAnswer = Answer<200, operations['getComplaint']['responses'][200]['content']['application/json']>;

export interface GetComplaintSumsRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type GetComplaintSumsAnswer = Answer<200, operations['getComplaintSums']['responses'][200]['content']['application/json']>;

/** Complaints service: one handler per operation. */
export type ComplaintsHandlers = {
  /** Complains about a contribution. */
  sendComplaint(request: SendComplaintRequest): Promise<SendComplaintAnswer>;
  /** A complaint and its answer. */
  getComplaint(request: GetComplaintRequest): Promise<GetComplaintAnswer>;
  /** The complaints of the last twelve months, counted. */
  getComplaintSums(request: GetComplaintSumsRequest): Promise<GetComplaintSumsAnswer>;
};
