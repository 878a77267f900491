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

export type SignOutAnswer = Answer<204, null>;

/** Login service: one handler per operation. */
export type LoginHandlers = {
  /** Starts a session from a provider's token. */
  signInWithProvider(request: SignInWithProviderRequest): Promise<SignInWithProviderAnswer>;
  /** Ends the session. */
  signOut(request: SignOutRequest): Promise<SignOutAnswer>;
};
