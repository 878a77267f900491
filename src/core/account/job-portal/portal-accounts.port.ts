import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';

/** The account that the job portal has for the user's address; empty texts if it has none. */
export interface PortalAccount {
  readonly userNaukriAccountExist: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** An address; empty for none. */
  readonly naukriImage: string;
}

/** The proof of the portal's window; empty for the account of the user's own address. */
export interface PortalLink {
  readonly token?: string;
}

/** A linked account. `showPopup` says that it names a job, which the form can take over. */
export interface PortalLinked {
  readonly message: string;
  readonly showPopup: boolean;
  readonly important: boolean;
}

/** The user's account at the job portal. Every method fails with `unauthenticated` without a session. */
export interface PortalAccounts {
  /** Empty too if the portal does not answer, and for a user who has not agreed to be asked about there. */
  readonly getPortalAccount: () => Promise<Result<PortalAccount, Failure>>;
  /** Taking it back unlinks the account. */
  readonly savePortalConsent: (given: {
    readonly consent: boolean;
  }) => Promise<Result<{ readonly consent: boolean }, Failure>>;
  /** `invalid` (portal_consent_missing, portal_token_invalid, portal_account_not_found), `conflict`, `unavailable`. */
  readonly linkPortalAccount: (given: PortalLink) => Promise<Result<PortalLinked, Failure>>;
}

export const PortalAccountsPort: Key<PortalAccounts> = Symbol('PortalAccounts');
