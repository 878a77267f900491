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

export interface MergePreview {
  readonly userName: string;
  readonly otherUserName: string;
  readonly items: readonly { readonly kind: MergedKind; readonly moves: number; readonly ends: number }[];
}
