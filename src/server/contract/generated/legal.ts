// Generated from openapi/legal.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/legal';
import type { Answer, HandlerContext, None } from '../handler';
import type { Viewer } from '../viewer';

export interface GetLegalContactsRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type GetLegalContactsAnswer = Answer<200, operations['getLegalContacts']['responses'][200]['content']['application/json']>;

export interface SendSummonsRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: operations['sendSummons']['requestBody']['content']['application/json'];
}

export type SendSummonsAnswer = Answer<201, operations['sendSummons']['responses'][201]['content']['application/json']>;

export interface UploadOrderRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: Uint8Array<ArrayBuffer>;
}

export type UploadOrderAnswer = Answer<201, operations['uploadOrder']['responses'][201]['content']['application/json']>;

export interface GetTermsAgreementRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type GetTermsAgreementAnswer = Answer<200, operations['getTermsAgreement']['responses'][200]['content']['application/json']>;

export interface AgreeToTermsRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: operations['agreeToTerms']['requestBody']['content']['application/json'];
}

export type AgreeToTermsAnswer = Answer<200, operations['agreeToTerms']['responses'][200]['content']['application/json']>;

/** Legal service: one handler per operation. */
export type LegalHandlers = {
  /** Who answers for this service. */
  getLegalContacts(request: GetLegalContactsRequest): Promise<GetLegalContactsAnswer>;
  /** Sends a summons or notice. */
  sendSummons(request: SendSummonsRequest): Promise<SendSummonsAnswer>;
  /** Uploads the document of an order. */
  uploadOrder(request: UploadOrderRequest): Promise<UploadOrderAnswer>;
  /** The version of the terms in force, and the one that the user agreed to. */
  getTermsAgreement(request: GetTermsAgreementRequest): Promise<GetTermsAgreementAnswer>;
  /** Agrees to the terms in force. */
  agreeToTerms(request: AgreeToTermsRequest): Promise<AgreeToTermsAnswer>;
};
