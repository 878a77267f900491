// Generated from openapi/login.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/login';
import type { Answer, HandlerContext, None } from '../handler';
import type { Viewer } from '../viewer';

export interface SignInWithProviderRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: None;
  readonly headers: NonNullable<operations['signInWithProvider']['parameters']['header']>;
  readonly body: operations['signInWithProvider']['requestBody']['content']['application/json'];
}

export type SignInWithProviderAnswer = Answer<200, operations['signInWithProvider']['responses'][200]['content']['application/json']>;

export interface SignOutRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: None;
  readonly headers: NonNullable<operations['signOut']['parameters']['header']>;
  readonly body: undefined;
}

export type SignOutAnswer = Answer<200, null> | Answer<204, null>;

export interface SaveNaukriInfoRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: operations['saveNaukriInfo']['requestBody']['content']['application/json'];
}

export type SaveNaukriInfoAnswer = Answer<204, null>;

export interface IntrospectSessionRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: operations['introspectSession']['parameters']['header'];
  readonly body: undefined;
}

export type IntrospectSessionAnswer = Answer<200, operations['introspectSession']['responses'][200]['content']['application/json']>;

export interface ListSessionsRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type ListSessionsAnswer = Answer<200, operations['listSessions']['responses'][200]['content']['application/json']>;

export interface EndSessionRequest extends HandlerContext<Viewer> {
  readonly path: operations['endSession']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type EndSessionAnswer = Answer<204, null>;

export interface EndOtherSessionsRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type EndOtherSessionsAnswer = Answer<200, operations['endOtherSessions']['responses'][200]['content']['application/json']>;

export interface EndAllSessionsRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type EndAllSessionsAnswer = Answer<200, operations['endAllSessions']['responses'][200]['content']['application/json']>;

export interface RenewSessionRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type RenewSessionAnswer = Answer<204, null>;

export interface ListSignInMethodsRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type ListSignInMethodsAnswer = Answer<200, operations['listSignInMethods']['responses'][200]['content']['application/json']>;

export interface AddSignInMethodRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: operations['addSignInMethod']['requestBody']['content']['application/json'];
}

export type AddSignInMethodAnswer = Answer<201, operations['addSignInMethod']['responses'][201]['content']['application/json']>;

export interface RemoveSignInMethodRequest extends HandlerContext<Viewer> {
  readonly path: operations['removeSignInMethod']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type RemoveSignInMethodAnswer = Answer<200, operations['removeSignInMethod']['responses'][200]['content']['application/json']>;

/** Login service: one handler per operation. */
export type LoginHandlers = {
  /** Starts a session from a provider's token. */
  signInWithProvider(request: SignInWithProviderRequest): Promise<SignInWithProviderAnswer>;
  /** Ends the session. */
  signOut(request: SignOutRequest): Promise<SignOutAnswer>;
  /** Stores what the job portal says of the user. */
  saveNaukriInfo(request: SaveNaukriInfoRequest): Promise<SaveNaukriInfoAnswer>;
  /** Identifies the session of a request to another service. */
  introspectSession(request: IntrospectSessionRequest): Promise<IntrospectSessionAnswer>;
  /** Where the user is signed in. */
  listSessions(request: ListSessionsRequest): Promise<ListSessionsAnswer>;
  /** Ends one session of the user. */
  endSession(request: EndSessionRequest): Promise<EndSessionAnswer>;
  /** Ends the user's sessions on all other devices. */
  endOtherSessions(request: EndOtherSessionsRequest): Promise<EndOtherSessionsAnswer>;
  /** Signs the user out everywhere. */
  endAllSessions(request: EndAllSessionsRequest): Promise<EndAllSessionsAnswer>;
  /** Renews the session of this browser before its access token ends. */
  renewSession(request: RenewSessionRequest): Promise<RenewSessionAnswer>;
  /** The accounts that the user signs in with. */
  listSignInMethods(request: ListSignInMethodsRequest): Promise<ListSignInMethodsAnswer>;
  /** Adds another way to sign in. */
  addSignInMethod(request: AddSignInMethodRequest): Promise<AddSignInMethodAnswer>;
  /** Removes a way to sign in. */
  removeSignInMethod(request: RemoveSignInMethodRequest): Promise<RemoveSignInMethodAnswer>;
};
