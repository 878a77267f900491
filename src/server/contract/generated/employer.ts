// Generated from openapi/employer.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/employer';
import type { Answer, HandlerContext, None, WithDefaults } from '../handler';
import type { Viewer } from '../viewer';

export interface ListOwnClaimsRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type ListOwnClaimsAnswer = Answer<200, operations['listOwnClaims']['responses'][200]['content']['application/json']>;

export interface StartClaimRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: operations['startClaim']['requestBody']['content']['application/json'];
}

export type StartClaimAnswer = Answer<201, operations['startClaim']['responses'][201]['content']['application/json']>;

export interface EndClaimRequest extends HandlerContext<Viewer> {
  readonly path: operations['endClaim']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type EndClaimAnswer = Answer<204, null>;

export interface ProveClaimRecordRequest extends HandlerContext<Viewer> {
  readonly path: operations['proveClaimRecord']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type ProveClaimRecordAnswer = Answer<200, operations['proveClaimRecord']['responses'][200]['content']['application/json']>;

export interface ProveClaimCodeRequest extends HandlerContext<Viewer> {
  readonly path: operations['proveClaimCode']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: operations['proveClaimCode']['requestBody']['content']['application/json'];
}

export type ProveClaimCodeAnswer = Answer<200, operations['proveClaimCode']['responses'][200]['content']['application/json']>;

export interface GetClaimToConfirmRequest extends HandlerContext<Viewer> {
  readonly path: operations['getClaimToConfirm']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type GetClaimToConfirmAnswer = Answer<200, operations['getClaimToConfirm']['responses'][200]['content']['application/json']>;

export interface ConfirmClaimRequest extends HandlerContext<Viewer> {
  readonly path: operations['confirmClaim']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type ConfirmClaimAnswer = Answer<204, null>;

export interface GetCompanyClaimsRequest extends HandlerContext<Viewer | null> {
  readonly path: operations['getCompanyClaims']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type GetCompanyClaimsAnswer = Answer<200, operations['getCompanyClaims']['responses'][200]['content']['application/json']>;

export interface RevokeClaimsRequest extends HandlerContext<Viewer> {
  readonly path: operations['revokeClaims']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type RevokeClaimsAnswer = Answer<204, null>;

export interface ListCompanyActsRequest extends HandlerContext<Viewer | null> {
  readonly path: operations['listCompanyActs']['parameters']['path'];
  readonly query: WithDefaults<NonNullable<operations['listCompanyActs']['parameters']['query']>, 'limit'>;
  readonly headers: None;
  readonly body: undefined;
}

export type ListCompanyActsAnswer = Answer<200, operations['listCompanyActs']['responses'][200]['content']['application/json']>;

export interface GiveAnswerRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: operations['giveAnswer']['parameters']['header'];
  readonly body: operations['giveAnswer']['requestBody']['content']['application/json'];
}

export type GiveAnswerAnswer = Answer<201, operations['giveAnswer']['responses'][201]['content']['application/json']>;

export interface AnswerFactRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: operations['answerFact']['parameters']['header'];
  readonly body: operations['answerFact']['requestBody']['content']['application/json'];
}

export type AnswerFactAnswer = Answer<201, operations['answerFact']['responses'][201]['content']['application/json']>;

export interface GetAnswerRequest extends HandlerContext<Viewer | null> {
  readonly path: operations['getAnswer']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type GetAnswerAnswer = Answer<200, operations['getAnswer']['responses'][200]['content']['application/json']>;

export interface EditAnswerRequest extends HandlerContext<Viewer> {
  readonly path: operations['editAnswer']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: operations['editAnswer']['requestBody']['content']['application/json'];
}

export type EditAnswerAnswer = Answer<200, operations['editAnswer']['responses'][200]['content']['application/json']>;

export interface WithdrawAnswerRequest extends HandlerContext<Viewer> {
  readonly path: operations['withdrawAnswer']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type WithdrawAnswerAnswer = Answer<204, null>;

export interface ReplyToAnswerRequest extends HandlerContext<Viewer> {
  readonly path: operations['replyToAnswer']['parameters']['path'];
  readonly query: None;
  readonly headers: operations['replyToAnswer']['parameters']['header'];
  readonly body: operations['replyToAnswer']['requestBody']['content']['application/json'];
}

export type ReplyToAnswerAnswer = Answer<201, operations['replyToAnswer']['responses'][201]['content']['application/json']>;

export interface ListOwnCorrectionsRequest extends HandlerContext<Viewer> {
  readonly path: operations['listOwnCorrections']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type ListOwnCorrectionsAnswer = Answer<200, operations['listOwnCorrections']['responses'][200]['content']['application/json']>;

export interface ProposeCorrectionRequest extends HandlerContext<Viewer> {
  readonly path: operations['proposeCorrection']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: operations['proposeCorrection']['requestBody']['content']['application/json'];
}

export type ProposeCorrectionAnswer = Answer<201, operations['proposeCorrection']['responses'][201]['content']['application/json']>;

export interface ListCorrectionsRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type ListCorrectionsAnswer = Answer<200, operations['listCorrections']['responses'][200]['content']['application/json']>;

export interface WithdrawCorrectionRequest extends HandlerContext<Viewer> {
  readonly path: operations['withdrawCorrection']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type WithdrawCorrectionAnswer = Answer<204, null>;

export interface DecideCorrectionRequest extends HandlerContext<Viewer> {
  readonly path: operations['decideCorrection']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: operations['decideCorrection']['requestBody']['content']['application/json'];
}

export type DecideCorrectionAnswer = Answer<204, null>;

export interface ListCompanyCorrectionsRequest extends HandlerContext<Viewer | null> {
  readonly path: operations['listCompanyCorrections']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type ListCompanyCorrectionsAnswer = Answer<200, operations['listCompanyCorrections']['responses'][200]['content']['application/json']>;

/** Employer service: one handler per operation. */
export type EmployerHandlers = {
  /** The user’s own claims, by company. */
  listOwnClaims(request: ListOwnClaimsRequest): Promise<ListOwnClaimsAnswer>;
  /** Starts to claim a company, or to renew a claim. */
  startClaim(request: StartClaimRequest): Promise<StartClaimAnswer>;
  /** Ends the user’s own claim. */
  endClaim(request: EndClaimRequest): Promise<EndClaimAnswer>;
  /** Looks for the TXT record at the company’s domain. */
  proveClaimRecord(request: ProveClaimRecordRequest): Promise<ProveClaimRecordAnswer>;
  /** Enters the code that the role address got. */
  proveClaimCode(request: ProveClaimCodeRequest): Promise<ProveClaimCodeAnswer>;
  /** A claim that waits for a second person, for the user who opens its link. */
  getClaimToConfirm(request: GetClaimToConfirmRequest): Promise<GetClaimToConfirmAnswer>;
  /** Confirms another person’s claim. */
  confirmClaim(request: ConfirmClaimRequest): Promise<ConfirmClaimAnswer>;
  /** How a company is claimed, for everybody. */
  getCompanyClaims(request: GetCompanyClaimsRequest): Promise<GetCompanyClaimsAnswer>;
  /** Ends all claims of a company, as a moderator. */
  revokeClaims(request: RevokeClaimsRequest): Promise<RevokeClaimsAnswer>;
  /** The acts of a company’s side in the public log, newest first. */
  listCompanyActs(request: ListCompanyActsRequest): Promise<ListCompanyActsAnswer>;
  /** Answers a contribution, for its company. */
  giveAnswer(request: GiveAnswerRequest): Promise<GiveAnswerAnswer>;
  /** Answers a fact of joining and leaving, for its company. */
  answerFact(request: AnswerFactRequest): Promise<AnswerFactAnswer>;
  /** An answer, with its company and the kind of contribution. */
  getAnswer(request: GetAnswerRequest): Promise<GetAnswerAnswer>;
  /** Changes an answer of a company that the user acts for. */
  editAnswer(request: EditAnswerRequest): Promise<EditAnswerAnswer>;
  /** Withdraws an answer of a company that the user acts for, or the user’s own reply to one. */
  withdrawAnswer(request: WithdrawAnswerRequest): Promise<WithdrawAnswerAnswer>;
  /** Replies to an answer, as the author of the contribution. */
  replyToAnswer(request: ReplyToAnswerRequest): Promise<ReplyToAnswerAnswer>;
  /** The facts of a claimed company’s entry, and the corrections that the user has proposed. */
  listOwnCorrections(request: ListOwnCorrectionsRequest): Promise<ListOwnCorrectionsAnswer>;
  /** Proposes a correction of a fact, with its source. */
  proposeCorrection(request: ProposeCorrectionRequest): Promise<ProposeCorrectionAnswer>;
  /** The corrections that wait, the oldest first, for moderators. */
  listCorrections(request: ListCorrectionsRequest): Promise<ListCorrectionsAnswer>;
  /** Withdraws the user’s own correction that waits. */
  withdrawCorrection(request: WithdrawCorrectionRequest): Promise<WithdrawCorrectionAnswer>;
  /** Accepts or refuses a correction, as a moderator. */
  decideCorrection(request: DecideCorrectionRequest): Promise<DecideCorrectionAnswer>;
  /** What of a company’s entry was corrected and by which source, newest first, for everybody. */
  listCompanyCorrections(request: ListCompanyCorrectionsRequest): Promise<ListCompanyCorrectionsAnswer>;
};
