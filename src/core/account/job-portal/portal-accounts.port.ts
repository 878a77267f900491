import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';

export interface PortalAccount {
  readonly userNaukriAccountExist: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly naukriImage: string;
}

export interface PortalLink {
  readonly token?: string;
}

/** If `showPopup` is true, the account names a job, which the form can import. */
export interface PortalLinked {
  readonly message: string;
  readonly showPopup: boolean;
  readonly important: boolean;
}

/** The user's account at the job portal. Every method fails with `unauthenticated` without a session. */
export interface PortalAccounts {
  /** Returns the account. It is also empty if the portal does not answer, or the user has not agreed to the lookup. */
  readonly getPortalAccount: () => Promise<Result<PortalAccount, Failure>>;
  /** Stores or withdraws consent. Withdrawing it unlinks the account. */
  readonly savePortalConsent: (given: {
    readonly consent: boolean;
  }) => Promise<Result<{ readonly consent: boolean }, Failure>>;
  /**
   * Fails with `invalid` (portal_consent_missing, portal_token_invalid, portal_account_not_found), `conflict` or
   * `unavailable`.
   */
  readonly linkPortalAccount: (given: PortalLink) => Promise<Result<PortalLinked, Failure>>;
}

export const PortalAccountsPort: Key<PortalAccounts> = Symbol('PortalAccounts');
