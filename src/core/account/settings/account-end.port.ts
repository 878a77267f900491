import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { AccountDeletion } from './account-end.rules';

/** Deactivation and deletion of an account. Fails with `unauthenticated` without a session. */
export interface AccountEnd {
  /** Hides the profile and the user's posts until the next sign-in, and ends every session. */
  readonly deactivateAccount: () => Promise<Result<null, Failure>>;
  /**
   * Removes everything about the user and ends every session. Fails with `invalid` (confirmation_wrong) if the
   * confirmation is not the pseudonym.
   */
  readonly deleteAccount: (given: AccountDeletion) => Promise<Result<null, Failure>>;
}

export const AccountEndPort: Key<AccountEnd> = Symbol('AccountEnd');
