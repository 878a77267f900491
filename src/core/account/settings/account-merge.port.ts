import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';

/** The kinds of data that a merge moves. */
export type MergedKind =
  | 'logins'
  | 'posts'
  | 'comments'
  | 'reviews'
  | 'salaries'
  | 'interviews'
  | 'benefits'
  | 'photos'
  | 'votes'
  | 'picks'
  | 'helpful'
  | 'bookmarks'
  | 'communities'
  | 'conversations'
  | 'offers'
  | 'alerts'
  | 'points'
  | 'hidden'
  | 'requests'
  | 'reports';

/** The effects that a merge of another account of the user into this one would have now. */
export interface MergePreview {
  /** The pseudonym of this account; empty if none was chosen. */
  readonly userName: string;
  readonly otherUserName: string;
  /** Counts by kind; `ends` counts what this account has already. */
  readonly items: readonly { readonly kind: MergedKind; readonly moves: number; readonly ends: number }[];
}

/** Merges another account of the user, whose login was refused as a second one of this account (`method_taken`) within the last ten minutes. */
export interface AccountMerge {
  /** `notFound` (merge_not_proved) without a proof, `conflict` (merge_refused) if the two cannot be merged now. */
  readonly previewMerge: () => Promise<Result<MergePreview, Failure>>;
  /** Permanently moves what the preview names and deletes the rest of the other account; `joinsNames` shows its posts and comments under this pseudonym. */
  readonly mergeAccounts: (merge: { readonly joinsNames: boolean }) => Promise<Result<null, Failure>>;
}

/** Names the AccountMerge port in the container. */
export const AccountMergePort: Key<AccountMerge> = Symbol('AccountMerge');
