import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { MergePreview } from './account-merge';

/**
 * Merges another account of the user, whose sign-in as a second method failed (`method_taken`) within the last ten
 * minutes.
 */
export interface AccountMerge {
  /**
   * Fails with `notFound` (merge_not_proved) without a proof, and with `conflict` (merge_refused) if the accounts
   * cannot be merged now.
   */
  readonly previewMerge: () => Promise<Result<MergePreview, Failure>>;
  /**
   * Permanently moves what the preview lists, and deletes the rest of the other account. With `joinsNames`, posts and
   * comments of the other account appear under this account's pseudonym.
   */
  readonly mergeAccounts: (merge: { readonly joinsNames: boolean }) => Promise<Result<null, Failure>>;
}

export const AccountMergePort: Key<AccountMerge> = Symbol('AccountMerge');
