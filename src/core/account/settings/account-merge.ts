export type MergedKind =
  | 'logins'
  | 'posts'
  | 'comments'
  | 'reviews'
  | 'salaries'
  | 'interviews'
  | 'benefits'
  | 'photos'
  | 'tenures'
  | 'answers'
  | 'votes'
  | 'picks'
  | 'helpful'
  | 'bookmarks'
  | 'communities'
  | 'conversations'
  | 'offers'
  | 'alerts'
  | 'applications'
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
