// Generated from openapi/moderation.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/moderation';
import type { Answer, HandlerContext, None, WithDefaults } from '../handler';
import type { Viewer } from '../viewer';

export interface GetOwnRolesRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type GetOwnRolesAnswer = Answer<200, operations['getOwnRoles']['responses'][200]['content']['application/json']>;

export interface GetConductAcceptanceRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type GetConductAcceptanceAnswer = Answer<200, operations['getConductAcceptance']['responses'][200]['content']['application/json']>;

export interface AcceptConductRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: operations['acceptConduct']['requestBody']['content']['application/json'];
}

export type AcceptConductAnswer = Answer<200, operations['acceptConduct']['responses'][200]['content']['application/json']>;

export interface ListCasesRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type ListCasesAnswer = Answer<200, operations['listCases']['responses'][200]['content']['application/json']>;

export interface ClaimCaseRequest extends HandlerContext<Viewer> {
  readonly path: operations['claimCase']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type ClaimCaseAnswer = Answer<200, operations['claimCase']['responses'][200]['content']['application/json']>;

export interface ReleaseCaseRequest extends HandlerContext<Viewer> {
  readonly path: operations['releaseCase']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type ReleaseCaseAnswer = Answer<204, null>;

export interface DecideCaseRequest extends HandlerContext<Viewer> {
  readonly path: operations['decideCase']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: operations['decideCase']['requestBody']['content']['application/json'];
}

export type DecideCaseAnswer = Answer<200, operations['decideCase']['responses'][200]['content']['application/json']>;

export interface UndoDecisionRequest extends HandlerContext<Viewer> {
  readonly path: operations['undoDecision']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type UndoDecisionAnswer = Answer<204, null>;

export interface GetOperationsRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type GetOperationsAnswer = Answer<200, operations['getOperations']['responses'][200]['content']['application/json']>;

export interface UploadLogoRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: Uint8Array<ArrayBuffer>;
}

export type UploadLogoAnswer = Answer<201, operations['uploadLogo']['responses'][201]['content']['application/json']>;

export interface SetLogoRequest extends HandlerContext<Viewer> {
  readonly path: operations['setLogo']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: operations['setLogo']['requestBody']['content']['application/json'];
}

export type SetLogoAnswer = Answer<204, null>;

export interface RemoveLogoRequest extends HandlerContext<Viewer> {
  readonly path: operations['removeLogo']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type RemoveLogoAnswer = Answer<204, null>;

export interface ListStatementsRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type ListStatementsAnswer = Answer<200, operations['listStatements']['responses'][200]['content']['application/json']>;

export interface GetStatementRequest extends HandlerContext<Viewer> {
  readonly path: operations['getStatement']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type GetStatementAnswer = Answer<200, operations['getStatement']['responses'][200]['content']['application/json']>;

export interface AppealDecisionRequest extends HandlerContext<Viewer> {
  readonly path: operations['appealDecision']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: operations['appealDecision']['requestBody']['content']['application/json'];
}

export type AppealDecisionAnswer = Answer<204, null>;

export interface AnswerComplaintRequest extends HandlerContext<Viewer> {
  readonly path: operations['answerComplaint']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: operations['answerComplaint']['requestBody']['content']['application/json'];
}

export type AnswerComplaintAnswer = Answer<204, null>;

export interface ListLogLinesRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: WithDefaults<NonNullable<operations['listLogLines']['parameters']['query']>, 'limit'>;
  readonly headers: None;
  readonly body: undefined;
}

export type ListLogLinesAnswer = Answer<200, operations['listLogLines']['responses'][200]['content']['application/json']>;

export interface GetLogCheckpointRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type GetLogCheckpointAnswer = Answer<200, operations['getLogCheckpoint']['responses'][200]['content']['application/json']>;

export interface GetLogSumsRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type GetLogSumsAnswer = Answer<200, operations['getLogSums']['responses'][200]['content']['application/json']>;

/** Moderation service: one handler per operation. */
export type ModerationHandlers = {
  /** The user’s roles. */
  getOwnRoles(request: GetOwnRolesRequest): Promise<GetOwnRolesAnswer>;
  /** The version of the moderators’ code of conduct in force, and the one that the moderator accepted. */
  getConductAcceptance(request: GetConductAcceptanceRequest): Promise<GetConductAcceptanceAnswer>;
  /** Accepts the code of conduct in force. */
  acceptConduct(request: AcceptConductRequest): Promise<AcceptConductAnswer>;
  /** The most urgent open cases. */
  listCases(request: ListCasesRequest): Promise<ListCasesAnswer>;
  /** Claims a case for fifteen minutes. */
  claimCase(request: ClaimCaseRequest): Promise<ClaimCaseAnswer>;
  /** Gives a case back to the queue. */
  releaseCase(request: ReleaseCaseRequest): Promise<ReleaseCaseAnswer>;
  /** Decides a claimed case. */
  decideCase(request: DecideCaseRequest): Promise<DecideCaseAnswer>;
  /** Takes the moderator’s own decision back within a minute. */
  undoDecision(request: UndoDecisionRequest): Promise<UndoDecisionAnswer>;
  /** What the operator has to look after. */
  getOperations(request: GetOperationsRequest): Promise<GetOperationsAnswer>;
  /** Uploads a picture for the logo of a company or college. */
  uploadLogo(request: UploadLogoRequest): Promise<UploadLogoAnswer>;
  /** Makes an uploaded picture the logo of a company or college. */
  setLogo(request: SetLogoRequest): Promise<SetLogoAnswer>;
  /** Removes the logo of a company or college. */
  removeLogo(request: RemoveLogoRequest): Promise<RemoveLogoAnswer>;
  /** The statements to the user, newest first. */
  listStatements(request: ListStatementsRequest): Promise<ListStatementsAnswer>;
  /** A statement about the user’s contribution. */
  getStatement(request: GetStatementRequest): Promise<GetStatementAnswer>;
  /** Appeals against a decision, to another moderator. */
  appealDecision(request: AppealDecisionRequest): Promise<AppealDecisionAnswer>;
  /** Answers a complaint of untruth before it is decided. */
  answerComplaint(request: AnswerComplaintRequest): Promise<AnswerComplaintAnswer>;
  /** What moderators did, newest lines first. */
  listLogLines(request: ListLogLinesRequest): Promise<ListLogLinesAnswer>;
  /** The newest checkpoint of the log, and who cosigned it. */
  getLogCheckpoint(request: GetLogCheckpointRequest): Promise<GetLogCheckpointAnswer>;
  /** The lines of the last twelve months, counted. */
  getLogSums(request: GetLogSumsRequest): Promise<GetLogSumsAnswer>;
};
